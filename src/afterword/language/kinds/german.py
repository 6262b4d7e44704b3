"""Kinds of things in German: by which words a memory is about one, and by which a message asks for it."""

from __future__ import annotations

THINGS = """
packages: paketmanager* paketverwaltung abhängigkeit* paket pakete *pakete
system: betriebssystem
tests: test tests testen getestet
database: datenbank* schema
style: css dunkelmodus farbschema* farbschemata
interface: komponente* oberfläche*
commits: commit commits commit-nachricht*
reviews: pull-request* merge-request*
containers: container
pipeline: ci pipeline*
deploying: deploy* ausliefer*
shell: shell terminal
editor: editor
formatting: tabs einrück* zeilenlänge leerzeichen
errors: ausnahmen fehlerbehandlung
types: typ-hinweise typannotation* typisier*
writing_code: funktional early_return* reine_funktion*
documenting: kommentare docstring*
naming: bezeichner variablennamen
secrets: umgebungsvariable* passwortmanager geheimnisse
dates: datum datumsformat zeitzone*
charts: diagramme
notes: notizen
cited: zitierweise zitate quellen
mail: mail mails e-mail* email* brief briefe grußformel unterschreibt duzt siezt
language: rechtschreibung gendern gendert ausrufezeichen
billing: rechnung* mehrwertsteuer stundensatz
meetings: termin termine *termin *termine anruf* besprechung* meetings
diet: vegetari* vegan* fleisch *fleisch fisch laktose* gluten* zöliakie erdnüsse nüsse *nüsse allergi* isst
    meeresfrüchte schwein* koriander pilze scharf
cuisine: thailändisch* italienisch* indisch* mexikanisch* koreanisch* japanisch* griechisch*
cooking: kocht kochen backofen herd mikrowelle rezept* mahlzeit* backt
measures: gramm milliliter metrisch* tassen
distances: kilometer* meilen metrisch*
warmth: celsius fahrenheit
money: euro preise franken
budget: budget spart gebraucht* sparsam
alcohol: alkohol* wein bier
hot_drinks: kaffee tee
shopping: wochenmarkt supermarkt bio
repairing: repari*
travelling: zug bahn rad fahrrad flieg* flugzeug bus auto
seats: fensterplatz gangplatz
packing: handgepäck koffer rucksack
lodging: hotel* hostel* campt zelt ferienwohnung*
driving: auto elektroauto diesel fährt_ein
pets: hund hunde katze katzen kater hündin kaninchen haustier*
family: tochter töchter sohn söhne kinder kind
growing: garten balkon beet
training: läuft joggt marathon fitness knie schwimmt
sleeping: nachtschicht* schläft frühaufsteher* bett
studying: prüfung* bibliothek lernt studiert
reading: krimi krimis roman romane bücher science-fiction fantasy
watched: filme serien untertitel
listened: musik jazz chor band
reminders: erinnerung* erinnert
slides: folien präsentation*
clothes: kleidung *kleidung klamotten schuhe
health: medikament* penicillin* asthma heuschnupfen
games: brettspiel* spiele
"""

ASKED = """
packages: installier* abhängigkeit* paket pakete bibliothek* | füge hinzu hinzufügen hol hole nimm brauche
    aktualisier* version ergänze
system: installier* drucker treiber betriebssystem | aktualisier* update
tests: test tests teste testen getestet testfall testfälle
database: datenbank* schema tabelle_für sql migration* | tabelle tabellen spalte* speicher* abfrage* datensätze
style: css farbe farben schriftart layout stil styling | knopf button zentrier* größer kleiner seite rand
interface: komponente* oberfläche maske dialog | seite formular liste knopf button ansicht
commits: commit commits committe commite einchecken | änderungen
reviews: pull-request* merge-request* pr | review branch öffne
containers: container* docker dockerfile | image
pipeline: ci pipeline* | automatisch build
deploying: deploy* ausliefer* veröffentlich* live_stellen | server produktion
shell: shell alias terminal skript | befehl
editor: editor tastenkürzel
formatting: formatier* einrück* linter | aufräumen
errors: ausnahme* fehlerbehandlung abfangen absturz | fehler fehlt
types: typ-hinweise annotier* | schreib schreibe funktion klasse methode implementier*
writing_code: refaktor* refactor* | schreib schreibe funktion klasse methode implementier* modul datei
documenting: dokumentier* kommentar kommentare kommentier* docstring* | funktion
naming: umbenennen benenne
secrets: passwort passwörter *schlüssel geheimnis* token zugangsdaten | konfiguration
dates: datum zeitstempel kalender | tag monat
charts: diagramm* grafik plotte | zeichne
notes: notiz notizen notier* aufschreiben | festhalten
cited: quelle quellen zitier* literaturverzeichnis
mail: mail mails e-mail* email* antworte antwort brief schreib_zurück beantworte nachricht_an | entwurf kunde chef
    einladung
language: korrekturles* rechtschreibung tippfehler grammatik | text absatz satz korrigier*
billing: rechnung* angebot | kunde preis
meetings: *termin *termine meeting besprechung* anruf* treffen verabrede | uhr morgen
diet: koche kochen kocht essen abendessen mittagessen frühstück gericht* rezept* backen backe restaurant* grillen
    nachtisch dessert speisekarte kuchen *kuchen suppe salat nudeln brot braten snack* soße | gäste party serviere
cuisine: restaurant* | essen kochen gericht*
cooking: rezept* koche kochen backe backen abendessen mittagessen aufwärmen gericht* | schnell personen essen
measures: rezept* backe backen kuchen *kuchen teig mehl brot zutaten | wie_viel menge
distances: wie_weit entfernung strecke wanderung | lauf weit
warmth: temperatur* wetter wie_kalt wie_warm grad | kalt warm
money: preis preise kostet kosten teuer günstig | kaufen zahle
budget: geschenk* günstig* billig leisten kaufen kostet | geburtstag urlaub neue
alcohol: trinken getränk* cocktail* wein bier | party
hot_drinks: kaffee tee café | trinken frühstück
shopping: einkaufen einkauf lebensmittel gemüse obst supermarkt | kaufen
repairing: kaputt reparier* defekt | neu ersetzen
travelling: komme_ich fahre_ich reise* fahrt bahnhof flug flüge fahrkarte* | urlaub nach
seats: sitzplatz | reservier* buche platz
packing: einpacken packen gepäck koffer | mitnehmen reise
lodging: unterkunft hotel* übernacht* | nacht buche
driving: autofahrt auto werkstatt reifen parken | fahren
pets: haustier* tierarzt hund katze füttern
family: kinder kind tochter sohn familie | geschenk geburtstag
growing: pflanz* garten kräuter blumen säen tomaten | balkon
training: training trainingsplan übungen joggen laufen marathon workout | plan
sleeping: schlafen schlaf einschlafen | nachts spät
studying: prüfung klausur auswendig auswendig_lernen | merken lernen
reading: buch bücher roman lesen lektüre | empfiehl urlaub
watched: film filme serie | schauen empfiehl
listened: musik lied playlist konzert | hören
reminders: erinner* vergesse | frist
slides: folie folien präsentation*
clothes: jacke mantel schuhe kleid hemd hose anziehen | winter sommer hochzeit
health: medikament* tablette* arzt schmerzmittel kopfschmerzen | schmerzen
games: spiel spiele brettspiel* | spielen
"""
