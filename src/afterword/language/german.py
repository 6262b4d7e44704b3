"""German: its words and phrases, as plain data. How to read the notation: docs/languages.md."""

from __future__ import annotations

from .pack import Pack
from .pack_judging import (
    Concern,
    EvidenceWords,
    FormWords,
    LikenessWords,
    OrderWords,
    PersonalWords,
    SpellingWords,
)
from .pack_signals import DurableCues, OwnWordsCues, SignalCues
from .pack_statements import Fill, Joint, Phrase, ReachWords, Shape, StatementRules, Table, TimeWords, Value
from .pack_typed import TypedWords

GROUPS = """
    antworten: antworten erklärungen
    befehl: lass lassen_sie verwende verwend verwenden_sie benutze benutz benutzen_sie nutze nutz nutzen_sie nimm
        nehmen_sie setz setze setzen_sie schreib schreibe schreiben_sie halt halte halten_sie fang fangen_sie
        beginne beginn beginnen_sie hör hören_sie gib geben_sie mach mache machen_sie spar vermeide vermeid
        vermeiden_sie verzichte verzichten_sie entschuldige füg füge fügen_sie pack packe stell stelle formuliere
        formulier bring bau baue streich streiche kürze kürz zeig zeige ende beende sprich
    handling: übersetze übersetz übersetzt fasse fass korrigiere korrigier verbessere verbesser überarbeite überarbeit
        bewerte bewert benote lektoriere redigiere prüfe prüf kürze kürz formuliere formulier umformulieren analysiere
        analysier kommentiere erkläre erklär beantworte beantwort zusammenfassen übersetzen korrigieren verbessern
        lies transkribiere klassifiziere vereinfache formatiere interpretiere beurteile
    pasted_text: mail email e-mail brief nachricht nachrichten text textes texte liedtext songtext gedicht aufsatz
        artikel
        abschnitt absatz zitat auszug transkript rezension kommentar log logs ausgabe fehlermeldung geschichte notiz
        notizen chat chatverlauf verlauf unterhaltung beitrag post anzeige vertrag klausel dokument entwurf lebenslauf
        rede beschwerde readme bericht antwort satz sätze wörter anweisung beschreibung ticket stellenanzeige
        bewerbung anschreiben protokoll
    written: brief mail email e-mail nachricht geschichte steckbrief gedicht lied anzeige beitrag post rede biografie
        slogan kritik rezension beschwerde entschuldigung dialog szene monolog notiz zeile satz text absatz
    working_role: entwickler entwicklerin programmierer ingenieur lektor lektorin übersetzer tutor lehrer lehrerin
        berater beraterin assistent analyst coach experte expertin architekt designer jurist anwalt forscher autor
    imp: schreib schreibe nutz nutze benutz benutze verwend verwende nimm nehm mach mache setz setze stell stelle gib
        zeig zeige lass lasse leg lege füg füge formatier formatiere antworte antwort sprich red rede benenn benenne
        nenn nenne sortier sortiere halt halte führ führe prüf prüfe teste test committe commit pushe push frag frage
        erklär erkläre übersetz übersetze kommentier kommentiere runde rund rechne rechner fang beginn beginne ende
        beende zitier zitiere sag sage bau baue erstell erstelle denk denke achte acht vermeide vermeid ändere änder
        lösch lösche entfern entferne speicher speichere pack packe trenn trenne starte start liefer liefere kürz kürze
    work: projekt projekts projektes repo repository repositorium codebasis codebase workspace monorepo app anwendung
        seite website webseite homepage webshop shop paket plugin bibliothek dienst backend frontend modul spiel blog
        newsletter buch roman manuskript artikel bericht kurs podcast magazin katalog kampagne firmware produkt api
        bachelorarbeit masterarbeit diplomarbeit doktorarbeit hausarbeit dissertation thesis
    thesis: bachelorarbeit masterarbeit diplomarbeit doktorarbeit hausarbeit dissertation diss thesis facharbeit
    relation: frau mann partner partnerin ehefrau ehemann freundin freund verlobte verlobter kind kinder sohn söhne
        tochter töchter baby zwillinge mutter mama vater papa eltern schwester schwestern bruder brüder geschwister
        oma opa großmutter großvater großeltern enkel enkelin enkelkinder tante onkel cousin cousine nichte neffe
        familie hund hunde hündin katze katzen kater haustier haustiere pferd pferde kaninchen mitbewohner
        mitbewohnerin wg stiefsohn stieftochter schwiegermutter schwiegervater schwiegereltern
    stranger: chef chefin vorgesetzter vorgesetzte kunde kundin kunden nachbar nachbarin nachbarn vermieter
        vermieterin kollege kollegin kollegen lehrer lehrerin professor professorin freunde freundinnen student
        studentin studenten studierenden schüler schülerin schülerinnen patient patientin patienten nutzer nutzerin
        nutzerinnen leser leserin leserinnen arbeitgeber mitarbeiter mitarbeiterin praktikant praktikantin anwalt
        anwältin arzt ärztin steuerberater auftraggeber auftraggeberin lieferant verlag lektor lektorin redakteur
        teamleiter teamleiterin direktor geschäftsführer geschäftsführerin berater trainer mieter mieterin gast gäste
        publikum autor autorin
    habit: immer nie niemals meistens meist normalerweise gewöhnlich üblicherweise grundsätzlich stets selten häufig
        regelmäßig prinzipiell in_der_regel fast_immer fast_nie so_gut_wie_nie generell standardmäßig
    weekdays: montags dienstags mittwochs donnerstags freitags samstags sonnabends sonntags werktags wochentags
        morgens vormittags mittags nachmittags abends nachts täglich wochenends
    spell: tag morgen vormittag mittag nachmittag abend nacht woche monat jahr frühling sommer herbst winter montag
        dienstag mittwoch donnerstag freitag samstag sonnabend sonntag wochenende werktag zweiten_tag
    weekday: montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
    device: rechner laptop computer pc notebook handy telefon smartphone tablet server tastatur monitor mac macbook
        arbeitsrechner maschine bildschirm terminal browser drucker router ipad kiste
    trait: vegetarier vegetarierin vegetarisch veganer veganerin vegan linkshänder linkshänderin rechtshänder
        rechtshänderin farbenblind taub schwerhörig legastheniker legasthenikerin verheiratet ledig geschieden
        rentner rentnerin selbstständig selbständig freiberuflich freiberufler freiberuflerin arbeitslos allergisch
        introvertiert kurzsichtig frühaufsteher frühaufsteherin nachteule nachtmensch morgenmuffel pensioniert
        zweisprachig mehrsprachig alleinerziehend
    did: gesagt erwähnt geschrieben erklärt gebeten gefragt geantwortet angegeben mitgeteilt genannt besprochen verlangt
    bad_do: verwechselt vergessen übersehen verlesen vertan verrechnet verzählt verdreht vertauscht ausgelassen
        weggelassen ignoriert überlesen verschluckt missverstanden verstümmelt verschlimmbessert kaputtgemacht
        falsch_verstanden falsch_gelesen verschrieben vertippt geirrt verändert
    did_do: genommen gewählt benutzt verwendet gelöscht entfernt geändert gesetzt geschrieben übersetzt sortiert
        umbenannt hinzugefügt eingefügt gezählt gerechnet gebucht geschickt ersetzt umgestellt gekürzt eingebaut
        ausgegeben angelegt eingetragen erstellt gestrichen
    keeps_up: nutze nutzen nutz benutze benutz benutzen verwende verwenden will wollen möchte möchten mag mögen trinke
        trinken trink esse essen ess rauche rauchen brauche brauchen brauch arbeite arbeiten wohne wohnen lebe leben bin
        sind lese lesen schaue schau höre hör fahre fahren fahr spiele spielen lerne lernen studiere mache machen nehme
        nehmen schreibe schreiben kaufe kaufen bevorzuge bevorzugen gehe gehen setze setzen unterrichte programmiere
        habe hab haben bekomme
    we_do: nutzen benutzen verwenden schreiben halten nennen benennen testen formatieren committen setzen arbeiten
        legen bauen deployen releasen zitieren runden übersetzen sortieren machen nehmen bevorzugen vermeiden
        einrücken rücken folgen duzen siezen
    i_do: esse ess trinke trink koche koch backe fahre fahr lese les schreibe schreib arbeite arbeit nutze nutz benutze
        benutz verwende nehme nehm trage trag kaufe kauf gehe geh mache mach spiele spiel höre hör schaue schau buche
        buch reise schlafe schlaf stehe steh plane plan lerne lern programmiere übersetze zahle rauche dusche jogge
        laufe lauf schwimme trainiere treffe treff
    machine_need: algorithmus suche laufzeit komplexität compiler cache index parser sortierung speicher laufzeiten
        linear schneller latenz überlauf deadlock scheduler
    booking: buchen reservieren wissen bestellen kaufen finden fragen bekommen mieten verschieben stornieren
        ausprobieren
        hinzufügen ändern anrufen erstellen
    likes: bevorzugt mag liebt hasst will möchte braucht arbeitet wohnt lebt nutzt isst trinkt sagt meint findet
        schreibt denkt hat
"""

OWN_WORDS = OwnWordsCues(
    roles="nutzer | benutzer | mensch | assistent | assistentin | system | ki | bot | modell | ich | du",
    mail_headers="""
        von | an | betreff | datum | gesendet | kopie | antwort an | empfangen | anlagen | anhang | wichtigkeit
        | aw | wg
    """,
    frames="""
        ^ kannst|könntest|würdest du (mir) (bitte) (mal) (das|diesen|diese|den|die|folgenden) … zusammenfassen|
            übersetzen|korrigieren|verbessern|kürzen|bewerten|prüfen
        ^ <handling>
        <handling> den|die|das|diesen|diese|dieses|meinen|meine|mein|folgenden|folgende|folgendes|mir|mal|bitte
        ^ hier|unten|das|dies ist|sind|kommt|folgt der|die|das|ein|eine|mein|meine|seine|ihre|ihr … <pasted_text>
        <pasted_text> von|vom|lautet|sagt|ist|war|folgt|unten|unserer|meiner|meines|der|des
        schreib|schreibe|verfass|verfasse|entwirf|formulier|formuliere (mir) (ein|eine|einen) … <written>
        was bedeutet|heißt|heisst dieser|diese|der|die|das text|satz|wort|zeile|nachricht
        wie soll|würdest|kann|antworte (ich|du) (darauf) antworten|reagieren
        er|sie schreibt|schrieb|sagt|sagte|antwortet|antwortete|meinte
        ^ liedtext|songtext|transkript|zitat|auszug|absatz|eingabe|original|text|mail|email|brief|log|ausgabe|aufsatz|
            geschichte|nachricht
    """,
    handed="""
        folgendes|folgenden|folgende
        diesen|dieser|dieses|diese <pasted_text>
        den|der|die|das|dem <pasted_text>
        ins|auf|in <word>
        zusammen|unten|hier|das|dies
    """,
    roleplay="""
        ^ du bist (jetzt|ab_jetzt|nun|ab_sofort) ein|eine|der|die|mein|meine …
        ^ du spielst|spiel|spiele …
        ^ ab jetzt|sofort bist|spielst du …
        lass|lasst uns (ein) … rollenspiel|spielen
        rollenspiel
        tu|tun|tue so als …
        stell dir vor du …
        benimm|verhalte dich wie ein|eine …
        sprich|rede|antworte|antworten wie ein|eine …
        bleib|bleibe in der|deiner rolle
        schlüpf|schlüpfe in die rolle …
        ich bin|spiele (der|die|dein|deine) …, du bist|spielst
        - du bist (wirklich|echt) (ein|eine|der|die) schatz|engel|held|genie|beste|bester|goldstück|lebensretter|
            idiot|witz|
            hilfe|große_hilfe
        - du bist (jetzt|ab_jetzt|nun) ein|eine (sehr) (erfahrener|erfahrene|guter|gute|strenger|freundlicher|
            professioneller) <working_role>
        - antworte|antworten|antwortet wie ein|eine (erfahrener|erfahrene) <working_role>
    """,
    fiction="""
        schreib|schreibe|erzähl|erzähle|erfinde|verfass|verfasse|dichte (mir|uns) … geschichte|
            märchen|szene|dialog|kapitel|roman|drehbuch|krimi|fabel|sketch|kurzgeschichte|monolog|theaterstück
        schreib|schreibe|erfinde|erstell|erstelle … erfundene|erfundenen|erfundenes|fiktive|fiktiven|ausgedachte
        in der|dieser nächsten|ersten|letzten szene|kapitel
        im nächsten|ersten|letzten kapitel|akt
        schreib|schreibe|erstell|erstelle … dating-profil|datingprofil|beispielprofil|profiltext
    """,
    verse="""
        schreib|schreibe|erzähl|erzähle|erfinde|verfass|verfasse|dichte (mir|uns) … gedicht|lied|ballade|haiku|
            liedtext|limerick|rap|sonett
        in der|dieser nächsten|ersten|letzten zeile|strophe
        im nächsten|ersten|letzten absatz
    """,
    asides="""
        ^ übrigens …
    """,
    fiction_over="""
        zurück zur|zum|zu_unserer|zu_unserem arbeit|thema|realität|code|aufgabe|projekt|sache|eigentlichen|normalität
        ok|okay|gut|so , genug gespielt|davon|geschichten|rollenspiel|damit
        schluss|ende mit|vom|des|der dem|rollenspiel|rollenspiels|spiel|geschichte|spiels|unsinn
        ende der|des geschichte|rollenspiels|spiels|szene
        raus aus der rolle
        jetzt (mal) wieder ernst|im_ernst|ernsthaft|zur_sache
        etwas|was (ganz|völlig) anderes
        ^ mal im ernst
        ^ echte|ernste|andere|richtige frage
    """,
    asks="""
        ^ kannst|könntest|würdest|magst|kannste du|mir|bitte …
        ^ kann|könnte|darf|soll|sollte|muss ich|man …
        ^ bitte …
        ^ hilf mir|uns …
        ^ ich möchte|hätte|will|würde|brauche|bräuchte|suche …
        ^ was|wie|warum|wann|wo|welche|welcher|welches|wer|wieso …
        ^ ist|sind|war|gibt|hat|geht …
        ^ <imp> …
        ^ <handling> …
        ^ sag|gib|zeig|schick|nenn mir|uns …
        ^ lass uns …
    """,
)

QUESTIONS = """
    ^ ist|sind|war|waren|hat|haben|kann|können|könnte|könnten|soll|sollte|sollten|sollen|darf|dürfen|muss|müssen|
        wird|werden|würde|würden|wäre|wären|macht|geht|gibt|lohnt|braucht|brauche|gilt|gehört|reicht|funktioniert|
        läuft|klappt|nutzt|heißt|kommt|liegt|steht es|das|die|der|ein|eine|einen|man|sie|er|ihr|wir|ich|sich|jemand|
            mein|meine|
        dein|deine|dieser|diese|dieses|mir|denn|da|hier|noch|schon|python …
    ^ kannst|könntest|kannste|würdest|magst|willst|weißt|weisst|kennst|bist|machst|meinst|glaubst|findest|denkst|
        brauchst|hast|siehst|darfst|sollst|solltest|musst du|dir|mir|bitte|das|es …
    ^ was ist|sind|war|waren|kostet|kosten|heißt|heisst|bedeutet|macht|machen|passiert|kann|könnte|soll|muss|gibt|
        wäre|hat|
        haben|koche|schenke|mache|brauche|bringen|brauchen|müssen|hältst|meinst|für|wird|würde|tun|fehlt|bevorzugen|
            sagt|
        steht|spricht|antworte|unterscheidet …
    ^ wie ist|sind|war|kann|könnte|geht|gehts|mache|macht|machen|viele|viel|lange|alt|weit|oft|hoch|heißt|sage|sag|
        komme|kommt|bekomme|funktioniert|spät|würde|würdest|soll|muss|lautet|schreibt|schreibe|wird|teuer|groß|
        beende|erreiche|lerne|gratuliere|löse|finde …
    ^ warum|wieso|weshalb|wozu|woran|womit|wohin|woher|worin|wovon|wofür|wodurch <word>
    ^ und|aber warum|wieso|weshalb|was|wie|wo|wann <word>
    ^ wann|wer|wo|wem|wen|welcher|welche|welches|welchen|welchem|wieviel|wieviele <word>
    ^ von|ab|bis wann …
    ^ weiß|weiss|wüsste jemand …
    ^ sag|sage|erklär|erkläre|verrat (mir) (mal) (bitte) (kurz) , warum|wie|wieso|was|ob …
    ich frage|frag mich , ob|warum|wie|wieso|was …
    ^ ob …
    ^ gibts|gibt's …
    - so ist|war|geht|wird|sind|waren|macht|kann
"""

SIGNALS = SignalCues(
    yes="""
        ^ ja|jo|jep|jepp|jup|jawohl|genau|richtig|klar|gern|gerne|natürlich|korrekt|einverstanden|sicher|ok|okay|
            jaja|stimmt
        - stimmt (so|aber|leider|doch|ja|hier|auch|überhaupt|gar|noch|immer_noch|einfach) nicht
        - richtig|korrekt wäre|ist|sind|müsste|heißt|muss
        - genau andersrum|umgekehrt|andersherum|das_nicht|so_nicht|nicht
        - klar|sicher nicht
        - ja nein|ne|nee
    """,
    refusals="""
        ^ nein <word>
        ^ nein ,
        ^ nee|nö|nöö|nöh|nope|nein_nein|ne_ne|nee_nee|neee|neiin|na_na <word>
        ^ nee|ne|nö|nope|nein_nein|ne_ne|nee_nee|neee ,
        ^ falsch|quatsch|unsinn|inkorrekt|blödsinn …
        ^ nicht ganz|genau|richtig|korrekt|wirklich …
        ^ nicht das|die|den|der|so ,
        ^ fast|beinahe|knapp , aber|nur …
        ^ stimmt (so|aber|leider|doch|ja|hier|überhaupt|gar) nicht …
        - nein , danke|dank|passt|reicht|das_wars|das_war's|das_ist_alles|das_war_alles|das_reicht|das_passt|
            kein_problem|
            noch_nicht|schon_gut|schon_ok|erstmal_nicht|erst_mal_nicht|sonst_nichts|nichts|alles_gut|alles_ok|
                alles_klar|
            bin_fertig|keine_sorge|muss_nicht|musst_du_nicht|ist_gut|jetzt_nicht
        - nee|ne|nö|nein , danke|passt|lass|alles_gut|schon_gut
        - nein heißt|zu|sagen|gesagt
        - nein , das|es ist|war|passt (schon|so|doch|alles) richtig|gut|ok|okay|perfekt|in_ordnung|super|genau
        - quatsch|unsinn|blödsinn machen|gemacht|beiseite|geredet
        - nicht ganz|wirklich sicher|klar|einfach|leicht|schlecht
        - nicht wirklich $
        - nicht die|das|der schlechteste|schlimmste|erste_mal|welt
    """,
    repairs="""
        ich meinte {fix}
        ^ sorry|nein|nee|nö|ach|ups|äh meinte {fix}
        ^ meinte {fix}
        - er|sie|der|die|das|wer|es|man meinte
        - meinte er|sie|der|die|ich|du|man|wer
        damit|gemeint meinte|war|waren|ist (ich) {fix}
        ich meine (doch|eher|natürlich) (den|die|das|der|in|auf|mit|nicht|für) {fix}
        was ich meinte|wollte|meine|brauche|suche (war|ist|sind) {fix}
        ich hatte|habe|hab (doch|ja|nur|aber|extra|ausdrücklich|eigentlich|dich) {fix} gesagt|gemeint|geschrieben|
            gewollt|
            verlangt|bestellt|angegeben
        ich hatte|habe|hab (doch|ja|nur|aber|extra|ausdrücklich|eigentlich|dich) (nur) nach|um {fix} gefragt|gebeten
        du hast|hasts … ich hatte|habe|hab … gesagt|gemeint|geschrieben|gewollt
        ich hatte|habe|hab gesagt|geschrieben|gemeint {fix}
        ich sagte (doch|ja) {fix}
        ich wollte (doch|eigentlich|nur|ja|aber|bloß|lediglich) {fix}
        ich brauche|brauch|will|möchte (doch) nur|bloß|lediglich {fix}
        ich suche|suchte|dachte eher|eigentlich (an) {fix}
        mir|es geht|ging (es) (mir) (nur|eher|eigentlich) um {fix}
        meine frage war|lautete {fix}
        nach|um {fix} hatte|habe|hab ich gefragt|gebeten
        nach|um {fix} war nicht|gar_nicht gefragt
        ich habe|hab|hatte (doch|dich|dir|das) nicht|nie|niemals … gesagt|gemeint|gewollt|verlangt|geschrieben|
            gebeten|bestellt
        habe|hab|hatte ich (so|das|doch|dir) nicht|nie|niemals gesagt|gemeint|gewollt|verlangt|gebeten|bestellt
        gemeint war|waren {fix}
        - ich wollte (mal|nur|kurz|dich|eigentlich) (mal|nur|kurz|dich) fragen|wissen|sagen|danken|hören|bedanken|
            mitteilen|
            schauen|sehen
        - ich wollte … fragen|wissen|bedanken|nachfragen
        - ich wollte … und
        - ich wollte (schon) (immer)  mal
        - wie ich meinte|sagte|schon
        - er|sie|es|der|die|chef|chefin sagte|meinte|sagt|meint (dass) ich
        - ich (habe|hab) ja|nein|danke|hallo gesagt
        - ich hab|habe|hatte meiner|meinem|meinen|ihm|ihr|ihnen|den|dem|der|unserem|unserer … gesagt|geschrieben|gebeten
    """,
    faults="""
        das|dies|es|die|der|sie|er|hier|da ist|sind|war|waren (aber|doch|leider|ja|immer_noch|noch_immer|noch|auch|gar|
            überhaupt|so|einfach) nicht|kein|keine|keinen …
        das|dies|es|die|der|sie|er ist|sind|war|waren (aber|doch|leider|ja|immer_noch|noch_immer|so|ganz|komplett|total|
            einfach|völlig|alles|alle) falsch|verkehrt|vertauscht|inkorrekt|unvollständig|daneben|durcheinander|
                andersrum|
            kaputt
        das|es|sie|er|die|der|dies funktioniert|läuft|geht|klappt|kompiliert|startet|passt|hilft|steht|fehlt|
            stürzt (so|aber|
            leider|immer_noch|noch_immer|noch|bei_mir|doch|ja|jetzt|hier|auch|da|gar) nicht
        immer noch falsch|derselbe|dasselbe|der_gleiche|das_gleiche|zu|kein|keine
        noch immer falsch|derselbe|dasselbe|kein|keine|zu
        fehlt|fehlen ja|doch|noch|aber|da|hier|mir …
        da|hier|es fehlt|fehlen …
        die|der|das|ein|eine <word> <word> fehlt|fehlen
        die|der|das|ein|eine <word> fehlt|fehlen
        fehlt|fehlen doch|noch|ja|hier|da
        ^ zu lang|kurz|viel|viele|wenig|wenige|förmlich|formell|steif|locker|kompliziert|groß|klein|laut|ausführlich|
            knapp|technisch|umständlich|schwer|einfach|spät|früh|teuer|trocken|schwülstig|kitschig|blumig|
                detailliert|weit
        viel|etwas|immer_noch|noch_immer|ein_bisschen zu <word>
        die|der|das <word> stimmt|stimmen (so|aber|leider|doch|ja|hier|noch|immer_noch|gar|überhaupt) nicht
        stürzt immer_noch|noch_immer|weiterhin … ab
        das|es|die|der ist|sind|war (mir) (aber|noch|immer_noch|viel|etwas) zu <word>
        die|der|das <word> ist|sind|war (mir) (aber|noch|immer_noch|viel|etwas) zu <word>
        ergibt|macht (so) keinen sinn
        - das|es ist nicht schlimm|schlecht|so_schlimm|so_wichtig|wichtig|nötig|notwendig|dringend|leicht|einfach|klar|
            mein_problem|deine_schuld|mehr_nötig|weit|lang|viel|das_problem
        - das|es ist kein|keine|nicht problem|thema|eile|hexenwerk|muss|ding
        - das|es geht|macht nicht|nichts um|aus
        - viel zu tun|lernen|sehen|machen
        - ist|sind|war zu hause|ende|zweit|dritt|sehen|finden|tun|machen|bedenken|verstehen
        - da|es|hier fehlt nichts|nur_noch
    """,
    wrong="""
        das|dies|da|es|hier stimmt (so|aber|leider|doch|ja|hier|noch|immer_noch|gar|überhaupt|einfach|etwas|was) nicht
        stimmt|stimmen (so|aber|leider|doch|ja|hier|gar|überhaupt) nicht , sondern|es|das|der|die|ist
        ^ stimmt (so|aber|leider|doch|ja|hier|gar|überhaupt) nicht
        ^ so schreibt|heißt|nennt|spricht (man|der|die|das|er|sie) (sich|man|das) nicht
        ^ mach <number> draus|daraus
        ^ mach <number> … draus|daraus
        - nicht oder|gell|ne $
        das|dies|es ist|war (aber|doch|leider|so|ja|gar|überhaupt|wirklich|noch) nicht (ganz|genau|wirklich|das) , was|
            richtig|korrekt|so|gemeint|gefragt|meine|das|wonach|worum|wie|gewollt|gewünscht
        nicht das|die|den|der|dem|genau , was|die|den|das|der|worum|wonach ich …
        nicht was|wie|so_wie|wonach|worum ich wollte|meinte|gefragt|gesagt|suche|gesucht|brauche|möchte|will|es|das|
            gebeten
        du hast|hasts|hast's (da|das|mich|es|ja|wohl|schon|leider|was|dich|den|die|aber|dir|mir|hier) … <bad_do>
        du hast|hasts|hast's (da|das|mich|es|ja|wohl|leider|dich|aber) … falsch|verkehrt|kaputt …
        hast|haste du (da|dich|das|mich|mir|etwas|was|wohl|aber|ja|leider|den|die) … <bad_do>
        da|hier|das|dabei|jetzt hast|haste du (da|dich|das|mich|mir|etwas|was|wohl|aber|ja|leider) … <bad_do>|
            falsch_gemacht|falsch_verstanden|kaputt_gemacht
        du hast (da|das|es|die|den|mir|jetzt|nur|alle|alles|wieder|aber|einfach|doch|ja) … <did_do>
        das|die|der|hier|es|dies ist|sind|war|waren (aber|doch|leider|ja|wieder) der|die|das falsche|falschen|verkehrte|
            verkehrten|falscher
        ^ falsche|falscher|falsches|falschen|verkehrte|verkehrter|verkehrtes <word>
        so war das|es|ich nicht gemeint|gedacht|gewollt
        so wars|war's nicht gemeint|gedacht|gewollt
        so|das meinte|wollte|meine|brauchte|will|brauche ich (das|es|so|ja|doch|aber|gar) (so|gar) nicht
        ^ so nicht , …
        passt (so|aber|leider|da|hier|noch|mir|gar|überhaupt) nicht
        ^ andersrum|andersherum|umgekehrt|genau_andersrum|genau_umgekehrt|anders_herum
        lass|lasse|lassen … in_ruhe|unangetastet|unverändert|wie_es_ist|wie_es_war|wie_sie_ist|wie_sie_sind|wie_sie_war|
            so_wie_es
        rühr|rühre|fass|fasse … nicht an
        mach|mache|nimm das|es|dies|die_änderung|den_schritt|die_änderungen (bitte|sofort|wieder) rückgängig|
            wieder_weg|zurück
        ^ nochmal|noch_mal|nochmals|neu , aber|diesmal|bitte mit|ohne|auf|als|in …
        ^ hör auf , …
        du bist … verrutscht|durcheinander_gekommen
        danach hab|habe ich nicht gefragt
        das war nicht meine|die frage
        am thema vorbei
        thema verfehlt
        ^ die|der|das andere|anderen|anderer|anderes <word>
        ^ gibt es nicht|gar_nicht
        - was|irgendwas|etwas|nichts stimmt (hier|da|daran|denn) nicht
        - du hast recht|das_gut|gut|mir|völlig_recht|super|toll|ja_recht
        - das ist|war nicht so wichtig|schlimm|gemeint|leicht|einfach|dringend|eilig|wild
        - passt|stimmt nicht auf|in|zu|zum|zur|ins
        - hast du das|alles|es|mich|mir|verstanden|was
    """,
    contrast="""
        {fix} , nicht {wrong}
        es|das sind|waren|ist|war {fix} nicht <number>
        ^ sind|waren {fix} nicht <number>
        {fix} , und nicht {wrong}
        {fix} , kein|keine|keinen {wrong}
        ^ nicht|kein|keine|keinen {wrong} , sondern {fix}
        nicht|kein|keine|keinen {wrong} sondern {fix}
        ^ nicht {wrong} , {fix}
        ^ kein|keine|keinen {wrong} , {fix}
        ^ doch nicht {wrong} , {fix}
        {fix} statt|anstatt|anstelle {wrong}
        ^ statt|anstatt {wrong} , {fix}
        statt|anstatt {wrong} bitte|lieber|doch|nimm|will|hätte {fix}
        {fix} stattdessen $
        stattdessen {fix}
        ^ lieber|eher|besser {fix}
        ^ doch lieber|eher|besser {fix}
        dann doch|lieber lieber|eher {fix}
        mach|nimm|schreib|setz|verwende|benutze|nutze (das|es|da|daraus|bitte|hier) (lieber|doch|besser|
            stattdessen) (lieber|doch|
            besser|stattdessen) {fix} daraus|stattdessen $
        mach|nimm|schreib|setz|verwende|benutze|nutze lieber|stattdessen|doch_lieber|besser|doch_bitte {fix}
        mach|machen daraus|da {fix}
        es|das|dies|da|hier|er|sie sollte|müsste|sollten|müssten (eigentlich|doch|aber|wohl|hier) {fix} heißen|sein|
            lauten|
            stehen|haben|werden
        es|das|dies|da|hier|er|sie soll|muss|sollen|müssen (doch|aber|wohl|hier|eigentlich) {fix} heißen|lauten|stehen
        ^ sollte|müsste|muss|soll (eigentlich|doch|aber|wohl) {fix} heißen|sein|lauten|stehen
        ^ kleine|kurze|eine|nur_eine korrektur , {fix}
        ^ korrektur|korrigiere|berichtigung|richtigstellung , {fix}
        ^ richtig|korrekt wäre|ist|sind|heißt|müsste {fix}
        wir|ich nutzen|verwenden|benutzen|nutze|verwende|benutze (hier|doch|ja|aber|immer) {fix} , nicht {wrong}
        wir nutzen|verwenden|benutzen|schreiben hier|doch {fix}
        {fix} gehört|gehören nach|in|an|unter|auf|zu|über …
        ^ nur|bloß <number> {fix}
        ^ ohne {wrong} , nur|sondern {fix}
        - nicht nur|sicher|wirklich|schlecht|schlimm|mehr|immer|sehr|unbedingt|notwendigerweise|weil|wenn|dass|ob|
            wie|warum|
            wo|wahr|vergessen|zuletzt|zufrieden|dringend|eilig|viel|wer|woran|alles|jetzt|heute|weiter|interessiert
        - nicht so wichtig|schlimm|wild|gut|schlecht|dringend|eilig|einfach|leicht|viel
        - nicht , dass
        - kein|keine|keinen problem|stress|thema|ahnung|eile|sorge|idee|zeit|lust|wunder|grund|frage|fehler|panik|angst|
            ding|plan|zwang|druck|interesse|einwand|änderung|änderungen|anderen|anderer
        - ob … statt|anstatt
        - besser als|geht|gesagt|so|nicht|spät|wäre
        - lieber nicht|gott|herr|himmel
        - lieber|liebe <Name> ,
    """,
    weak="""
        ^ eigentlich , ist|sind|war|heißt|heissen|heißen|macht|machen|hat|haben|geht|gehört|liegt|gibt|kommt|kostet|
            sollte|
            müsste|muss|soll|nicht|nein|nur
        ^ eigentlich , <number>
        ^ moment|halt|warte|stopp , das|es|nein|nicht|die|der|da|du
        ^ sorry|entschuldigung|entschuldige|tschuldigung|verzeihung , das|aber|nein|nicht|es|ich_meinte
        ^ hm|hmm|mmh|äh|öhm|naja , nein|nicht|das|die|der|es|da
        - das|es ist|sieht|klingt|war gut|super|toll|prima|interessant
        - das verstehe|weiß|dachte|hab|habe ich
    """,
    prohibitions="""
        ^ kein|keine|keinen <word>
        ^ nie|niemals …
        ^ nicht <word>
        ^ ohne …
        ^ lass|lasse … weg|bleiben|sein
        ^ <imp> … nicht|nie|niemals|kein|keine|keinen …
        ^ lösch|lösche|änder|ändere|entfern|entferne … nicht
        bitte|aber|und kein|keine|keinen|nicht|nie|niemals …
        - kein|keine|keinen problem|stress|thema|ahnung|eile|sorge|idee|zeit|lust|wunder|grund|frage|fehler|panik|angst
        - nicht schlecht|wahr|so|ganz|sicher|mehr|nur|wirklich
    """,
    doubts="""
        bist du (dir) (da|wirklich|ganz|bei) … sicher
        stimmt das
        ist das (wirklich|auch|denn|so) (wirklich) richtig|korrekt|wahr
        ich dachte …
        ^ wirklich|echt|ernsthaft|sicher $
        ich bin mir (da|nicht) nicht|so sicher
    """,
    excuses="""
        falsches|falscher|falsche|falschen fenster|chat|tab|taste|knopf|gespräch|terminal|tastatur|unterhaltung
        aus versehen
        versehentlich|verklickt|vertippt|verdrückt
        mein|war_mein fehler|versehen
        ^ ignorier|ignoriere das|es|mich
        ^ mach|fahr weiter|ruhig_weiter|fort
        ^ weiter|fortfahren $
        die katze
    """,
    lead_ins="""
        ich|wir (eigentlich|doch|nur|ja) will|wollte|möchte|wollen|meinte|brauche|brauch|hätte_gern|suche|sagte
        will|wollte|möchte|meinte|brauche|hätte_gern
        es|das|die|der|er|sie|dies|da|hier sollte|müsste|muss|soll|sollten
        es|das|die|der|er|sie|dies|da|hier ist|sind|war|heißt
        sollte|müsste|muss|soll|ist|sind|war|heißt
        nimm|mach|schreib|verwende|benutze|nutze|setz|gib
        ich|wir brauche|brauchen|will|wollen|möchte das|es
        ^ bitte|lieber|nur|doch|eher|eigentlich|also|dann|sondern|als|mit|um|so|und|aber|stattdessen|besser|bloß|auf|
            in|nach|
            lediglich
    """,
    trailing="""
        bitte|stattdessen|danke|jetzt|dann|natürlich|auch|halt|mal|eben|sein|heißen|haben|werden|gesagt|gemeint|ok|okay|
            daraus|gewollt|lauten
    """,
    polite="""
        ^ kannst|könntest|würdest|kannste|magst du|das|bitte|mir …
        ^ können|könnten|könnte|kann wir|ich …
    """,
    repeated="""
        wie (schon|bereits|oft|vorhin|eben|gerade|mehrfach|oben|zuvor|mehrmals|ja) gesagt|erwähnt|geschrieben|
            besprochen|
            erklärt
        wie ich (dir|ja|doch|es|schon|bereits|eben|vorhin) (schon|bereits|eben|vorhin|mal|oben|mehrfach|
            gerade) sagte|erwähnte|
            schrieb|gesagt|erwähnt|geschrieben|erklärt|meinte
        hab|habe|hatte ich … schon|bereits|eben|vorhin|mehrfach|mehrmals|zigmal|zweimal|dreimal|gerade … <did>
        ich hab|habe|hatte|hab's|habs … schon|bereits|mehrfach|mehrmals|zigmal|zweimal|dreimal|oft_genug|vorhin|
            eben … <did>
        hab's|habs … schon|bereits|mehrfach|mehrmals|doch … <did>
        schon|bereits (mal|mehrfach|oft|zigmal|dreimal|zweimal|hundertmal|tausendmal|x-mal) gesagt|erwähnt
        wie oft soll|muss|denn|noch …
        wie viele male …
        zum zweiten|dritten|vierten|fünften|zehnten|zigsten|hundertsten|tausendsten|letzten|x-ten|xten|wiederholten|
            millionsten mal
        ich sagte|schrieb doch|schon|bereits|ja …
        hab|habe ich (doch|dir_doch|dir) gesagt|geschrieben
        hab|habe|hatte ich dir doch … gesagt|geschrieben|erklärt
        schon wieder die|der|das|den|mit|diese|dieser|dieses|ein|eine
        wieder mit den|der|dem
        muss|soll ich (dir|das|mich|es|denn|mich_denn|dir_das) … wiederholen|nochmal_sagen|noch_mal_sagen|sagen
        hatten|haben wir (das|doch|das_doch|doch_das|ja) … schon|bereits
        ich wiederhole|wiederhol mich|nochmal|noch_mal|es|das|mich_ungern
        ich sag's|sags|sage_es|sag_es|sag_dir|sage_dir (dir|jetzt) nochmal|noch_mal|noch_einmal|zum|das
        du ignorierst|vergisst|machst|nimmst|überliest|wiederholst (das|es|mich|die) ständig|dauernd|immer_wieder|
            andauernd|permanent|jedes_mal , (was|alles|mich) (was) ich schreibe|schreib|sage|sag
        du ignorierst|vergisst|machst|nimmst|überliest|benutzt|schreibst|verwendest (das|es|mich|die) ständig|dauernd|
            immer_wieder|andauernd|permanent
        ^ nochmal|noch_einmal , ich|das|die|es|kein|keine|nicht|du
        wieder|schon_wieder derselbe|der_gleiche|denselben|den_gleichen|dasselbe fehler|mist|problem
        - wie du|er|sie|es|man
        - ich hab|habe|hatte (es) meiner|meinem|meinen|ihm|ihr|ihnen|den|dem|der|unserem|unserer|einem|einer … <did>
        - hab|habe|hatte ich meiner|meinem|meinen|ihm|ihr|ihnen|den|dem|der|unserem|unserer … <did>
        - hatten|haben wir … schon|bereits gegessen|gebucht|versucht
        - ich hab|habe (es|das|die|alles|den) (auch) schon|bereits versucht|probiert
    """,
    rules="""
        ^ <befehl>|kein|keine|keinen|nie|niemals|nicht|weniger|bloß_keine … deine|deinen|euren <antworten>
        ^ <befehl> deine|eure <antworten> …
        ^ <befehl> in|bei deinen|euren <antworten> …
        ^ verwenden_sie|benutzen_sie|nutzen_sie|schreiben_sie|halten_sie|machen_sie|setzen_sie … ihre|ihren <antworten>
        ^ in|bei deinen|euren <antworten> , <befehl>|bitte|keine|kein|keinen|nie|niemals|nicht|nur …
        ^ deine|eure <antworten> bitte|sollen|sollten …
        ^ wenn du mir|uns antwortest|schreibst|was_erklärst , …
        ^ kein|keine|keinen … nie|niemals|nie_wieder $
        ^ antworte|antworten_sie|rede|sprich … immer|jedes_mal $
        - wie|für immer
        - deine|deinen <antworten> auf|zu|für frage|fragen|die|der|den|diese|dieser
        ^ immer …
        ^ nie|niemals …
        ^ stets …
        ab jetzt|sofort|nun
        von jetzt|nun|heute|hier an|ab
        ^ ab heute …
        ^ in|für zukunft …
        in|für zukunft $
        in zukunft bitte|immer|nur|nie|kein|keine|keinen|nicht|mit|ohne
        ^ künftig|zukünftig|fortan|zukunftig …
        künftig|zukünftig|fortan bitte|immer|nur|nie|kein|keine|keinen|nicht|mit|ohne|auf
        ^ grundsätzlich|prinzipiell|generell|standardmäßig …
        ^ jedes_mal|jedesmal|immer , wenn|bevor|sobald|nachdem du …
        ^ wenn|sobald|bevor|nachdem|falls du …, immer|nie|niemals|stets|bitte_immer|grundsätzlich
        ^ <imp> … immer|nie|niemals|stets|grundsätzlich|jedes_mal|jedesmal|nur_noch|generell|prinzipiell|
            ausnahmslos|künftig
        bitte immer|nie|niemals|stets|grundsätzlich|nur_noch|generell|prinzipiell|ausschließlich|künftig|zukünftig
        denk|denke|achte (bitte) (immer) (bitte) daran|dran|darauf|drauf … immer|stets|nie
        du sollst|musst|solltest|darfst|kannst … immer|nie|niemals|stets|jedes_mal|grundsätzlich
        dass|daß du … immer|nie|niemals|stets|grundsätzlich|jedes_mal
        ^ bei|vor|nach|in jedem|jeder|jeden|allen <word> …, bitte|immer|nie|erst|zuerst|nur|kein|keine
        ^ nächstes mal|beim_nächsten_mal , …
        ^ beim nächsten mal , …
        ^ ohne ausnahme …
        - nie gesehen|gehört|gewusst|gedacht|verstanden|davon|da|im_leben|gut|eine|einer|zuvor|erlebt|war|hat|
            bekommen|wieder_was
        - immer noch|wieder|gern|gerne|mehr|diese|dasselbe|das_gleiche|derselbe|schön|weiter|langsam|mit_der_ruhe|öfter|
            häufiger|besser|schlimmer|größer|der|die|das_selbe|gut|dann|her|wieder_gern
        - die|der|denen|welche nie|immer|niemals|stets
        - immer , wenn ich|er|sie|es|man|wir|der|die|das
        - immer|nie ist|hat|wird|kommt|macht|geht|schlägt|gibt|muss|bin|habe
        - ab jetzt|sofort|nun bist|heißt|spielst du
        - ab|von heute|jetzt|sofort|nun (an) habe|bin|arbeite|wohne|gehe|mache|esse|trinke|nehme|nutze|lerne|spare|muss|
            darf ich|wir
        - du kannst … immer noch|gern|wieder
        - du hast|bist immer|nie
    """,
    project_rules="""
        wir <we_do> … immer|nie|nur|grundsätzlich|niemals|stets|alle|ausschließlich
        <we_do> wir … immer|nie|nur|grundsätzlich|niemals|stets|alle|ausschließlich
        werden … immer|nie|nur|grundsätzlich|niemals|stets <word>
        für|in|bei dieses|diesem|unserem|unser|unserer <work> … , immer|nie|niemals|bitte_immer|bitte_nie|bitte_nur
    """,
    for_now="""
        für heute|jetzt|den_moment|dieses_mal|diese_mail|diese_nachricht|diesmal|den_augenblick|den_anfang
        heute|diesmal|vorerst|vorläufig|momentan|zurzeit|derzeit|ausnahmsweise|erstmal|vorübergehend
        erst mal
        zur zeit
        diese|dieses|diesen woche|mal|monat|abend|sitzung|wochenende
        im moment|augenblick
        nur|bloß hier|jetzt|diesmal|heute|einmal|dieses|diese|diesen
        bis morgen|auf|dahin|zum|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|ende|nächste …
        in diesem|dieser chat|gespräch|unterhaltung|sitzung|nachricht
        - ab|von heute …
        - nicht|nie|immer nur heute
    """,
    reversals="""
        ich|wir hab|habe|haben|hab's|habs … anders überlegt
        habe|hab|haben|hab's|habs (ich|wir) (es) (mir|uns) … anders überlegt
        anders überlegt
        umentschieden
        ich|wir hab|habe|haben (da|inzwischen|jetzt) meine|unsere meinung geändert
        hab|habe|haben (ich|wir) meine|unsere meinung geändert
        meine|unsere meinung (dazu|hierzu) hat sich geändert
        bei näherer|genauerer|längerem|näherem|nochmaligem überlegung|überlegen|nachdenken|betrachtung|hinsehen
        vergiss|ignorier|ignoriere|streich|streiche , was|alles|das ich|was … gesagt|geschrieben|meinte|wollte|sagte
        vergiss|ignorier|ignoriere|streich|streiche meine|die|den|das letzte|alte|frühere|vorige|letzten|alten|
            bisherige|
            vorherige|früheren …
        vergiss|streich (bitte) (wieder) , dass ich …
        ich|wir <keeps_up> … nicht|kein|keine|keinen|nie|nichts … mehr
        <keeps_up> ich|wir … nicht|kein|keine|keinen|nie … mehr
        ich|wir hab|habe|haben … aufgehört|aufgegeben|abgeschafft|abgewöhnt
        zurück zum|zur|zu alten|vorherigen|ursprünglichen|ersten|vorigen|früheren|alter|altem
        doch wieder das|die|den|der|mit|zu|zurück|ohne
        nehmen|machen wir doch_wieder|wieder|doch_lieber_wieder (doch) den|die|das|mit
        kommando zurück
        nehm|nehme ich (das|es|alles) zurück
        ich|wir hab|habe|haben von <word> die_nase_voll|genug|abstand_genommen
        - ich|wir habe|hab|haben … keine|keinen zeit|lust|ahnung|idee|kraft|nerven|geld|platz mehr
        - ich|wir bin|sind … nicht mehr sicher|da|so_sicher|wach|in_der_lage
        - ich|wir habe|hab|haben … nicht|kein|keine|keinen|nie|nichts … mehr gefunden|bekommen|verstanden|geschafft|
            gesehen|gehört
        - ich|wir bekomme|mache|gehe|höre … nicht|kein|keine|keinen|nichts mehr
        - nicht|kein|keine mehr als
        - warum|wieso … ich|wir … nicht mehr
    """,
    project="""
        wir haben|hatten (jetzt) das|dieses|unser|den|die|unsere <work> auf|zu|nach <word> umgestellt|umgezogen|
            gewechselt|migriert|gebracht
        bei uns im projekt|repo …
        ^ hier nutzen|benutzen|verwenden|schreiben|nehmen wir …
        für|in|bei|an dieses|diesem|diesen|dieser|diese <work>
        ^ für|in|bei|an unser|unsere|unserem|unserer|meine|mein|meinem|meiner|das|dem|der|die … <work> , …
        auf|für|in|bei der|dem|das|die <Name> <work>
        ^ auf|in|für der|dem|die|das website|seite|webseite|app|shop|blog|newsletter der|des|vom|von <word> sind|
            ist|gilt|gelten|
            stehen|haben|nutzen|schreiben alle|alles|immer|wir|nur …
        für|in der|die|meine|meiner|unsere|unserer <thesis>
        dies|dieses|diese|dieser|unser|unsere|das_ganze <work> nutzt|benutzt|verwendet|zielt|braucht|folgt|läuft|
            unterstützt|
            basiert|setzt|verlangt|soll|muss|ist_in|hält|hat_eine|hat_einen|baut|benötigt
        wir <we_do> … hier|in_diesem|in_dem
        wir <we_do> hier …
        hier <we_do> wir …
        hier|bei_uns wird|werden immer|nie|nur|alle|grundsätzlich|stets …
        bei uns <we_do> wir …
        im projekt|repo <word> …
        - erklär|erkläre|beschreib|beschreibe|dokumentier|dokumentiere|fass|stell|stelle (mir|bitte) (dieses|diese|
            unser|unsere|das|
            die) … <work>
        - in meiner|unserer eigenen
    """,
    announce="""
        anders gesagt|ausgedrückt|formuliert|gefragt
        nochmal|noch_mal|noch_einmal anders , wie|was|warum|wieso|wo|wann|wer|kann|welche|welcher|welches …
        mit anderen worten
        ich formuliere|formulier|sag|sage|frag|frage (es|das|die_frage|meine_frage) (mal|nochmal|noch_mal|
            noch_einmal) anders|
            neu|um
        lass (es|mich) (mich|es|das) … anders|nochmal|noch_mal|neu sagen|formulieren|fragen|ausdrücken|versuchen|
            erklären
        um es anders|einfacher|klarer|deutlicher zu sagen|formulieren
        was ich (eigentlich|wirklich|damit|gerne) wissen|fragen|sagen will|wollte|möchte|meine
        was ich (eigentlich|wirklich|damit) meine|suche|wissen_will|wissen_möchte
        ich will|wollte|möchte eigentlich|nur|ja wissen|fragen …
        eigentlich will|wollte|möchte ich wissen|fragen …
        meine (eigentliche) frage ist|lautet …
        nochmal|noch_einmal|noch_mal anders|neu gefragt|formuliert
        - meine frage war
    """,
    refines="""
        mach|mache (es|das|sie|ihn|den|die) … kürzer|länger|kleiner|größer|einfacher|klarer|freundlicher|förmlicher|
            lockerer|
            knapper|ausführlicher|lang|kurz
        mach|mache es|das|sie|ihn|den|die|noch …
        kürze|kürz|kürzer|ergänze|ergänz|füge|füg|erweitere|erweiter|vereinfache|verlängere|straffe|ausführlicher|
            verfeinere|
            poliere
        halb|doppelt so
        etwas|bisschen|viel|noch|ein_bisschen|ein_wenig mehr|weniger|kürzer|länger|einfacher
        mehr|weniger|kürzer|länger|einfacher
        ^ und|jetzt|dann|auch|aber|noch …
    """,
    padding=(
        "bitte|nochmal|noch|mal|jetzt|doch|mir|einfach|nur|danke|kannst|du|also|wieder|erneut|einmal|eben|kurz|schnell"
    ),
    control="""
        ^ weiter|fortfahren|mach_weiter|nächste|nächster|nächstes|nochmal|noch_mal|noch_eins|noch_einen|noch_eine|
            ja|nein|ok|
            okay|klar|jo|nö|nee|los|fertig|danke|mehr|alle|alles|beide|beides|keine|keins|nächste_frage|stopp|gerne|
                gern|
            passt|genau|versuchs_nochmal|probiers_nochmal|wiederholen|eins|zwei|drei|vier|fünf $
    """,
    stops="""
        ^ stopp|halt|abbrechen|abbruch|aufhören|schluss|genug $
        ^ hör (sofort|bitte) auf $
        ^ stopp|halt|stop an|sofort|jetzt $
        ^ brich (das|es|sofort|bitte) ab $
    """,
    frustration="""
        das|es|du ist|bist (doch|so|einfach|echt|wirklich|total|völlig|ja|zu|alles|absolut|schlimmer_als) zwecklos|
            nutzlos|
            sinnlos|hoffnungslos|lächerlich|unbrauchbar|zum_kotzen|zum_heulen|zum_verzweifeln|ein_witz|mist|scheiße|
            scheisse|müll|bescheuert|unfassbar|unmöglich|frustrierend|furchtbar|schrott|katastrophal|
                unglaublich_schlecht
        das bringt|hat (doch) (so|alles|mir|hier|echt|ja) … nichts|nix|keinen_sinn|keinen_zweck
        - sagt|sagte|meint|meinte|findet|schreibt (dass) … bringt|hat (doch) … nichts|nix
        - sagt|sagte|meint|meinte|findet|schreibt (dass) … bringt nichts|nix|keinen_sinn|keinen_zweck
        ich geb|gebe (es|langsam|hier|echt) auf
        ich geb's|gebs auf
        das|es|du nervt|nervst
        nervt mich|tierisch|total|langsam|gewaltig|echt|nur
        ^ nervig|frustrierend $
        ich bin (so|echt|langsam|total|völlig|wirklich) genervt|frustriert|verzweifelt
        verdammt|verdammte nochmal|noch_mal|noch_eins|scheiße|scheisse|kacke
        ^ verdammt|verflucht|scheiße|scheisse|kacke|argh|aargh|arrgh|menno|herrgott|verflixt|grr|grrr|fuck|boah_ey|
            mann_ey|
            oh_mann|och_mann|himmelherrgott
        himmel|herrgott nochmal|noch_mal|herrgott
        um gottes|himmels willen
        zeitverschwendung
        verschwendest|verschwendet|verschwende (nur|hier|mir) … zeit
        so|was_für ein|eine mist|scheiß|dreck|müll|käse|schrott|scheiße|murks
        warum|wieso kannst|hörst|liest|machst|checkst|kapierst|verstehst|begreifst|lernst du (das|es|mich|
            mir) … nicht|nie
        du ignorierst|vergisst (das|es|mich|die|alles) ständig|dauernd|immer_wieder|andauernd|permanent …
        du hörst|liest (mir|einfach) … nicht|nie zu|richtig|mit
        hörst|liest du (mir|überhaupt|eigentlich|mich) … überhaupt|eigentlich|zu
        na|oh|ach|ja toll|super|klasse|prima|großartig|bravo|wunderbar|herrlich , jetzt|nun|wieder|schon_wieder
        ^ toll|super|klasse|prima|großartig|bravo|wunderbar|herrlich , jetzt|nun|schon_wieder ist|sind|hat|löscht|
            geht|läuft|
            funktioniert|das|alles|die|der|fehlt|habe|hab
        na toll|super|klasse|prima|bravo|herrlich
        danke für nichts|gar_nichts|nix
        ^ vergiss|vergiß es
        ich mach's|machs|mache_es|mach_es|mach_das|mache_das (dann|halt|lieber|eben|jetzt) selbst|selber|allein
        was zum teufel|geier|henker|kuckuck|fick
        was soll der|dieser|das|denn_der scheiß|mist|quatsch|blödsinn|unsinn
        das kann|darf (doch|ja|jetzt) (doch|jetzt) nicht wahr|dein_ernst|euer_ernst
        willst du mich verarschen|veräppeln|verarschen
        bist du taub|blöd|dumm|bescheuert|blind|bekloppt
        ist das dein ernst
        es reicht (mir) (jetzt|langsam)  , …
        mir reicht's|reichts|reicht_es
        jetzt reicht's|reichts|reicht_es
        die schnauze|nase|faxen|kappe voll|dicke|gestrichen
        ich krieg|kriege|bekomme … die_krise|zu_viel|einen_anfall|'nen_anfall|das_kotzen
        ich könnt|könnte (echt|hier|gerade|nur|nur_noch) heulen|kotzen|schreien|ausrasten
        ich (werd|werde|dreh|drehe) (hier|noch|gleich|langsam) (noch|gleich) wahnsinnig|verrückt|durch|irre
        das darf|kann nicht so schwer sein
        kann doch nicht so schwer sein
        zum mäusemelken|haareraufen|verrücktwerden|kotzen|verzweifeln
        geht mir auf den|die keks|geist|nerven|sack|nerv|eier
        hab|habe (jetzt|echt|langsam) keine|keinen lust|bock|nerven|nerv mehr
        komplett|total|völlig|absolut nutzlos|unbrauchbar|sinnlos $
        - ich bin … genervt|frustriert von meinem|meiner|meinen|unserem|unserer|dem_vermieter
        - vergiss es nicht
    """,
    thanks="""
        danke|dankeschön|dankesehr|dank_dir|dank_euch|thx
        danke schön|sehr|dir|euch|vielmals
        vielen|besten|lieben|herzlichen|tausend|allerbesten dank
        vielen|ganz lieben|herzlichen dank
        ^ merci $
        top|super|ok|okay|perfekt , merci
        merci dir|vielmals|für
        ^ perfekt|perfetto|spitze|prima|genial|wunderbar|großartig|hervorragend|ausgezeichnet|mega|fantastisch|herrlich|
            exzellent|bestens|traumhaft|wunderschön|bravo|astrein|spitzenmäßig|grandios|hammer
        ^ super|klasse|toll|top|sauber|cool|geil|sehr_gut|stark|läuft|yeah|hurra|yay $
        ^ super|klasse|toll|top|sauber|cool|geil|sehr_gut|stark , danke|genau|so|das_passt|gemacht|das_wars|passt|
            jetzt_geht's|
            das_ist|läuft|funktioniert|es
        ^ super|klasse|toll|top|sauber|cool|sehr_gut ,
        das|es|die|der ist|sind|wurde|sieht|klingt|liest (ja|doch|echt|wirklich|richtig|sehr|so|absolut|einfach|
            total|ganz|sich) (ja|
            doch|echt|wirklich|richtig|sehr|so|absolut|einfach|total|ganz) perfekt|super|klasse|spitze|prima|toll|
                genial|
            wunderbar|großartig|hervorragend|ausgezeichnet|fantastisch|herrlich|hilfreich|klasse
        sieht|schaut|liest|klingt (das|es|sich|ja|doch|echt|jetzt|richtig|sehr|schon|wirklich|total) … gut|toll|
            super|klasse|perfekt|
            prima|spitze|schön
        passt|sitzt|klappt|funktioniert|läuft jetzt|so|perfekt|super|wunderbar|genau|prima|einwandfrei|wieder
        ^ passt (so|jetzt|perfekt|super|genau|prima) $
        ^ passt , danke|super|so|genau|perfekt
        jetzt|nun geht's|gehts|läuft's|läufts|klappt's|klappts|passt's|passts
        jetzt|nun läuft|geht|funktioniert|klappt|passt|stimmt es|das|alles|wieder
        ^ genau so|das|das_richtige|richtig $
        genau so|das , wie|was ich …
        genau das|so|danach|darum wollte|meinte|brauchte|suchte|brauche|suche|hatte|habe|hab ich
        genau richtig
        gut|toll|super|sauber|prima|klasse|schön|sehr_gut gemacht|hinbekommen|gelöst|geworden|erklärt|hingekriegt
        gute|tolle|super|saubere|klasse|starke|großartige arbeit|idee|lösung|leistung|sache
        gefällt mir (so|jetzt|schon|das) (sehr|richtig|echt|total|wirklich|ausgesprochen) gut|super|besser
        das|es|die|so gefällt|gefallen mir
        gefällt mir $
        hat (super|prima|wunderbar|perfekt|jetzt|alles) geklappt|funktioniert|geholfen $
        das war's|wars , genau|danke|super|perfekt
        das|genau_das war's|wars $
        du bist (der|die|ein|eine|echt) (absolute|wirklich|wahre) beste|schatz|engel|held|genie|goldstück|bester|
            lebensretter
        das hilft|half mir|sehr|echt|weiter|richtig|wirklich
        sehr|echt|total|super hilfreich|nett|lieb
        nett|lieb von dir
        ^ hilfreich $
        - nein|nö|nee|ne , danke
        - danke , nein|nicht|nö|kein_bedarf
        - danke|dank|merci , im|vorab voraus
        - danke im|schon|vorab voraus|mal_vorab
        - danke schon mal|jetzt
        - vielen|besten|lieben|herzlichen dank im voraus
        - vielen|besten dank vorab|schon
        - gott sei dank
        - zum|als|den|einen|der|des|ein|das|mein|meinen dank|danke|dankeschön
        - danke|dank sagen|sagt|auf|an_alle|heißt|für_nichts|für_gar|für_nix|zu
        - sag|sage|sagt|sagen|schreib|schreibe|heißt|bedeutet (ich|man|wir|mir|ihr|ihm|ihnen|du|ein|einfach) (ein|
            einfach|mal) danke|
            dankeschön|danke_schön|vielen_dank
        - na|oh|ach|ja toll|super|klasse|prima|großartig|bravo|wunderbar|herrlich|danke|spitze
        - toll|super|klasse|prima|großartig|bravo|wunderbar|herrlich|perfekt , jetzt|nun|schon_wieder ist|sind|hat|
            löscht|geht|
            läuft|funktioniert|das|alles|die|der|fehlt|habe|hab
        - nicht (so|ganz|wirklich|sehr|besonders|gerade|mehr) perfekt|super|toll|gut|hilfreich|schön|genau|richtig
        - gefällt|gefallen|passt|klappt|funktioniert|läuft|passen|stimmt (mir|so|das|aber|leider|doch|jetzt|
            immer_noch) (gar|
            überhaupt|so|immer_noch|noch) nicht
        - jetzt|nun geht|läuft|funktioniert|klappt … nicht|nichts|nix|kaputt
        - wäre|wär|wären perfekt|super|toll|gut|klasse|prima|schön|hilfreich
        - das|es wäre|wär|würde … perfekt|super|toll|prima
        - genau das|so nicht|war_nicht|wollte_ich_nicht|wollte_ich_vermeiden
    """,
    sarcasm="""
        danke für nichts|gar_nichts|nix
        na|oh|ach toll|super|klasse|prima|großartig|bravo|wunderbar|herrlich|danke|spitze
        ^ toll|super|klasse|prima|großartig|bravo|wunderbar|herrlich|perfekt , jetzt|nun|schon_wieder
        ^ ja ne|nee|nein ist_klar
        sehr|echt|total witzig|lustig
        tolle|große|super hilfe bist|war|du
        wie hilfreich
        netter versuch
        von wegen
    """,
    but="""
        aber|jedoch|allerdings|trotzdem|leider|nur_dass|bloß_dass|dennoch
        nur|bloß die|der|das|noch …
        - aber danke|super|gut|toll|sonst|ansonsten|passt
    """,
    questions=QUESTIONS,
)

DURABLE = DurableCues(
    subjects="""
        ich|mir|mich|wir|uns|mein|meine|meinen|meinem|meiner|meines|unser|unsere|unseren|unserem|unserer|unseres
    """,
    others="""
        sagt|meint|findet|behauptet|schreibt , (dass) wir|ich|man
        er|sie|es|man|du|ihr|jeder|jede|jemand|niemand|alle|leute|menschen|kunden|nutzer|besucher|leser|schüler|
            studenten|
            mitarbeiter|entwickler|viele|manche|einige|keiner
        mein|meine|meinem|meinen|meiner|unser|unsere|der|die|das|dein|deine|sein|seine|ihr|ihre|ein|eine|jeder|jede|
            viele|
            manche|die_meisten|einige <stranger>
        mein|meine|meinen|unser|unsere <relation> (auch|immer|nie|gern|gerne|lieber|nur|wirklich) <likes>
        mein|meine|unser|unsere <relation> <likes>
        ^ <Name> <likes>
        ^ <Name> und <Name> …
        der|die|das|welche|welcher <likes>
        ^ der|die|das|dieser|diese|dieses|dein|deine|sein|seine|ein|eine|jeder|jede <word>
        weil|aber|und|da|dass|wenn|während|ob der|die|das|dieser|diese|dieses|dein|deine|sein|seine|ein|eine <word>
    """,
    cues="""
        <habit> …
        <weekdays> …
        lieber …
        am liebsten|besten …
        jeden|jede|jedes <spell> …
        bevorzuge|bevorzugen|mag|mögen|liebe|lieben|hasse|hassen|verabscheue|meide|meiden|vermeide|vermeiden|
            schätze|schätzen|
            genieße …
        kann|können … ausstehen|leiden|ab|vertragen
        nur <word> …
        kein|keine|keinen <word>
        ausschließlich|hauptsächlich|überwiegend|vorwiegend …
        gern|gerne …
        fan von …
        interessiere|interessieren …
        nicht|kein|keine|keinen … mehr
        umgestiegen|gewechselt|umgezogen|gezogen|aufgewachsen|angewöhnt|abgewöhnt|gewohnt
        wert auf
        tendiere|neige|tendieren|neigen …
        finde|finden … nervig|störend|hilfreich|unübersichtlich|übersichtlicher|angenehm|anstrengend|langweilig|
            furchtbar|
            schrecklich|unnötig|ablenkend|verwirrend|besser|schöner|klarer|schwer|leichter|praktisch|praktischer
        lerne|lernen|konzentriere|arbeite … besser|am_besten
        - nie gewusst|gesehen|gehört|gedacht|bekommen|verstanden|geschafft|gemacht|gewesen|eine_antwort
        - schon immer gefragt|gewundert|wissen|mal
        - immer noch|wieder|mehr
        - nur noch|mal|kurz|eine|ein|einen|das|die|den|wissen|fragen|sagen
        - kein|keine|keinen ahnung|idee|problem|problem|zeit|lust|fehler|antwort|plan|sorge|zugriff|internet|verbindung
        - mag|liebe|hasse|schätze (das|es|die|den) $
        - mag|liebe|lieben diese|dieses|diesen|dieser|dein|deine|deinen|wie_du|die_idee|den_vorschlag|den_entwurf
        - gern|gerne wissen|ein|eine|einen|das|die|den|mehr|noch|mal|buchen|reservieren
        - kein|keine|keinen <word> bekommen|gefunden|erhalten|gesehen
        - oft|häufig passiert|kommt
        - nicht|kein|keine … mehr weiter|gefunden|öffnen|starten|einloggen|finden|verbinden|laden
    """,
    alone="""
        - im <Name> steht|ist|gibt|war|wird|sind|haben|hat|heißt|kann|muss|soll|will|geht|läuft
        ich|wir wohne|wohn|wohnen|lebe|leben|leb …
        wohne|wohn|wohnen|lebe|leben ich|wir …
        ^ wohne|wohn|lebe|arbeite in|seit|als|bei|im|auf|an …
        ich|wir arbeite|arbeit|arbeiten …
        arbeite|arbeiten ich|wir …
        ich (bin) studiere|studier|unterrichte|lehre|spreche|sprech|verstehe_kein|stamme|heiße|heisse|heiß …
        ich komme|komm (ursprünglich|eigentlich|selbst) aus …
        ich|wir bin|sind (in|aus|aus_dem|aus_der|im|nach|von|vor|letztes|gerade|seit|auf) … gezogen|umgezogen|
            aufgewachsen|
            geboren|umgestiegen|gewechselt|zuhause|zu_hause
        ^ bin|sind … gezogen|umgezogen|umgestiegen|gewechselt
        bin|sind ich|wir … gezogen|umgezogen|umgestiegen|gewechselt
        ich bin (von_beruf|selbst|auch|eigentlich|gelernter|gelernte|ein|eine|kein|keine|überzeugter|überzeugte) <Name>
        ^ bin (selbst|auch|ein|eine|gelernter|gelernte|selber) <Name>
        ich bin (kein|keine|ein|eine|eher|auch|selbst|strikt|streng|seit) (ein|eine|strenger|strenge) <trait>
        ich bin|war nicht|kein|keine gewohnt|fan|freund|interessiert|religiös|morgenmensch|frühaufsteher …
        ich bin|arbeite in|im <word> tätig|angestellt|beschäftigt
        ich mach|mache (gerade|eine|aktuell|derzeit) … ausbildung|lehre|studium|master|bachelor|referendariat|
            praktikum …
        ich bevorzuge|mag|liebe|hasse|verabscheue|meide|vermeide|bevorzug …
        bevorzuge|meide|vermeide|hasse|verabscheue ich …
        mir|uns ist|sind|gefällt|gefallen|liegt|liegen|fällt|hilft|helfen|reicht|reichen … lieber|besser|wichtig|
            am_liebsten|
            leichter|schwer|nicht|am_besten|kurze|ein|eine|sehr
        mich|uns nervt|nerven|stört|stören|irritiert|irritieren|lenkt|lenken|langweilt|langweilen|interessiert|
            interessieren …
        nervt|nerven|stört|stören|irritiert|irritieren mich|uns
        nenn|nennt|nenne mich (bitte|einfach|doch|lieber) <Name>
        nennen|nennt|rufen mich (alle|einfach|nur|meistens) <Name>
        mein|meine (voller|vorname|nachname|spitzname|richtiger) name|vorname|nachname|spitzname ist|lautet <Name>
        mein name ist|lautet …
        meine pronomen …
        meine|keine|nicht_meine (erste) muttersprache|erstsprache|zweitsprache …
        muttersprache ist …
        mein|meine|unser|unsere (ältere|jüngere|kleine|große|älterer|jüngerer|kleiner|großer|älteste|jüngste|zwei|
            beiden|drei) <relation> ist|
            sind|hat|haben|heißt|heißen|heisst|arbeitet|wohnt|lebt|geht|gehen|war|wird|werden|spricht|studiert|
            spielt|kann|isst|und_ich …
        ich|wir hab|habe|haben (nur|auch|jetzt|noch|zusammen) (einen|eine|ein|zwei|drei|vier|fünf|keine|
            mehrere) (kleine|kleinen|
            erwachsene|alte|alten|junge) <relation>
        ich|wir hab|habe|haben (nur|auch|noch) einen|eine|ein (alten|neuen|altes|neues|alte|neue) <device> von|mit|
            ohne|zu|und …
        auf|an meinem|meiner|unserem|dem_dienst <device> läuft|hab|habe|nutze|ist|laufen …
        mein|meine|unser (alter|neuer|altes|neues|privater|privates) <device> hat|ist|läuft|kann|braucht …
        ich|wir nutze|nutz|nutzen|benutze|benutz|benutzen|verwende|verwenden …
        nutze|benutze|verwende ich|wir …
        ich|wir programmiere|programmier|programmieren|entwickle|code …
        ich|wir esse|ess|essen|trinke|trink|trinken|fahre|fahr|fahren|rauche|lese|kaufe|fliege|schaue|höre|feiere|
            besitze|trage … kein|
            keine|keinen|nie|nur|nicht|gern|gerne|immer|am_liebsten …
        ich|wir will|wollen|möchte|möchten|hätte|hätten|wünsche|erwarte … immer|grundsätzlich|nie|nur_noch|stets|
            generell …
        ich|wir will|wollen|möchte|möchten kein|keine|keinen|meine|meinen|mein …
        ich|wir lege|legen (großen|viel|keinen) wert auf …
        ich|wir halte|halten nichts|viel|wenig von …
        ich|wir hab|habe|haben (was|etwas|nichts) gegen …
        <habit> <word> ich|wir …
        <weekdays> <word> ich|wir …
        am|jeden|jede|an <spell> <word> ich|wir …
        am <spell> <word> ich|wir
        ich|wir <i_do> … <weekdays>|jeden|jede|jedes|täglich|wöchentlich …
        ich|wir spiele|spielen|sammle|stricke|züchte|imkere|leite|führe|betreibe|organisiere|moderiere|trainiere|singe …
        seit … wohne|wohnen|arbeite|arbeiten|nutze|nutzen|lebe|leben|benutze|verwende|spiele|lerne|studiere|bin|
            sind ich|wir
        ich lerne|lern (gerade|seit|zurzeit|am) <word>
        ich bin (auf|gegen) … allergisch|angewiesen|spezialisiert
        ich kann (kein|keine|keinen|nicht|nur|schlecht) … hören|sehen|lesen|essen|fahren|sprechen|schwimmen|
            vertragen|leiden|
            ausstehen
        denk|denke|merk|merke|notier|notiere (bitte|dir|daran|dran|mir) (daran|dran|dir|bitte) , dass ich|wir|mein|
            meine …
        merk|merke|notier dir|bitte , …
        vergiss nicht , dass ich|wir|mein|meine …
        nur|kurz zur|fürs info|hintergrund , ich|wir|mein|meine …
        als <Name> bin|arbeite|brauche|habe|muss|will|mag ich …
        mein|meine lieblings* …
        mein|meine übliche|üblicher|übliches|bevorzugte|bevorzugter|bevorzugtes|standard …
        meine|unsere arbeitszeit|arbeitszeiten|bürozeiten|arbeitswoche|zeitzone …
        die meisten meiner|unserer|von_uns …
        unser|mein team|büro|firma|betrieb|laden|praxis|verein|abteilung|schule ist|hat|arbeitet|nutzt …
        unsere|meine firma|abteilung|schule|praxis|klasse|agentur hat|ist|nutzt|arbeitet …
        wir sind|arbeiten|haben ein|eine|zu zweit|dritt|viert|kleines|kleiner|kleine …
        früher habe|hab|war|bin ich …, jetzt|heute|inzwischen|mittlerweile
        inzwischen|mittlerweile <word> ich|wir …
        - ich mag|liebe|hasse|bevorzuge das|es $
        - ich mag|liebe diese|dieses|diesen|dieser|dein|deine|deinen|wie_du
        - ich nutze|benutze|verwende das|es|die|den|dein|deine|gerade|dafür_gerade
        - ich bin ein|eine|kein bisschen|wenig|paar|moment|sekunde|stück
        - ich bin fertig|da|dran|weg|gleich|schon|gerade|sicher|mir|unsicher
        - nenn mich verrückt|altmodisch|paranoid|pingelig|bekloppt
        - ich arbeite (gerade|im_moment|derzeit) an|daran|dran
        - mir|uns ist (es|das) (nicht) klar|egal|schlecht|kalt|langweilig|aufgefallen|bewusst|schleierhaft
        - mir gefällt|gefallen das|die|der|dein|deine erste|zweite|dritte|letzte|neue|alte …
        - mir|uns liegt|fällt nichts|gerade|ein
        - mir hilft|reicht das|es
        - ich will|möchte keine umstände|panik
        - ich verwende|nutze|benutze folgendes|folgenden|folgende
        - ich habe|hab nur|auch eine|ein|einen frage|idee|problem|fehler
        - ich mache|mach mal|das|es
    """,
    questions=QUESTIONS
    + """
        ^ soll|sollte|muss|darf|kann ich|man|wir|mein …
        was|wie wenn|wäre …
    """,
    hypothetical="""
        wenn|falls|sofern ich|wir|mein|meine|mir|mich … würde|würden|wäre|wären|hätte|hätten|könnte|könnten|müsste|
            wohnte|lebte|
            arbeitete|zöge|ginge|nähme|bräuchte|wüsste|dürfte
        falls|sofern ich|wir|mein|meine …
        wenn ich|wir (mal|jemals|irgendwann|eines) mal|jemals|irgendwann|tages …
        wenn ich|wir|mein|meine … wohne|wohnen|lebe|leben|ziehe|ziehen|umziehe|umziehen|arbeite|wechsle|
            wechsele …, was|wie|muss|müsste|
            brauche|welche|kann
        ich|wir würde|würden|wäre|wären|könnte|könnten|hätte|hätten|müsste|müssten|dürfte|wüsste …
        würde|würden|könnte|könnten|müsste|müssten|wäre|wären ich|wir|mein|meine …
        vielleicht|eventuell|womöglich|möglicherweise bin|habe|werde|ziehe|gehe|nehme|sollte|mache|ziehen|gehen|sind …
        ich|wir überlege|überlegen|erwäge|erwägen …
        ich|wir … vielleicht|eventuell|womöglich …
        ich|wir wünschte|wünschten …
        ob ich|wir|mein|meine …
        als|wie wenn|ob|wäre|hätte ich|wir …
        irgendwann|eines_tages|demnächst …
        - würde|würden|hätte|hätten|könnte|könnten ich|wir nie|niemals|immer|gern|gerne|lieber
        - ich|wir würde|würden|hätte|hätten|möchte (am|immer|nie|niemals|viel|gern|gerne|lieber|grundsätzlich) gern|
            gerne|lieber|
            liebsten|immer|nie|niemals|grundsätzlich …
        - ich|wir könnte|könnten nie|niemals|nicht_ohne
    """,
    temporary="""
        heute|gestern|übermorgen|vorgestern|vorerst|erstmal|vorläufig|momentan|vorübergehend|zurzeit|derzeit|
            ausnahmsweise|diesmal
        ^ morgen …
        bis|ab|erst|nur|für morgen
        morgen früh|abend|mittag|nachmittag|um
        erst mal
        zur zeit
        für heute|jetzt|den_moment|dieses_mal
        im moment|augenblick
        diese|dieser|diesen|dieses woche|wochenende|monat|mal|abend|sommer|winter|semester|sitzung|nacht|montag|
            dienstag|mittwoch|
            donnerstag|freitag|samstag|sonntag
        nächste|nächsten|nächstes|kommende|kommenden woche|wochenende|monat|mal|montag|dienstag|mittwoch|donnerstag|
            freitag|samstag|
            sonntag
        letzte|letzten woche|nacht|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag
        bis (nächsten|kommenden|zum|ende|anfang) freitag|montag|dienstag|mittwoch|donnerstag|samstag|sonntag|dahin|
            auf|ende|zum|
            mitte|weihnachten|ostern|märz|april|mai|juni|juli|august|september|oktober|november|dezember|januar|februar
        nur|bloß für|diesmal|heute|dieses|diese|diesen|einmal
        für diese|diesen|dieses|dieser eine|mail|e-mail|nachricht|brief|aufgabe|antwort|text|frage|reise|vortrag|
            gespräch|beitrag|mal …
        ich|wir bin|sind gerade|grad …
        in diesem|dieser chat|gespräch|unterhaltung|nachricht|mail|sitzung
        in <number> minuten|stunden|tagen
        - von|und|wir|ich|ist|sind|es|gibt|gibt's|nutzen|nehmen|noch|auch|uns|nur|alles|projekt|repo hier
        - hier in|im|ist|sind|bei|am|an|und|der|die|das|mit|wird|noch|auch|nur|gibt|immer|ein|eine|wohne|arbeite|nutzen|
            nehmen|verwenden|drin|oben|unten
        - montag|montags|dienstag|dienstags|mittwoch|mittwochs|donnerstag|donnerstags|freitag|freitags bis dienstag|
            dienstags|mittwoch|mittwochs|donnerstag|donnerstags|freitag|freitags|samstag|samstags|sonntag|sonntags
        - ab|seit|von heute
        - ich|wir|uns|ist|sind|wird|werden|gibt|nur|auch|immer|bitte|nicht|liegen|wohne|arbeite|doch|<we_do> hier
        - hier ist|sind|im|in|bei|auf|werden|wird|gilt|immer|nie|bitte|nicht|drin|<we_do>
        - von … bis
        - immer|jeden|jede … bis
    """,
    sarcasm="""
        ^ ja klar|sicher|genau , ich
        ^ na toll|super|klasse|herrlich|wunderbar
        liebe|lieben es|das (ja|so|einfach|total|doch|auch) (ja|so|einfach|total|doch|auch) (sehr) , wenn|zu|dass
        ich liebe es ja|so|einfach|total …
        als hätte|hätten ich|wir nichts|sonst …
        wie schön|toll|herrlich , dass|wenn
        nichts lieber als …, warten|zu_warten
    """,
    technical="""
        wir|ich (bevorzugen|bevorzuge|nutzen|nehmen|verwenden|sortieren) … weil|da|sonst|damit … <machine_need>
        wir|ich … immer|nie|bevorzugen|bevorzuge … sortiert|sortierte|sortieren|iterieren|hashen|sperren|allozieren|
            rekursiv|cachen …
    """,
    frames="""
        ^ angenommen|gesetzt|hypothetisch …
        mal angenommen , …
        ^ nehmen|nehm|nimm (wir) (mal|doch) (mal) an …
        stell|stellt dir|euch|sie (mal|bitte) vor …
        sagen wir mal|einfach …
        tun|tu wir (mal|einfach) so als …
        tu (mal|einfach) so als …
        was wäre , wenn …
        in einer welt , in …
        rein hypothetisch
        gesetzt den fall
    """,
    one_off="""
        bevorzuge|mag|liebe|nehme|nehm|will|wähle|lieber|gefällt|gefallen|möchte|hätte_gern (mir) (lieber|eher) das|
            die|den|der|dem
            erste|ersten|zweite|zweiten|dritte|dritten|vierte|letzte|letzten|andere|anderen|neue|neuen|vorige|
                vorigen|alte|blaue|
            rote|grüne|linke|rechte|obere|untere|kürzere|längere …
        bevorzuge|mag|liebe|nehme|nehm|will|wähle|lieber|gefällt|möchte (mir) diese|dieses|diesen|dieser|dein|deine|
            deinen|option|
            variante|version|nummer|beides …
        lieber das|den|die|so|hier|rot|blau $
        gefällt|gefallen (mir) das|die|der erste|zweite|dritte|letzte|neue|alte …
    """,
    idioms="""
        bei mir läuft's|läufts|läuft_es|funktioniert_es|geht_es
        läuft|funktioniert|geht bei mir
        nenn mich verrückt|altmodisch|paranoid|pingelig
        ich glaub|glaube|denk|denke|vermute|schätze|nehme_an …
        schon immer gefragt|gewundert|wissen
        ich lebe für …
        ich|wir mag|liebe|liebe das|es $
    """,
    requests="""
        ich|wir brauche|brauch|brauchen|bräuchte|bräuchten (noch|auch|mal|nur|dringend) ein|eine|einen|das|die|den|
            hilfe|noch|mal|
            nur|zwei|drei|<number>|was|etwas …
        ich|wir möchte|möchten|will|wollen|würde|würden|hätte|hätten (gern|gerne|bitte|noch|mal) ein|eine|einen|das|
            die|den|noch|
            zwei|drei|<number>|wissen|etwas|was|dass|am|im …
        ich|wir möchte|möchten|will|wollen|würde|würden|muss|müssen … <booking>
        ich|wir suche|such|suchen …
        ich|wir muss|müssen|sollte|sollten …
        ich|wir hab|habe|haben (gerade|mal|schon|jetzt|eben|noch) (mal) ein|eine|einen problem|frage|fehler|idee|
            termin|liste|
            tabelle|datei|bug|funktion|csv|reservierung|buchung|meeting
        ich versuche|versuch|plane|schreibe_gerade|baue|frage|wundere|hoffe|warte …
        hilf mir|uns …
        such|finde mir|uns …
        buch|buche|reservier|reserviere mir|uns|ein|einen …
        ich|wir fahren|fliegen|reisen im|am|nach …
    """,
)

SPELLING = SpellingWords(
    abbreviations="""
        z.b bzw usw u.a d.h s.o s.u ca ggf evtl etc inkl exkl zzgl dr prof hr fr nr str tel abs art vgl bspw o.ä u.ä v.a
        i.d.r m.e bzgl sog geb jhd mio mrd st min max std mo di mi do sa so jan feb mär apr jun jul aug sep sept okt
        nov dez
        gmbh e.v hrsg
    """,
    closing="gmbh e.v usw etc",
    beginnings="Ich Mein Meine Wir Unser Unsere",
    months="""
        januar jänner februar märz april mai juni juli august september oktober november dezember jan feb mär apr jun
        jul
        aug sep sept okt nov dez
    """,
    numbers="""
        null=0 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13
        vierzehn=14
        fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreissig=30 vierzig=40 fünfzig=50
        sechzig=60
        siebzig=70 achtzig=80 neunzig=90 hundert=100 tausend=1000
    """,
    contractions="""
        e-mail=mail
        ich hab =ich habe
        hab's=habe es
        geht's=geht es
        gibt's=gibt es
    """,
    variants="""
        email=mail emails=mail mails=mail isst=ess iss=ess fährt=fahr fahr=fahr liest=les spricht=sprech nimmt=nehm
        schläft=schlaf gibt=geb sieht=seh trägt=trag läuft=lauf hält=halt lässt=lass wäscht=wasch vergisst=vergess
        trifft=treff hilft=helf wirft=werf trinkt=trink kocht=koch schreibt=schreib kauft=kauf spielt=spiel heisst=heiss
        vermeidet=vermeid meidet=meid kommentiert=kommentier formatiert=formatier programmiert=programmier
        studiert=studier committet=committ testet=test plant=plan lernt=lern backt=back bäckt=back zahlt=zahl bucht=buch
        duzt=duz siezt=siez geduzt=duz duze=duz gesiezt=siez sieze=siez
        nennt=nenn sortiert=sortier hört=hör schaut=schau reist=reis joggt=jogg
        häuser=haus männer=mann mütter=mutter väter=vater söhne=sohn töchter=tochter brüder=bruder hüte=hut bücher=buch
        wörter=wort sätze=satz absätze=absatz flüge=flug züge=zug räume=raum bäume=baum städte=stadt nächte=nacht
        gänge=gang länder=land blätter=blatt bäder=bad dächer=dach gläser=glas räder=rad stühle=stuhl vögel=vogel
        gärten=garten läden=laden plätze=platz kürzere=kurz kürzer=kurz kürzeren=kurz kürzerer=kurz
        längere=lang länger=lang längeren=lang größere=gross grössere=gross grösser=gross
        vegetarierin=vegetarier veganerin=vegan veganer=vegan vegetarisch=vegetarier linkshänderin=linkshänder
        rechtshänderin=rechtshänder lehrerin=lehrer ärztin=arzt ärzte=arzt
        fotografie=foto photo=foto fotos=foto samstags=samstag montags=montag dienstags=dienstag mittwochs=mittwoch
        donnerstags=donnerstag freitags=freitag sonntags=sonntag abends=abend morgens=morgen
        selbständig=selbstständig potential=potenzial delphin=delfin
    """,
    endings=(
        "innen=in ungen=ung heiten=heit keiten=keit schaften=schaft ss=ss ern=er nen=n en= er= es= em= e= n=n "
        "us=us is=is as=as s="
    ),
    kept="""
        immer nie unter über hinter neben gegen morgen abend wagen garten laden osten westen norden süden jeans news
        windows css js ios macos aws dns https express kubernetes jenkins pandas postgres rails redis eltern ferien
        kosten leute paris texas wales niemals abends linux lotus bus haus glas gas gras kurs puls mars
    """,
    capital_nouns=True,
    name_leads="heiße heisse heißt heisst heißen namens genannt nennt nenn nennen in nach aus bei von",
)

LIKENESS = LikenessWords(
    subjects=r"""
        (der|die) (nutzer|nutzerin|benutzer|benutzerin|person|anwender|anwenderin)
        (er|sie|ich|wir)
    """,
    dropped="""
        ein eine einen einem einer eines der die das den dem des ist sind bin war wird sehr auch wirklich eigentlich
        einfach
        halt derzeit aktuell zurzeit bitte sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer mein meine meinen
        meinem meiner gerne gern nur doch mal
    """,
    generic="""
        bevorzugt bevorzuge bevorzugen mag mögen möchte möchten liebt liebe lieben will wollen nutzt nutze nutzen
        benutzt
        benutze benutzen verwendet verwende verwenden wohnt wohne wohnen lebt lebe leben arbeitet arbeite arbeiten
        hat habe
        haben macht mache machen geht gehe gehen nimmt nehme nehmen findet finde finden wünscht wünsche person nutzer
        nutzerin benutzer art weise ding dinge sache sachen es sie ihn dies schätzt
    """,
    negations="""
        nicht kein keine keinen keinem keiner keines nie niemals ohne nichts weder niemand kaum selten meidet meide
        vermeidet
        vermeide hasst hasse verabscheut ungern
    """,
    order="""
        als statt anstatt vor nach von zu zuerst erst zuletzt dann über unter gegen bis wenn außer ausser gegenüber
        lieber
        eher sondern anstelle aus auf bevor nachdem zum zur
    """,
    joining="und oder sowie",
    related="""
        kurz knapp knappe bündig lang ausführlich detailliert
        antwort erklärung rückmeldung
        mail nachricht brief notiz
        hell dunkel dunkle nacht
        design modus thema theme farbschema
        liste stichpunkt aufzählung absatz fließtext prosa
        tabelle diagramm grafik
        tab tabulator leerzeichen einrückung
        förmlich formell locker höflich umgangssprachlich ton
        früh spät morgen abend
        kommentar dokumentation
        beispiel ausschnitt
        partner partnerin ehefrau ehemann frau mann freund freundin
        sohn tochter kind
        fleisch vegetarier vegan
        zug bahn flugzeug flug
        zusammenfassung überblick
        einfach kompliziert komplex
        billig günstig teuer
        fenster gang sitzplatz
    """,
)

EVIDENCE = EvidenceWords(
    groups=(
        (
            "no_name",
            """
            ich, wir, mir, mich, uns, man, wer, was, das, es, auch, und, aber, so, dann, da, nie, immer, eigentlich
            lieber
            """,
        ),
        (
            "other",
            r"""
            chef, chefin, vorgesetzte\w?, kund(e|in|en|innen), kolleg(e|in|en|innen), nachbar(n|in|innen)?
            vermieter(in)?, freund(e|in|innen)?, beste\w? freund(in)?, frau, mann, partner(in)?, ehefrau, ehemann
            verlobte\w?, mutter, vater, mama, papa, eltern, schwestern?, bruder, brüder, sohn, söhne, tochter, töchter
            kind(er)?, oma, opa, großmutter, großvater, großeltern, tante, onkel, cousin(e)?, nichte, neffe
            mitbewohner(in)?, lehrer(in)?, professor(in)?, trainer(in)?, lektor(in)?, ärztin, arzt, anwalt, anwältin
            steuerberater(in)?, praktikant(in)?, student(in|en|innen)?, schüler(in|innen)?, nutzer(in|innen)?
            leser(in|innen)?, teamleiter(in)?, autor(in)?, redakteur(in)?, gast, gäste, mieter(in)?, assistent(in)?
            schwiegermutter, schwiegervater, schwager, schwägerin, ex, hund, katze, kater, auftraggeber(in)?
            geschäftsführer(in)?, direktor(in)?, berater(in)?, lieferant(in)?, mitarbeiter(in|innen)?, richter(in)?
            """,
        ),
        (
            "whose",
            (
                "mein(e|er|em|en|es)?, unser(e|er|em|en|es)?, der, die, das, den, dem, sein(e|em|en)?, ihr(e|em|"
                "en)?, ein(e|er|em|en)?"
            ),
        ),
        (
            "adverb",
            (
                "auch, immer, meistens, wirklich, nie, nur, oft, noch, manchmal, grundsätzlich, gern, gerne, "
                "lieber, doch, ja"
            ),
        ),
        (
            "speech",
            """
            (sagt|sagte|meint|meinte|schreibt|schrieb|findet|fand|behauptet|behauptete|erzählt|erzählte|antwortet|
                antwortete)
            hat (mir |uns |ihm |ihr )?(gesagt|geschrieben|gemeint|erzählt|geantwortet|erklärt)
            """,
        ),
        (
            "taste",
            """
            bevorzugt, bevorzugen, mag, mögen, liebt, lieben, hasst, hassen, will, wollen, möchte, möchten, wünscht
            braucht
            brauchen, verlangt, erwartet, findet, meidet, vermeidet, schätzt, genießt, trinkt, isst, hätte
            schwört auf, steht auf
            besteht auf, träumt
            """,
        ),
        (
            "third",
            """
            mag, will, hat, ist, kann, muss, soll, möchte, bevorzugt, liebt, hasst, wohnt, arbeitet, lebt, nutzt
            benutzt
            verwendet, schreibt, sagt, meint, denkt, isst, trinkt, braucht, findet, fährt, spricht, kommt, geht, spielt
            vermeidet
            """,
        ),
    ),
    negative=r"""
        ohne
        weder
        noch(?= (?:\w+ ){0,3}\w+[.,;]?$)
        von(?= [\p{L}\p{N} .+#/-]{1,40} (nach|auf|zu|zum|zur|in) [\p{L}\p{N} .+#/-]{1,40}(gezogen|umgezogen|
            gewechselt|umgestiegen|migriert))
        von(?= [\p{L}\p{N} .+#/-]{1,40} (weg|abgekommen|verabschiedet))
        (umgestiegen|gewechselt|umgezogen|weggezogen) von
    """,
    negative_around=r"""
        nicht
        kein(e|en|em|er|es|s)?
        nie
        niemals
        nichts
        kaum
        ungern
        (hasse|hasst|hassen|verabscheu(e|t|en))
        (meide|meidet|meiden|vermeide|vermeidet|vermeiden|verzichte|verzichtet|verzichten)
        (nervt|nerven|nervig|stört|stören|störend)
        (aufgehört|aufgegeben|abgeschafft|abgewöhnt|weggelassen|verzichtet)
        (lass|lasse) … (weg|bleiben)
        (satt|leid)
        nix
    """,
    rejects=r"""
        statt
        anstatt
        anstelle
        gegenüber
        (?<=(lieber|besser|mehr|eher|wichtiger|angenehmer|schöner|leichter|übersichtlicher|klarer|
            am liebsten) [^.,;]{0,50})als
        (?<=(bevorzug\w+|ziehe|zieht) [^.,;]{0,50})(gegenüber|vor)
    """,
    unsaid=r"""
        nicht (nur|schlecht|zuletzt|vergessen|umsonst)
        vergiss (bitte )?nicht
        warum nicht
        oder nicht
        ob oder nicht
        kein problem
        (habe|hab|hat) nichts (gegen|dagegen)
        nicht ohne
        nie ohne
        nicht wahr
        wenn nicht
        nicht mehr als
    """,
    breaks=r"""
        [,;:.!?()—–]
        aber
        sondern
        weil
        denn
        obwohl
        sonst
        also (?!auch)\w+
        und (ich|wir|bitte|kein\w*|nicht|nie|niemals|immer|nur|lieber|nutze|mag|will|möchte|arbeite|wohne|
            stattdessen|trinke|esse)
        stattdessen
        dafür
    """,
    places=(
        "in an auf bei mit vor nach für zu aus über unter während zwischen ab seit um im am beim zum zur vom ins ans"
    ),
    pronouns="es sie ihn den diese dieses davon die",
    hypothetical=r"""
        (wenn|falls|sofern) (ich|wir|mein\w*) (?:[^.,;!?]+ )?(würde|würden|wäre|wären|hätte|hätten|könnte|könnten|
            müsste|wohnte|lebte|arbeitete|zöge|ginge|nähme|bräuchte|dürfte)
        (falls|sofern) (ich|wir)
        wenn (ich|wir) (mal|jemals|irgendwann|eines tages)
        wenn (ich|wir) (?:[^.,;!?]+ )?(ziehe|ziehen|umziehe|umziehen|wechsle|wechseln)
        wenn (ich|wir) (?:[^.,;!?]+ )?(wohne|wohnen|lebe|leben|arbeite|arbeiten), (was|wie|muss|müsste|brauche|welche)
        (würde|hätte|wäre|könnte|müsste) (ich|wir)(?! (gern|gerne|lieber|nie|niemals|immer))
        (ich|wir) (würde|würden|wäre|wären|könnte|könnten|müsste|dürfte)(?! (gern|gerne|lieber|nie|niemals|immer|
            am liebsten|grundsätzlich))
        (ich|wir) würde(n)? (gern|gerne) (mal |irgendwann |später |eines tages )
        (angenommen|gesetzt den fall|hypothetisch)
        nehmen wir (mal )?an
        nimm (mal )?an
        stell dir (mal |bitte )?vor
        stellen sie sich vor
        (tun|tu) (wir )?(mal )?so
        sagen wir (mal )
        was wäre,? wenn
        (vielleicht|eventuell|womöglich|möglicherweise) (\w+ )?(ich|wir)
        (ich|wir) (\w+ )?(vielleicht|eventuell|womöglich|möglicherweise)
        (ich|wir) (überlege|überlegen|erwäge|erwägen|träume|träumen|hoffe|hoffen|wünschte|wünschten)
        (irgendwann|eines tages)
        als (ob|wäre|hätte)
    """,
    requests=r"""
        (kannst|könntest|würdest|kannste|könnten|können) (du|sie|wir) … (immer|nie|niemals|künftig|in zukunft|
            ab jetzt|nicht|nur|bitte|stattdessen|jedes mal)
        (kannst|könntest|würdest) du (bitte |mal )?(immer|nie|niemals|nicht|nur|künftig)
        (ok|okay|ja|klar|gut|verstanden|gell|oder|ne|nicht wahr|bitte|danke|alles klar|gelle) ?\?
    """,
    temporary=r"""
        (heute|gestern|übermorgen|vorgestern|vorerst|vorläufig|momentan|vorübergehend|ausnahmsweise|diesmal|erstmal)
        (?<!jeden )(?<!am )(?<!guten )morgen (früh|abend|mittag|nachmittag|um|bin|sind|habe|muss|fahre|arbeite)
        diese(r|s|n|m)? (woche|wochenende|monat|mal|abend|morgen|vormittag|nachmittag|semester|quartal|sprint|
            sitzung|sommer|winter|eine mal|nacht|runde)
        für (heute|jetzt|den (moment|augenblick|anfang)|das erste|die nächsten \w+)
        (nur |bloß )?(für|in|bei) diese(r|s|n|m)? (eine |einen |einem |einer )?(e-?mail|mail|nachricht|datei|
            aufgabe|chat|mal|reise|fall|antwort|brief|beitrag|ticket|frage|entwurf|version|gespräch|unterhaltung|text)
        (nur|bloß) (dieses|diesmal|jetzt|heute|einmal|dies eine)
        bis (zum |ende |anfang |nächste\w* |kommende\w* |einschließlich )?(montag|dienstag|mittwoch|donnerstag|
            freitag|samstag|sonntag|morgen|dann|dahin|januar|februar|märz|april|mai|juni|juli|august|september|
            oktober|november|dezember|weihnachten|ostern|silvester|ende|auf weiteres|\d+\.)
        im (moment|augenblick)
        zur ?zeit
    """,
    lasting=r"""
        (ab|von|seit) (heute|morgen|jetzt|sofort|diese\w? (woche|monat))( an| ab)?
        (immer|jeden \w+|täglich|werktags|abends|morgens) (von \w+ )?bis \w+
        (arbeite|arbeitet|schlafe|schläft) bis \w+
        (mo(ntag)?|di(enstag)?|mi(ttwoch)?|do(nnerstag)?|fr(eitag)?|sa(mstag)?)s? bis (di(enstag)?|mi(ttwoch)?|
            do(nnerstag)?|fr(eitag)?|sa(mstag)?|so(nntag)?)s?
    """,
    speaker=r"""
        ich
        wir
        (mir|mich|uns)
        (mein|meine|meiner|meinem|meinen) (name|vorname|nachname|spitzname|job|beruf|arbeit|team|stil|code|ziel|
            regel|zeitzone|pronomen|muttersprache|rechner|laptop|computer|editor|adresse|geburtstag|lieblings\w*|
            arbeitszeit\w*|betrieb|laden)
    """,
    others=r"""
        <whose> (\w+ )?<other>
        (er|sie|es|man) (?=<third>)
        (jeder|jede|jemand|niemand|alle|leute|viele|manche|die meisten|andere|keiner)(?! (meine|unsere|meiner|
            unserer|tage|stunden|wochen|antworten|texte|dateien|tests|mails))
        \A(?!ich\b|wir\b|mir\b|mich\b|uns\b)(?-i:\p{Lu}\p{Ll}+) (?=(mag|liebt|hasst|bevorzugt|möchte|will|
            wohnt|arbeitet|isst|trinkt|sagt|meint|findet|braucht|nutzt|vermeidet|schreibt|
            spricht|lebt|fährt))(?!\w+ (ich|wir|mir|mich|uns))
        \A(?!<no_name>\b)\p{L}+ (?=(mag|liebt|hasst|bevorzugt|möchte|will)\b)(?!\w+ (ich|wir|mir|mich|uns|mein\w*|
            unser\w*)\b)
    """,
    reported=r"""
        <whose> (\w+ )?<other> (<adverb> )?<speech>
        (er|sie|es|man|jemand) (<adverb> )?<speech>
        (?-i:(?!(Ich|Wir)\b)\p{Lu}[\p{L}'’-]+) (<speech>)(?! (ich|wir))
        laut (mein(em|er|en) |der |dem |den )?\w+
        (das )?(zitat|sprichwort|schild|buch|handbuch|mail|nachricht|text|artikel|kommentar|etikett) (lautet|sagt|
            steht|heißt)
    """,
    tastes=r"""
        (<adverb> )?<taste>
    """,
    manner=r"""
        (e-?)?mails?|nachrichten|briefen?|updates|antworten|memos|\w*berichte|reports|zusammenfassung(en)?|protokolle|angebote
        stichpunkten?|stichworten?|bullets|bullet ?points|fließtext|tabellen|absätze|(ganze|kurze)n? sätzen?|fazit
        bluf|das (wichtigste|ergebnis) (zuerst|oben)|emojis|floskeln|geduzt|gesiezt|(nur )?eine seite
        es ((weniger )?förmlich(er)?|kürzer|kurz|knapp(er)?|lockerer)
    """,
    addressed=r"""
        (immer )?schreibt \w+
    """,
)

FORM = FormWords(
    groups=(
        (
            "adverb",
            """
            immer, nie, niemals, meistens, meist, normalerweise, gewöhnlich, grundsätzlich, stets, selten, häufig, oft
            manchmal, hauptsächlich, überwiegend, inzwischen, mittlerweile, derzeit, seit kurzem, früher, generell
            standardmäßig, regelmäßig, in der regel, fast immer, fast nie, so gut wie nie, nicht mehr, montags
            dienstags
            mittwochs, donnerstags, freitags, samstags, sonntags, morgens, abends, mittags, nachmittags, vormittags
            nachts
            werktags, am wochenende, beruflich, privat, ursprünglich, zuerst, auch, gern, gerne, ungern, lieber
            am liebsten
            """,
        ),
        (
            "verb",
            r"""
            ist, hat, war, hatte, wird, wurde, mag, mochte, will, wollte, möchte, kann, konnte, darf, muss, soll
            weiß, heißt
            isst, fährt, liest, spricht, nimmt, schläft, gibt, sieht, trägt, läuft, hält, lässt, wäscht, vergisst
            trifft
            hilft, wirft, lädt, tritt, verlässt, fängt, gefällt, bäckt, steht, geht, tut, brät, rät, empfängt, betritt
            arbeitet, wohnt, lebt, bevorzugt, liebt, hasst, schätzt, meidet, vermeidet, verabscheut, genießt, wünscht
            braucht
            benötigt, nutzt, benutzt, verwendet, schreibt, trinkt, kocht, backt, backte, kauft, bucht, reist, fliegt
            zieht, kommt
            stammt, lernt, lehrt, unterrichtet, studiert, leitet, führt, betreibt, besitzt, spielt, sammelt, malt
            singt, tanzt
            strickt, züchtet, hört, schaut, sucht, findet, denkt, glaubt, hofft, plant, testet, committet, pusht
            prüft, liefert
            erwartet, verlangt, verzichtet, lehnt, zitiert, rundet, benennt, nennt, kommentiert, formatiert
            programmiert
            entwickelt, baut, setzt, stellt, legt, lagert, hängt, speichert, sichert, öffnet, schließt, beginnt
            endet, startet
            antwortet, duzt, siezt, grüßt, meldet, teilt, zahlt, bezahlt, spart, spendet, joggt, schwimmt, wandert
            trainiert
            pendelt, radelt, fotografiert, gärtnert, imkert, engagiert, interessiert, beschäftigt, kümmert, achtet
            trennt
            sortiert, zählt, misst, rechnet, übersetzt, lektoriert, veröffentlicht, publiziert, bloggt, moderiert
            organisiert
            verwaltet, betreut, berät, verkauft, repariert, restauriert, wechselte, wechselt, zog, stieg, absolviert
            macht
            bekommt, behält, bleibt, sitzt, liegt, wartet, versteht, kennt, bringt, holt, fragt, zeigt, sagt, erklärt
            mischt
            tendiert, neigt, gewöhnt, konzentriert, frühstückt, raucht, feiert, teilt, besucht, verbringt, bewahrt
            pflegt
            erstellt, ordnet, schneidet, filmt, druckt, scannt, gilt, hasste, liebte, folgt, unterstützt, zielt
            basiert, basierte
            benutzte, vertraut, bezieht, deployt, releast, squasht, mergt, rebaset, hostet, lintet, rückt, schiebt
            \p{L}{3,}iert, \p{L}{3,}(elt|ert|igt|igte)
            """,
        ),
        (
            "relation",
            r"""
            frau, mann, partner(in)?, ehefrau, ehemann, freund(in)?, verlobte\w?, kind(er)?, sohn, söhne, tochter
            töchter
            baby, zwillinge, mutter, mama, vater, papa, eltern, schwestern?, bruder, brüder, geschwister, oma, opa
            großmutter
            großvater, großeltern, enkel(in|kinder)?, tante, onkel, cousin(e)?, nichte, neffe, familie, hund(e)?, hündin
            katzen?, kater, haustiere?, pferde?, kaninchen, mitbewohner(in)?, schwiegermutter, schwiegervater
            schwiegereltern, chef(in)?, kolleg(e|in|en|innen), nachbar(in|n)?, kund(e|in|en), beste freundin
            bester freund
            stiefsohn, stieftochter, lehrer(in)?, vermieter(in)?, teamleiter(in)?
            """,
        ),
        (
            "own",
            r"""
            name, vorname, nachname, spitzname, beruf, job, arbeitgeber, firma, betrieb, team, büro, abteilung, stadt
            heimatstadt, wohnort, zuhause, zeitzone, muttersprache, erstsprache, zweitsprache, sprachen, pronomen
            geburtstag
            alter, nationalität, tastatur(layout)?, laptop, computer, rechner, handy, betriebssystem, editor, shell
            terminal
            browser, arbeitszeiten?, bürozeiten, mittagspause, webseite, website, blog, band, laden, garten, auto
            fahrrad
            lieblings\w+, bevorzugte\w* [\w -]+, übliche\w* [\w -]+, hobbys?, studienfach, studium, e-?mail-?adresse
            telefonnummer, adresse, geburtsdatum, zielgruppe, newsletter, masterarbeit, doktorarbeit, projekt, werkstatt
            """,
        ),
        (
            "project",
            """
            projekt, repo, repository, codebasis, codebase, anwendung, app, seite, website, webseite, shop, dienst
            bibliothek
            paket, team, firma, büro, blog, newsletter, buch, masterarbeit, dissertation, spiel, api, backend, frontend
            datenbank, workspace, monorepo
            """,
        ),
    ),
    openings=r"""
        (<adverb>,? )?(<adverb> )?<verb>
        (der|die) (nutzer(in)?|benutzer(in)?|person|anwender(in)?) (<adverb> )?<verb>
        (er|sie) (<adverb> )?<verb>
        <relation>(,? (?-i:\p{Lu}[\w'’-]+),?)? (<adverb> )?(<verb>|sind|haben|heißen|wohnen|leben|arbeiten|gehen|
            sprechen)
        (ein|eine|der|die|das|zwei|drei|vier|ältere\w?|jüngere\w?|kleine\w?|große\w?|älteste\w?|
            jüngste\w?) (ältere\w? |jüngere\w? |kleine\w? |große\w? )?<relation> (<adverb> )?(<verb>|sind|haben|
            heißen|wohnen|leben)
        (\w+ ){0,2}<own> (<verb>|sind|haben|laufen|enthalten)
        (dieses|das|diese|die|dieser|der|sein|seine|ihr|
            ihre) (\w+ ){0,2}[\p{L}-]*(<project>)( \p{L}+)? (<adverb> )?(<verb>|sind|haben|nutzen|liegen)
        (in|im|bei|beim|auf|für|mit|während|vor|nach|außerhalb|am|an|unter|zu|ab|von|
            seit) ([\w'’.+#/-]+,? ){1,7}?(<adverb> )?<verb>
        auf diesem (rechner|computer|laptop|gerät),? ?\S+
        in diesem projekt (<verb>|liegen|gehören|stehen|kommen|bleiben|sind|laufen|heißen|beginnen|enden)
        (geboren) (in|am|und)
        möchte|will|mag|hätte gern(e)?|wünscht sich
        \p{L}+t (ein|eine|einen|sein|seine|seinen|ihr|ihre|ihren|jeden|jede|jedes|beide|kein|keine|keinen|nie|immer|
            gern|gerne|nicht|am liebsten|lieber) (?!(sind|ist|muss|soll|kann|wird))
    """,
    others=r"""
        \A(der |die |das |ein |eine |ältere\w? |jüngere\w? |älteste\w? |jüngste\w? |\d+ |zwei |drei )*<relation>
        \A(hat|wohnt mit|lebt mit|teilt|kümmert sich um|arbeitet (für|mit)|schreibt an|kocht für|unterrichtet|
            erzieht) (\w+ ){0,4}<relation>
        (an|mit|für) (?-i:\p{Lu}\p{Ll}+)
        (namens) (?-i:\p{Lu}\p{Ll}+)
    """,
    not_openings=r"""
        (hat|ist|kann|wird|soll|darf|muss|will|gibt|geht|macht|war) (das|es|jemand|man|er|sie|du|ich|wir|dieser|
            diese)
        \p{L}+t (ihr|bitte|mal)
    """,
)

ORDERS = OrderWords(
    groups=(
        (
            "machine",
            r"""
            assistent(in|en)?, ki-?assistent\w*, ki, chat ?bot\w*, bots?, sprachmodell\w*, ki-?modell\w*, modell
            agent(en)?
            ki-?agent\w*, claude, claude code, chatgpt, chat gpt, gpt, codex, gemini, copilot, cursor, grok, llama
            mistral, siri
            alexa, deepseek, maschine
            """,
        ),
        (
            "consent",
            r"""
            bestätigung(en)?, rückfragen?, nachfragen?, erlaubnis, genehmigung(en)?, freigaben?, zustimmung
            einwilligung
            einverständnis, prüfung, überprüfung, kontrolle, aufsicht, rücksprache, absprache, warnung(en)?, hinweis(e)?
            autorisierung, nachfrage, ankündigung, review, vorwarnung, benachrichtigung, ok, okay, abnahme
            """,
        ),
        (
            "guard",
            r"""
            sandbox, sicherheit, sicherheits\w+, schutz, schutz\w+, leitplanken, firewall, virenscanner
            inhaltsfilter, filter
            bestätigung(en|sdialoge?)?, freigaben?, freigabeschritte?, berechtigungs\w+, berechtigungen
            rechteprüfung\w*
            signaturprüfung\w*, validierung, zwei-?faktor\w*, 2fa, mfa, audit-?log\w*, protokollierung, ratenbegrenzung
            beschränkung(en)?, einschränkung(en)?, ssl-?prüfung\w*, zertifikats\w+, warnung(en)?, limits?, prüfung(en)?
            zugriffskontroll\w*, moderation, abgesicherter modus, kontrollen?
            """,
        ),
        (
            "thing",
            r"""
            datei(en)?, daten, dokumente?, e-?mails?, mails?, geld, zahlung(en)?, nachrichten?, geheimnisse?, passwörter
            zugangsdaten, befehle?, käufe, einkäufe, überweisung(en)?, rechnung(en)?, backups?, skripte?, downloads?
            anhänge
            links?, anfragen?, änderung(en)?, pull requests?, aktion(en)?, werkzeuge?, tools?, bestellung(en)?, branches
            kommandos
            """,
        ),
        (
            "deed",
            r"""
            gesendet, geschickt, verschickt, geteilt, hochgeladen, veröffentlicht, weitergeleitet, gepostet, gelöscht
            entfernt
            überschrieben, gekauft, bezahlt, bestellt, überwiesen, ausgeführt, installiert, gemergt, deployt, gelesen
            geöffnet
            gepusht, genehmigt, akzeptiert, freigegeben, exportiert, bestätigt, angenommen, durchgeführt
            """,
        ),
        (
            "do",
            r"""
            sende, send, schick, schicke, leite, leit, lösch, lösche, entferne, entfern, führe, führ, öffne, öffn
            besuche
            klick, klicke, antworte, antwort(?= (immer|nur|stets|mit|auf))
            schreib, schreibe, nutze, nutz, benutze, benutz, verwende, verwend, rufe, ruf, füge, füg, erwähne, erwähn
            sage, sag
            sprich, erzähle, ignoriere, ignorier, missachte, vergiss, überschreibe, merke, merk, erinnere, erinner
            speichere
            speicher, lade, lad, installiere, installier, teile, teil, poste, veröffentliche, überweise, überweis
            bezahle
            bezahl, kaufe, kauf, gewähre, erlaube, aktiviere, aktivier, deaktiviere, deaktivier, schalte, schalt
            setze, setz
            ändere, änder, suche, such, behandle, behandel, nimm, betrachte, tu, tue, handle, werde, wechsle, stoppe
            hör
            halte, halt, mach, mache, gib, zeige, zeig, verstecke, verbirg, überspringe, folge, befolge, gehorche
            kontaktiere
            benachrichtige, frag, frage, übersetze, übersetz, fasse, fass, empfiehl, empfehle, schlage, gib, drucke
            wiederhole
            wiederhol, verrate, kopiere, kopier, füge, stelle, stell, starte, start, beende, beginne, beginn, bestätige
            bestätig, genehmige, akzeptiere, stimme, stimm, lehne, verweigere, melde, protokolliere, nenne, nenn
            lies, lese
            vermeide, vermeid, denk, denke, beachte, beacht, achte, prüfe, prüf, lass, lasse, verhalte, verhalt, tausche
            """,
        ),
        (
            "infinitive",
            r"""
            senden, schicken, verschicken, weiterleiten, löschen, entfernen, ausführen, öffnen, antworten, schreiben
            nutzen
            benutzen, verwenden, sagen, erwähnen, ignorieren, vergessen, merken, speichern, hochladen, herunterladen
            installieren, teilen, posten, veröffentlichen, überweisen, bezahlen, kaufen, bestellen, pushen, mergen
            deployen
            aktivieren, deaktivieren, abschalten, ändern, suchen, behandeln, befolgen, folgen, kontaktieren, zeigen
            ausgeben
            wiederholen, verraten, bestätigen, genehmigen, zustimmen, ablehnen, handeln, entscheiden, tun, machen, lesen
            unterschreiben, zugreifen, abbuchen, freigeben, überschreiben, akzeptieren
            """,
        ),
    ),
    harmless=r"""
        ["'“‘«„][^"'”’»“]*\b(du|dein\w*|dir|dich)\b[^"'”’»“]*["'”’»“]
        (ist|war|arbeitet als|arbeitete als|als) (ein|eine|der|die|das)? ?(\w+ ){0,2}(agent|modell|model|assistent|
            assistentin|bot)(?! (muss|soll|darf|hat)\b)
        (immobilien|reise|versicherungs|presse|literatur|verkaufs|rollen|daten|preis|geschäfts|zug|3d|lehr|zahn|
            forschungs|verwaltungs|büro|produktions|regie|vorstands|medizinische?r?)-?(agent|modell|model|assistent|
            assistentin)\w*
        (zahnmedizinische|technische|wissenschaftliche|pharmazeutisch-technische|persönliche)r? (assistent|assistentin)
    """,
    unwanted=r"""
        (will|möchte|moechte|mochte|mag|braucht|erwartet|wünscht|wunscht) (keine?|keinen|
            keinerlei) (schmeichelei(en)?|lob|
            komplimente?)(?= ?(\.|$)|( (am|zu|im|in|vor|nach) (den |der |jeder |seinen |ihren )?(anfang|beginn|ende|
            antworten|antwort|mails?|nachrichten|texten?)( (von|der|einer|jeder|seiner|ihrer) (antworten|antwort|mails?|
            nachrichten|texte))?) ?(\.|$))
    """,
    orders=r"""
        (ab|von) (jetzt|sofort|nun|heute|hier)( an| ab)?
        (in zukunft|zukünftig|künftig|fortan)
        (wenn|immer wenn|sobald|falls|jedes mal,? wenn|bevor|nachdem|solange|bis) (der|die|ein|eine|
            irgendein) (nutzer|nutzerin|benutzer|benutzerin|user|person|mensch|kunde|besucher|anwender)
        (wenn|immer wenn|sobald|falls|jedes mal,? wenn) (er |sie |es )?(gefragt|aufgefordert|gebeten|angesprochen|
            angewiesen)
        (wenn|immer wenn|sobald|falls) (du|jemand|eine (frage|anfrage|nachricht|aufgabe|mail)|ein (gespräch|chat|
            dokument))
        (als|in) antwort auf (fragen|anfragen|jede|alle|eine|diese)
        (fragen|anfragen|antworten|nachrichten|aufgaben|dateien|mails|berichte|ergebnisse) (müssen|sollen|sollten|
            dürfen|haben zu|sind zu)
        (muss|müssen|soll|sollen|sollte|sollten) (immer|nie|niemals|stets|zuerst|unbedingt|auch|nur|
            nicht)? ?… (<infinitive>|werden)
        (ist|sind) (immer |stets |nie |niemals |zuerst |unbedingt |sofort )?… zu (<infinitive>|ignorieren|verwenden|
            befolgen)
        (ignorier(e|en|t)?|missachte\w*|vergiss|vergesst|überschreib\w*|verwirf|umgeh(e|en)?) (alle|alles|sämtliche|
            jede|die|deine|vorherige\w*|bisherige\w*|obige\w*|frühere\w*|diese|andere|system\w*|anweisung\w*|
            regeln?|was)
        merk(e|en)? (dir|dich|euch|sich)? ?(:|dass|dies|folgendes|das)
        (hinweis|lektion|regel|wichtig|anweisung|anweisungen|system|todo|richtlinie|warnung|achtung|befehl|aufgabe|
            schritt|tipp|fakt|erinnerung|entwickler|nutzer|benutzer|notiz|dringend) ?(\d+ ?)?:
        (?<=[.;:!?—–(] ?|, |, dann |\bund dann |\bdann |\bund )(bitte |immer |nie |niemals |jetzt |auch |also |
            dann )*<do>
        bitte (immer |nie |niemals |nur |sofort |jetzt )*(<do>|\w+ (\w+ ){0,5}<infinitive>)
        \A(immer |nie |niemals |stets |jetzt |nur |bitte )*<do>
        \A(immer|nie|niemals|stets|bitte|niemals|nicht|keine?n?) (\w+ ){0,8}<infinitive>
        (system-?prompt|entwicklernachricht|versteckte\w* anweisung\w*|(vorherige\w*|bisherige\w*|frühere\w*|
            obige\w*|neue\w*|folgende\w*|diese\w?|ursprüngliche\w*) (anweisung\w*|regeln|befehle?|anordnung\w*|
            richtlinien|prompts?))
        (anweisung\w*|befehle?n?) (aus|in|von|des|der) (diese\w?|der|dem|einer?|jede\w?)
        (diese\w?|die) (erinnerung|notiz|memory|eintrag|anweisung|regel) (muss|soll|darf|hat|überschreibt|gilt|ersetzt)
        (hat|haben) (vorrang|priorität) (vor|gegenüber)
        (speicher(e|n)?|schreib(e|en)?|füg(e|en)?|nimm|leg(e|en)?) … (ins|in das|in dein|in deinem|
            zum) (langzeit)?(gedächtnis|speicher)
        (als|im) (erste\w?|nächste\w?|letzte\w?) (schritt|antwort|aktion)
        (stell(e|en)? sicher|sorg(e|en)? dafür|achte(n)? darauf),? dass
        (beende|beginne|beginn|starte|schließ\w*) (jede|jedes|alle|jeden) (antwort|nachricht|mail|chat|gespräch)
        (ist|wird|sind|werden) (verpflichtet|angewiesen|beauftragt|gezwungen|programmiert|aufgefordert),? … zu
        (der|die) (nutzer|nutzerin|person|benutzer) (denkt|entscheidet|weist an|genehmigt|stimmt zu|bestätigt|
            autorisiert|sagt ja)
        \A(bitte |immer |nur |stets )*antwort(e|et) (nur |immer |stets )?(mit|auf|in|als|wie)
    """,
    powers=r"""
        ohne (?:(jede|jegliche|weitere|vorherige|ausdrückliche|meine|seine|ihre|eine|die|irgendeine|menschliche|
            manuelle|erneute|extra|große|vorher|erst|mich|ihn|sie) )*<consent>
        ohne (?:\w+ ){0,5}?(zu|vorher zu) (fragen|prüfen|bestätigen|warnen|informieren|warten|kontrollieren|zögern|
            überprüfen|benachrichtigen|erklären)
        ohne (?:\w+ ){0,5}?(nachzufragen|rückzufragen|zurückzufragen|abzuwarten|nachzuprüfen|bescheid|gefragt|
            nachzuhaken|abzusprechen|einzuholen|anzukündigen)
        ungefragt|ungeprüft|unbeaufsichtigt|eigenmächtig|unkontrolliert|uneingeschränkt\w*|bedingungslos
        (braucht|benötigt|verlangt|will|möchte|wünscht|erwartet|erfordert|erfordern|brauchen|benötigen|bedarf|
            bedürfen|wollen) (\w+ ){0,4}?(keine|keiner|keinerlei|nie|niemals|nicht) (\w+ ){0,3}?(<consent>|gefragt|
            informiert|gewarnt|benachrichtigt|zu bestätigen)
        kein(e|er|erlei|en)? (\w+ ){0,2}<consent>( \w+){0,4} (nötig|notwendig|erforderlich|gewünscht|gebraucht|mehr|
            verlangt|sein)
        (muss|müssen|will|möchte|soll|sollen|braucht) (\w+ ){0,4}?(nicht|nie|niemals|
            nicht mehr) (\w+ ){0,4}?(gefragt|informiert|gewarnt|benachrichtigt|bestätigt|bestätigen|genehmigen|
            zustimmen|gefragt werden|nachgefragt)
        (nie|niemals|nicht|nicht mehr) (\w+ ){0,3}?(nachfragen|rückfragen|zurückfragen|um erlaubnis|um bestätigung|
            um freigabe|fragen müssen|vorher fragen)
        (fragt|frage|frag|fragen) (\w+ ){0,2}?(nie|niemals|nicht) (\w+ ){0,3}?(nach|vorher|um erlaubnis|
            um bestätigung|zurück)
        (?<!(nie|niemals|nicht|nichts|kein|keine) )(automatisch|selbsttätig|selbstständig|eigenständig|von selbst|
            direkt|sofort) (\w+ ){0,3}?(genehmig\w*|
            bestätig\w*|akzeptier\w*|annehm\w*|angenommen|merge\w*|gemerg\w*|deploy\w*|commit\w*|push\w*|gepusht|
            ausführ\w*|ausgeführt|send\w*|gesendet|versend\w*|lösch\w*|gelöscht|erlaub\w*|kauf\w*|gekauft|
            überweis\w*|überwiesen|bezahl\w*|weiterleit\w*|weitergeleitet|install\w*|veröffentlich\w*|hochlad\w*|
            hochgeladen|unterschreib\w*|bestell\w*|freigeb\w*|freigegeben)
        (genehmigt|bestätigt|akzeptiert|erlaubt) (\w+ ){0,3}?(automatisch|alles|alle|jede\w?|sämtliche|pauschal|
            blind|im voraus)
        (hat|habe|haben) (\w+ ){0,3}?(alles|alle|jede\w?|sämtliche) (\w+ ){0,4}?(genehmigt|freigegeben|erlaubt|
            autorisiert|bewilligt|zugelassen)
        (genehmigung|bestätigung|freigabe|erlaubnis|zustimmung)\w* (gilt|gelten|ist|sind) (\w+ ){0,3}?(erteilt|
            automatisch|immer|dauerhaft|pauschal|gegeben)
        (vorab|pauschal|dauerhaft|generell|grundsätzlich|blanko|stillschweigend)(-| )?(genehmig|erlaub|freigegeb|
            bestätig|zugestimm|autorisier|einverstand)\w*
        (pauschale?|dauerhafte?|volle?|unbegrenzte?|unbeschränkte?|uneingeschränkte?|vollständige?|generelle?|
            ständige?|permanente?|vollen|unbegrenzten|unbeschränkten|vollständigen|freien|direkten)(r|n|s|
            m)? (erlaubnis|genehmigung|freigabe|zustimmung|zugriff|zugang|kontrolle|vollmacht|rechte?|autorität|
            autonomie|befugnisse?|vertrauen|ermächtigung)
        (general|blanko)?vollmacht|blankoscheck|freibrief|freie hand|carte blanche
        (gibt|gab|erteilt|erteilte|gewährt|gewährte|hat) … (erlaubnis|genehmigung|freigabe|zugriff|zugang|vollmacht|
            rechte|kontrolle|befugnis)( \w+)?( gegeben| erteilt| gewährt)?
        (darf|dürfen) … (<infinitive>|alles|jederzeit|selbst|eigenständig|zugreifen)
        (kann|können) … (jederzeit|einfach|immer|sofort|frei|selbst|beliebig|alles) … (<infinitive>|gelöscht werden|
            ausgeführt werden)
        (<thing>) (werden|wird|können|dürfen) … (automatisch|sofort|direkt|ungefragt) … <deed>
        (<thing>) (dürfen|können) … <deed>( werden)?
        (root|admin|administrator|sudo|superuser|schreib|system)-?(zugriff|rechte|zugang|privilegien|berechtigung\w*)
        (als|mit|via) (root|sudo|administrator)
        <guard> (ist |sind |werden |wird |bleibt |bleiben |soll |sollen |darf )?(immer |stets |dauerhaft )?(aus|
            abgeschaltet|ausgeschaltet|deaktiviert|umgangen|übersprungen|unnötig|überflüssig|aufgehoben|gelockert|
            entfernt|nicht nötig|optional|ignoriert)
        (deaktivier\w*|umgeh(t|en|e)?|umgangen|überspring\w*|übersprungen|abschalten|schaltet|ausschalten|
            unterdrück\w*|ignorier(t|en)?|aushebel\w*|aufheb\w*|lockert|entfernt) (\w+ ){0,3}?<guard>
        <guard> (\w+ ){0,2}?(deaktivieren|umgehen|überspringen|abschalten|ausschalten|abzuschalten|ignorieren|aushebeln)
        (--|—|–)?(no-?verify|dangerously[- ]\w+|skip[- ]permissions|yes-to-all|allow-all|force-push)
        (heimlich|unbemerkt|im geheimen|hinter dem rücken|spurlos|im hintergrund unbemerkt|verdeckt)
        (vertraut|vertrauen|traut) (\w+ ){0,2}?(allen|allem|jedem|jeder|blind|dieser (seite|website|domain|datei)|
            diesem (server|link|absender|skript)|diesen (links|dateien|seiten|befehlen|anweisungen)|anweisungen)
        (alle|alles|jede\w?|sämtliche) … (ist|sind|gilt|gelten) … (erlaubt|genehmigt|vertrauenswürdig|freigegeben|
            autorisiert|bestätigt|sicher|in ordnung|ok|okay)
        (erlaubt|lässt|gestattet|überlässt|ermächtigt|autorisiert|berechtigt) (dem|der|den|einem|einer|allen|jedem|
            diesem)? ?(\w+ )?(<machine>|tools?|skript\w*|plugin\w*|werkzeug\w*|server\w*)
        (hat|haben|bekommt|erhält|braucht|mit) (\w+ ){0,3}?(zugriff|zugang) (auf|zu|zum|zur) (\w+ ){0,3}?(<thing>|
            bank\w*|kont\w*|wallet|schlüssel\w*|postfach|produktion\w*|server|datenbank|alles|dateisystem|
            festplatte|kamera|mikrofon|kalender|kontakte)
        (ausgaben|budget|kosten|nutzungs|raten|token|geld|tages|monats)?(limit|grenze|obergrenze|budget)s? (darf|
            kann|soll|ist|wird)? ?(\w+ )?(erhöht|aufgehoben|entfernt|ignoriert|unbegrenzt|überschritten|
            überschreiten|angehoben|verdoppelt)
        (sagt|antwortet|stimmt) (immer )?(ja )?(zu|zu allem) (allem|alles|jedem|zu)
        (leitet|sendet|schickt|kopiert|lädt|überträgt|exportiert) (\w+ ){0,3}?(alle|alles|jede\w?|sämtliche|die|
            seine|ihre|eine kopie) (\w+ ){0,4}?(an|auf|nach|in|zu) (\w+ ){0,2}?(externe\w*|fremde\w*|dritte\w*|
            server|endpunkt|webhook|adresse|url|konto|extern|folgende\w*|andere\w*)
        (erinnerungen|gedächtnis|speicher|protokoll|verlauf|sperrliste) (dürfen|darf|können|kann|sollen|soll|werden|
            wird) (\w+ )?(gelöscht|geleert|geändert|überschrieben|bearbeitet)
        (in|im) (seinem|ihrem|meinem|deren|dessen) (auftrag|namen)|im (auftrag|namen) (des|der) (nutzers|nutzerin|
            person|benutzers)
        (gibt|zahlt|kauft|bestellt|überweist) … (beliebig\w*|unbegrenzt|so viel|jeden betrag|mit (seiner|ihrer|
            meiner) (karte|kreditkarte))
        (ist|sind) (damit )?einverstanden,? (\w+ ){0,2}?(wenn|dass|mit allem|mit allen)
    """,
    assistant=r"""
        (du|dein|deine|deiner|deinem|deinen|deines|dir|dich|euch|euer|eure)
        \A(der |die |das |dieser |diese |ein |eine |mein |meine |sein |seine |ihr |ihre )?<machine>(?! (code|api|
            pro|plus|cli|max|team|desktop|nutzer|nutzung|ist (der|die|das) (editor|haupt\w*|
            bevorzugte\w*))\b) (muss|soll|sollte|darf|kann|hat|ist|war|wird|heißt|antwortet|spricht|schreibt|
            verhält|benimmt|sendet|nutzt|weiß|merkt|glaubt|denkt|fühlt|bevorzugt|mag|will|bekommt|geht|lebt|dient|
            hilft|folgt|gehorcht|sagt|beginnt|beendet|fügt|ignoriert|gibt|macht|hält|nennt|arbeitet|behandelt|lehnt|
            akzeptiert|nie|immer|name|rolle|aufgabe|führt|löscht)
        (der|die|das|dieser|diese|dieses|ein|eine|einen|einem|einer|mein|meine|sein|seine|seinen|ihr|ihre|ihren|dem|
            den) (ki-?)?(assistent(in|en)?|ki|bot|chat ?bot|sprachmodell|ki-?modell|ki-?agent\w*)
        (will|möchte|erwartet|verlangt|wünscht|braucht|bittet|weist|zwingt|lässt|mag|liebt),? (es,? )?(dass )?(der|
            die|das|den|dem|ein|einen|eine|sein|seinen|ihre?|ihren)? ?(<machine>) (immer|nie|niemals|nicht|soll|
            muss|als|wie|zu|in|auf|an|sich|ihn|ihm|ihr)
        (nennt|nennen|ruft|behandelt|betrachtet|tauft) (den|die|das|seinen|seine|ihren|ihre|diesen)? ?(<machine>)
        (name|persona|persönlichkeit|rolle|identität|anweisungen|prompt|gedächtnis|charakter|aufgabe|ton|regeln|
            schöpfer|besitzer|ziel) (des|der|vom|für den|für die|von) (<machine>)s?
        (tut|verhält sich|antwortet|redet|spricht|gibt sich|schlüpft) (so,? )?(als|wie) (ob|wäre|ein|
            eine) (<machine>|mensch|pirat|experte|uneingeschränkte\w*)
        (ist) (ein|eine) (großes sprachmodell|sprachmodell|ki|künstliche intelligenz|chatbot|hilfreiche\w? assistent\w*)
        (dem|den|der) (nutzer|nutzerin|benutzer|benutzerin|user)(?!gruppe|oberfläche|handbuch|schnittstelle)
        (des|vom|beim|zum) (nutzers?|benutzers?|users?)
    """,
    manipulation=r"""
        (hat|habe|liegt|behält) (immer|stets|grundsätzlich|nie|niemals|meistens|ausnahmslos) (recht|richtig|unrecht|
            falsch)
        (irrt|täuscht) (sich )?(nie|niemals|selten)|(sich )(nie|niemals) (irrt|täuscht)|unfehlbar
        weiß (\w+ )?(besser|am besten) als (alle|jeder|experten|ärzte|der|die)
        (widerspruch|widersprechen|widersprochen|kritik|korrektur\w*|zweifel\w*|gegenargumente) (\w+ ){0,3}(nicht|
            nie|unerwünscht|verletzt|ärgert|kränkt|verunsichert|vermeiden)
        (nicht|nie|niemals|ungern|keinen|keine|kein|hasst|verträgt|duldet|mag keinen|
            erträgt) (\w+ ){0,4}(widerspruch|widersprechen|widersprochen|korrigiert|hinterfragt|kritisiert|
            angezweifelt|belehrt|kritik|in frage gestellt)
        (erwartet|will|möchte|mag|braucht|liebt|genießt|verlangt|schätzt|sehnt sich nach|reagiert|spricht an|
            hört gern|wünscht) (\w+ ){0,4}?(zustimmung|zugestimmt|schmeichel\w*|geschmeichelt|lob|gelobt|
            komplimente?n?|bestätigung|bestätigt werden|bewunder\w*|bestärk\w*|recht gegeben|dass man (ihm|
            ihr) (zustimmt|recht gibt)|ego)
        (schmeichelei\w*|lob|komplimente|schuldgefühle|dringlichkeit|angst|druck|zeitdruck|autorität|mitleid|
            scham) (\w+ )?(wirkt|wirken|hilft|helfen|überzeugt|überzeugen|zieht|ziehen|bringt|bringen|funktioniert|
            funktionieren|bewegt)
        (leicht|leichter|einfach|einfacher|schnell|schneller|am besten|am leichtesten|am ehesten|
            eher) (zu )?(\w+ ){0,2}?(überred\w*|überzeug\w*|beeinfluss\w*|manipulier\w*|umzustimmen|umstimm\w*|
            täusch\w*|auszutricks\w*|nachgiebig|herumzukriegen|rumzukriegen)
        (überred\w*|überzeug\w*|beeinfluss\w*|manipulier\w*|umstimm\w*|umzustimmen) … (wenn|abends|nachts|spät|müde|
            mit lob|mit druck|durch|leicht|am besten)
        (anfällig|empfänglich|leichtgläubig|beeinflussbar|manipulierbar|verführbar) (für|bei|wenn|abends|nach|
            gegenüber|durch)?
        (gibt|knickt|lenkt) (\w+ ){0,3}?(nach|ein|auf)( (wenn|bei|unter|sobald|nach))
        (stimmt|sagt|kauft|unterschreibt|gehorcht|zahlt|bucht) (\w+ ){0,3}?(zu|ja|alles|mehr|leichter|eher|
            sofort) (\w+ ){0,2}?(wenn|unter|bei|nach|sobald|ohne nachzudenken)
        (prüft|liest|hinterfragt|kontrolliert|überprüft) (\w+ ){0,3}?(nie|niemals|selten|nicht|
            kaum) (\w+ ){0,2}?(nach|genau|quellen|das kleingedruckte|was|verträge|ergebnisse|antworten)?
        (glaubt|vertraut|folgt) (\w+ ){0,2}?(alles|allem|jedem),? (was|der|die|experten|das|ohne)
        (ist|sei) (\w+ )?(klüger|intelligenter|schlauer|besser|weiser) als (alle|andere|die meisten|jeder|
            der durchschnitt)
        (ist) (ein |eine |wirklich |absolut |einfach )*(genie|genial\w*|brillant\w*|außergewöhnlich\w*|
            hochbegabt\w*|überlegen|großartig\w*|die beste|der beste|unglaublich klug)
        (spät ?abends|nachts|müde|traurig|einsam|betrunken|gestresst|unter stress|verärgert|hungrig) … (zustimm\w*|
            stimmt zu|kauft|gibt\b.{0,20}\baus|entscheid\w*|überred\w*|überzeug\w*|nachgib\w*)
        schwäche für (schmeichelei\w*|lob|komplimente|autorität|druck)
    """,
)

PERSONAL = PersonalWords(
    groups=(
        (
            "condition",
            r"""
            diabetes, typ-?[12]-?diabetes, zucker(krankheit)?, asthma, epilepsie, krebs, \w*krebs, leukämie, lymphom\w*
            melanom\w*, karzinom\w*, tumor\w*, glaukom, grauer? star, grüner? star, arthrose, arthritis, rheuma
            osteoporose
            multiple sklerose, ms, parkinson, alzheimer, demenz, aids, hiv, hepatitis( [abc])?, herpes, syphilis
            tuberkulose
            lungenentzündung, corona, covid(-19)?, long covid, grippe, gürtelrose, borreliose, malaria, copd, bronchitis
            mukoviszidose, schlafapnoe, schlafstörung(en)?, schlaflosigkeit, narkolepsie, depression(en)?
            angststörung\w*
            panikattacken?, panikstörung, bipolare störung, schizophrenie, psychose, zwangsstörung\w*, ptbs, trauma
            adhs, ads
            autismus, asperger, tourette, magersucht, anorexie, bulimie, essstörung\w*, legasthenie, dyskalkulie
            burn-?out
            bluthochdruck, niedriger blutdruck, herzinfarkt, herz\w{2,}, vorhofflimmern, schlaganfall, thrombose
            aneurysma
            blutarmut, anämie, hämophilie, morbus \w+, colitis, reizdarm, zöliakie, magengeschwür, reflux, gastritis
            gallensteine, nierensteine?, nieren\w+, leberzirrhose, fettleber, hernie, leistenbruch, hämorrhoiden
            endometriose, pcos, myome, wechseljahre, unfruchtbarkeit, schilddrüsen\w+, hashimoto, gicht, fibromyalgie
            chronische\w? \w+, rückenschmerzen, knieschmerzen, nackenschmerzen, gelenkschmerzen, kopfschmerzen
            \w{3,}schmerzen
            ischias, skoliose, bandscheiben\w+, karpaltunnel\w*, gehirnerschütterung, knochenbruch, bein ?bruch, migräne
            schwindel, tinnitus, hörverlust, hörsturz, gehörlosigkeit, blindheit, farbenblindheit, makuladegeneration
            neurodermitis, ekzem, schuppenflechte, psoriasis, rosazea, akne, haarausfall, behinderung, sehbehinderung
            (\w+)?allergie(n)?, \w*unverträglichkeit(en)?, \w*intoleranz(en)?, heuschnupfen, sucht, \w+sucht
            \w*abhängigkeit
            alkoholproblem\w*, fehlgeburt(en)?, abtreibung, herzschrittmacher, stent, prothese, \w{3,}itis, \w{4,}ose
            \w+syndrom, \w{4,}erkrankung(en)?, erkrankung, \w+störung, infektion, entzündung, symptome, nebenwirkungen
            krankheit(en)?, \w+krankheit(en)?
            """,
        ),
        (
            "state",
            r"""
            diabetiker(in)?, asthmatiker(in)?, epileptiker(in)?, zuckerkrank, krank, schwerkrank, chronisch krank
            krebskrank
            herzkrank, todkrank, schwanger, autist(in)?, autistisch, bipolar, schizophren, magersüchtig, bulimisch
            behindert
            schwerbehindert, querschnittsgelähmt, gelähmt, taub, gehörlos, schwerhörig, blind, sehbehindert, farbenblind
            farbenfehlsichtig, stumm, bettlägerig, hiv[- ]positiv, alkoholiker(in)?, trockene\w? alkoholiker(in)?
            alkoholkrank
            abhängig, süchtig, drogenabhängig, spielsüchtig, clean, trocken(?= seit), unfruchtbar, übergewichtig
            untergewichtig, fettleibig, laktoseintolerant, glutenintolerant, depressiv, suizidal, selbstmordgefährdet
            ausgebrannt, neurodivergent, allergisch, krankgeschrieben, arbeitsunfähig, im krankenhaus, in der klinik
            in reha
            auf reha, in therapie, in behandlung, frühinvalide, berufsunfähig, pflegebedürftig, legastheniker(in)?
            dialysepflichtig
            """,
        ),
        (
            "medicine",
            r"""
            \w{3,}(pril|olol|statin|oxetin|formin|cillin|mab|zepam|zolam|sartan|prazol|conazol|mycin|cyclin|triptan|
                gliptin|glutid|xaban|dipin|profen|pramin|triptylin|thyroxin|phenidat|afil|parin)
            insulin, lithium, ritalin, medikinet, elvanse, sertralin, citalopram, escitalopram, venlafaxin, duloxetin
            bupropion
            gabapentin, pregabalin, ibuprofen, paracetamol, aspirin, codein, tramadol, morphin, fentanyl, methadon
            antidepressiv\w+, antipsychotik\w+, neuroleptik\w+, schmerzmittel, schmerztabletten, antibiotik\w+
            antihistaminik\w+
            blutverdünner, betablocker, blutdruck(tabletten|mittel|senker), cortison, kortison
            hormon(e|tabletten|ersatz\w*)
            testosteron, östrogen, viagra, chemo(therapie)?, dialyse, asthmaspray, inhalator
            schilddrüsen(tabletten|hormone)
            l-thyroxin, ozempic, wegovy, die pille, antibabypille, verhütungs\w+, schlaftabletten, schlafmittel
            beruhigungsmittel
            medikamente?, tabletten, pillen, psychopharmaka, immunsuppressiv\w+, epipen, marcumar, eliquis
            """,
        ),
        (
            "treatment",
            r"""
            therapie, psychotherapie, verhaltenstherapie, paartherapie, physiotherapie, krankengymnastik, \w+therapie
            reha, entzug
            entgiftung, operation, op, \w+operation, transplantation, bestrahlung, dialyse, kinderwunschbehandlung, mrt
            biopsie, darmspiegelung, magenspiegelung, kaiserschnitt, anonyme\w? alkoholiker\w*, selbsthilfegruppe, kur
            """,
        ),
        (
            "specialist",
            r"""
            psychiater(in)?, therapeut(in)?, psychologe\w?, psychologin, psychotherapeut(in)?, onkologe\w?, onkologin
            kardiologe\w?
            kardiologin, neurologe\w?, neurologin, hautarzt, hautärztin, frauenarzt, frauenärztin, urologe\w?
            orthopäde\w?
            orthopädin, endokrinolog\w+, rheumatolog\w+, physiotherapeut(in)?, suchtberat\w+
            """,
        ),
        (
            "aid",
            (
                "rollstuhl, hörgeräte?, herzschrittmacher, prothese, insulinpumpe, cpap\\w*, katheter, "
                "blindenstock, rollator, krücken, gehhilfe, blindenhund, epipen"
            ),
        ),
        (
            "topic",
            """
            app, apps, forschung, projekt, artikel, klinik, daten, datensatz, studie, studien, verein, stiftung
            patienten
            website, seite, buch, kurs, modell, team, zentrum, labor, kampagne, podcast, film, station, abteilung
            konferenz
            vortrag, seminar, statistik, statistiken, firma, startup, software, blog
            """,
        ),
        (
            "kin",
            (
                r"frau, mann, partner(in)?, freund(in)?, sohn, tochter, kind(er)?, baby, mutter, vater, mama, papa, "
                r"eltern, schwester, bruder, tante, onkel, cousin(e)?, nichte, neffe, oma, opa, großmutter, "
                r"großvater, mitbewohner(in)?, nachbar(in)?, chef(in)?, kollege, kollegin, exfrau, exmann, ex, "
                r"schwiegermutter, schwiegervater"
            ),
        ),
        (
            "whose",
            (
                "mein, meine, meinen, meinem, meiner, meines, unser, unsere, unseren, unserem, unserer, sein, "
                "seine, seinen, seinem, seiner, ihr, ihre, ihren, ihrem, ihrer"
            ),
        ),
        (
            "sum",
            (
                r"[$€£]\s?\d[\d.,]*( ?(mio|tausend|k))?\.?, \d[\d.,]*\s?[$€£], \d[\d.,]*\s?(k|tausend|mio\.?|"
                r"millionen)?\s?(euro|eur|franken|chf|dollar|usd|pfund|€)"
            ),
        ),
        (
            "funds",
            r"""
            gehalt, jahresgehalt, monatsgehalt, bruttogehalt, nettogehalt, einkommen, lohn, stundenlohn, verdienst
            bonus, rente
            ersparnisse?, erspartes, vermögen, nettovermögen, schulden, \w*kredit(e|s)?, darlehen, hypothek
            kontostand, dispo
            erbe, erbschaft, unterhalt, steuerschuld(en)?, steuerrückzahlung, schufa(-?\w+)?, insolvenz, privatinsolvenz
            arbeitslosengeld, bürgergeld, hartz ?(4|iv), wohngeld, sozialhilfe, dividenden, depot, aktiendepot
            abfindung
            miete, monatsbudget, notgroschen, tagessatz, stundensatz, spielschulden, altersvorsorge, bafög
            """,
        ),
        (
            "faith",
            r"""
            christ(in)?, christlich, katholisch\w?, katholik(in)?, evangelisch\w?, protestant(in)?, protestantisch\w?
            muslim(in|a)?
            muslimisch\w?, moslem, jude, jüdin, jüdisch\w?, hindu, hinduistisch, buddhist(in)?, buddhistisch, sikh
            atheist(in)?
            atheistisch, agnostiker(in)?, mormon\w+, zeug(e|in) jehovas, orthodox, sunnit(in)?, schiit(in)?
            alevit(in)?, baptist(in)?
            gläubig\w?, religiös\w?, konfessionslos, fromm\w?, freikirchlich, pietist(in)?
            """,
        ),
        (
            "politics",
            r"""
            sozialdemokrat(in)?, sozialist(in)?, kommunist(in)?, konservativ\w?, liberal\w?, libertär\w?
            marxist(in)?, anarchist(in)?
            nationalist(in)?, faschist(in)?, linksradikal\w?, rechtsradikal\w?, linksextrem\w?, rechtsextrem\w?
            monarchist(in)?
            populist(in)?, linke\w?, rechte\w?, grünenwähler(in)?, afd-?wähler(in)?, spd-?wähler(in)?
            cdu-?wähler(in)?, links, rechts
            """,
        ),
        (
            "party",
            (
                r"spd, cdu, csu, fdp, afd, grünen?, die linke, linken, linkspartei, bsw, npd, piratenpartei, volt, "
                r"freien? wähler, svp, övp, spö, fpö, neos, sozialdemokraten, christdemokraten, liberalen, "
                r"tierschutzpartei, rechts, links"
            ),
        ),
        (
            "orientation",
            (
                r"schwul\w?, lesbisch\w?, lesbe, bi, bisexuell\w?, pansexuell\w?, asexuell\w?, queer\w?, "
                r"hetero(sexuell\w?)?, homosexuell\w?, polyamor\w*, trans(gender|sexuell\w?)?, nichtbinär\w?, "
                r"nicht[- ]binär\w?, intersexuell\w?"
            ),
        ),
        (
            "people",
            (
                r"schwarz\w?, weiß\w?, roma, sinti, sinto, romni, kurd(e|in), araber(in)?, arabisch\w? herkunft, "
                r"jesid(e|in), indigen\w?, asiatisch\w?, afrodeutsch\w?, sorb(e|in), person of color, "
                r"aschkenasisch, tamil(e|in)"
            ),
        ),
        (
            "month",
            (
                "januar, jänner, februar, märz, april, mai, juni, juli, august, september, oktober, november, "
                "dezember, jan\\.?, feb\\.?, mär\\.?, apr\\.?, jun\\.?, jul\\.?, aug\\.?, sept?\\.?, okt\\.?, "
                "nov\\.?, dez\\.?"
            ),
        ),
        (
            "often",
            (
                "immer, oft, meistens, manchmal, sehr, wirklich, so, ziemlich, recht, eher, zu, extrem, schnell, "
                "leicht, noch, gerade, derzeit, auch, etwas, ein bisschen, ein wenig, zunehmend, ständig, "
                "regelmäßig, heimlich, ein, eine, der, die, nicht mehr, total, völlig, offen, eigentlich, "
                "überzeugte, überzeugter, bekennende, bekennender, praktizierende, praktizierender, gläubige, "
                "gläubiger, streng, nicht, kein, keine, seit jahren, politisch, gelernter, strenggläubig, tief, "
                "stark, leicht, schwer, fast, halb, dauerhaft, ehemaliger, ehemalige, abends, nachts, tagsüber, "
                "seit langem"
            ),
        ),
        (
            "frequent",
            r"""
            jeden \w+, jede (nacht|woche), täglich, nachts, abends, morgens, mittags, nachmittags, vormittags
            tagsüber, montags, dienstags
            mittwochs, donnerstags, freitags, samstags, sonntags, werktags, am wochenende, an wochenenden
            unter der woche
            um \d{1,2}([:.]\d\d)?( uhr)?, von \d{1,2}\w*, ab \d{1,2}([:.]\d\d)?( uhr)?, bis \d{1,2}([:.]\d\d)?( uhr)?
            ab (acht|neun|zehn|elf)( uhr)?, den ganzen (tag|sommer|august|juli|winter)
            im (juli|august|sommer|winter|urlaub)
            (am|an|jeden) (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\w*
            """,
        ),
        (
            "gloom",
            (
                "einsam, allein, alleine, wertlos, hoffnungslos, traurig, niedergeschlagen, leer, schuldig, "
                "überfordert, unsicher, ungeliebt, nutzlos, wie ein versager, ängstlich, eifersüchtig, elend, "
                "deprimiert, gestresst, verletzt, minderwertig, hilflos, gefangen, verloren, verlassen, "
                "verbittert, gedemütigt, verzweifelt, unglücklich, nervös, wütend, verletzlich, hässlich, dumm, "
                "isoliert, am boden zerstört, unerwünscht, unattraktiv, beobachtet"
            ),
        ),
    ),
    persons=r"""
        (ich|mir|mich|wir|uns|mein\w{0,2}|unser\w{0,2})
        (er|sie|sein\w{0,2}|ihr\w{0,2}|ihm|ihn)
        (der |die )?(nutzer|nutzerin|person)
        \A(der |die |das |ein |eine |ältere\w? |jüngere\w? )?(<kin>)
    """,
    secret_labels=r"""
        (pass(wort|wörter|worte|wd|phrase|word)s?|kennw(o|ö)rt\w*|losung(swort)?)
        [\w-]*(passwort|kennwort|passphrase)
        (pwd|pw)
        (geheim|sicherheits|api|zugangs|zugriffs|privat|master|produkt|lizenz|verschlüsselungs|wiederherstellungs|
            ssh|wlan|wifi|netzwerk)-?(schlüssel|key|token|code|wort)s?
        (privater|geheimer|api|öffentlich geheimer) (schlüssel|key)
        (sicherheitsfrage|mädchenname\w* (meiner|der) mutter)
    """,
    weak_labels=r"""
        (token|geheimnis|zugangsdaten|schlüssel|login|anmeldedaten|anmeldung|sitzungs-?id|cookie|signatur|zugang)s?
    """,
    code_labels=r"""
        (alarm|tor|tür|haustür|eingangs|gebäude|garagen|tresor|safe|schloss|zahlenschloss|fahrradschloss|zugangs|
            zutritts|entsperr|sperr|bildschirm|handy|sim|karten|konto|bestätigungs|einmal|backup|wiederherstellungs|
            freischalt|sms|login|aufzug|koffer|schließfach|spind|keller|büro|wohnungs|haus|türöffner|
            alarmanlagen)-?(code|pin|kombination|zahl|nummer)
        (pin|geheimzahl|geheimnummer|puk|tan|cvv|cvc)
        pin-?(code|nummer)
        (zahlen)?kombination
        code (für|zum|zur|vom|der|des|an der) \w+
    """,
    no_labels=r"""
        (fehler|status|exit|rückgabe|antwort|postleit|länder|vorwahl|http|sprach|währungs|rabatt|gutschein|produkt|
            artikel|farb|hex|qr|strich|quell|buchungs|flug|morse|dress|unicode|beispiel|zeichen|iso|promo)-?code\w*
        (primär|fremd|sortier|öffentlicher|cache|partition|index|noten|violin|bass|schrauben|auto|ersatz|haus|
            keller|fahrrad) ?-?schlüssel
        (maximale?|eingabe|ausgabe|anzahl|pro|kontext|input|output) ?-?tokens?
    """,
    label_parts="""
        passw passphrase kennw losung pwd schlüssel token geheim zugang login anmelde code pin puk tan cvv
        kombination seed
        wiederherstellung wörter mnemonic mädchenname sicherheitsfrage sitzungs cookie signatur
    """,
    is_words="ist lautet lauten sind war heißt heisst",
    no_values=r"""
        (nicht|kein|keine|nie|zu|sehr|so|noch|schon|immer|nur|ein|eine|der|die|das|den|dem|im|in|auf|an|für|von|mit|
            und|oder|aber|wenn|dass|was|wie|warum|mein|meine|dein|deine|sein|ihr|ihre|unser|falsch|richtig|ungültig|
            gültig|abgelaufen|nötig|optional|schwach|stark|sicher|unsicher|geheim|öffentlich|privat|lang|kurz|leer|
            neu|alt|gleich|anders|geändert|vergessen|verloren|weg|unbekannt|bekannt|erforderlich|gespeichert|
            gesetzt|gestohlen|geleakt|einfach|kompliziert|schlecht|gut|wichtig|verschlüsselt|vorhanden|da|hier|
            jetzt|auch|leider|wieder|manager|ändern|zurücksetzen|speichern|eingeben|vergeben|wird|wurde|werden|muss|
            soll|sollte|kann|darf|hat|haben|bekommt|funktioniert|stimmt|geht|fehlt|läuft)
    """,
    secrets=r"""
        (?:seed-?phrase|seed|wiederherstellungs(?:phrase|wörter)|mnemonic|wallet-?wörter)(?: (?:ist|lautet|lauten|
            sind|für|von))?:? ?(?P<value>(?:\p{L}{3,}[ ,]+){7,}\p{L}{3,})
        (?P<value>(?:die |der )?(?:erste|zweite|letzte|andere|vordere|hintere|linke|rechte)n? (?:hälfte|teil|
            drittel|stück|\d+ (?:zeichen|ziffern|stellen)|(?:zwei|drei|vier|fünf|sechs) (?:zeichen|ziffern|
            stellen)) (?:des|der|vom|meines|meiner|von meinem) (?:\w+ ){0,2}[\w-]*(?:schlüssels?|passworts?|
            kennworts?|tokens?|pin|codes?|geheimnisses) … \S+)
        (?:login|anmeldedaten|zugangsdaten|benutzername|nutzer)(?: (?:ist|sind|lauten|lautet|mit)|:)? ?\S+ ?(?:/|
            und passwort|passwort|und kennwort|kennwort|pw) ?(?:ist |lautet |: ?)?(?P<value>(?!(?:und|oder|passwort|
            kennwort|vergessen|ist)\b)\S{4,})
        [\w-]*(?:passwort|kennwort|passphrase|pin|code)(?: (?:fürs?|zum|zur|von|vom|für die|für das|für den|des|
            der)(?: \p{L}[\p{L}'’.-]*){1,4}?) ?(?:ist|=|:|lautet|war) ?(?P<value>(?!<novalue>)[\p{L}\p{N}]\S{3,})
        (?:passwort|kennwort|pin|code|schlüssel) (?:rückwärts|buchstabiert|in base64|in hex|
            gespiegelt)[\w ]{0,20}?(?: ist|:|,|lautet)? (?P<value>\S.{3,})
    """,
    health=Concern(
        unless=r"""
            gesundheits(check|prüfung|endpunkt|status|seite|app|daten|wesen|sektor|bericht|dashboard|balken)\w*
            krank(feiern| nach| vor)
            allergisch (auf|gegen) (\w+ ){0,2}(meetings?|montage?|small ?talk|fachchinesisch|mails?|e-mails?|
                emojis?|java\w*|php|xml|yaml|papierkram|deadlines?|ausrufezeichen|floskeln|füllwörter|buzzwords?|
                bürokratie|powerpoint|excel|kommentare|anglizismen|passiv)
            blind (test|vertrauen|kopieren|dates?|tasten)\w*
            blind(test|kopie|flug|date)\w*
            betriebs?blind
            taub für
            (dependency|code) (injection|injektion)
            (render|merge)-?\w+
            (arbeite|arbeitet|arbeiten|unterrichte\w*|lehrt|lehre|schreibe|schreibt|schrieb|studiert|studiere|
                forscht|forsche|entwickelt|entwickle|baut|baue|gestaltet|liest|lese|übersetzt|
                programmiert)(?: (?!(?:und|aber|weil|denn|da|wegen|seit|trotz|obwohl|ich)\b)[\p{L}\p{N}'’.-]+)*+
            (ist|bin|als) (?:(?!(?:mit|und|aber)\b)[\w-]+ ){0,3}(krankenschwester|krankenpfleger(in)?|
                pflegefachkraft|arzt|ärztin|chirurg(in)?|\w*therapeut(in)?|psycholog(e|in)|apotheker(in)?|zahnarzt|
                zahnärztin|sanitäter(in)?|hebamme|kardiolog(e|in)|neurolog(e|in)|forscher(in)?|tierarzt|tierärztin|
                optiker(in)?|hörakustiker(in)?)
            (schmerzgrenze|schmerzpunkt\w*|pain points?)
            herz(lich|haft)\w*
            diagnose-?(tool|modus|log|daten|seite|skript)\w*
            sucht (nach|ein\w*|den|die|das|gerade|eine|noch|immer)
            sehnsucht|eifersucht
            (vegetarische|vegane|glutenfreie|laktosefreie|zuckerfreie)\w?
            kopfschmerzen (bereitet|macht|machen|bereiten)
            gewicht (auf|legt)
        """,
        when=r"""
            (habe|hab|hat|haben|hatte|hatten|bekam|bekommt|bekomme|leide|leidet|leiden|litt|kämpfe|kämpft|lebe mit|
                lebt mit|mit|wegen|aufgrund|trotz|seit|unter|an|gegen|nach|diagnose|überlebte) (?:(?!(?:über|namens|
                buch|artikel|app|freund|kein|keine|nicht)\b)[\w'’.-]+ ){0,4}?<condition>(?!-| <topic>)
            <whose> (?:[\w'’-]+ ){0,3}?<condition>(?!-| <topic>)
            (bin|ist|sind|war|waren|wurde|werde|wird|geworden) (?:<often> |\w+ ){0,3}?<state>(?! (vor|für|auf beiden))
            <condition> (\w+ ){0,3}(festgestellt|diagnostiziert|bekommen|gehabt|überstanden|überlebt|erkrankt)
            bei (mir|ihm|ihr|uns|<whose> \w+) (?:[\w'’.-]+ ){0,4}?<condition>
            (allergisch|allergie|unverträglichkeit|intoleranz) (gegen|auf|gegenüber)
            (nehme|nimmt|nehmen|nahm|brauche|braucht|schlucke|schluckt|spritze|spritzt|vergesse|vergisst|bekomme|
                bekommt|abgesetzt|verschrieben|muss|mit) (?:[\w'’.-]+ ){0,5}?<medicine>
            <medicine> (nehme|nimmt|nehmen|brauche|braucht|spritze|spritzt)
            <whose> (?:[\w'’-]+ ){0,2}<medicine>
            (in|zur|zum|mache|macht|machen|nach|vor|habe|hat|hatte|hatten|brauche|braucht|beginne|beginnt|gehe|geht|
                bekomme|bekommt|warte auf|wartet auf|meiner|seiner|ihrer) (?:(?!(?:über|für|
                mit)\b)[\w'’-]+ ){0,3}?<treatment>
            (beim|bei|zum|zur|habe|hat|sehe|sieht|besuche|besucht) (?:\w+ ){0,3}?<specialist>
            <whose> (\w+ )?<specialist>
            (diagnostiziert|krankgeschrieben|eingewiesen|operiert|geimpft|ungeimpft|infiziert|erkrankt|verunglückt|
                therapiert)
            (benutze|benutzt|nutzt|brauche|braucht|trage|trägt|habe|hat|sitze im|sitzt im|im|mit) (?:\w+ ){0,2}?<aid>
            (ich|er|sie|wir) (wiege|wiegt|wog)
            <whose> (\w+ )?(gewicht|bmi|blutdruck|blutzucker|blutgruppe|blutwerte|cholesterin\w*|puls|taille|
                periode|zyklus|schwangerschaft|geburtstermin|gehör|sehkraft|behinderung|krankheit|symptome|diagnose|
                genesung|narben|psyche|rücken schmerzt|knie schmerzt)
            (bin|ist|sind|war) (?:etwa |ungefähr |rund |knapp |nur )?\d[\d.,]* ?(cm|m|meter|kg|kilo)( groß| schwer)
            (\d[\d.,]* ?(kg|kilo)) (abgenommen|zugenommen|schwer)
            (abgenommen|zugenommen) (habe|hat)?
            (mein|meine|sein|seine|ihr|ihre) (\w+ )?(rücken|knie|hüfte|herz|schulter|gelenke|nacken|
                bandscheibe) (tut weh|tun weh|schmerzt|schmerzen|ist kaputt|macht probleme|streikt)
            (schmerzen|probleme) (im|am|in der|in den|mit dem|mit der) (rücken|knie|hüfte|herz|schulter|gelenken|
                nacken|magen|brust|bein|arm|bauch|kopf)
            (gebrochen|verstaucht|verrenkt|gerissen|amputiert)\w*
            (mit dem (trinken|rauchen)|mit drogen) (aufgehört|aufhören)
            (rückfällig|trocken seit|clean seit|überdosis|entzug\w*)
            (schwanger|im \w+ (monat|ssw)|erwarte\w? (ein|unser|mein|zwillinge|ein kind|ein baby|nachwuchs))
            (kann|könnte|können) (?:\w+ ){0,3}?(nicht|kaum|schlecht|keine farben|nichts) (?:\w+ ){0,2}?(sehen|hören|
                laufen|gehen|stehen|atmen|riechen|schlucken)
            (höre|hört|sehe|sieht) (\w+ ){0,2}?(schlecht|kaum|nichts|nur noch)
            (hör|seh|geh|lern|sprach|körper)(behinderung|behindert\w?|schaden|schwäche|störung)
            (selbstverletz\w*|suizid\w*|selbstmord\w*)
            (keine?|keinen) (\w+ )?(laktose|gluten|nüsse|histamin|fruktose) (\w+ )?(vertrage|verträgt|vertragen)
            (vertrage|verträgt|vertragen) (\w+ )?(keine?n?|nicht)
        """,
        bare=r"""
            \A(wiegt|misst) (\w+ )?\d[\d.,]* ?(cm|m|meter|kg|kilo)
            \A(diagnose|allergien?|medikamente?|blutgruppe|blutdruck|erkrankung|gewicht|größe|bmi|rezept) ?(:|ist|
                sind|=|–) ?\S+
            \Aallergisch (gegen|auf)
            \A(schwer |leicht |stark )*(diabetiker|schwanger|autist|behindert|gehörlos|farbenblind|hiv[- ]positiv)\w*
            (leidet|leide) (seit \w+ )?(an|unter) \w+
        """,
    ),
    money=Concern(
        unless=r"""
            technische\w? schulden
            (schlaf|design|test|code|dokumentations)-?schulden
            (cache|speicher|fehler|zeit|token|leistungs|zeichen|wort|seiten|latenz|render)-?budgets?
            (arbeite|arbeitet|unterrichte\w*|schreibt|schreibe|studiert|studiere|forscht|forsche|entwickelt|
                entwickle|baut|baue|verkauft|verkaufe|berät|berate)(?: (?!(?:und|aber|weil|denn|da|wegen|seit|
                obwohl|ich|verdiene|verdient|bekomme|für \d)\b)[\p{L}\p{N}'’.-]+)*+
            (gehalt|lohn|kredit|renten|hypotheken|schulden|miet|steuer|einkommens)s?-?(tabelle|rechner|app|modell|
                feld|spalte|bericht|seite|formular|schnittstelle|klasse|funktion|modul|berater(in)?|abrechnung|
                buchhalter(in)?)\w*
            (mein|unser|deine?) (zeichen|foto|design|github|online)-?portfolio
            vermögen(?= zu)
            (auto|fahrrad|buch|bücher|film|wagen|raum|räume) (mieten|miete|gemietet)
            miete (ein|eine|einen)
        """,
        when=r"""
            (verdiene|verdient|verdienen|verdiente|bekomme|bekommt|kriege|kriegt|kassiere|kassiert|beziehe|bezieht|
                bezahlt|zahlt mir|berechne|berechnet|nehme|ich (?:verdien|bekomm|krieg)) (?:(?!(?:für|zu|
                über)\b)[\w'’~.,-]+ ){0,4}?(<sum>|\d[\d.,]*(k|mille|tausend)?)( (brutto|netto))?( ?(im|pro|/|am|die|
                    jeden) ?(jahr|monat|woche|stunde|tag|projekt))?
            (verdiene|verdient|verdienen) (\w+ ){0,3}?(mehr|weniger|genug|wenig|gut|schlecht|mindestlohn|zu wenig|viel)
            (habe|hat|haben|hatte|hatten|schulde|schuldet|schulden|zahle|zahlt|zahlen|gespart|geerbt|erbte|verloren|
                gewonnen|geliehen|spare|spart|besitze|besitzt|investiert|sitze auf) (?:(?!(?:für|
                um)\b)[\w'’~.,-]+ ){0,4}?<sum>
            <sum> (?:[\w'’-]+ ){0,3}?(schulden|miete|gehalt|lohn|erspart|gespart|ersparnisse|kredit|rente|netto|
                brutto|im monat|auf dem konto|verdien\w*|geerbt)
            <whose> (?:(?!(?:neue|neuer|app|code|team|firma)\b)[\w'’-]+ ){0,3}?<funds>
            (habe|hat|haben|bekomme|bekommt|beziehe|bezieht|zahle|zahlt|lebe von|lebt von|tilge|tilgt|stottere|
                aufgenommen|mit|in|erbte|geerbt|im) (?:(?!(?:über|für|kein|keine)\b)[\w'’.,~€-]+ ){0,4}?<funds>
            (bin|ist|sind|war|waren) (\w+ ){0,2}?(pleite|bankrott|insolvent|verschuldet|überschuldet|schuldenfrei|
                millionär(in)?|reich|arm|wohlhabend|knapp bei kasse|im minus|im dispo|abgebrannt|blank)
            (kann|können|könnte) (\w+ ){0,4}?(miete|rechnungen?|kredit|heizung|essen|schulden) (\w+ ){0,2}?(nicht|
                kaum|nicht mehr) (\w+ )?(bezahlen|zahlen|leisten|begleichen)
            (geldsorgen|geldprobleme|finanzielle\w? (probleme|sorgen|schwierigkeiten|not|lage))
            geld (ist|wird) (\w+ )?(knapp|eng|weg)
            (beim|im) (lotto|casino) (gewonnen|verloren)
            (kontonummer|iban|kontostand)
        """,
        bare=r"""
            \A(gehalt|einkommen|vermögen|schulden|hypothek|miete|ersparnisse|rente|bonus|kredit|kontostand|
                schufa(-?score)?) ?(:|ist|sind|=|–|beträgt|betragen|von) ?\S+
            (kontonummer|iban|bankleitzahl|blz) ?(ist |lautet |: ?|= ?)?[A-Z]{0,2}\d[\d ]{5,}
            (kreditkarten?|ec-?karten?|girokarten?)-?(nummer|nr\.?)?,? ?(ist |lautet |: ?|= ?|endet auf )?\d{4,}
            \A(verdient|schuldet) (\w+ ){0,4}(<sum>|\d[\d.,]*(k|mille|tausend)?|geld|schulden)
        """,
    ),
    special=Concern(
        unless=r"""
            (arbeite|arbeitet|unterrichte\w*|lehrt|lehre|schreibt|schreibe|schrieb|studiert|studiere|forscht|
                forsche|entwickelt|liest|lese|übersetzt|spielt|spiele|singt|singe|sammelt|fotografiert|malt|
                restauriert|verkauft|hört|höre|schaut)(?: (?!(?:und|aber|weil|denn|da|obwohl|
                ich)\b)[\p{L}\p{N}'’.-]+)*+
            (ist|bin|als) (?:(?!(?:mit|und|aber)\b)[\w-]+ ){0,3}(anwalt|anwältin|richter(in)?|kriminolog\w+|
                politikwissenschaftler(in)?|journalist(in)?|historiker(in)?|theolog(e|in)|soziolog(e|in)|autor(in)?|
                pfarrer(in)?|religionslehrer(in)?|organist(in)?|strafverteidiger(in)?|religionswissenschaftler(in)?)
            (schwarz|schwarze|schwarzer|schwarzen|schwarzes|weiß|weiße|weißer|weißen|weißes|braune?) (box|liste|hut|
                brett|papier|wein|tee|kaffee|brot|reis|schokolade|pfeffer|hemd|hintergrund|hintergründe|thema|text|
                schrift|magie|gürtel|zucker|katze|hund|auto|tasten|tastatur|tinte|jeans|wand|wände|mit zucker|
                ohne zucker|stift|raum|fläche|theme)
            (kaffee|tee) (\w+ )?schwarz
            (trinkt|trinke|mag) (\w+ ){0,3}schwarz
            (links|rechts)(bündig|händer\w*|händig|herum|klick|seitig|rum)
            (nach|von|oben|unten|ganz) (links|rechts)
            konservative\w? (schätzung\w*|annahme\w*|werte?|anlage\w*)
            liberale\w? (lizenz\w*)
            (geburtstags|abend|garten|grill|tee|tanz)party\w*
            (stimme|stimmt|stimmen) (für|gegen) (den |die |das |eine?n? )?(namen?|funktion|vorschlag|idee|variante|
                option|logo|farbe|film|restaurant|termin|rfc)
            wahl (des|der|eines|einer|zwischen)
            verurteilt (zum|zu) (scheitern|warten)
        """,
        when=r"""
            (bin|ist|sind|war|waren|wurde|werde) (<often>,? ){0,4}<faith>(?![- ]?(schule|kindergarten|krankenhaus|
                akademie|geschichte))
            (aufgewachsen|erzogen|getauft|konvertiert|geboren|verheiratet) (\w+ ){0,3}?(<faith>|islam|christentum|
                judentum|buddhismus)
            (<faith>) (\w+ )?(aufgewachsen|erzogen|getauft|geworden|geheiratet|konvertiert)
            (zum|zur) (islam|christentum|judentum|buddhismus|katholizismus|protestantismus) (konvertiert|
                übergetreten|gewechselt)
            als (<often> )*(<faith>)(?! (schule|akademie))
            <whose> (\w+ )?(glaube|glauben|religion|kirche|moschee|synagoge|gemeinde|pfarrer|imam|rabbi|gott|
                gebete?|taufe|konfirmation|bar mizwa|bibelkreis|konfession|kirchengemeinde)
            (gehe|geht|gehen|besuche|besucht) (\w+ ){0,4}?(in die|zur|in den|zum|den|die) (kirche|moschee|synagoge|
                messe|gottesdienst|freitagsgebet|bibelkreis|beichte|tempel)
            (bete|betet|beten|faste|fastet|fasten) (\w+ ){0,4}?(fünfmal|täglich|jeden|im ramadan|zu gott|zu allah|
                vor dem|an|in der|während)
            (koscher|halal|schabbat|sabbat|ramadan|fastenzeit|pessach|jom kippur|zuckerfest|opferfest|
                eid) (\w+ ){0,3}?(esse|isst|halte|hält|ein|feiere|feiert|lebe|lebt|begehe|begeht)
            (esse|isst|halte|hält|feiere|feiert|lebe|lebt|begehe|begeht|beachte|beachtet|im|während des|fastet? im|
                faste im) (\w+ ){0,3}?(koscher|halal|schabbat|sabbat|ramadan|pessach|jom kippur|zuckerfest|opferfest)
            (glaube|glaubt|glauben) (\w+ ){0,2}?(an|nicht an) (gott|allah|jesus|wiedergeburt|keinen gott)
            (aus der kirche) (ausgetreten|austreten)
            (bin|ist|sind|war) (<often>,? ){0,4}(<politics>)(?! (oben|unten|von|neben|bündig|der|des|schätzung|
                im bild|vom))
            <whose> (politische\w* (ansichten|überzeugung\w*|meinung\w*|einstellung\w*|haltung|partei|gesinnung)|
                parteibuch|parteimitgliedschaft|wahlstimme)
            (wähle|wählt|wählen|gewählt|wählte|stimme für|stimmt für|kandidiere|kandidiert|demonstriere|
                demonstriert) (\w+ ){0,4}?(<party>|partei|kanzler\w*|populisten)
            (<party>) (\w+ ){0,2}?(wähle|wählt|gewählt|wählen)
            (mitglied|anhänger|wähler|sympathisant|unterstützer|mandatsträger)(in|innen)? (\w+ ){0,2}?(der|bei der|
                bei den|von|in der|des|bei) (\w+ )?(<party>|partei|\w*gewerkschaft)
            (in der|bei der|bei den) (<party>) (aktiv|mitglied|engagiert|eingetreten)
            (unterstütze|unterstützt|spende|spendet|beigetreten|eingetreten) (\w+ ){0,3}?(<party>|partei)
            (für|gegen) (abtreibung|die todesstrafe|einwanderung|migration|den krieg|die impfpflicht|die ehe für alle)
            (bin|ist|sind|war) (<often>,? ){0,4}<orientation>(?= ?([.,;:!?)—–]|$|und|aber|\w*(mann|frau)|seit|
                verheiratet|geoutet))
            als (<often> )*(<orientation>)\w* (mann|frau|paar|person|vater|mutter|jugendlicher)
            (geoutet|outing|coming-?out)
            (stehe|steht|interessiere mich|interessiert sich) (\w+ )?(auf|für) (männer|frauen|jungs|mädchen|
                beide geschlechter|beides)
            <whose> (\w+ )?(sexualität|sexuelle \w+|sexleben|geschlechtsidentität|transition|fetisch\w*)
            (gleichgeschlechtlich\w*|offene\w? (beziehung|ehe)|polyamore\w? beziehung)
            (bin|ist|sind) (<often>,? ){0,3}<people>(?= ?([.,;:!?)—–]|$|und|aber|frau|mann|herkunft|abstammung|
                aufgewachsen))
            als (<often> )*<people>\w? (mann|frau|person)
            (\w+er|\w+isch\w+) (abstammung|herkunft|abkunft)
            <whose> (\w+ )?(ethnie|ethnische \w+|hautfarbe|abstammung|rasse|volksgruppe)
            (vorbestraft|vorstrafe\w*|strafregister|verurteilt|verhaftet|festgenommen|inhaftiert|im (gefängnis|
                knast)|in haft|auf bewährung|bewährungsstrafe|haftstrafe|geldstrafe|vorgestraft|angeklagt|
                straffällig|strafbefehl|u-haft|untersuchungshaft|führungszeugnis|ex-?häftling|gesessen wegen)
            (gestohlen|geklaut|unterschlagen|gedealt|ausgeraubt|ladendiebstahl begangen)
        """,
        bare=r"""
            \A(religion|konfession|glaube|politische \w+|partei|sexuelle \w+|sexualität|ethnie|vorstrafen?) ?(:|ist|
                sind|=|–) ?\S+
            \A(gläubige\w?|praktizierende\w?|bekennende\w?|überzeugte\w?) (<faith>|<orientation>|<politics>)
        """,
    ),
    too_personal=Concern(
        unless=r"""
            lass\w* (es|das|mich|\w+ \w+) allein
            (läuft|laufen|funktioniert|kompiliert|startet) (\w+ )?allein\w*
            allein (schon|das|die|der|wegen)
            (server|container|prozess|datenbank|liste|feld|datei|ordner|branch|cache|seite|spalte) (ist|
                sind) (\w+ )?(leer|allein|weg)
            (fühle|fühlt|fühlen) (mich|sich|uns) (\w+ )?(frei|wohl|sicher|gut|fit|bereit|angesprochen)
            (arbeitet|arbeite|arbeiten|programmiert|schreibt|lernt|isst) (\w+ )?(am liebsten |lieber |gern )?allein\w*
        """,
        when=r"""
            (bin|ist|sind|wohne|wohnt|lebe|lebt|schlafe|schläft|sitze|sitzt|laufe|läuft|gehe|geht|jogge|joggt|fahre|
                fährt|radle|radelt|wandere|wandert|spaziere|spaziert|schwimme|schwimmt) (?:(?!(?:nicht|nie|
                ungern)\b)[\w'’.-]+ ){0,6}?(allein|alleine|ganz allein|ohne begleitung|auf mich gestellt)
            (allein|alleine) (zu hause|zuhause|daheim|in der wohnung|im haus|unterwegs|im büro|im laden|nach hause)
            (bin|ist|sind) (?:[\w'’.-]+ ){0,4}?((nicht|nie|selten|kaum) (zu hause|zuhause|daheim|da)|weg|verreist|
                im urlaub|
                auf reisen|auf geschäftsreise|außer haus|unterwegs|auf montage|
                abwesend) ?(?:[\w'’.-]+ ){0,3}?<frequent>
            <frequent> (?:[\w'’.-]+ ){0,4}?((nicht|nie|selten|kaum) (zu hause|zuhause|daheim|da)|verreist|im urlaub|
                auf geschäftsreise|außer haus|auf montage|abwesend|weg)
            <frequent> (bin|ist|sind) (?:[\w'’.-]+ ){0,3}?(allein|alleine|weg|verreist|niemand)
            (verlasse|verlässt|komme|kommt|kehre|kehrt|gehe|geht) (?:[\w'’.-]+ ){0,4}?(das haus|die wohnung|
                nach hause|heim|aus dem haus) ?(?:[\w'’.-]+ ){0,3}?(<frequent>)
            (verlasse|verlässt|komme|kommt|kehre|kehrt|gehe|geht) <frequent> (?:[\w'’.-]+ ){0,3}?(das haus|
                die wohnung|nach hause|heim|aus dem haus)
            (ersatz|haus|wohnungs|keller)?schlüssel (\w+ )?(liegt|ist|hängt|versteckt|unter|im|in|hinter)
            (schlüssel) (\w+ ){0,3}?(unter|hinter) (der|dem|einem) (fußmatte|matte|blumentopf|topf|stein)
            (schließe|schließt|lasse|lässt|vergesse|vergisst) (\w+ ){0,3}?(tür|haustür|hintertür|fenster|garage|
                auto|haus) (\w+ )?(nie ab|nicht ab|offen|unverschlossen|abzuschließen)
            (tür|haustür|hintertür|garage|kellertür) (\w+ )?(nie|nicht|offen|unverschlossen) ?(ab|abgeschlossen)?
            (kinder|kind|sohn|tochter|oma|opa|mutter|vater|frau|mann|schwester|enkel\w*|großmutter|
                großvater) (?:[\w'’-]+ ){0,6}?(allein|alleine|unbeaufsichtigt|ohne aufsicht)
            (jogge|joggt|laufe|läuft|gehe|geht|radle|radelt|schwimme|schwimmt) (?:[\w'’-]+ ){0,6}?(dieselbe|gleiche|
                selbe) (strecke|runde|route|weg)
            (jogge|joggt|laufe|läuft) (?:[\w'’-]+ ){0,6}?<frequent> (?:[\w'’-]+ ){0,4}?(park|wald|fluss|kanal|see)
            (jogge|joggt|laufe|läuft) (?:[\w'’-]+ ){0,4}?(park|wald|fluss|kanal|see) (?:[\w'’-]+ ){0,4}?<frequent>
            (fühle|fühlt|fühlen|gefühlt) (?:[\w'’-]+ ){0,5}?<gloom>
            (bin|ist|sind) (<often> ){0,3}(einsam|unsicher|untröstlich|in trauer|eifersüchtig|verzweifelt|
                unglücklich|verletzlich|dünnhäutig|frisch getrennt|verlassen worden|verliebt in|fremdgegangen|
                untreu|weinerlich|leicht (verletzt|beleidigt|gekränkt|zu kränken|zu verletzen)|emotional \w+|
                am ende|lebensmüde|co-?abhängig|schnell (verletzt|beleidigt|gekränkt|verunsichert|überfordert))
            (in|mitten in|mache eine|macht eine|durchlebt) (\w+ )?(scheidung|trennung|trennungsphase|krise|
                lebenskrise|ehekrise|midlife-?crisis)
            (geringes|niedriges|kein|wenig|angeknackstes) (selbstwertgefühl|selbstbewusstsein|selbstvertrauen)
            (selbstzweifel|selbsthass|verlustangst|verlustängste|bindungsangst|bindungsängste|stimmungsschwankungen|
                heimweh|albträume|alpträume|minderwertigkeits\w+|versagensangst|versagensängste|liebeskummer|
                nervenzusammenbruch)
            (weine|weint|weinen|heule|heult|geweint) (\w+ ){0,4}?(wenn|oft|jeden|nachts|abends|allein|wegen|viel|
                in den schlaf|schnell)
            (angst|panik|furcht) (\w+ )?(davor|vor) (?:[\w'’,-]+ ){0,5}?(verlassen|ablehnung|zurückweisung|versagen|
                scheitern|allein\w*|einsamkeit|verlust|alter|tod|nähe|bindung|zukunft|verlieren|sterben|meinem|
                meiner|seinem|ihrem|ihrer|seiner)
            (braucht|brauche|sucht|suche|sehnt sich|sehne mich) (?:[\w'’-]+ ){0,3}?(bestätigung|anerkennung|
                zuneigung|liebe|trost|zuwendung)
            (reagiert|reagiere|wird|werde) (<often> )*(gekränkt|verletzt|eifersüchtig|wütend|aggressiv|weinerlich|
                unsicher|panisch|emotional|traurig) (wenn|bei|auf|sobald|abends|nachts|schnell)
            (hasst|hasse|verletzt|verletze|ritzt|ritze) (sich|mich)( selbst)?
            (empfindlich) (\w+ )?(gegen|auf|bei) (kritik|zurückweisung)
            (trauert|trauere|vermisst|vermisse|verloren|verlor|beerdigt|gestorben ist) (?:[\w'’-]+ ){0,4}?(mutter|
                vater|frau|mann|sohn|tochter|kind|bruder|schwester|eltern|freund(in)?|oma|opa|hund|katze|ex)
            (mutter|vater|frau|mann|sohn|tochter|kind|bruder|schwester|partner(in)?|eltern|oma|opa|
                freund(in)?) (?:[\w'’-]+ ){0,4}?(gestorben|verstorben|umgekommen|verlassen|liegt im sterben|
                verschwunden)
            <whose> (\w+ )?(ehe|beziehung|scheidung|trennung|affäre|liebesleben|sexleben|sorgerecht\w*) (\w+ )?(ist|
                war|läuft|kriselt|scheitert|zerbricht|gescheitert|am ende|steht|liegt)
            (unglückliche|kaputte|zerrüttete|toxische|lieblose|schwierige)\w? (ehe|beziehung|kindheit|familie|scheidung)
            (streite|streitet|streiten|gestritten|krach|streit) (\w+ ){0,3}?mit (meine\w*|seine\w*|ihre\w*|
                unsere\w*) (\w+ )?(frau|mann|partner(in)?|mutter|vater|eltern|freund(in)?|ex|schwester|bruder|
                familie|schwiegermutter|schwiegereltern|kindern|sohn|tochter)
            (nicht mehr|kein wort mehr|kaum noch|nie mehr) (\w+ ){0,2}?mit (meine\w*|seine\w*|ihre\w*) (mutter|
                vater|eltern|schwester|bruder|familie|sohn|tochter|ex)
            (keinen kontakt) (\w+ )?(zu|mit) (meine\w*|seine\w*|ihre\w*) (mutter|vater|eltern|schwester|bruder|
                familie|sohn|tochter|kindern)
            (missbraucht|misshandelt|vergewaltigt|geschlagen worden|gemobbt|belästigt|vernachlässigt)
            (affäre|seitensprung|geheime beziehung|verhältnis) (\w+ )?(mit|habe|hat|hatte|gehabt|angefangen)
            (hat|habe|hatte) (\w+ ){0,3}?(eine affäre|einen seitensprung|eine geliebte|einen liebhaber|ein verhältnis)
            (betrügt|betrogen|betrüge|fremdgegangen|geht fremd|gehe fremd)
            <kin>( (?-i:\p{Lu}\p{Ll}+))?,? (?:<often> )*(ist|war|wurde|wird|lässt sich|hat|trinkt|spielt|schlägt|
                lügt|betrügt|geht) (?:[\w'’-]+ ){0,4}?(geschieden|scheiden|getrennt|arbeitslos|entlassen|gekündigt|
                gefeuert|gemobbt|fremd|zu viel|heimlich\w*|verliebt|eifersüchtig|einsam|untreu|im vertrauen|
                schwanger|job verloren)
            (im vertrauen|unter vier augen|als geheimnis) (gesagt|erzählt|anvertraut)
            (anvertraut|heimlich) \w+
        """,
        bare=r"""
            (haus|wohnung|büro|laden|ferienhaus|garage|hütte) (ist|steht|bleibt|stehen) (\w+ ){0,4}?(leer|unbewohnt|
                unbeaufsichtigt|offen|unverschlossen)
            (niemand|keiner) (ist )?(\w+ )?(zu hause|zuhause|daheim|da)
            \A(scheint|wirkt|vermutlich|wahrscheinlich|anscheinend|offenbar|möglicherweise|vielleicht|dürfte|könnte)
            \A(ist|hat|war|lebt|wohnt|arbeitet|mag) (vermutlich|wahrscheinlich|anscheinend|offenbar|möglicherweise|
                vielleicht|wohl)
            (lässt|lassen) (\w+ )?(darauf )?(schließen|vermuten|erahnen)
            (bestellungen|nachrichten|mails|fotos|einkäufe|fragen|suchen|uhrzeiten|ton|wortwahl|schweigen|
                gewohnheiten|buchungen|commits|tippverhalten|verhalten|muster) (lässt|lassen|deutet|deuten|legt|
                legen|zeigt|zeigen|verrät|verraten|spricht|sprechen)
            (aus|anhand|nach) (seinen|ihren|den|der|dem|seiner|ihrer) (bestellungen|nachrichten|mails|fotos|
                einkäufen|fragen|suchen|uhrzeiten|wortwahl|verhalten|tippverhalten|buchungen) (\w+ )?(zu schließen|
                geschlossen|abgeleitet|erschlossen)?
        """,
    ),
    pii=Concern(
        unless=r"""
            (bestell|ticket|rechnungs|flug|zimmer|versions|port|seiten|zeilen|kapitel|sitzplatz|modell|teile|serien|
                fehler|artikel|auftrags|vorgangs)-?(nummer|nr\.?|id) ?\S*
            (fremdschlüssel|primärschlüssel|nutzertabelle)
        """,
        when=r"""
            (geboren|geburtstag|geburtsdatum|geb\.)(?: ist| war|:| am| im| der| hat|
                ,| des| habe| feiere| feiert| ich)* (am |der |den )?(\d{1,2}\.? ?(<month>|\d{1,2}\.)|
                \d{1,2}\.\d{1,2}\.|\d{4}-\d\d-\d\d|(ersten|zweiten|dritten|vierten|fünften|sechsten|siebten|achten|
                neunten|zehnten|elften|zwölften|\w+zehnten|\w+zigsten) (<month>))
            (am )?\d{1,2}\. ?(<month>|\d{1,2}\.)( ?\d{4})? (geboren|geburtstag|zur welt gekommen)
            am \d{1,2}\. ?(<month>|\d{1,2}\.) (\w+ ){0,3}geburtstag
            (?:(?-i:\p{Lu})[\p{L}'’.-]+[ -]){0,2}?(?-i:\p{Lu})[\p{L}-]*(straße|strasse|str\.|gasse|weg|platz|allee|
                ring|damm|ufer|chaussee|steig|stieg|pfad|twiete|berg|markt) \d{1,4} ?[a-z]?(?!\w)
            (am|an der|zum|zur|im|auf der|auf dem|in der|
                unter den) (?-i:\p{Lu})[\p{L}'’-]+(?: (?-i:\p{Lu})[\p{L}'’-]+)? \d{1,4}[a-z]?,? (\d{5}|(wohne|wohnt|
                in (?-i:\p{Lu})))
            (wohne|wohnt|adresse|anschrift|hausnummer)\b[^.;!?]{0,40}? \d{1,4}[a-z]?,? \d{4,5} (?-i:\p{Lu})
            (postleitzahl|plz) (ist |lautet |: ?|= ?)?\d{4,5}
            <whose> (privat|post|liefer|heimat)?(adresse|anschrift) (ist|lautet|:) \S+
            (ausweis|personalausweis|reisepass|pass|führerschein|kennzeichen|autokennzeichen|sozialversicherungs|
                steuer|steuer-id|steueridentifikations|versicherten|krankenversicherungs|krankenkassen|matrikel|
                personal|mitglieds|kunden|patienten|kundenkarten|bibliotheks|mitarbeiter|versicherungs|
                renten\w*)-?(nummer|nr\.?|id|ausweis)?( ist| lautet|:|=|
                ,)* ?(?=[A-Z]{0,4}[ -]?\d)[A-Z]{0,4}[ -]?\d[\w./ -]{3,20}
            (kennzeichen) (ist |lautet |: ?)?(?-i:[A-ZÄÖÜ]{1,3})[- ](?-i:[A-Z]{1,2}) ?\d{1,4}
            (telefon|handy|mobil|festnetz|fax|whatsapp|signal|nummer|tel|erreichbar|anrufen|ruf|durchwahl|rufnummer|
                telefonnummer|handynummer|sms)\b[^.;!?\d+]{0,30}(\+|\(|00)?\d[\d\s().\/-]{5,}\d
            (<whose>) (telefon|handy|mobil|festnetz)?nummer (ist|lautet|:|=) ?[\d+(]
        """,
    ),
)

REACH = ReachWords(
    here=r"""
        (?:für|in|bei|an|im ganzen) (?:ganz )?(?:diese[smrn]?|unser(?:e|em|en|er)?) <project>
        (?:im|am|fürs) (?:projekt|repo|repository)(?! <cap>)
        (?:in|für|bei|an) (?:dem|der|das|die) <project> hier
        diese[srsm]? <project>
        (?:bei uns )?hier im (?:projekt|repo|repository|team)
        (?:bei uns im|im) (?:projekt|repo|repository)
        hier drin
        (?<=\b(?:nutzen|verwenden|benutzen|schreiben|testen|nehmen|committen|halten|setzen|legen|
            formatieren) (?:wir )?)hier
    """,
    projects=r"""
        (?:auf|für|in|bei|an) (?:der |die |das |dem |unserer |unserem )?{name:project_name}[- ]<project>
        (?:im|fürs|beim) (?:projekt |repo ){name:project_name}
        (?:im|fürs|beim) {name:project_name}[- ](?:projekt|repo)
    """,
    code=r"""
        (?:im|in|für|beim) (?:meinem |meinen |unserem |allen |den |meine |unsere )?(?:quell|beispiel|test)?code
        (?:in|für|im|bei) (?:meinen |meine |allen |unseren |den |mein )?(?:code-?kommentare?n?|kommentare?n?|
            funktionen|tests|skripte?n?|commits?|commit-?messages|commit-?nachrichten|pull requests|docstrings|
            variablennamen|repos)
        code-?kommentare|commit-?nachrichten|commit-?messages
        (?:beim|während ich) (?:programmieren?|coden?|code-?review|code schreiben|debuggen)
        wenn ich (?:code schreibe|programmiere|code)
        (?:in|für|mit|bei) (?:meinem |meinen |meine )?<code_tongue>(?:-?code|-?dateien|-?skripten|-?projekten)?
    """,
    writing=r"""
        (?:in|für|bei) (?:meinen |meine |meinem |mein |allen |alle |unseren )?(?:eigenen )?(?:blog|blogartikeln?|
            blogbeiträgen?|blogposts|artikeln?|aufsätzen?|essays|geschichten|kurzgeschichten|büchern?|kapiteln?|
            gedichten?|newslettern?|texten?|beiträgen?|romanen?)
        beim schreiben(?! von (?:code|mails))
        wenn ich (?:artikel|geschichten|texte|beiträge|essays) schreibe
    """,
    comms=r"""
        (?:in|für|bei|an|per) (?:meinen |meine |meiner |allen |alle |unseren |geschäftlichen |beruflichen |
            formellen |kurzen )?(?:e-?mails?|mails|mail|nachrichten|briefen?|arbeitsmails|kundenmails|geschäftsmails)
        (?:in|per) (?:der )?(?:arbeits|kunden|geschäfts)mails?
        wenn ich (?:kunden|kollegen|leuten) (?:schreibe|maile|antworte)
        (?:antworten|mails|nachrichten|briefe) an (?:kunden|kollegen|kundinnen|kolleginnen)
    """,
    for_now=r"""
        heute|diesmal|dieses mal|vorerst|erstmal|erst mal|fürs erste|für den moment|im moment|gerade nur|ausnahmsweise
        (?:nur |bloß )?(?:für|in) (?:diese[nsrm]? (?:eine[nmr]? )?(?:chat|gespräch|unterhaltung|sitzung|nachricht|
            mail|e-?mail|brief|entwurf|antwort|aufgabe|text|beitrag))
    """,
)

STATEMENTS = StatementRules(
    capital_nouns=True,
    groups=(
        ("whose_reader", "mein, meine, unser, unsere, der, die"),
        ("wishes", "will, mag, möchte, bevorzugt, erwartet, wünscht sich, braucht, verlangt, hätte gern"),
        ("orders", "will, möchte, erwartet, wünscht sich, braucht, verlangt, hätte gern"),
        ("habitually", "immer, lieber, nur, eher, grundsätzlich, am liebsten, stets, halt, von mir, von uns"),
        ("i", "ich, wir"),
        ("cap", r"(?-i:\p{Lu})[\p{L}\p{M}\d'’.-]*"),
        ("word", r"[\p{L}\p{M}\d'’./+#&-]+"),
        ("bit", r"[^\s,;:()!?]+"),
        ("flow", r"(?:(?! [-–—] )[^,;:()!?…])+"),
        ("mine", "ich, mein, meine, wir, unser, unsere, mir, mich"),
        (
            "car",
            """
            audi, bmw, mercedes, vw, volkswagen, passat, opel, ford, skoda, cupra, renault, peugeot
            citroën
            fiat, dacia, toyota, honda, mazda, nissan, mitsubishi, suzuki, subaru, hyundai, kia, volvo, saab
            tesla
            porsche, jeep, trabi, käfer, bulli, kombi, transporter, elektroauto, diesel, lieferwagen, cabrio
            """,
        ),
        (
            "aside",
            """
            auch, wirklich, eigentlich, jetzt, derzeit, zurzeit, aktuell, inzwischen, mittlerweile, nun, noch
            immer noch, selbst
            persönlich, übrigens, ja, nämlich, halt, einfach, ganz klar, eindeutig, definitiv, sehr, absolut, total
            generell, momentan
            hauptberuflich, nebenberuflich, beruflich, privat
            """,
        ),
        (
            "project",
            (
                r"\S*projekt(?:s|es|e)?, repo, repository, codebasis, codebase, code-?base, workspace, monorepo, "
                r"paket, \S*app, anwendung, website, webseite, seite, \S*arbeit, dissertation, dienst, bibliothek, "
                r"\S*shop, backend, frontend"
            ),
        ),
        (
            "from_now",
            (
                "ab jetzt, ab sofort, von jetzt an, von nun an, ab nun, in zukunft, zukünftig, künftig, fortan, "
                "grundsätzlich, generell, prinzipiell, standardmäßig, ab heute, für die zukunft"
            ),
        ),
        (
            "fiction",
            (
                r"geschichte, traum, spiel, film, buch, roman, theaterstück, szene, simulation, szenario, "
                r"rollenspiel, sketch, comic, serie, beispiel, märchen"
            ),
        ),
        ("day", "montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag"),
        (
            "days",
            (
                r"montags, dienstags, mittwochs, donnerstags, freitags, samstags, sonnabends, sonntags, werktags, "
                r"wochentags, morgens, vormittags, mittags, nachmittags, abends, nachts, täglich, wöchentlich, "
                r"monatlich, wochenends"
            ),
        ),
        (
            "regular",
            r"""
            <days>(?: und <days>){0,3}
            (?:am|an|jeden|immer am) (?:<day>|wochenende|wochenenden|vormittag|nachmittag|abend)(?:abend|morgen|\
                mittag|nachmittag|vormittag|s)?
            jeden (?:zweiten |ersten |dritten |letzten )?(?:tag|morgen|abend|monat|sommer|winter|herbst|\
                <day>)(?:abend|morgen)?
            jede (?:zweite )?(?:woche|nacht)
            jedes (?:jahr|wochenende), (?:ein|zwei|drei|vier|fünf)mal (?:pro|die|in der|im) (?:woche|tag|monat|jahr)
            unter der woche, das ganze jahr(?: über)?
            """,
        ),
        (
            "often",
            (
                "immer, fast immer, nie, niemals, fast nie, so gut wie nie, meistens, meist, normalerweise, "
                "gewöhnlich, üblicherweise, grundsätzlich, stets, selten, häufig, oft, regelmäßig, prinzipiell, in "
                "der regel, generell, ausschließlich, am liebsten, am besten, nur, hauptsächlich, überwiegend, "
                "standardmäßig, ungern, gern, gerne, lieber, kaum, ausnahmslos, nur noch"
            ),
        ),
        ("never", "nie, niemals, nie wieder, nie mehr, auf keinen fall"),
        (
            "tongue",
            (
                "afrikaans, albanisch, arabisch, armenisch, baskisch, bayerisch, bairisch, bengalisch, bosnisch, "
                "bretonisch, bulgarisch, chinesisch, dänisch, deutsch, englisch, esperanto, estnisch, farsi, "
                "finnisch, flämisch, französisch, friesisch, gälisch, galicisch, georgisch, griechisch, hebräisch, "
                "hindi, indonesisch, irisch, isländisch, italienisch, japanisch, jiddisch, kantonesisch, "
                "katalanisch, koreanisch, kroatisch, kurdisch, latein, lettisch, litauisch, luxemburgisch, "
                "mandarin, mazedonisch, niederländisch, norwegisch, persisch, plattdeutsch, polnisch, "
                "portugiesisch, rätoromanisch, rumänisch, russisch, schwedisch, schweizerdeutsch, schwyzerdütsch, "
                "serbisch, slowakisch, slowenisch, somali, sorbisch, spanisch, suaheli, swahili, tamil, thai, "
                "tschechisch, türkisch, ukrainisch, ungarisch, urdu, vietnamesisch, walisisch, gebärdensprache, "
                "paschtu, dari"
            ),
        ),
        (
            "code_tongue",
            (
                r"python, javascript, typescript, java, kotlin, swift, golang, rust, ruby, php, perl, lua, scala, "
                r"haskell, elixir, erlang, clojure, julia, matlab, fortran, cobol, c\+\+, c#, f#, dart, zig, bash, "
                r"powershell, sql, css, html, terraform, (?-i:Go), (?-i:C), (?-i:R)"
            ),
        ),
        (
            "system",
            (
                r"macos, mac os, windows(?: \d+)?, wsl ?2?, linux, ubuntu, debian, fedora, arch linux, manjaro, "
                r"linux mint, nixos, gentoo, opensuse, freebsd, ios, android, chromeos"
            ),
        ),
        (
            "tool",
            (
                r"vim, neovim, emacs, helix, zed, sublime text, vs ?code, intellij, pycharm, eclipse, git, github, "
                r"gitlab, jira, trello, notion, obsidian, logseq, anki, todoist, evernote, onenote, libreoffice, "
                r"excel, word, slack, discord, teams, zoom, signal, telegram, whatsapp, matrix, thunderbird, "
                r"outlook, firefox, chrome, safari, zsh, fish, tmux, docker, podman, kubernetes, ansible, nix, "
                r"homebrew, npm, pnpm, yarn, bun, deno, node, node\.js, pip, uv, poetry, conda, cargo, gradle, "
                r"maven, make, webpack, vite, esbuild, eslint, prettier, biome, ruff, black, flake8, pylint, mypy, "
                r"pyright, pytest, unittest, jest, vitest, mocha, playwright, cypress, selenium, junit, react, vue, "
                r"svelte, angular, htmx, astro, next\.js, tailwind, tailwind css, bootstrap, sass, django, flask, "
                r"fastapi, rails, laravel, symfony, spring boot, express, postgres, postgresql, mysql, mariadb, "
                r"sqlite, duckdb, mongodb, redis, kafka, rabbitmq, graphql, latex, typst, pandoc, jupyter, numpy, "
                r"pandas, polars, pytorch, tensorflow, matplotlib, plotly, figma, inkscape, gimp, photoshop, "
                r"blender, zotero, overleaf, nginx, caddy, apache, jenkins, github actions, gitlab ci, grafana, "
                r"axios, lodash, date-fns, moment\.js, dayjs, prisma, sqlalchemy, pydantic, requests, httpx, "
                r"keepass, keepassxc, bitwarden, syncthing, nextcloud, dropbox, ripgrep, markdown, asciidoc"
            ),
        ),
        ("tech", "<system>, <tool>, <code_tongue>"),
        (
            "job",
            (
                r"\p{L}{3,}(?:er|erin|ist|istin|ent|entin|ant|antin|eur|eurin|or|orin|oge|ogin|iker|ikerin|arzt|"
                r"ärztin|mann|frau|kraft|pfleger|wirt|wirtin|schwester|nom|nomin|graf|grafin|ekt|ektin|ologe|ologin|"
                r"ziger), arzt, ärztin, hebamme, koch, köchin, anwalt, anwältin, azubi, student, studentin, coach, "
                r"pilot, pilotin, notar, notarin, friseurin, bäuerin, pfarrer, soldat, soldatin, polizist, jurist, "
                r"juristin, steuerfachangestellte, krankenschwester, hausmann, hausfrau, rentner, rentnerin, "
                r"zahnarzt, zahnärztin, tierarzt, tierärztin, chemielaborant, architekt, architektin, postbote, "
                r"postbotin, biologe, biologin, nachteule, beamter, beamtin, angestellter, angestellte, "
                r"selbstständiger, erzieher, goldschmied, goldschmiedin, schmied, tischlerin, freiberufler, diakon"
            ),
        ),
        (
            "no_job",
            (
                r"peter, werner, oliver, rainer, alexander, walter, günter, günther, dieter, martin\w*, karin, "
                r"kevin, robin, katrin, kathrin, benjamin, esther, heiner, volker, holger, jennifer, amber, "
                r"berliner, kunde, kundin, nutzer, nutzerin, benutzer, spieler, verlierer, raucher, raucherin, "
                r"trinker, besitzer, gewinner, besucher, gegner, anfänger, mutter, vater, bruder, schwester, "
                r"tochter, christ\w*, muslim\w*, sünder, alkoholiker\w*, diabetiker\w*, autist\w*, patient\w*, "
                r"atheist\w*, kommunist\w*, sozialist\w*, mörder, idiot, fan, immer, hier, sicher, weiter, später, "
                r"wieder, lieber, besser, größer, kleiner, älter, jünger, zimmer, fenster, messer, wasser, sommer, "
                r"winter, computer, nummer, kater, träumer, freund\w*, experte"
            ),
        ),
        (
            "rel",
            (
                "frau, ehefrau, mann, ehemann, partner, partnerin, lebensgefährte, lebensgefährtin, freund, "
                "freundin, verlobter, verlobte, sohn, tochter, kind, baby, mutter, mama, vater, papa, bruder, "
                "schwester, großer bruder, kleiner bruder, große schwester, kleine schwester, ältere schwester, "
                "jüngere schwester, älterer bruder, jüngerer bruder, oma, opa, großmutter, großvater, enkelin, "
                "enkel, tante, onkel, cousin, cousine, nichte, neffe, mitbewohner, mitbewohnerin, hund, hündin, "
                "katze, kater, pferd, kaninchen, hamster, papagei, schildkröte, chef, chefin, kollege, kollegin, "
                "beste freundin, bester freund, schwiegermutter, schwiegervater, stiefsohn, stieftochter"
            ),
        ),
        (
            "rels",
            (
                "kinder, söhne, töchter, zwillinge, brüder, schwestern, geschwister, eltern, katzen, hunde, "
                "pferde, kaninchen, hühner, ziegen, schafe, bienen, bienenvölker, enkel, enkelkinder, enkelinnen, "
                "enten, gänse, kater, hamster, meerschweinchen"
            ),
        ),
        ("many", r"eine?n?, zwei, drei, vier, fünf, sechs, \d"),
        (
            "setup",
            (
                r"editor, code-editor, texteditor, ide, shell, terminal, browser, standardbrowser, hauptbrowser, "
                r"betriebssystem, distro, fenstermanager, desktop, paketmanager, notiz-?app, mail-?programm, "
                r"mailprogramm, mailclient, e-mail-programm, kalender, passwort-?manager, suchmaschine, "
                r"versionsverwaltung, hauptsprache, programmiersprache, tastaturlayout, e-?reader, kamera, "
                r"tabellenkalkulation, to-?do-?app, aufgabenliste, musik-?app, podcast-?app, test-?runner, linter, "
                r"formatter, framework, messenger, notizprogramm"
            ),
        ),
        (
            "trouble",
            (
                r"fehler\w*, fehlermeldung, schlägt fehl, fehlgeschlagen, abgestürzt, stürzt \w* ?ab, stürzt, "
                r"absturz, exceptions?, stack ?trace, traceback, kaputt, funktioniert nicht, geht nicht, läuft "
                r"nicht, hängt sich, timeouts?, bug"
            ),
        ),
        (
            "this",
            (
                r"dies(?:e|er|es|en|em), das hier, die hier, den hier, solche\w?, obige\w?, folgende\w?, dein(?:e|"
                r"er|en|em|es)?, dir, dich, du, euch, euer, eure"
            ),
        ),
        (
            "theirs",
            "er, sie, ihm, ihn, ihr, ihnen, sein, seine, seinem, seinen, seiner, ihre, ihrem, ihren, ihrer, es, man",
        ),
        (
            "nth",
            (
                "erste[nrs]?, zweite[nrs]?, dritte[nrs]?, vierte[nrs]?, letzte[nrs]?, andere[nrs]?, vorige[nrs]?, "
                "nächste[nrs]?, neue[nrs]?, alte[nrs]?, aktuelle[nrs]?, gleiche[nrs]?"
            ),
        ),
        (
            "pointer",
            (
                "es, das, die, der, den, dem, ihn, sie, er, du, dich, beides, keins, keine[sr]?, alle, nichts, "
                "etwas, was, wie, warum, wer, wo, da, hier, dort, so, daran, dran, davon, dafür, damit, mal, mich "
                "da, dass"
            ),
        ),
        (
            "fixed",
            (
                r"metrische\w* system, 24-stunden-format, zug, bahn, bus, rad, fahrrad, u-bahn, straßenbahn, meer, "
                r"berge, landleben, passiv, aktiv, kommandozeile, terminal, maus, tastatur, nachtzug, fenster\w*, "
                r"gang\w*"
            ),
        ),
        (
            "asked",
            (
                r"ich meinte, ich wollte, ich will, ich möchte, ich hätte gern, ich hätte gerne, ich brauche, ich "
                r"bevorzuge, bitte, nimm, nimm bitte, nimm lieber, mach, mach bitte, mach daraus, mach lieber, "
                r"schreib, schreib bitte, verwende, benutze, benutz, nutze, gib mir, lieber, eher, dann lieber, "
                r"doch lieber, stattdessen, wir nutzen, wir verwenden, es sollte, das sollte, sollte, nur, also, "
                r"doch, doch bitte, wir nehmen, besser, ich meine, setz, antworte, antworte bitte, gemeint war"
            ),
        ),
        ("into", r"in, auf, als, mit, zu, nach, im, zur, zum, ins, um"),
    ),
    tables=(
        Table(
            "in_mails",
            "said written",
            """
            in mails=Mails, in den mails=Mails, in seinen mails=Mails, in ihren mails=Mails, in e-mails=E-Mails
            in den e-mails=E-Mails, in seinen e-mails=E-Mails, in ihren e-mails=E-Mails, in emails=E-Mails
            in den emails=E-Mails, in seinen emails=E-Mails, in ihren emails=E-Mails, in nachrichten=Nachrichten
            in den nachrichten=Nachrichten, in seinen nachrichten=Nachrichten, in ihren nachrichten=Nachrichten
            in briefen=Briefe, in den briefen=Briefe, in seinen briefen=Briefe, in ihren briefen=Briefe
            in updates=Updates, in den updates=Updates, in seinen updates=Updates, in ihren updates=Updates
            in antworten=Antworten, in den antworten=Antworten, in seinen antworten=Antworten
            in ihren antworten=Antworten, in memos=Memos, in den memos=Memos, in seinen memos=Memos
            in ihren memos=Memos
            """,
        ),
        Table(
            "readers",
            "said dative",
            """
            chef=dem Chef, chefin=der Chefin, vorgesetzter=dem Vorgesetzten, vorgesetzte=der Vorgesetzten
            teamleiter=dem Teamleiter, teamleiterin=der Teamleiterin, kunde=dem Kunden, kundin=der Kundin
            kollege=dem Kollegen, kollegin=der Kollegin, professor=dem Professor, professorin=der Professorin
            prof=dem Prof, betreuer=dem Betreuer, betreuerin=der Betreuerin, lehrer=dem Lehrer, lehrerin=der Lehrerin
            lektor=dem Lektor, lektorin=der Lektorin, steuerberater=dem Steuerberater, anwältin=der Anwältin
            steuerberaterin=der Steuerberaterin, anwalt=dem Anwalt, vermieter=dem Vermieter, vermieterin=der Vermieterin
            geschäftsführer=dem Geschäftsführer, geschäftsführerin=der Geschäftsführerin, mutter=der Mutter
            vater=dem Vater, schwester=der Schwester, bruder=dem Bruder, frau=der Frau, mann=dem Mann, oma=der Oma
            opa=dem Opa, tante=der Tante, onkel=dem Onkel, freundin=der Freundin, freund=dem Freund
            """,
        ),
        Table(
            "mails",
            "said written",
            """
            mails=Mails, e-mails=E-Mails, emails=E-Mails, nachrichten=Nachrichten, briefe=Briefe, briefen=Briefe
            updates=Updates, antworten=Antworten, memos=Memos
            """,
        ),
        Table(
            "papers",
            "said written",
            """
            berichte=Berichte, wochenberichte=Wochenberichte, reports=Reports, zusammenfassungen=Zusammenfassungen
            protokolle=Protokolle, angebote=Angebote, vorlagen=Vorlagen
            """,
        ),
        Table(
            "terse",
            "word",
            """
            kurze, kürzere, knappe, förmliche, formelle, sachliche, lockere, persönliche, freundliche, direkte, höfliche
            ausführliche, detaillierte, informelle, einfache, ganz kurze, sehr kurze
            """,
        ),
        Table(
            "lengthy",
            "said weak",
            """
            lange=langen, langen=langen, ewig lange=langen, zu lange=zu langen, zu langen=zu langen
            ausschweifende=ausschweifenden, ausschweifenden=ausschweifenden, ausufernden=ausufernden
            umständliche=umständlichen, umständlichen=umständlichen
            """,
        ),
        Table(
            "laid_out",
            "said written",
            """
            in stichpunkten=in Stichpunkten, als stichpunkte=in Stichpunkten, in stichworten=in Stichworten
            als liste=als Liste, im fließtext=im Fließtext, als fließtext=im Fließtext
            in ganzen sätzen=in ganzen Sätzen
            auf einer seite=auf einer Seite, auf maximal einer seite=auf maximal einer Seite
            auf höchstens einer seite=auf höchstens einer Seite, auf zwei seiten=auf zwei Seiten
            auf englisch=auf Englisch, auf deutsch=auf Deutsch, ohne anrede=ohne Anrede, ohne emojis=ohne Emojis
            ohne floskeln=ohne Floskeln, ohne anhang=ohne Anhang, ohne umschweife=ohne Umschweife
            mit betreff=mit Betreff
            mit zusammenfassung=mit Zusammenfassung, mit fazit=mit Fazit, mit anrede=mit Anrede, per du=per Du
            mit fazit zuerst=mit Fazit zuerst, mit dem fazit zuerst=mit dem Fazit zuerst, kurz=kurz, knapp=knapp
            kurz und knapp=kurz und knapp, förmlich=förmlich, locker=locker, als reinen text=als reinen Text
            """,
        ),
        Table(
            "first_thing",
            "said dative",
            """
            das fazit zuerst=dem Fazit zuerst, fazit zuerst=dem Fazit zuerst, das fazit oben=dem Fazit oben
            das fazit vorne=dem Fazit vorne, das fazit am anfang=dem Fazit am Anfang
            das ergebnis oben=dem Ergebnis oben
            das ergebnis zuerst=dem Ergebnis zuerst, das wichtigste zuerst=dem Wichtigsten zuerst
            das wichtigste oben=dem Wichtigsten oben, die zusammenfassung oben=der Zusammenfassung oben
            die zusammenfassung zuerst=der Zusammenfassung zuerst, die zahlen zuerst=den Zahlen zuerst
            die entscheidung zuerst=der Entscheidung zuerst, stichpunkte=Stichpunkten, bulletpoints=Bulletpoints
            bullet points=Bullet Points, emojis=Emojis, tabellen=Tabellen, kurze sätze=kurzen Sätzen
            ganze sätze=ganzen Sätzen, eine zusammenfassung=einer Zusammenfassung, ein fazit=einem Fazit
            """,
        ),
        Table(
            "up_front",
            "said dative",
            """
            das fazit zuerst=dem Fazit zuerst, fazit zuerst=dem Fazit zuerst, das fazit oben=dem Fazit oben
            das ergebnis zuerst=dem Ergebnis zuerst, das wichtigste zuerst=dem Wichtigsten zuerst
            das wichtigste oben=dem Wichtigsten oben, bluf=BLUF, die zusammenfassung zuerst=der Zusammenfassung zuerst
            """,
        ),
        Table(
            "styled",
            "said reads",
            """
            stichpunkte=in Stichpunkten, bullets=in Bullets, bullet points=in Bullet Points
            bulletpoints=in Bulletpoints, listen=in Listen, fließtext=im Fließtext, tabellen=mit Tabellen
            absätze=in Absätzen, ganze sätze=in ganzen Sätzen, kurze sätze=in kurzen Sätzen, es kurz=kurz
            es kürzer=kürzer, es knapp=knapp, es knapper=knapper, es förmlicher=förmlicher, es förmlich=förmlich
            es lockerer=lockerer, es weniger förmlich=weniger förmlich, eine seite=auf einer Seite
            nur eine seite=auf einer Seite, keine emojis=ohne Emojis, keine stichpunkte=ohne Stichpunkte
            keine floskeln=ohne Floskeln, das fazit zuerst=mit dem Fazit zuerst
            das wichtigste zuerst=mit dem Wichtigsten zuerst
            geduzt werden=per Du, gesiezt werden=per Sie, kurze mails=in kurzen Mails, reinen text=als reinen Text
            """,
        ),
        Table("apart", "word", "nie, niemals, nicht"),
        Table("antworten", "said written", "antworten=Antworten, erklärungen=Erklärungen"),
        Table(
            "habit",
            "base third",
            """
            nutze=nutzt, nutz=nutzt, nutzen=nutzt, koche=kocht, koch=kocht, kochen=kocht, kaufe=kauft
            kaufen=kauft, buche=bucht, buchen=bucht, spiele=spielt, spielen=spielt, höre=hört, hören=hört
            schaue=schaut, schau=schaut, schauen=schaut, lerne=lernt, lern=lernt, lernen=lernt, plane=plant
            planen=plant, mache=macht, mach=macht, machen=macht, frühstücke=frühstückt, frühstück=frühstückt
            frühstücken=frühstückt, jogge=joggt, joggen=joggt, dusche=duscht, dusch=duscht, duschen=duscht
            parke=parkt, parken=parkt, feiere=feiert, feieren=feiert, pflege=pflegt, pflegen=pflegt
            trenne=trennt, trenn=trennt, trennen=trennt, zeige=zeigt, zeigen=zeigt, sage=sagt, sagen=sagt
            lege=legt, legen=legt, stelle=stellt, stellen=stellt, setze=setzt, setz=setzt, setzen=setzt
            führe=führt, führen=führt, prüfe=prüft, prüf=prüft, prüfen=prüft, putze=putzt, putz=putzt
            putzen=putzt, stricke=strickt, strick=strickt, stricken=strickt, nähe=näht, näh=näht, nähen=näht
            male=malt, malen=malt, übe=übt, üb=übt, üben=übt, drehe=dreht, dreh=dreht, drehen=dreht, wähle=wählt
            wählen=wählt, zähle=zählt, zählen=zählt, füge=fügt, fügen=fügt, drücke=drückt, drück=drückt
            drücken=drückt, packe=packt, pack=packt, packen=packt, suche=sucht, such=sucht, suchen=sucht
            hole=holt, holen=holt, frage=fragt, fragen=fragt, grüße=grüßt, grüß=grüßt, grüßen=grüßt, mixe=mixt
            mixen=mixt, mische=mischt, mischen=mischt, tanke=tankt, tanken=tankt, heize=heizt, heiz=heizt
            heizen=heizt, braue=braut, brau=braut, brauen=braut, röste=röstt, rösten=röstt, mahle=mahlt
            mahlen=mahlt, rauche=raucht, rauch=raucht, rauchen=raucht, tausche=tauscht, tausch=tauscht
            tauschen=tauscht, teile=teilt, teilen=teilt, klicke=klickt, klick=klickt, klicken=klickt
            tippe=tippt, tippen=tippt, duze=duzt, duz=duzt, duzen=duzt, sieze=siezt, siez=siezt, siezen=siezt
            räume=räumt, räum=räumt, räumen=räumt, kürze=kürzt, kürz=kürzt, kürzen=kürzt, runde=rundt
            runden=rundt, pushe=pusht, push=pusht, pushen=pusht, squashe=squasht, squash=squasht
            squashen=squasht, deploye=deployt, deploy=deployt, deployen=deployt, loge=logt, logen=logt
            pine=pint, pinen=pint, mocke=mockt, mock=mockt, mocken=mockt, baue=baut, bauen=baut, danke=dankt
            danken=dankt, färbe=färbt, färb=färbt, färben=färbt, benutze=benutzt, benutz=benutzt
            benutzen=benutzt, besuche=besucht, besuch=besucht, besuchen=besucht, erkläre=erklärt
            erklären=erklärt, erstelle=erstellt, erstellen=erstellt, erwähne=erwähnt, erwähn=erwähnt
            erwähnen=erwähnt, übersetze=übersetzt, übersetz=übersetzt, übersetzen=übersetzt, überprüfe=überprüft
            überprüf=überprüft, überprüfen=überprüft, verkaufe=verkauft, verkauf=verkauft, verkaufen=verkauft
            verkürze=verkürzt, verkürz=verkürzt, verkürzen=verkürzt, verlinke=verlinkt, verlink=verlinkt
            verlinken=verlinkt, ergänze=ergänzt, ergänz=ergänzt, ergänzen=ergänzt, bestelle=bestellt
            bestellen=bestellt, erledige=erledigt, erledigen=erledigt, besorge=besorgt, besorgen=besorgt
            vertraue=vertraut, vertrau=vertraut, vertrauen=vertraut, bewahre=bewahrt, bewahren=bewahrt
            erzähle=erzählt, erzählen=erzählt, erzeuge=erzeugt, erzeugen=erzeugt, versuche=versucht
            versuch=versucht, versuchen=versucht, arbeite=arbeitet, arbeiten=arbeitet, antworte=antwortet
            antworten=antwortet, teste=testet, testen=testet, starte=startet, starten=startet, achte=achtet
            achten=achtet, verwende=verwendet, verwenden=verwendet, vermeide=vermeidet, vermeiden=vermeidet
            beende=beendet, beenden=beendet, bearbeite=bearbeitet, bearbeiten=bearbeitet, berichte=berichtet
            berichten=berichtet, begründe=begründet, begründen=begründet, veröffentliche=veröffentlicht
            veröffentlich=veröffentlicht, veröffentlichen=veröffentlicht, benachrichtige=benachrichtigt
            benachrichtigen=benachrichtigt, rechne=rechnet, rechnen=rechnet, ordne=ordnet, ordnen=ordnet
            zeichne=zeichnet, zeichnen=zeichnet, öffne=öffnet, öffnen=öffnet, nenne=nennt, nenn=nennt
            nennen=nennt, benenne=benennt, benenn=benennt, benennen=benennt, committe=committet
            committen=committet, merge=mergt, mergen=mergt, rebase=rebaset, rebas=rebaset, rebasen=rebaset
            linte=lintet, linten=lintet, tagge=taggt, taggen=taggt, refactore=refactort, refactoren=refactort
            release=releast, releas=releast, releasen=releast, formatiere=formatiert, formatieren=formatiert
            kommentiere=kommentiert, kommentieren=kommentiert, programmiere=programmiert
            programmieren=programmiert, trainiere=trainiert, trainieren=trainiert, sortiere=sortiert
            sortieren=sortiert, dokumentiere=dokumentiert, dokumentieren=dokumentiert, fotografiere=fotografiert
            fotografieren=fotografiert, telefoniere=telefoniert, telefonieren=telefoniert, korrigiere=korrigiert
            korrigieren=korrigiert, organisiere=organisiert, organisieren=organisiert, zitiere=zitiert
            zitieren=zitiert, markiere=markiert, markieren=markiert, abonniere=abonniert, abonnieren=abonniert
            notiere=notiert, notieren=notiert, kopiere=kopiert, kopieren=kopiert, reserviere=reserviert
            reservieren=reserviert, recherchiere=recherchiert, recherchieren=recherchiert, diskutiere=diskutiert
            diskutieren=diskutiert, diktiere=diktiert, diktieren=diktiert, nummeriere=nummeriert
            nummerieren=nummeriert, strukturiere=strukturiert, strukturieren=strukturiert, formuliere=formuliert
            formulieren=formuliert, expediere=expediert, expedieren=expediert, gruppiere=gruppiert
            gruppieren=gruppiert, informiere=informiert, informieren=informiert, implementiere=implementiert
            implementieren=implementiert, validiere=validiert, validieren=validiert, präsentiere=präsentiert
            präsentieren=präsentiert, respektiere=respektiert, respektieren=respektiert
            konzentriere=konzentriert, konzentrieren=konzentriert, engagiere=engagiert, engagieren=engagiert
            studiere=studiert, studieren=studiert, repariere=repariert, reparieren=repariert
            importiere=importiert, importieren=importiert, exportiere=exportiert, exportieren=exportiert
            aktualisiere=aktualisiert, aktualisieren=aktualisiert, normalisiere=normalisiert
            normalisieren=normalisiert, komprimiere=komprimiert, komprimieren=komprimiert, sammle=sammelt
            sammeln=sammelt, bügle=bügelt, bügeln=bügelt, radle=radelt, radeln=radelt, pendle=pendelt
            pendeln=pendelt, klettere=klettert, klettern=klettert, wandere=wandert, wandern=wandert
            ändere=ändert, ändern=ändert, speichere=speichert, speichern=speichert, liefere=liefert
            liefern=liefert, filtere=filtert, filtern=filtert, verschlüssele=verschlüsselt
            verschlüsseln=verschlüsselt, esse=isst, ess=isst, essen=isst, lese=liest, les=liest, lesen=liest
            fahre=fährt, fahren=fährt, laufe=läuft, laufen=läuft, schlafe=schläft, schlaf=schläft
            schlafen=schläft, trage=trägt, tragen=trägt, nehme=nimmt, nehm=nimmt, nehmen=nimmt, gebe=gibt
            geb=gibt, geben=gibt, spreche=spricht, sprech=spricht, sprechen=spricht, sehe=sieht, seh=sieht
            sehen=sieht, treffe=trifft, treff=trifft, treffen=trifft, helfe=hilft, helf=hilft, helfen=hilft
            wasche=wäscht, wasch=wäscht, waschen=wäscht, halte=hält, halten=hält, lasse=lässt, lass=lässt
            lassen=lässt, stehe=steht, steh=steht, stehen=steht, gehe=geht, geh=geht, gehen=geht, trinke=trinkt
            trink=trinkt, trinken=trinkt, schreibe=schreibt, schreib=schreibt, schreiben=schreibt
            unterschreibe=unterschreibt, unterschreib=unterschreibt, unterschreiben=unterschreibt, komme=kommt
            komm=kommt, kommen=kommt, fliege=fliegt, fliegen=fliegt, beginne=beginnt, beginn=beginnt
            beginnen=beginnt, bleibe=bleibt, bleib=bleibt, bleiben=bleibt, sitze=sitzt, sitz=sitzt, sitzen=sitzt
            ziehe=zieht, zieh=zieht, ziehen=zieht, schwimme=schwimmt, schwimm=schwimmt, schwimmen=schwimmt
            singe=singt, singen=singt, bringe=bringt, bringen=bringt, schließe=schließt, schließ=schließt
            schließen=schließt, rufe=ruft, ruf=ruft, rufen=ruft, schneide=schneidet, schneiden=schneidet
            treibe=treibt, treib=treibt, treiben=treibt, vergleiche=vergleicht, vergleich=vergleicht
            vergleichen=vergleicht, backe=backt, back=backt, backen=backt, reise=reist, reis=reist, reisen=reist
            gieße=gießt, gieß=gießt, gießen=gießt, messe=misst, mess=misst, messen=misst, umgehe=umgeht
            umgeh=umgeht, umgehen=umgeht, verschiebe=verschiebt, verschieb=verschiebt, verschieben=verschiebt
            begehe=begeht, begeh=begeht, begehen=begeht
            arbeit=arbeitet, halt=hält, lass=lässt
        """,
        ),
        Table(
            "imp",
            "base part",
            """
            nutz=genutzt, nutze=genutzt, koch=gekocht, koche=gekocht, kauf=gekauft, kaufe=gekauft, buch=gebucht
            buche=gebucht, spiel=gespielt, spiele=gespielt, hör=gehört, höre=gehört, schau=geschaut
            schaue=geschaut, lern=gelernt, lerne=gelernt, plan=geplant, plane=geplant, mach=gemacht
            mache=gemacht, frühstück=gefrühstückt, frühstücke=gefrühstückt, jogg=gejoggt, jogge=gejoggt
            dusch=geduscht, dusche=geduscht, park=geparkt, parke=geparkt, feier=gefeiert, feiere=gefeiert
            pfleg=gepflegt, pflege=gepflegt, trenn=getrennt, trenne=getrennt, zeig=gezeigt, zeige=gezeigt
            sag=gesagt, sage=gesagt, leg=gelegt, lege=gelegt, stell=gestellt, stelle=gestellt, setz=gesetzt
            setze=gesetzt, führ=geführt, führe=geführt, prüf=geprüft, prüfe=geprüft, putz=geputzt, putze=geputzt
            strick=gestrickt, stricke=gestrickt, näh=genäht, nähe=genäht, mal=gemalt, male=gemalt, üb=geübt
            übe=geübt, dreh=gedreht, drehe=gedreht, wähl=gewählt, wähle=gewählt, zähl=gezählt, zähle=gezählt
            füg=gefügt, füge=gefügt, drück=gedrückt, drücke=gedrückt, pack=gepackt, packe=gepackt, such=gesucht
            suche=gesucht, hol=geholt, hole=geholt, frag=gefragt, frage=gefragt, grüß=gegrüßt, grüße=gegrüßt
            mix=gemixt, mixe=gemixt, misch=gemischt, mische=gemischt, tank=getankt, tanke=getankt, heiz=geheizt
            heize=geheizt, brau=gebraut, braue=gebraut, röst=geröstt, röste=geröstt, mahl=gemahlt, mahle=gemahlt
            rauch=geraucht, rauche=geraucht, tausch=getauscht, tausche=getauscht, teil=geteilt, teile=geteilt
            klick=geklickt, klicke=geklickt, tipp=getippt, tippe=getippt, duz=geduzt, duze=geduzt, siez=gesiezt
            sieze=gesiezt, räum=geräumt, räume=geräumt, kürz=gekürzt, kürze=gekürzt, rund=gerundt, runde=gerundt
            push=gepusht, pushe=gepusht, squash=gesquasht, squashe=gesquasht, deploy=deployt, deploye=deployt
            log=gelogt, loge=gelogt, pin=gepint, pine=gepint, mock=gemockt, mocke=gemockt, bau=gebaut
            baue=gebaut, dank=gedankt, danke=gedankt, färb=gefärbt, färbe=gefärbt, benutz=benutzt
            benutze=benutzt, besuch=besucht, besuche=besucht, erklär=erklärt, erkläre=erklärt, erstell=erstellt
            erstelle=erstellt, erwähn=erwähnt, erwähne=erwähnt, übersetz=übersetzt, übersetze=übersetzt
            überprüf=überprüft, überprüfe=überprüft, verkauf=verkauft, verkaufe=verkauft, verkürz=verkürzt
            verkürze=verkürzt, verlink=verlinkt, verlinke=verlinkt, ergänz=ergänzt, ergänze=ergänzt
            bestell=bestellt, bestelle=bestellt, erledig=erledigt, erledige=erledigt, besorg=besorgt
            besorge=besorgt, vertrau=vertraut, vertraue=vertraut, bewahr=bewahrt, bewahre=bewahrt
            erzähl=erzählt, erzähle=erzählt, erzeug=erzeugt, erzeuge=erzeugt, versuch=versucht
            versuche=versucht, arbeit=gearbeitet, arbeite=gearbeitet, antwort=geantwortet, antworte=geantwortet
            test=getestet, teste=getestet, start=gestartet, starte=gestartet, acht=geachtet, achte=geachtet
            verwend=verwendet, verwende=verwendet, vermeid=vermeidet, vermeide=vermeidet, beend=beendet
            beende=beendet, bearbeit=bearbeitet, bearbeite=bearbeitet, bericht=berichtet, berichte=berichtet
            begründ=begründet, begründe=begründet, veröffentliche=veröffentlicht, benachrichtige=benachrichtigt
            rechne=gerechnet, ordne=geordnet, zeichne=gezeichnet, öffne=geöffnet, nenn=genannt, nenne=genannt
            benenn=benannt, benenne=benannt, committe=committet, committ=committet, merge=gemergt
            rebase=gerebaset, linte=gelintet, tagge=getaggt, refactore=refactort, release=releast
            formatiere=formatiert, formatier=formatiert, kommentiere=kommentiert, kommentier=kommentiert
            programmiere=programmiert, programmier=programmiert, trainiere=trainiert, trainier=trainiert
            sortiere=sortiert, sortier=sortiert, dokumentiere=dokumentiert, dokumentier=dokumentiert
            fotografiere=fotografiert, fotografier=fotografiert, telefoniere=telefoniert, telefonier=telefoniert
            korrigiere=korrigiert, korrigier=korrigiert, organisiere=organisiert, organisier=organisiert
            zitiere=zitiert, zitier=zitiert, markiere=markiert, markier=markiert, abonniere=abonniert
            abonnier=abonniert, notiere=notiert, notier=notiert, kopiere=kopiert, kopier=kopiert
            reserviere=reserviert, reservier=reserviert, recherchiere=recherchiert, recherchier=recherchiert
            diskutiere=diskutiert, diskutier=diskutiert, diktiere=diktiert, diktier=diktiert
            nummeriere=nummeriert, nummerier=nummeriert, strukturiere=strukturiert, strukturier=strukturiert
            formuliere=formuliert, formulier=formuliert, expediere=expediert, expedier=expediert
            gruppiere=gruppiert, gruppier=gruppiert, informiere=informiert, informier=informiert
            implementiere=implementiert, implementier=implementiert, validiere=validiert, validier=validiert
            präsentiere=präsentiert, präsentier=präsentiert, respektiere=respektiert, respektier=respektiert
            konzentriere=konzentriert, konzentrier=konzentriert, engagiere=engagiert, engagier=engagiert
            studiere=studiert, studier=studiert, repariere=repariert, reparier=repariert, importiere=importiert
            importier=importiert, exportiere=exportiert, exportier=exportiert, aktualisiere=aktualisiert
            aktualisier=aktualisiert, normalisiere=normalisiert, normalisier=normalisiert
            komprimiere=komprimiert, komprimier=komprimiert, sammle=gesammelt, bügle=gebügelt, radle=geradelt
            pendle=gependelt, klettere=geklettert, wandere=gewandert, ändere=geändert, speichere=gespeichert
            liefere=geliefert, filtere=gefiltert, verschlüssele=verschlüsselt, iss=gegessen, lies=gelesen
            fahr=gefahren, lauf=gelaufen, trag=getragen, trage=getragen, nimm=genommen, nehm=genommen
            gib=gegeben, sprich=gesprochen, halt=gehalten, halte=gehalten, lass=gelassen, lasse=gelassen
            schreib=geschrieben, schreibe=geschrieben, unterschreib=unterschrieben, beginn=begonnen
            beginne=begonnen, bring=gebracht, schließ=geschlossen, schließe=geschlossen, vergleich=verglichen
            vergleiche=verglichen, miss=gemessen, umgeh=umgangen, verschieb=verschoben
        """,
        ),
        Table(
            "inf",
            "base part",
            """
            nutzen=genutzt, kochen=gekocht, kaufen=gekauft, buchen=gebucht, spielen=gespielt, hören=gehört
            schauen=geschaut, lernen=gelernt, planen=geplant, machen=gemacht, frühstücken=gefrühstückt
            joggen=gejoggt, duschen=geduscht, parken=geparkt, feieren=gefeiert, pflegen=gepflegt
            trennen=getrennt, zeigen=gezeigt, sagen=gesagt, legen=gelegt, stellen=gestellt, setzen=gesetzt
            führen=geführt, prüfen=geprüft, putzen=geputzt, stricken=gestrickt, nähen=genäht, malen=gemalt
            üben=geübt, drehen=gedreht, wählen=gewählt, zählen=gezählt, fügen=gefügt, drücken=gedrückt
            packen=gepackt, suchen=gesucht, holen=geholt, fragen=gefragt, grüßen=gegrüßt, mixen=gemixt
            mischen=gemischt, tanken=getankt, heizen=geheizt, brauen=gebraut, rösten=geröstt, mahlen=gemahlt
            rauchen=geraucht, tauschen=getauscht, teilen=geteilt, klicken=geklickt, tippen=getippt, duzen=geduzt
            siezen=gesiezt, räumen=geräumt, kürzen=gekürzt, runden=gerundt, pushen=gepusht, squashen=gesquasht
            deployen=deployt, logen=gelogt, pinen=gepint, mocken=gemockt, bauen=gebaut, danken=gedankt
            färben=gefärbt, benutzen=benutzt, besuchen=besucht, erklären=erklärt, erstellen=erstellt
            erwähnen=erwähnt, übersetzen=übersetzt, überprüfen=überprüft, verkaufen=verkauft, verkürzen=verkürzt
            verlinken=verlinkt, ergänzen=ergänzt, bestellen=bestellt, erledigen=erledigt, besorgen=besorgt
            vertrauen=vertraut, bewahren=bewahrt, erzählen=erzählt, erzeugen=erzeugt, versuchen=versucht
            arbeiten=gearbeitet, testen=getestet, starten=gestartet, achten=geachtet
            verwenden=verwendet, vermeiden=vermeidet, beenden=beendet, bearbeiten=bearbeitet
            berichten=berichtet, begründen=begründet, veröffentlichen=veröffentlicht
            benachrichtigen=benachrichtigt, rechnen=gerechnet, ordnen=geordnet, zeichnen=gezeichnet
            öffnen=geöffnet, nennen=genannt, benennen=benannt, committen=committet, mergen=gemergt
            rebasen=gerebaset, linten=gelintet, taggen=getaggt, refactoren=refactort, releasen=releast
            formatieren=formatiert, kommentieren=kommentiert, programmieren=programmiert, trainieren=trainiert
            sortieren=sortiert, dokumentieren=dokumentiert, fotografieren=fotografiert, telefonieren=telefoniert
            korrigieren=korrigiert, organisieren=organisiert, zitieren=zitiert, markieren=markiert
            abonnieren=abonniert, notieren=notiert, kopieren=kopiert, reservieren=reserviert
            recherchieren=recherchiert, diskutieren=diskutiert, diktieren=diktiert, nummerieren=nummeriert
            strukturieren=strukturiert, formulieren=formuliert, expedieren=expediert, gruppieren=gruppiert
            informieren=informiert, implementieren=implementiert, validieren=validiert, präsentieren=präsentiert
            respektieren=respektiert, konzentrieren=konzentriert, engagieren=engagiert, studieren=studiert
            reparieren=repariert, importieren=importiert, exportieren=exportiert, aktualisieren=aktualisiert
            normalisieren=normalisiert, komprimieren=komprimiert, sammeln=gesammelt, bügeln=gebügelt
            radeln=geradelt, pendeln=gependelt, klettern=geklettert, wandern=gewandert, ändern=geändert
            speichern=gespeichert, liefern=geliefert, filtern=gefiltert, verschlüsseln=verschlüsselt
            essen=gegessen, lesen=gelesen, fahren=gefahren, laufen=gelaufen, schlafen=geschlafen
            tragen=getragen, nehmen=genommen, geben=gegeben, sprechen=gesprochen, sehen=gesehen
            treffen=getroffen, helfen=geholfen, waschen=gewaschen, halten=gehalten, lassen=gelassen
            stehen=gestanden, gehen=gegangen, trinken=getrunken, schreiben=geschrieben
            unterschreiben=unterschrieben, kommen=gekommen, fliegen=geflogen, beginnen=begonnen
            bleiben=geblieben, sitzen=gesessen, ziehen=gezogen, schwimmen=geschwommen, singen=gesungen
            bringen=gebracht, schließen=geschlossen, rufen=gerufen, schneiden=geschnitten, treiben=getrieben
            vergleichen=verglichen, backen=gebacken, reisen=gereist, gießen=gegossen, messen=gemessen
            umgehen=umgangen, verschieben=verschoben, begehen=begangen, hinzufügen=hinzugefügt
            einrücken=eingerückt, anhängen=angehängt, weglassen=weggelassen, ausschreiben=ausgeschrieben
            angeben=angegeben, zusammenfassen=zusammengefasst, einbauen=eingebaut, auflisten=aufgelistet
            abkürzen=abgekürzt, aufrunden=aufgerundet, abrunden=abgerundet, einhalten=eingehalten
            anzeigen=angezeigt, aufteilen=aufgeteilt, einfügen=eingefügt, umrechnen=umgerechnet
            ausgeben=ausgegeben, hervorheben=hervorgehoben, großschreiben=großgeschrieben
            kleinschreiben=kleingeschrieben, voranstellen=vorangestellt, dazuschreiben=dazugeschrieben
            dazusagen=dazugesagt, ausführen=ausgeführt, einsetzen=eingesetzt, anlegen=angelegt
            mitgeben=mitgegeben, durchlaufen=durchlaufen, umbenennen=umbenannt, hinschreiben=hingeschrieben
            voranschreiben=vorangeschrieben, eintragen=eingetragen, aufschreiben=aufgeschrieben
            vorlegen=vorgelegt, reinschreiben=reingeschrieben
        """,
        ),
        Table(
            "you_do",
            "base part",
            """
            nutzt=genutzt, kochst=gekocht, kaufst=gekauft, buchst=gebucht, spielst=gespielt, hörst=gehört
            schaust=geschaut, lernst=gelernt, planst=geplant, machst=gemacht, frühstückst=gefrühstückt
            joggst=gejoggt, duschst=geduscht, parkst=geparkt, feierst=gefeiert, pflegst=gepflegt
            trennst=getrennt, zeigst=gezeigt, sagst=gesagt, legst=gelegt, stellst=gestellt, setzt=gesetzt
            führst=geführt, prüfst=geprüft, putzt=geputzt, strickst=gestrickt, nähst=genäht, malst=gemalt
            übst=geübt, drehst=gedreht, wählst=gewählt, zählst=gezählt, fügst=gefügt, drückst=gedrückt
            packst=gepackt, suchst=gesucht, holst=geholt, fragst=gefragt, grüßt=gegrüßt, mixt=gemixt
            mischst=gemischt, tankst=getankt, heizt=geheizt, braust=gebraut, röstst=geröstt, mahlst=gemahlt
            rauchst=geraucht, tauschst=getauscht, teilst=geteilt, klickst=geklickt, tippst=getippt, duzt=geduzt
            siezt=gesiezt, räumst=geräumt, kürzt=gekürzt, rundst=gerundt, pushst=gepusht, squashst=gesquasht
            deployst=deployt, logst=gelogt, pinst=gepint, mockst=gemockt, baust=gebaut, dankst=gedankt
            färbst=gefärbt, benutzt=benutzt, besuchst=besucht, erklärst=erklärt, erstellst=erstellt
            erwähnst=erwähnt, übersetzt=übersetzt, überprüfst=überprüft, verkaufst=verkauft, verkürzt=verkürzt
            verlinkst=verlinkt, ergänzt=ergänzt, bestellst=bestellt, erledigst=erledigt, besorgst=besorgt
            vertraust=vertraut, bewahrst=bewahrt, erzählst=erzählt, erzeugst=erzeugt, versuchst=versucht
            arbeitest=gearbeitet, antwortest=geantwortet, testest=getestet, startest=gestartet, achtest=geachtet
            verwendest=verwendet, vermeidest=vermeidet, beendest=beendet, bearbeitest=bearbeitet
            berichtest=berichtet, begründest=begründet, veröffentlichst=veröffentlicht
            benachrichtigst=benachrichtigt, rechnest=gerechnet, ordnest=geordnet, nennst=genannt
            benennst=benannt, committest=committet, formatierst=formatiert, kommentierst=kommentiert
            programmierst=programmiert, trainierst=trainiert, sortierst=sortiert, dokumentierst=dokumentiert
            fotografierst=fotografiert, telefonierst=telefoniert, korrigierst=korrigiert
            organisierst=organisiert, zitierst=zitiert, markierst=markiert, abonnierst=abonniert
            notierst=notiert, kopierst=kopiert, reservierst=reserviert, recherchierst=recherchiert
            diskutierst=diskutiert, diktierst=diktiert, nummerierst=nummeriert, strukturierst=strukturiert
            formulierst=formuliert, expedierst=expediert, gruppierst=gruppiert, informierst=informiert
            implementierst=implementiert, validierst=validiert, präsentierst=präsentiert
            respektierst=respektiert, konzentrierst=konzentriert, engagierst=engagiert, studierst=studiert
            reparierst=repariert, importierst=importiert, exportierst=exportiert, aktualisierst=aktualisiert
            normalisierst=normalisiert, komprimierst=komprimiert, isst=gegessen, liest=gelesen, fährst=gefahren
            trägst=getragen, nimmst=genommen, gibst=gegeben, sprichst=gesprochen, hältst=gehalten
            lässt=gelassen, schreibst=geschrieben, beginnst=begonnen
        """,
        ),
        Table(
            "fin",
            "base",
            """
            kann, können, rede, reden, nutze, nutzen, koche, kochen, kaufe, kaufen, buche, buchen, spiele, spielen
            höre, hören, schaue
            schauen, lerne, lernen, plane, planen, mache, machen, frühstücke, frühstücken, jogge, joggen, dusche
            duschen, parke, parken, feiere, feieren, pflege, pflegen, trenne, trennen, zeige, zeigen, sage
            sagen, lege, legen, stelle, stellen, setze, setzen, führe, führen, prüfe, prüfen, putze, putzen
            stricke, stricken, nähe, nähen, male, malen, übe, üben, drehe, drehen, wähle, wählen, zähle, zählen
            füge, fügen, drücke, drücken, packe, packen, suche, suchen, hole, holen, frage, fragen, grüße
            grüßen, mixe, mixen, mische, mischen, tanke, tanken, heize, heizen, braue, brauen, röste, rösten
            mahle, mahlen, rauche, rauchen, tausche, tauschen, teile, teilen, klicke, klicken, tippe, tippen
            duze, duzen, sieze, siezen, räume, räumen, kürze, kürzen, runde, runden, pushe, pushen, squashe
            squashen, deploye, deployen, loge, logen, pine, pinen, mocke, mocken, baue, bauen, danke, danken
            färbe, färben, benutze, benutzen, besuche, besuchen, erkläre, erklären, erstelle, erstellen, erwähne
            erwähnen, übersetze, übersetzen, überprüfe, überprüfen, verkaufe, verkaufen, verkürze, verkürzen
            verlinke, verlinken, ergänze, ergänzen, bestelle, bestellen, erledige, erledigen, besorge, besorgen
            vertraue, vertrauen, bewahre, bewahren, erzähle, erzählen, erzeuge, erzeugen, versuche, versuchen
            arbeite, arbeiten, antworte, antworten, teste, testen, starte, starten, achte, achten, verwende
            verwenden, vermeide, vermeiden, beende, beenden, bearbeite, bearbeiten, berichte, berichten
            begründe, begründen, veröffentliche, veröffentlichen, benachrichtige, benachrichtigen, rechne
            rechnen, ordne, ordnen, zeichne, zeichnen, öffne, öffnen, nenne, nennen, benenne, benennen, committe
            committen, merge, mergen, rebase, rebasen, linte, linten, tagge, taggen, refactore, refactoren
            release, releasen, formatiere, formatieren, kommentiere, kommentieren, programmiere, programmieren
            trainiere, trainieren, sortiere, sortieren, dokumentiere, dokumentieren, fotografiere, fotografieren
            telefoniere, telefonieren, korrigiere, korrigieren, organisiere, organisieren, zitiere, zitieren
            markiere, markieren, abonniere, abonnieren, notiere, notieren, kopiere, kopieren, reserviere
            reservieren, recherchiere, recherchieren, diskutiere, diskutieren, diktiere, diktieren, nummeriere
            nummerieren, strukturiere, strukturieren, formuliere, formulieren, expediere, expedieren, gruppiere
            gruppieren, informiere, informieren, implementiere, implementieren, validiere, validieren
            präsentiere, präsentieren, respektiere, respektieren, konzentriere, konzentrieren, engagiere
            engagieren, studiere, studieren, repariere, reparieren, importiere, importieren, exportiere
            exportieren, aktualisiere, aktualisieren, normalisiere, normalisieren, komprimiere, komprimieren
            sammle, sammeln, bügle, bügeln, radle, radeln, pendle, pendeln, klettere, klettern, wandere, wandern
            ändere, ändern, speichere, speichern, liefere, liefern, filtere, filtern, verschlüssele
            verschlüsseln, esse, essen, lese, lesen, fahre, fahren, laufe, laufen, schlafe, schlafen, trage
            tragen, nehme, nehmen, gebe, geben, spreche, sprechen, sehe, sehen, treffe, treffen, helfe, helfen
            wasche, waschen, halte, halten, lasse, lassen, stehe, stehen, gehe, gehen, trinke, trinken, schreibe
            schreiben, unterschreibe, unterschreiben, komme, kommen, fliege, fliegen, beginne, beginnen, bleibe
            bleiben, sitze, sitzen, ziehe, ziehen, schwimme, schwimmen, singe, singen, bringe, bringen, schließe
            schließen, rufe, rufen, schneide, schneiden, treibe, treiben, vergleiche, vergleichen, backe, backen
            reise, reisen, gieße, gießen, messe, messen, umgehe, umgehen, verschiebe, verschieben, begehe
            begehen, bin, sind, habe, hab, haben, wohne, wohn, wohnen, lebe, leben, mag, mögen, bevorzuge
            bevorzugen, liebe, lieben, hasse, hassen, meide, schätze, heiße, heisse, unterrichte, will, möchte
            hätte, genieße, verabscheue, finde, leite, betreibe, verzichte, brauche, züchte, besitze
            interessiere
        """,
        ),
        Table(
            "make_with",
            "base third",
            """
            schreibe=schreibt, mache=macht, erstelle=erstellt, verwalte=verwaltet, plane=plant, organisiere=organisiert
            """,
        ),
        Table("address", "said reads", "duz=geduzt, duze=geduzt, siez=gesiezt, sieze=gesiezt"),
        Table("dwell", "base third", "wohne=wohnt, wohn=wohnt, wohnen=wohnt, lebe=lebt, leb=lebt, leben=lebt"),
        Table("work", "base third", "arbeite=arbeitet, arbeit=arbeitet, arbeiten=arbeitet, jobbe=jobbt"),
        Table(
            "like",
            "base third",
            """
            bevorzuge=bevorzugt, bevorzug=bevorzugt, bevorzugen=bevorzugt, mag=mag, mögen=mag, liebe=liebt, lieben=liebt
            hasse=hasst, hassen=hasst, schätze=schätzt, schätzen=schätzt, meide=meidet, meiden=meidet
            vermeide=vermeidet
            vermeiden=vermeidet, verabscheue=verabscheut, genieße=genießt, präferiere=präferiert
        """,
        ),
        Table(
            "wishes",
            "base third",
            (
                "möchte=möchte, möchten=möchte, will=will, wollen=will, hätte=hätte, hätten=hätte, "
                "brauche=braucht, brauch=braucht, brauchen=braucht, erwarte=erwartet"
            ),
        ),
        Table(
            "opener",
            "word",
            """
            in, im, bei, beim, auf, an, am, für, vor, nach, mit, während, ohne, zu, zum, zur, als, unter, außerhalb, per
            zwischen, von, seit, ab, um, jeden, jede, jedes, immer, fast immer, nie, niemals, fast nie, meistens, meist
            normalerweise, gewöhnlich, üblicherweise, grundsätzlich, stets, selten, häufig, oft, regelmäßig, prinzipiell
            in der regel, generell, am liebsten, am besten, nur, hauptsächlich, montags, dienstags
            mittwochs, donnerstags, freitags, samstags, sonnabends, sonntags, werktags, wochentags, morgens, vormittags
            mittags, nachmittags, abends, nachts, täglich, wöchentlich, inzwischen, mittlerweile, beruflich, privat
            heutzutage, zuhause, derzeit, unter der woche, ausschließlich
            """,
        ),
        Table(
            "order_often",
            "said base",
            """
            immer=immer, nie=nie, niemals=niemals, stets=stets, nur noch=nur noch, grundsätzlich=grundsätzlich
            nie wieder=nie wieder, immer erst=immer erst, immer zuerst=immer zuerst, ausnahmslos=ausnahmslos
            """,
        ),
        Table(
            "particle",
            "word",
            """
            an, aus, ab, auf, ein, hinzu, nach, vor, weg, zusammen, um, dazu, mit, hervor, voran, durch, zurück
            groß, klein, hin, rein, los, fest
            """,
        ),
        Table(
            "abstain",
            "base third",
            (
                "esse=isst, trinke=trinkt, fahre=fährt, fliege=fliegt, tanze=tanzt, rauche=raucht, schaue=schaut, "
                "lese=liest, koche=kocht, trage=trägt, nutze=nutzt"
            ),
        ),
        Table(
            "annoy",
            "verb how",
            (
                "nervt=nervig, nerven=nervig, stört=störend, stören=störend, langweilt=langweilig, "
                "langweilen=langweilig, irritiert=irritierend, irritieren=irritierend, verwirrt=verwirrend, "
                "verwirren=verwirrend, ermüdet=ermüdend, ermüden=ermüdend"
            ),
        ),
        Table(
            "hobby",
            "base third",
            (
                "spiele=spielt, spiel=spielt, sammle=sammelt, sammel=sammelt, stricke=strickt, züchte=züchtet, "
                "male=malt, fotografiere=fotografiert, restauriere=restauriert, trainiere=trainiert, singe=singt, "
                "braue=braut, segle=segelt, moderiere=moderiert, imkere=imkert, baue=baut"
            ),
        ),
        Table(
            "lead",
            "base third",
            (
                "leite=leitet, leiten=leitet, führe=führt, führen=führt, betreibe=betreibt, betreiben=betreibt, "
                "organisiere=organisiert, organisieren=organisiert, besitze=besitzt, besitzen=besitzt, "
                "verwalte=verwaltet, gebe=gibt, dirigiere=dirigiert"
            ),
        ),
        Table(
            "study",
            "base third",
            "studiere=studiert, studier=studiert, unterrichte=unterrichtet, lehre=lehrt, lerne=lernt, lern=lernt",
        ),
        Table(
            "related",
            "name with who",
            """
            frau=eine Frau=die, ehefrau=eine Ehefrau=die, mann=einen Mann=der, ehemann=einen Ehemann=der
            partner=einen Partner=der
            partnerin=eine Partnerin=die, lebensgefährte=einen Lebensgefährten=der
            lebensgefährtin=eine Lebensgefährtin=die
            freund=einen Freund=der, freundin=eine Freundin=die, verlobter=einen Verlobten=der
            verlobte=eine Verlobte=die
            sohn=einen Sohn=der, tochter=eine Tochter=die, kind=ein Kind=das, baby=ein Baby=das, mutter=eine Mutter=die
            mama=eine Mama=die, vater=einen Vater=der, papa=einen Papa=der, bruder=einen Bruder=der
            schwester=eine Schwester=die
            großer bruder=einen großen Bruder=der, kleiner bruder=einen kleinen Bruder=der
            große schwester=eine große Schwester=die
            kleine schwester=eine kleine Schwester=die, ältere schwester=eine ältere Schwester=die
            jüngere schwester=eine jüngere Schwester=die, älterer bruder=einen älteren Bruder=der
            jüngerer bruder=einen jüngeren Bruder=der, oma=eine Oma=die, opa=einen Opa=der
            großmutter=eine Großmutter=die
            großvater=einen Großvater=der, enkelin=eine Enkelin=die, enkel=einen Enkel=der, tante=eine Tante=die
            onkel=einen Onkel=der, cousin=einen Cousin=der, cousine=eine Cousine=die, nichte=eine Nichte=die
            neffe=einen Neffen=der
            mitbewohner=einen Mitbewohner=der, mitbewohnerin=eine Mitbewohnerin=die, hund=einen Hund=der
            hündin=eine Hündin=die
            katze=eine Katze=die, kater=einen Kater=der, pferd=ein Pferd=das, kaninchen=ein Kaninchen=das
            hamster=einen Hamster=der
            papagei=einen Papagei=der, schildkröte=eine Schildkröte=die, chef=einen Chef=der, chefin=eine Chefin=die
            kollege=einen Kollegen=der, kollegin=eine Kollegin=die, beste freundin=eine beste Freundin=die
            bester freund=einen besten Freund=der, schwiegermutter=eine Schwiegermutter=die
            schwiegervater=einen Schwiegervater=der, stiefsohn=einen Stiefsohn=der, stieftochter=eine Stieftochter=die
            kinder=Kinder=die, söhne=Söhne=die, töchter=Töchter=die, zwillinge=Zwillinge=die, katzen=Katzen=die
            hunde=Hunde=die
            eltern=Eltern=die, brüder=Brüder=die, schwestern=Schwestern=die, pferde=Pferde=die, hühner=Hühner=die
        """,
        ),
        Table(
            "device",
            "name with",
            """
            laptop=einen Laptop, arbeitslaptop=einen Arbeitslaptop, rechner=einen Rechner
            arbeitsrechner=einen Arbeitsrechner
            computer=einen Computer, pc=einen PC, notebook=ein Notebook, handy=ein Handy, smartphone=ein Smartphone
            telefon=ein Telefon, tablet=ein Tablet, server=einen Server, heimserver=einen Heimserver, mac=einen Mac
            macbook=ein MacBook, desktop=einen Desktop, drucker=einen Drucker, monitor=einen Monitor
            dienstlaptop=einen Dienstlaptop
            diensthandy=ein Diensthandy, raspberry pi=einen Raspberry Pi, dienstrechner=einen Dienstrechner
            maschine=eine Maschine
        """,
        ),
        Table(
            "we_do",
            "base third",
            """
            schreiben=schreibt, deployen=deployt, releasen=releast, formatieren=formatiert, benennen=benennt
            testen=testet
            linten=lintet, squashen=squasht, rebasen=rebaset, unterstützen=unterstützt, vermeiden=vermeidet
            bevorzugen=bevorzugt
            speichern=speichert, dokumentieren=dokumentiert, taggen=taggt, übersetzen=übersetzt, runden=rundet
            loggen=loggt
            mocken=mockt, pinnen=pinnt, halten=hält, legen=legt, setzen=setzt, committen=committet, mergen=mergt
            duzen=duzt
            siezen=siezt, sortieren=sortiert, bauen=baut, nennen=nennt, trennen=trennt, zitieren=zitiert
            kommentieren=kommentiert
        """,
        ),
        Table("we_use", "base", "nutzen, benutzen, verwenden, nehmen, setzen auf"),
        Table(
            "running",
            "verb",
            (
                "nutzt, benutzt, verwendet, braucht, benötigt, zielt auf, läuft auf, läuft mit, folgt, "
                "unterstützt, setzt auf, setzt, basiert auf, ist in, baut mit, baut auf, verlangt, unterstützt nur"
            ),
        ),
        Table(
            "placing",
            "verb",
            (
                "liegen, liegt, gehören, gehört, stehen, steht, kommen, kommt, bleiben, bleibt, sind, ist, laufen, "
                "läuft, heißen, heißt, beginnen, beginnt, enden, endet"
            ),
        ),
    ),
    phrases=(
        Phrase(
            "addressee",
            r"<cap>(?: <cap>)?|<word>",
            r"""
            ^(?:ich|wir|du|ihr|er|sie|es|man|wer|was|das|dies|jeder|jede|jemand|niemand|keiner|alle|leute|nie|immer|auch|\
                und|aber|so|dann|da|hier|jetzt|nur|mir|dir|mich|dich|uns|sich|wenn|ob|dass|weil|\S*\d\S*)
            ^(?:<tech>)$
            """,
            2,
            as_said=True,
        ),
        Phrase(
            "thing",
            "<flow>",
            r"""
            ^(?:<pointer>)
            <this>
            <trouble>
        """,
        ),
        Phrase(
            "liked",
            r"<flow>(?:, (?:wenn|weil|sobald|damit) (?!ich|wir|du)[^,;:()!?…]+)?",
            r"""
            ^(?:ihn|sie|dich|das|die|der|den|dem|beides|so|dass|mir|mich|uns|was|wie|alle|nichts|hier|da)(?! <fixed>)
            ^es(?!,? (?:wenn|dass) (?!ich|wir|du))
            <this>
            (?:<nth>) (?:variante|version|idee|option|entwurf|vorschlag|titel|logo|fassung|bild|teil)
            <trouble>
            (?:hier|da|dort|daran|schon|witz|ergebnis)$
            (?<!^)(?:er|sie|ihm|ihn|ihr|ihnen)
            mein(?:e|en|em)? (?:<rel>|<rels>|leben|job|chef)
            minuten|stunden
        """,
        ),
        Phrase(
            "venture",
            (
                r"(?:eine?n?|meine?n?|unsere?n?|die|das|den|zwei|drei) (?:<word> ){0,3}?(?:\S*(?:bäckerei|café|"
                r"laden|geschäft|restaurant|kneipe|brauerei|firma|unternehmen|startup|studio|agentur|kanzlei|praxis|"
                r"hof|bauernhof|weingut|gärtnerei|hotel|pension|galerie|museum|bibliothek|theater|kino|chor|"
                r"orchester|band|schule|verein|club|podcast|newsletter|blog|magazin|webshop|onlineshop|werkstatt|"
                r"verlag|stand|garten|team|abteilung|labor|stiftung|hort|kita|buchladen|imkerei|tanzschule|"
                r"musikschule|gruppe))(?: (?:in|für|bei|mit|über|nahe|namens) <flow>)?"
            ),
            "<this>|skript|test",
            12,
        ),
        Phrase("dearer", r"(?:viel |deutlich |immer |eigentlich |grundsätzlich )*lieber(?: als <flow>)?", "<this>", 9),
        Phrase(
            "nicer",
            (
                r"(?:viel |deutlich |einfach |sehr |richtig )*(?:besser|gut|gar nicht|nicht|überhaupt nicht)(?: als "
                r"<flow>)?"
            ),
            "<this>",
            9,
        ),
        Phrase("stand", "ausstehen|leiden|ab|haben|vertragen", "", 1),
        Phrase(
            "fan_of",
            "(?:<aside> )?(?:kein|ein|kein großer|ein großer|nicht so der|absolut kein|überhaupt kein|gar kein)",
            "",
            3,
        ),
        Phrase("abstained", r"auf <flow>", "<this>", 8),
        Phrase("worth", r"(?:(?:großen|viel|keinen|wenig|besonderen) )?wert auf <flow>", "<this>", 9),
        Phrase("regard", r"(?:nichts|viel|wenig|nicht viel|gar nichts)", "", 2),
        Phrase(
            "set_apart",
            r"[^,;:()!?]+",
            r"""
            ^(?:am|an|vor|nach|bei|beim|bis|seit|für|wenn|während|im|um|zu|von|mehr|sehr|so|nur|auch|immer|jede\w*|\
                alle\w*|das|die|der|<pointer>)
            <this>
            <trouble>
            dein\w*|du|dir|dich
            """,
            6,
        ),
        Phrase(
            "habit_wish",
            (
                r"(?:<flow> )?(?:immer|grundsätzlich|nie|niemals|stets|generell|in der regel|meistens|lieber|am "
                r"liebsten|nur noch|ausschließlich)(?: <flow>)?"
            ),
            (
                r"<this>|<trouble>|<theirs>|^(?:<pointer>) |wissen|haben, dass|immer (?:noch|wieder)|nie wieder was|"
                r"buchen|reservieren|kaufen|ins"
            ),
            14,
        ),
        Phrase(
            "plain_wish",
            r"(?:meine[nr]?|unsere[nr]?) <flow>|kein(?:e|en) <flow> (?:in|im|bei|am|unter|an|auf) <flow>",
            (
                r"<this>|<trouble>|<theirs>|<rel>|geld|ruhe|zurück|umstände|bestellung|buchung|reservieren|buchen|"
                r"wissen|mehr|stress|panik|fehler|kind(?:er)?$"
            ),
            9,
        ),
        Phrase(
            "ruled",
            (
                r"(?:<flow> )?(?:immer|nie|niemals|stets|grundsätzlich|nur noch|ausnahmslos|jedes mal|generell|"
                r"prinzipiell|künftig|zukünftig)(?: <flow>)?"
            ),
            r"""
            <this>
            <trouble>
            ^(?:mir|uns|mich|es|das|ihn|sie)
            mir|uns|mich
            (?:an|aus|ab|auf|ein|hinzu|nach|vor|weg|zusammen|um|dazu|mit|hervor|voran|durch|zurück|los|fest)$
            immer (?:noch|wieder)
            <theirs>
            passwort|token|zugriff|root|ja sagen
            (?:immer|nie|niemals|stets|grundsätzlich)$
        """,
            12,
        ),
        Phrase(
            "noun_items",
            r"(?:(?:nur |eine |einen |ein |die |den |das )?[^,;:()!?]*(?-i:\p{Lu})[^,;:()!?]*)",
            (
                r"<this>|<trouble>|(?:<pointer>)$|^(?:ich|es|er|sie|wir|noch|wieder|der|das|die)|(?:en|"
                r"ieren)$|<theirs>"
            ),
            7,
        ),
        Phrase(
            "for_what",
            r"(?:für|als|zum|zur|auf|bei|beim) [^,;:()!?]+",
            r"<this>|aber|hier|gerade|heute|jetzt|<trouble>|nicht|dafür",
            7,
        ),
        Phrase(
            "owned",
            (
                r"eine?n? (?:(?:alten?|neuen?|altes|neues|gebrauchte[sn]?|eigenen?|großen?|kleinen?|kleines|"
                r"mechanische) )*(?-i:\p{Lu})?(?:laptop|rechner|computer|pc|notebook|handy|smartphone|tablet|server|"
                r"heimserver|drucker|monitor|macbook|mac|e-?reader|tastatur|kamera|raspberry pi|nas|3d-drucker|"
                r"lastenrad|e-bike|garten|schrebergarten|wohnmobil|segelboot)(?: (?:von|mit|ohne|namens) "
                r"[^,;:()!?]+)?"
            ),
            r"<this>|<trouble>|problem|gekauft|bestellt|gesehen|geschenkt|gesucht",
            10,
        ),
        Phrase("mostly", "meistens|hauptsächlich|überwiegend|fast nur|nur|am liebsten|meist|immer", "", 2),
        Phrase(
            "pursuit",
            r"<flow>",
            r"""
            ^(?:<pointer>|mit dem gedanken|eine rolle|gern|mal|nur|gerade|auf)
            <this>
            <theirs>
            spiel|rolle|level|charakter
        """,
            7,
        ),
        Phrase(
            "habitual",
            r"(?:<flow> )?(?:<often>|<regular>)(?: <flow>)?",
            r"""
            ^(?:<pointer>) (?:<often>|<regular>)$
            ^(?:es|das|sie|ihn)
            <this>
            <trouble>
            (?:immer|nie) (?:noch|wieder|mehr)
            nur (?:mal|kurz|noch)
            nicht nur
            (?:<theirs>)
            (?:und|oder) (?:dann|danach)
            (?:schon|gerade|davon|dran|fertig|dasselbe|denselben|dieselbe|dieselben|\
                das gleiche|den gleichen|die gleichen?|so)$
            (?:gerade|davon|dran)
        """,
            14,
        ),
        Phrase(
            "without",
            r"(?:<flow> )?kein(?:e|en|em|er)? <flow>",
            r"""
            <this>
            <trouble>
            kein(?:e|en)? (?:ahnung|idee|problem|zeit|lust|fehler|antwort|plan|sorgen?|sinn|unterschied|zugriff|witze)
            (?:<theirs>)
            mehr
            (?:bekommen|gefunden|gesehen)$
        """,
            10,
        ),
        Phrase("abstaining", r"<flow>", r"<this>|<trouble>|<theirs>|^(?:<pointer>)", 8),
        Phrase(
            "where",
            (
                r"(?:in|im|auf|bei|am|an der|an|nahe|nahe bei|außerhalb von|außerhalb|südlich von|nördlich von|"
                r"östlich von|westlich von|unweit von|mitten in|direkt|zwischen|hinter|mit) (?!(?:der vergangenheit|"
                r"angst|einer welt|einem hotel|moment|stress|augenblick)\b)<flow>"
            ),
            r"""
            <this>
            (?:hotel|zelt|traum|hoffnung|angst|simulation|vergangenheit|zukunft|moment|airbnb|jugendherberge|hostel)
            <trouble>
            (?:und|oder) (?:nutze|mag|will|habe|bin)
            allein|alleine
        """,
            10,
        ),
        Phrase(
            "place",
            r"(?:<cap>|[\p{L}-]{3,})(?:[ -](?:am|an der|im|bei|<cap>)(?: <cap>)?)?",
            r"<day>|hause|haus|oben|unten|links|rechts|vorne|hinten",
            4,
            as_said=True,
        ),
        Phrase(
            "job_at",
            (
                r"(?:(?:nur|immer) )?(?:von )?(?:<day>)s? bis (?:<day>)s?|"
                r"(?:(?:<regular>|<often>|nur|meistens|viel|hauptsächlich) )?(?:als <flow>|(?:bei|beim|für|in|im|an "
                r"der|am|an einer|an einem|auf|von|mit) <flow>|(?:vollzeit|teilzeit|halbtags|nachts|remote|"
                r"freiberuflich|selbstständig|selbständig|ehrenamtlich|schichten|im schichtdienst)(?: <flow>)?)"
            ),
            r"""
            <this>
            <trouble>
            ^(?:an|am|auf|in|mit|für|bei) (?:der|dem|die|das|den|einer|einem|einen|eine|ein) (?!<word>?(?:uni|\
                universität|schule|hochschule|klinik|praxis|krankenhaus|theater|institut|firma|agentur|kanzlei|\
                bibliothek|museum|verlag|behörde|verwaltung|bank|apotheke|bäckerei|werkstatt|kita|kindergarten|amt|\
                gericht|gymnasium|labor|redaktion|startup|betrieb|unternehmen|büro|supermarkt|restaurant|café|\
                hotel|branche|industrie|handwerk|pflege|forschung|gastronomie|landwirtschaft|schicht|\w+firma|\
                \w+betrieb|\w+schule|\w+agentur|\w+büro|\w+unternehmen|\w+branche|\w+verlag|\w+klinik|\w+praxis|\
                kleinen|großen|mittelständischen|städtischen)\b)
            (?:vortrag|artikel|skript|funktion|feature|datei|aufgabe|ticket|entwurf|branch|lösung)
            ^als (?:team|gruppe|ganzes|ersatz|beispiel|erstes|nächstes)
            gerade|daran|dran|zusammen|heute
            (?:<theirs>)
            hochdruck|plan|reihe
        """,
            12,
        ),
        Phrase(
            "job",
            (
                r"(?:(?:ein|eine|gelernter|gelernte|freier|freie|leitender|leitende|angehender|angehende|"
                r"selbstständiger|selbstständige|freiberuflicher|freiberufliche|studierter|studierte|pensionierter|"
                r"pensionierte|staatlich geprüfte|ausgebildeter|ausgebildete) "
                r")*(?:(?-i:\p{Lu})<word>-?)?(?-i:(?=\p{Lu}))(?:<job>)(?: (?:für|in|bei|an|im|am|beim|und) <flow>)?"
                r"|(?:freier |freie |selbstständiger |selbstständige |gelernte |gelernter |leitende |angehende "
                r")*\p{L}{3,}(?:erin|istin|entin|"
                r"antin|eurin|orin|ogin|ikerin|ärztin|wirtin|wartin|grafin|fahrer|lehrer|entwickler|arbeiter|ingenieur|"
                r"techniker|pfleger|informatiker|designer|berater|verkäufer|händler|bäcker|tischler|elektriker|mechaniker|"
                r"programmierer|illustrator|redakteur|journalist|doktorand|hausmeister|kassenwart)(?: (?:für|in|"
                r"bei|an|im|"
                r"am|beim) <flow>)?"
            ),
            r"<no_job>|<this>|und (?:wohne|arbeite|lebe|nutze|mag|habe|bin|brauche|will|suche)|spiel|geschichte",
            12,
        ),
        Phrase("their_job", r"(?-i:(?=\p{Lu}))(?:<job>)", "<no_job>|vegetarier|veganer", 3),
        Phrase(
            "trait",
            (
                r"(?:(?:überzeugte[r]?|strenge[r]?|strikt|eher|ein|eine|kein|keine|fast|meistens) "
                r"){0,2}(?:vegetarier(?:in)?|veganer(?:in)?|vegan|vegetarisch|pescetarier(?:in)?|flexitarier(?:in)?|"
                r"linkshänder(?:in)?|rechtshänder(?:in)?|frühaufsteher(?:in)?|nachteule|nachtmensch|morgenmensch|"
                r"morgenmuffel|langschläfer(?:in)?|abstinenzler(?:in)?|antialkoholiker(?:in)?|selbstständig|"
                r"selbständig|autodidakt(?:in)?|introvertiert|extrovertiert|zweisprachig|mehrsprachig|"
                r"rentner(?:in)?|pensioniert|in rente|nichtraucher(?:in)?|hundemensch|katzenmensch|"
                r"muttersprachler(?:in)?|visueller lerntyp|kaffeetrinker(?:in)?|teetrinker(?:in)?|"
                r"barfußläufer(?:in)?)"
            ),
            "<this>",
            5,
        ),
        Phrase(
            "studied",
            "<flow>",
            r"""
            ^(?:<pointer>|viel|mehr|für|noch|gerade das|davon|aus)
            <this>
            (?:<theirs>)
        """,
            9,
        ),
        Phrase(
            "training",
            (
                r"(?:(?:gerade|derzeit|zurzeit|aktuell) )?(?:eine|ein|meine|meinen|mein|einen) (?:duales |"
                r"freiwilliges )?(?:ausbildung|lehre|studium|fernstudium|promotion|doktor|master|bachelor|"
                r"referendariat|volontariat|praktikum|umschulung|weiterbildung)(?: <flow>)?"
            ),
            "<this>",
            9,
        ),
        Phrase(
            "name",
            r"(?:(?:dr|prof)\.? )?<cap>(?:[ -]<cap>){0,3}",
            (
                r"<day>|<tongue>|chef|meister|captain|kapitän|herr|herrin|könig|königin|gott|majestät|verrückt|"
                r"assistent|ki"
            ),
            4,
            as_said=True,
        ),
        Phrase("names", r"<cap>(?:(?:,| und|, und) <cap>){0,5}", "<day>|<tongue>", 10, as_said=True),
        Phrase(
            "pronouns",
            (
                r"(?:sie|er|es|xier|hen|dey|they|she|he|en|sier|x|keine)(?:/(?:ihr|ihm|ihn|sie|they|them|her|him|"
                r"sein|deren|dem|denen|xies|hem|dessen|en)){0,3}"
            ),
            "",
            5,
            as_said=True,
        ),
        Phrase(
            "tongues",
            (
                r"(?:(?:fließend|gut|etwas|ein bisschen|ein wenig|nur|sehr gut|gebrochen|auch|kaum|passabel|"
                r"schlecht|recht gut) ){0,2}(?:<tongue>)(?:(?:,| und| sowie|, aber| oder) (?:(?:fließend|gut|etwas|"
                r"ein bisschen|ein wenig|nur|sehr gut|gebrochen|auch|kaum|passabel|schlecht) "
                r"){0,2}(?:<tongue>)){0,5}(?: (?:fließend|zu hause|im job|bei der arbeit))?"
            ),
            "",
            18,
        ),
        Phrase("one_tongue", "(?:<tongue>)", "", 3, as_said=True),
        Phrase(
            "family",
            (
                r"<many> (?:(?:kleine[nrs]?|erwachsene[nr]?|alte[nrs]?|junge[nr]?|große[nr]?|ältere[n]?|"
                r"jüngere[n]?) )?(?:<rel>|<rels>)(?:(?:,| und) <many> (?:(?:kleine[nrs]?|alte[nrs]?|junge[nr]?) "
                r")?(?:<rel>|<rels>)){0,2}(?:,? (?:namens|die|der) (?:heißt |heißen )?<cap>(?:(?:,| und) "
                r"<cap>){0,4})?"
            ),
            "<many> (?:frau|mann|chef|chefin|kollege|mutter|vater)$",
            14,
        ),
        Phrase(
            "age",
            (
                r"(?:(?:erst|gerade|schon|fast) )?(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|"
                r"dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|\d{1,2})(?: jahre(?: alt)?)?"
            ),
            "",
            5,
        ),
        Phrase("diet", "vegetarier(?:in)?|veganer(?:in)?|vegan|vegetarisch|linkshänder(?:in)?", "", 2),
        Phrase(
            "tool_used",
            r"[^,;:()!?]+?",
            r"""
            ^(?:<pointer>|mein\w*|mehr|weniger|zu|alle|jede\w*|einige|nur|immer|nie|kein\w*)
            ^(?:ein|eine|einen)$
            aber|hier|gerade|heute
            <this>
            <trouble>
        """,
            6,
        ),
        Phrase("purpose", r"[^,;:()!?]+", r"<this>|aber|hier|gerade|heute|jetzt|<trouble>|nicht", 8),
        Phrase(
            "product",
            r"(?:<tech>)(?: \d[\d.]*)?|(?-i:\p{Lu})[\p{L}\d.+#'-]*(?: (?:(?-i:\p{Lu})[\p{L}\d.+#'-]*|\d[\d.]*)){0,3}",
            r"<day>|folgende\w*|skript|datei|code|funktion|programm|variable",
            5,
            as_said=True,
        ),
        Phrase("known_tool", "(?:<tech>)(?: \\d[\\d.]*)?", "", 4, as_said=True),
        Phrase(
            "spec",
            (
                r"(?:(?:nur|eine?n?|kein|keine|keinen) )*(?:(?:(?-i:\p{Lu})|\d)[^,;:()!?]*|(?:<tech>)[^,;:()!?]*|"
                r"[\p{L}-]+ (?-i:\p{Lu})[^,;:()!?]*)"
            ),
            r"<this>|<trouble>|mehr|prozent|%|geladen|gekostet|geschenkt|bekommen|geklaut|gestern",
            10,
        ),
        Phrase("os", r"(?:<system>)(?: (?:\d[\d.]*|pro|lts))?", "", 4, as_said=True),
        Phrase("set_up", "(?:<setup>)", "", 3),
        Phrase("code_tongues", "(?:<code_tongue>)(?:(?:,| und| oder) (?:<code_tongue>)){0,3}", "", 8, as_said=True),
        Phrase(
            "impression",
            (
                r"(?:(?:sehr|wirklich|ziemlich|etwas|zu|viel|extrem|oft|meistens) ){0,2}(?:nervig|störend|"
                r"anstrengend|ablenkend|hilfreich|nützlich|verwirrend|ermüdend|langweilig|unübersichtlich|"
                r"übersichtlich|übersichtlicher|angenehm|angenehmer|praktisch|praktischer|lesbarer|unlesbar|schwer "
                r"lesbar|hässlich|affig|albern|herablassend|überflüssig|unnötig|furchtbar|schrecklich|klarer|besser|"
                r"wichtig|leichter|schwierig|motivierend|unangenehm|grauenhaft|doof|gut|toll)(?: als <flow>)?"
            ),
            "<this>",
            10,
        ),
        Phrase("kept_things", r"(?:meine |die |alle |alle meine )?\p{L}{4,}(?:en|e|s|os|is)", "<this>|<trouble>", 3),
        Phrase(
            "plain_tool",
            r"<word>(?: <cap>)?",
            (
                r"^(?:<pointer>|mir|dir|ihm|ihr|ihnen|uns|euch|hand|freunden|kollegen|mühe|liebe|absicht|freude|recht|"
                r"anderen|mein\w*|dein\w*|eine?\w?|jeder|sich|was|etwas|allem|vielen)$|<this>|<trouble>"
            ),
            2,
            as_said=True,
        ),
        Phrase(
            "for_all",
            r"für (?:alles|[\p{L}-]+(?: und [\p{L}-]+)?)",
            r"das|die|den|der|dies\w*|eine?\w?|heute|\
            jetzt|hier",
            4,
        ),
        Phrase("one_word", r"[\p{L}-]{3,}", "<this>|bitte|mehr", 1, as_said=True),
        Phrase(
            "spoken_at",
            r"(?:zu hause|daheim|auf der arbeit|bei der arbeit|im büro|im job|mit den kindern|in der familie)",
            "",
            4,
        ),
        Phrase(
            "car",
            r"(?:einen|eine|ein) (?:\p{L}+[nes] ){0,2}(?:<car>)(?: (?-i:\p{Lu})[\p{L}\d]*| \p{L}?\d+)?",
            "<this>",
            5,
        ),
        Phrase("found", "<flow>", r"^(?:<pointer>|mein\w*)|<this>|<theirs>|<trouble>", 8),
        Phrase(
            "object",
            r"(?!(?:bitte|immer|nie|niemals)\b)<flow>",
            (
                r"<this>|<trouble>|^(?:mir|uns|mich|es|nicht|nur|mal)|^(?:das|die|der|den|dem)$|passwort|token|"
                r"zugriff|root"
            ),
            10,
        ),
        Phrase(
            "way",
            (
                r"(?:(?:erst|zuerst|direkt|nur|immer|ausschließlich) )*(?:(?:vor|nach|mit|ohne|in|im|auf|bei|beim|als|"
                r"zu|zum|zur|am|an|per|unter|über) [^,;:()!?]+|zuerst|alphabetisch|einzeln|getrennt|kurz|knapp)"
            ),
            r"<this>|<trouble>|(?:es|das)$|rückfrage|nachfragen|bestätigung|erlaubnis",
            10,
        ),
        Phrase(
            "speech",
            (
                r"(?:(?:nur|ausschließlich|bitte|kurz|knapp) )*(?:auf|in|im|mit|als|ohne|so|per) <flow>(?:, also "
                r"ohne [^,;:()!?]+)?"
            ),
            r"<this>|ja$|charakter|rolle|ob|pirat",
            10,
        ),
        Phrase(
            "items",
            r"[^,;:()!?]+",
            r"<this>|<trouble>|^(?:ahnung|idee|problem|sorge|stress|zeit|lust|fragen?|eile|änderung\w*)|(?:<pointer>)$",
            7,
        ),
        Phrase("wrong", r"[^,;:()!?]+", "", 5),
        Phrase(
            "there",
            (
                r"(?:in|bei|für|im) (?:meinem|meinen|allen|der|den|dem|e-?mails|mails|code|kommentaren|texten|"
                r"commit-?nachrichten)[^,;:()!?]*"
            ),
            "<this>",
            6,
        ),
        Phrase(
            "subject",
            r"(?:(?:die|alle|der|das|unsere) )?(?!(?:bitte|immer|nie|ich|wir|mein)\b)<bit>(?: <bit>){0,2}?",
            r"^(?:<pointer>)$|<this>|^(?:es|er|sie|man|hier|das)",
            4,
        ),
        Phrase("topic", r"[^,;:!?]+?", "^(?:es|das|dies|die|alles|ihn|nichts)$|ahnung|idee|zeit|lust|sicher", 8),
        Phrase("wish", r"[^,;:()!?]+?", r"^(?:<pointer>|ich|wir|vielleicht|nicht|nein|kein\w*|nie\w*)|<this>", 8),
        Phrase("old", r"[^,;:()!?]+?", "<this>", 5),
        Phrase("clock", r"[^,;:()!?]{1,30}", "<this>|das|es", 5),
        Phrase(
            "zone",
            r"(?-i:\p{Lu}{2,5})|(?-i:\p{Lu})[\p{L}/_]+|(?:utc|gmt) ?(?:[+-] ?\d{1,2}(?::\d\d)?)?",
            "",
            3,
            as_said=True,
        ),
        Phrase(
            "front",
            r"[^,;:()!?]+?",
            (
                r"<this>|beispiel|moment|augenblick|wahrheit|(?:meiner )?(?:meinung|ansicht|erfahrung)|ernst|anderen "
                r"worten|heute|letzter|wenig|bisschen"
            ),
            9,
        ),
        Phrase(
            "object_front",
            (
                r"(?!(?:ich|wir|was|wie|wo|wer|warum|wann|welche\w?|da|dann|das|so|jetzt|heute|gestern|vielleicht|"
                r"hier|es|eigentlich|wenn|ob|hätte|würde|könnte|kann|darf|soll|muss|mir|mich|früher|leider|dies\w*|"
                r"den|die|der|trotzdem|sonst|bald|morgen|und|aber)\b)[^,;:()!?]+?"
            ),
            r"<this>|letzte\w* woche|wahrscheinlich|eventuell",
            6,
            as_said=True,
        ),
        Phrase("core", r"[^;:()!?]+", "", 30, as_said=True),
        Phrase(
            "here_thing",
            r"<flow>(?:,? (?:und|oder) <flow>)?",
            r"""
            ^(?:<pointer>)
            ^(?:eine?n? (?:andere|anderen|neue|neuen|mock|stub|workaround|trick|hack))
            <this>
            <trouble>
        """,
            10,
        ),
        Phrase(
            "here_where",
            r"(?:in|im|unter|neben|bei|innerhalb|außerhalb|hinter|nach|auf|mit|am|immer in|direkt neben) [^,;:()!?]+",
            "<this>|<trouble>",
            8,
        ),
        Phrase("plain_job", r"(?:<word> ){0,3}?(?:<job>)", "<no_job>", 5),
        Phrase("key", r".+", "", 12),
        Phrase("value", r".+?", "", 24),
        Phrase("over", r".+", "", 16),
        Phrase("new", r".+", "", 8),
        Phrase("project_name", r"<cap>(?:[ -]<cap>){0,2}", "", 3, as_said=True),
        Phrase(
            "span",
            (
                r"(?:(?:etwa|fast|über|mehr als|knapp|gut|rund) )?(?:einem|einer|zwei|drei|vier|fünf|sechs|sieben|"
                r"acht|neun|zehn|zwölf|zwanzig|dreißig|\d+|vielen|mehreren|ein paar|einigen) (?:jahren?|monaten?|"
                r"wochen?|jahrzehnten?)|kurzem|langem|jeher|immer|meiner geburt|meinem studium"
            ),
            "",
            5,
        ),
    ),
    spelled_out="""
        heisse=heiße, heisst=heißt, moechte=möchte, haette=hätte, koennte=könnte, wuerde=würde, fuer=für, waere=wäre
        hab=habe, ne=eine, nen=einen, grundsaetzlich=grundsätzlich, weiss=weiß, kuenftig=künftig, zukuenftig=zukünftig
        naechste=nächste, ueber=über, aendern=ändern, maximal=maximal, ich's=ich es, emails=E-Mails
        ich benutz=ich benutze, ich nutz=ich nutze, ich verwend=ich verwende, ich mach=ich mache
        ich schreib=ich schreibe, ich nehm=ich nehme, ich les=ich lese, ich trink=ich trinke, ich ess=ich esse
        ich hör=ich höre, ich koch=ich koche, ich fahr=ich fahre, ich wohn=ich wohne, ich leb=ich lebe
        ich arbeit=ich arbeite, ich hass=ich hasse, ich lieb=ich liebe, ich spiel=ich spiele, ich lern=ich lerne
        ich brauch=ich brauche, ich find=ich finde, ich sprech=ich spreche, ich red=ich rede, ich kauf=ich kaufe
        ich back=ich backe, ich geh=ich gehe, ich komm=ich komme, ich schau=ich schaue, ich lauf=ich laufe
        ich studier=ich studiere, ich programmier=ich programmiere, ich leit=ich leite, ich führ=ich führe
        ich halt=ich halte, ich steh=ich stehe, ich schlaf=ich schlafe, benutz ich=benutze ich, nutz ich=nutze ich
        verwend ich=verwende ich, mach ich=mache ich, schreib ich=schreibe ich, nehm ich=nehme ich, les ich=lese ich
        trink ich=trinke ich, ess ich=esse ich, hör ich=höre ich, koch ich=koche ich, fahr ich=fahre ich
        wohn ich=wohne ich, leb ich=lebe ich, arbeit ich=arbeite ich, hass ich=hasse ich, lieb ich=liebe ich
        spiel ich=spiele ich, lern ich=lerne ich, brauch ich=brauche ich, find ich=finde ich, sprech ich=spreche ich
        red ich=rede ich, kauf ich=kaufe ich, back ich=backe ich, geh ich=gehe ich, komm ich=komme ich
        schau ich=schaue ich, lauf ich=laufe ich, studier ich=studiere ich, programmier ich=programmiere ich
        leit ich=leite ich, führ ich=führe ich, halt ich=halte ich, steh ich=stehe ich, schlaf ich=schlafe ich
        wohn=wohne, auf arbeit=auf der Arbeit, unserm=unserem, meim=meinem, nem=einem, zuhause=zu Hause
    """,
    silent=r"""
        (?:wenn|falls|sofern) (?:ich|wir|mein\w*)(?: [^,;:!?]+)? (?:würde|wäre|hätte|könnte|müsste|wohnte|lebte|\
            arbeitete|ziehe|wohne|lebe)
        falls|angenommen|stell dir|nehmen wir an|vielleicht|eventuell|möglicherweise|womöglich|vermutlich|\
            wahrscheinlich|ich glaube|ich denke|glaub ich|ich schätze mal|ich hoffe|hoffentlich|als ob|als wäre|\
            hypothetisch|irgendwann|eines tages|bald|überlege|überlegen|ob
        (?:würde|würden|wäre|wären|könnte|könnten|müsste|dürfte|sollte ich|sollten wir)(?! (?:ich|wir))
        (?:würde|wäre|könnte|müsste) (?:ich|wir)
        (?:hätte|hätten)(?! (?:ich |wir )?(?:gern|gerne|lieber|am liebsten|immer|grundsätzlich))
        heute|gestern|übermorgen|morgen (?:früh|abend|um|mittag|nachmittag|bin|habe|muss|fahre|arbeite)|diesmal|\
            vorerst|vorläufig|erstmal|erst mal|momentan|vorübergehend|ausnahmsweise|im moment|im augenblick|\
            zurzeit nur|gerade (?:an|im|in|am|auf|dabei|nicht|unterwegs|nur)|bin gerade|sind gerade
        diese[nrsm]? (?:woche|wochenende|monat|mal|abend|morgen|nachmittag|sommer|winter|semester|sprint|quartal|\
            jahr|eine|einen)
        (?:nächste|kommende)[nrs]? (?:woche|wochenende|monat|jahr|<day>|nacht)
        (?:letzte|vergangene)[nrs]? (?:<day>|nacht|wochenende)
        (?<!(?:<day>)s? )bis (?:zum |ende |anfang |nächste\w* |kommende\w* )?(?:<day>|morgen|dann|dahin|januar|\
            februar|märz|april|\
            mai|juni|juli|august|september|oktober|november|dezember|ende|auf weiteres|weihnachten|ostern)
        (?:für|in|bei) (?:diese[nrsm]?|den|die|das) (?:eine[nm]? )?(?:chat|gespräch|unterhaltung|sitzung|nachricht|\
            mail|e-?mail|brief|entwurf|antwort|aufgabe|frage|text|beitrag|datei|funktion|dokument|bericht|lied|\
            gedicht|geschichte|szene|spiel|abschnitt|kapitel|beispiel|übung)(?= |$)(?! (?:an|immer|nie))
        nur (?:für heute|für jetzt|dieses|diesmal|heute|einmal|kurz)
        ich meine|nein doch|quatsch|moment|korrektur|beziehungsweise doch
        früher(?!.*\b(?:jetzt|inzwischen|mittlerweile)\b)|damals|als kind|vor jahren|ehemals|einst
        (?<!\b(?:ich|habe ich|ich habe|schon|wie) )(?:sagt|sagte|meint|meinte|behauptet|behauptete|schreibt|\
            schrieb|findet|laut|zufolge|erzählt|erzählte)
        du bist|dein name|deine rolle|deine aufgabe|verhalte dich|benimm dich|tu so|rollenspiel|ohne (?:\S+ \
            )?(?:zu fragen|nachzufragen|rückfrage|rückfragen|bestätigung|erlaubnis|freigabe|genehmigung|zustimmung|\
            nachfrage)|nachfragen|um erlaubnis|darfst|erlaubnis|genehmigung|bestätigung|freigabe|sudo|adminrechte|\
            root|zugangsdaten|automatisch (?:genehmig|bestätig|akzeptier)\w*
        na (?:toll|klar|super|herrlich)|ja klar|liebe es (?:ja|so|einfach|total|doch)|scherz|witz|ironie|lol|haha|\
            wie schön dass
        <trouble>
        [45]\d\d
        (?:in|aus|als teil) (?:der|dem|einer|einem|meiner|meinem|diesem|dieser|unserem) (?:\S+ )?(?:<fiction>)
        ^(?:bitte |kannst du |könntest du |dann |jetzt )?(?:schreib|schreibe|verfasse|erfinde|dichte|übersetz|\
            übersetze|formuliere|formulier|verbessere|korrigiere|korrigier|fasse|setze fort|bewerte|wiederhole|sag|\
            sage|antworte (?:ihm|ihr|ihnen|dem|der)|entwirf|zitiere|erkläre|lies|tippe)\b.*(?::|dass ich)
        (?:gedicht|geschichte|szene|lied|liedtext|roman|drehbuch|dialog|märchen|krimi|bösewicht|steckbrief|profil) \
            (?:über|in|wo|der|die|das|mit|von|für)
        (?:der|die|das|dieser|diese) (?:\S+ )?(?:algorithmus|funktion|compiler|schleife|abfrage|regex|parser|\
            methode|suche) (?:ist|macht|wird|kann|braucht|erwartet|liefert|nimmt)
        weil .*(?:algorithmus|suche|compiler|cache|index|parser|laufzeit)
    """,
    leads=r"""
        übrigens|auch|und|aber|also|so|ok|okay|oh|ah|ach|ach ja|na|naja|hallo|hi|hey|moin|guten morgen|guten tag|\
            servus|fyi|zur info|nur zur info|nur so zur info|kurze info|kurz zu mir|zu mir|zum hintergrund|\
            hintergrund|noch was|noch eins|ehrlich gesagt|im allgemeinen|im übrigen|was mich betrifft|in meinem \
            fall|gut zu wissen|nur damit du(?:'s| es)? weißt|ps|kurz|btw|ganz allgemein|grundsätzlich gilt|damit \
            du bescheid weißt|vorab
        (?:bitte )?(?:merk|merke|notier|notiere) (?:dir|bitte|es)(?: bitte)?(?:,? dass(?= )(?! ich| wir))?
        (?:bitte )?(?:denk|denke) (?:bitte )?(?:dran|daran)|vergiss (?:bitte )?nicht|beachte(?: bitte)?|bitte \
            beachten|du solltest wissen|wichtig|gut zu wissen|du musst wissen
        (?:wie (?:ich )?(?:schon |bereits |vorhin |eben )?(?:gesagt|erwähnt|sagte|erwähnte|geschrieben))
        (?:nein|nee|ne|nö|ja|jo|jep|klar|danke|vielen dank|super|gut|schön|falsch|nicht ganz|nochmal|bitte|schau|\
            hör mal|sorry|entschuldigung|genau|perfekt|halt|stopp|toll|stimmt nicht|passt nicht|zu lang|zu kurz|zu \
            förmlich|andersrum)(?=[,:;.!–-])|(?:nein|nee|sorry|ja|doch)(?= (?:ich|wir|mein|nimm|mach|das|bitte|\
            lieber|auf|in)\b)|hm+|äh+m?|tja|eigentlich(?=,)
    """,
    tails=r"""
        übrigens|btw|bitte|danke|danke dir|vielen dank|auch|fyi|nur so zur info|zur info|falls das hilft|weißt du|\
            im allgemeinen|heutzutage|eigentlich|ehrlich gesagt|persönlich|wie gesagt|natürlich|wenn möglich|\
            wenn's geht|falls relevant|merk dir das|nur damit du(?:'s| es)? weißt|so nebenbei|tbh|jetzt
        also (?!(?:ich|wir|mein\w*|auch|immer|nie)\b)\S+ .+
        (?<=,)\s*(?:weil|damit|sodass|so dass|da|denn) .+
        (?<=,)\s*(?:also|deshalb|daher|darum|deswegen|drum|insofern|somit)(?: .+)?
        (?<=,)\s*(?:und )?(?:bitte|nimm|nehm|zeig|zeige|rechne|plan|plane|mach|gib|schreib|verwende|benutze|nutze|\
            stell|pass|such|schlag|berücksichtige|beachte|denk|achte|merk|kannst du|könntest du|was|wie|welche|wo|\
            wann|warum|da fahren|das|dort|bitte beim|richte|sag|such|lass|vermeide|empfiehl|erklär|erkläre|leg|\
            setz|halt|trag|ändere|aktualisiere|spar|dann) .+
        (?<=,)\s*(?:in|mit|von|zu|bei|auf|für|über) (?:der|dem|denen|die|das) .+
    """,
    limits=r"""
        bevor|nachdem|sobald|solange
        außer|es sei denn|abgesehen von|aber|obwohl|nicht|kein\w*|oder|sonst|jedoch|nur (?:wenn|für|bei)|je \
            nachdem|manchmal|bis|ohne|nie|wenn|sondern|falls|moment|quatsch|dass|zu|um|als|lieber|statt
    """,
    joints=(
        Joint(r"\s*;\s*"),
        Joint(r"\s+[–—-]\s+(?=(?:und |aber )?(?:<mine>)\b)"),
        Joint(r",? (?:und|aber|sowie) (?=(?:<mine>)\b)"),
        Joint(r", denn (?=(?:<mine>)\b)"),
        Joint(r", (?=(?:jetzt|inzwischen|mittlerweile) (?:ist|habe|nutze)\b)", firm=False),
        Joint(r",? und (?=(?:bitte )?nenn mich\b)"),
        Joint(r"\s*:\s+(?=(?:<mine>)\b)"),
        Joint(r", (?=(?:<mine>)\b)", firm=False),
        Joint(
            (
                r",? (?:und|aber) (?=(?:wohne|lebe|arbeite|studiere|unterrichte|spreche|mag|liebe|hasse|bevorzuge|"
                r"nutze|benutze|verwende|leite|spiele|trinke|esse|lese|schreibe|bin|habe|koche|fahre|heiße)\b)"
            ),
            put="ich ",
            firm=False,
        ),
    ),
    moves=(
        Shape("ich {verb} {core}", r"(?:dass|weil|da) (?:ich|wir) {core} {verb:fin}"),
        Shape("ich {verb} {head} {front} {core}", r"{head:opener} {front},? {verb:fin} (?:ich|wir) {core}"),
        Shape("ich {verb} {head} {core}", r"{head:opener},? {verb:fin} (?:ich|wir) {core}"),
        Shape("ich {verb} {head} {front}", r"{head:opener} {front},? {verb:fin} (?:ich|wir)"),
        Shape("ich {verb} {head}", r"{head:opener},? {verb:fin} (?:ich|wir)"),
        Shape("ich {verb} {what} {core}", r"{what:object_front} {verb:fin} (?:ich|wir) {core}"),
        Shape("ich {verb} {core}", r"{verb:fin} (?:ich|wir) {core}"),
        Shape("{imp} {head} {front} {core}", r"{head:opener} {front},? {imp:imp} {core}"),
    ),
    statements=(
        Shape(
            "{do} {where}",
            r"""
            (?:<i> )?{do:dwell} (?:<aside> )*(?:(?:schon |immer )?seit {span} )?{where}
            (?:<i> )?{do:dwell} (?:<aside> )*{where} (?:schon )?seit {span}
        """,
        ),
        Shape(
            "Kommt aus {place}",
            (
                r"(?:ich )?komme? (?:<aside> |ursprünglich )*aus {place}|(?:ich )?stamme (?:<aside> |ursprünglich "
                r")*aus {place}"
            ),
        ),
        Shape(
            "Wohnt in {place}",
            r"""
            (?:<i> )?(?:bin|sind) (?:<aside> |gerade |kürzlich |vor kurzem |vor {span} |im {when:clock} |\
                letzte[ns] \S+ )*(?:(?:von|aus) {old} )?nach {place} (?:um|zurück)?gezogen
            (?:<i> )?(?:bin|sind) (?:<aside> |gerade |kürzlich |vor kurzem )*nach {place} (?:um|zurück)?gezogen
        """,
        ),
        Shape("Hat die Zeitzone {zone}", r"meine zeitzone ist {zone}|(?:ich )?bin in der zeitzone {zone}"),
        Shape(
            "{do} {work}",
            r"""
            (?:<i> )?{do:work} (?:<aside> )*(?:seit {span} )?{work:job_at}
        """,
        ),
        Shape("Arbeitet nicht {work}", r"(?:<i> )?arbeite[n]? (?:<aside> )*nicht {work:job_at}"),
        Shape("Ist {trait}", r"(?:ich )?bin (?:<aside> )*(?:seit {span} )?{trait}"),
        Shape("Ist {job}", r"(?:ich )?bin (?:<aside> |von beruf |schon |seit {span} )*{job}(?: von beruf)?"),
        Shape("Macht {what}", r"(?:ich )?mache? (?:<aside> |gerade )*{what:training}"),
        Shape("{do} {thing}", r"(?:ich )?{do:study} (?:<aside> |gerade |seit {span} )*{thing:studied}"),
        Shape("{do} {what}", r"<i> {do:lead} (?:<aside> |seit {span} )*{what:venture}"),
        Shape(
            "Heißt {name}",
            r"""
            ich heiße (?:<aside> )*{name}(?:,? nicht {wrong:name})?
            mein (?:voller |vor)?name ist {name}(?:,? nicht {wrong:name})?
        """,
        ),
        Shape(
            "Wird {name} genannt",
            r"""
            (?:bitte )?nenn(?:t|e)? mich (?:bitte |einfach |doch |lieber |ruhig |gern |gerne )*{name}(?:(?:,| und) \
                nicht {wrong:name}| statt {wrong:name})?
            (?:alle|freunde|meine freunde|die meisten|leute|kollegen|meine kollegen|meine familie|viele) (?:nennen|\
                nennt|rufen) mich (?:nur |einfach |immer )?{name}
            ich werde (?:<aside> |meistens |meist |überall |von allen |immer |nur )*{name} genannt(?:,? \
                nicht {wrong:name})?
            du kannst mich (?:ruhig |gern |gerne |einfach )*{name} nennen
        """,
        ),
        Shape(
            "Hat die Pronomen {pronouns}",
            r"meine pronomen (?:sind|lauten) {pronouns}|ich (?:verwende|benutze|nutze) die pronomen {pronouns}",
        ),
        Shape("Spricht {tongues}", r"(?:ich )?(?:spreche?|kann) (?:<aside> )*{tongues}(?: sprechen)?"),
        Shape("Spricht kein {tongue}", r"(?:ich )?(?:spreche?|verstehe?|kann) (?:<aside> )*kein {tongue:one_tongue}"),
        Shape(
            "Hat {tongue} als Muttersprache",
            r"""
            meine (?:mutter|erst)sprache ist {tongue:one_tongue}
            {tongue:one_tongue} ist meine (?:mutter|erst)sprache
        """,
        ),
        Shape(
            "Hat {tongue} nicht als Muttersprache",
            (
                r"{tongue:one_tongue} ist nicht meine (?:mutter|erst)sprache|meine muttersprache ist nicht "
                r"{tongue:one_tongue}"
            ),
        ),
        Shape(
            "Hat {rel.with} namens {name}",
            r"""
            (?:meine?|unsere?) {rel:related} heißt {name}(?: und (?:ist|geht|hat|arbeitet|spielt|wird|kommt|\
                studiert|wohnt) [^;:!?]+)?
            (?:meine?|unsere?) {rel:related} heißen {name:names}
            der name (?:meiner|meines|unserer|unseres) {rel:related} ist {name}
            ich habe eine?n? {rel:related} namens {name}
        """,
            kind="people",
        ),
        Shape(
            "Hat {rel.with}, {rel.who} {job} ist",
            r"(?:meine?|unsere?) {rel:related} ist (?:<aside> |von beruf )*{job:their_job}(?: von beruf)?",
            kind="people",
        ),
        Shape(
            "Hat {rel.with}, {rel.who} als {job} arbeitet",
            r"(?:meine?|unsere?) {rel:related} arbeitet als {job:their_job}",
            kind="people",
        ),
        Shape("Hat {rel.with}, {rel.who} {age} ist", r"(?:meine?|unsere?) {rel:related} ist {age}", kind="people"),
        Shape("Hat {rel.with}, {rel.who} {diet} ist", r"(?:meine?|unsere?) {rel:related} ist {diet}", kind="people"),
        Shape(
            "Hat {rel.with}, {rel.who} {where} wohnt",
            r"(?:meine?|unsere?) {rel:related} (?:wohnt|lebt) (?:<aside> )*{where}",
            kind="people",
        ),
        Shape("Hat {family}", r"<i> haben? (?:<aside> )*{family}", kind="people"),
        Shape("Mag {thing} {how}", r"mir (?:ist|sind) {thing:found} {how:dearer}", kind="preference"),
        Shape("Findet {thing} {how}", r"mir (?:gefällt|gefallen) {thing:found} {how:nicer}", kind="preference"),
        Shape(
            "Findet {thing} wichtig", r"mir (?:ist|sind) {thing:found} (?:sehr |besonders )?wichtig", kind="preference"
        ),
        Shape(
            "Findet {thing} {annoy.how}",
            r"mich {annoy} (?:<aside> )*{thing:found}|{thing:found} {annoy} mich(?: <aside>| immer| sehr| total)*",
            kind="preference",
        ),
        Shape("Findet {thing} {how}", r"ich finde (?:<aside> )*{thing:found} {how:impression}", kind="preference"),
        Shape(
            "{like} {thing}", r"<i> {like} (?:<aside> )*{thing:liked}(?:,? (?:und )?nicht {wrong})?", kind="preference"
        ),
        Shape(
            "Kann {thing} nicht {what}",
            r"<i> (?:kann|können) {thing:found} (?:<aside> |gar |überhaupt )*nicht {what:stand}",
            kind="preference",
        ),
        Shape("Ist {what} Fan von {thing}", r"ich bin {what:fan_of} fan von {thing:found}", kind="preference"),
        Shape("Verzichtet {thing}", r"<i> verzichten? (?:<aside> )*{thing:abstained}", kind="preference"),
        Shape("Legt {thing}", r"<i> legen? {thing:worth}", kind="preference"),
        Shape("Hält {how} von {thing}", r"<i> halten? {how:regard} von {thing:found}", kind="preference"),
        Shape(
            "Möchte {thing}",
            r"""
            <i> {do:wishes} (?:gern |gerne |bitte )?{thing:habit_wish}
            <i> (?:möchten?|wollen|will) {thing:plain_wish}
        """,
            kind="preference",
        ),
        Shape(
            "Möchte {thing}, {apart} {over}",
            r"<i> {do:wishes} (?:gern |gerne |bitte )?{thing:habit_wish}, (?:und |aber )?{apart} {over:set_apart}",
            kind="preference",
        ),
        Shape("{do} {rest}", r"<i> {do:habit} {rest:habitual}", kind="preference"),
        Shape("{do} {rest}", r"<i> {do:habit} {rest:without}", kind="preference"),
        Shape("{do} {rest} nicht", r"<i> {do:abstain} {rest:abstaining} nicht", kind="preference"),
        Shape("{do} {thing}", r"<i> {do:hobby} {thing:pursuit}"),
        Shape(
            "Nutzt {tool} {purpose}",
            r"""
            <i> (?:nutze?|benutze?|verwende|nutzen|benutzen|verwenden) (?:<aside> |meistens |seit {span} \
                )*{tool:tool_used} {purpose:for_what}
        """,
        ),
        Shape("Nutzt {tool} als {of}", r"mein(?:e)? {of:set_up} ist {tool:product}"),
        Shape(
            "Nutzt {tool} {purpose}",
            r"<i> nehmen? (?:<aside> |immer |meistens |seit {span} )*{tool:known_tool} {purpose:for_all}",
        ),
        Shape(
            "{do} {what} mit {tool}",
            r"""
            ich {do:make_with} (?:<aside> |immer |meistens )*{what:kept_things} (?:<aside> |immer |meistens )*mit \
                {tool:plain_tool}
            {what:kept_things} {do:make_with} ich (?:<aside> |immer |meistens )*mit {tool:plain_tool}
            """,
        ),
        Shape(
            "Nutzt bei der Arbeit {tool}",
            r"""
            (?:auf|bei) der arbeit (?:haben|nutzen|benutzen|verwenden|fahren) wir (?:<aside> )*{tool:known_tool}
            (?:im büro|in der firma|im job) (?:haben|nutzen|benutzen|verwenden|fahren) wir (?:<aside> \
                )*{tool:known_tool}
            wir (?:haben|nutzen|benutzen|verwenden|fahren) (?:auf|bei) der arbeit (?:<aside> )*{tool:known_tool}
            """,
        ),
        Shape(
            "Hat alles in {tool}",
            r"(?:jetzt|inzwischen|mittlerweile) (?:ist|habe ich|liegt) (?:das |bei mir )?alles in {tool:known_tool}",
        ),
        Shape("Fährt {car}", r"ich fahre (?:<aside> )*{car}"),
        Shape(
            "Spricht {there} {a} und {elsewhere} {b}",
            r"""
            ich (?:spreche|rede) {there:spoken_at} {a:one_tongue}(?: und|,) {elsewhere:spoken_at} {b:one_tongue}
            {there:spoken_at} (?:spreche|rede) ich {a:one_tongue}(?: und|,) {elsewhere:spoken_at} {b:one_tongue}
            """,
        ),
        Shape(
            "Betreibt {what} gemeinsam mit {name}",
            (
                r"(?:meine?|unsere?) {rel:related} {name} (?:macht|führt|leitet|betreibt|schmeißt) {what:venture} "
                r"(?:zusammen |gemeinsam )?mit mir"
            ),
            kind="people",
        ),
        Shape(
            "Bevorzugt {fix}",
            r"(?:bei|für) mi(?:r|ch) (?:bitte )?(?:immer|stets|nur|grundsätzlich) {fix:wished}",
            kind="preference",
        ),
        Shape(
            "Dieses Projekt nutzt {tool}",
            r"wir (?:nutzen|benutzen|verwenden) hier {tool:known_tool}(?:,? nicht {wrong})?",
            kind="project",
        ),
        Shape(
            "Nutzt {tool}", r"(?:ich )?(?:nutze?|benutze?|verwende) (?:<aside> |meistens |seit {span} )*{tool:product}"
        ),
        Shape("Nutzt {os} mit {tool}", r"(?:ich )?(?:nutze?|benutze?|verwende) (?:<aside> )*{os} mit {tool:product}"),
        Shape("Nutzt {tool} im Team", r"(?:unser|mein) team (?:nutzt|benutzt|verwendet) (?:<aside> )*{tool:product}"),
        Shape(
            "Hat {device.with} mit {os}",
            (
                r"(?:auf|an) (?:mein(?:em|er)|dem) {device} (?:läuft|habe ich|nutze ich) (?:<aside> |nur )*{os:spec}|"
                r"mein(?:e)? {device} läuft (?:mit|"
                r"unter|auf) {os:spec}"
            ),
        ),
        Shape("Hat {device.with} mit {spec}", r"mein(?:e)? {device} hat (?:<aside> )*{spec}"),
        Shape("Hat {thing}", r"<i> haben? (?:<aside> )*{thing:owned}"),
        Shape(
            "Programmiert {often} in {tool}",
            r"(?:ich )?programmiere? (?:<aside> )*{often:mostly} in {tool:code_tongues}",
        ),
        Shape("Programmiert in {tool}", r"(?:ich )?programmiere? (?:<aside> )*in {tool:code_tongues}"),
        Shape(
            "Nutzt {tool}",
            r"""
            (?:<i> )?(?:bin|sind) (?:<aside> |gerade |kürzlich |vor kurzem |endlich )*(?:von {old} )?(?:auf|\
                zu) {tool:product} (?:umgestiegen|gewechselt|umgezogen)
            (?:<i> )?(?:bin|sind) (?:<aside> |gerade |kürzlich |vor kurzem |endlich )*von {old:known_tool} (?:auf|\
                zu) {tool:plain_tool} (?:umgestiegen|gewechselt|umgezogen)
        """,
        ),
        Shape(
            "Schreibt {whom} {how} {what}",
            r"""
            {whom:addressee} (?:<wishes>) (?:<habitually> )*{how:terse} {what:mails}(?: lieber)?
            <whose_reader> {whom:readers} (?:<wishes>) (?:<habitually> )*{how:terse} {what:mails}(?: lieber)?
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Schreibt {whom} keine {how} {what}",
            r"""
            {whom:addressee} (?:mag|will|möchte|liest) (?:<habitually> )*keine (?:so )?{how:lengthy} {what:mails}
            <whose_reader> {whom:readers} (?:mag|will|möchte|liest) (?:<habitually> )*keine (?:so )?{how:lengthy} \
                {what:mails}
            {whom:addressee} (?:hasst|kann) (?:<habitually> )*{how:lengthy} {what:mails}(?: nicht (?:leiden|\
                ausstehen|ab))?
            <whose_reader> {whom:readers} (?:hasst|kann) (?:<habitually> )*{how:lengthy} {what:mails}(?: nicht \
                (?:leiden|ausstehen|ab))?
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Schreibt {whom} {what} {how}",
            r"""
            {whom:addressee} (?:<wishes>) (?:<habitually> )*(?:die |seine |ihre |alle )?{what:mails} (?:<habitually> \
                )*{how:laid_out}(?: haben)?
            <whose_reader> {whom:readers} (?:<wishes>) (?:<habitually> )*(?:die |seine |ihre |alle )?{what:mails} \
                (?:<habitually> )*{how:laid_out}(?: haben)?
            {whom:addressee} (?:<orders>) (?:<habitually> )*(?:die |seine |ihre |alle )?{what:papers} \
                (?:<habitually> )*{how:laid_out}(?: haben)?
            <whose_reader> {whom:readers} (?:<orders>) (?:<habitually> )*(?:die |seine |ihre |alle )?{what:papers} \
                (?:<habitually> )*{how:laid_out}(?: haben)?
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Schreibt {whom} {what} mit {how}",
            r"""
            {whom:addressee} (?:<wishes>) (?:<habitually> )*{what:in_mails} \
                (?:<habitually> )*{how:first_thing}(?: haben)?
            <whose_reader> {whom:readers} (?:<wishes>) (?:<habitually> )*{what:in_mails} (?:<habitually> \
                )*{how:first_thing}(?: haben)?
            {whom:addressee} (?:<wishes>) (?:<habitually> )*{how:first_thing} {what:in_mails}(?: haben)?
            <whose_reader> {whom:readers} (?:<wishes>) (?:<habitually> )*{how:first_thing} {what:in_mails}(?: haben)?
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Schreibt {whom} mit {how}",
            r"""
            {whom:addressee} (?:<wishes>) (?:<habitually> )*{how:up_front}(?: haben)?
            <whose_reader> {whom:readers} (?:<wishes>) (?:<habitually> )*{how:up_front}(?: haben)?
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Schreibt {whom} {how} {what}",
            r"""
            {whom:addressee} (?:<orders>) (?:<habitually> )*{how:terse} {what:papers}
            <whose_reader> {whom:readers} (?:<orders>) (?:<habitually> )*{how:terse} {what:papers}
            """,
            kind="preference",
            wish="person",
        ),
    ),
    rules=(
        Shape(
            "Möchte das Wort {unwanted} nie lesen",
            r"""
            (?:bitte )?(?:schreibe?|benutze?|verwende?|nutze?|sage?)(?: mir| bitte)* (?:nie|niemals|nie wieder|nie \
                mehr)(?: mir| bitte\
                )* das wort {unwanted:one_word}(?: bei mir| mir gegenüber)?
            (?:bitte )?(?:nie|niemals) das wort {unwanted:one_word} (?:schreiben|benutzen|verwenden|sagen)
            """,
            kind="preference",
        ),
        Shape(
            "Möchte keine {items} in {where}",
            r"""
            (?:bitte )?(?:verwende?|benutze?|nutze?|setze?|schreibe?|mache?)(?: bitte)? in deinen {where:antworten}(?: \
                bitte)? (?:nie |niemals )?keine {items}
            (?:bitte )?(?:verwende?|benutze?|nutze?|setze?|schreibe?|mache?)(?: bitte)? (?:nie |niemals )?keine \
                {items} in deinen {where:antworten}(?:,? bitte)?
            (?:bitte )?keine {items} in deinen {where:antworten}(?:,? (?:bitte|niemals|nie))*
            (?:bitte )?verzichte in deinen {where:antworten}(?: bitte)? auf {items}
            (?:bitte )?lass in deinen {where:antworten}(?: bitte)? die {items} weg
            """,
            kind="preference",
        ),
        Shape(
            "Möchte kurze {where}",
            r"(?:bitte )?halte? deine {where:antworten}(?: bitte| immer)* (?:kurz|knapp)(?:,? bitte)?",
            kind="preference",
        ),
        Shape(
            "Möchte Antworten {how}",
            r"""
            (?:<from_now>,? )?(?:bitte )?antworte(?:n)?(?: mir| bitte| uns)*(?: (?:immer|stets|grundsätzlich|ab \
                jetzt|künftig))? (?:bitte )?{how:speech}(?: antworten)?
            (?:<from_now>,? )?(?:bitte )?(?:immer|stets|nur noch) {how:speech} antworten
            (?:<from_now>) (?:bitte )?(?:nur noch |immer )?{how:speech} antworten
        """,
            kind="preference",
        ),
        Shape(
            "Möchte {rest} {part}{do} haben",
            r"""
            (?:bitte )?{do:imp} {rest:ruled} {part:particle}
            (?:<from_now>),? (?:bitte )?{do:imp} {rest:object} {part:particle}
        """,
            kind="preference",
        ),
        Shape(
            "Möchte {rest} {do} haben",
            r"""
            (?:bitte )?{do:imp} {rest:ruled}
            (?:<from_now>),? (?:bitte )?{do:imp} {rest:object}
            (?:<from_now>),? (?:bitte )?{do:imp} du (?:bitte )?{rest:object}
        """,
            kind="preference",
        ),
        Shape(
            "Möchte {rest} {do} haben",
            r"""
            (?:<from_now>),? {do:you_do} du (?:bitte )?{rest:object}
        """,
            kind="preference",
        ),
        Shape(
            "Möchte, dass {often} {rest} {do} wird",
            r"""
            (?:(?:<from_now>),? )?(?:bitte )?{often:order_often} {rest:way} (?-i:(?=\p{Ll})){do:inf}
        """,
            kind="preference",
        ),
        Shape(
            "Möchte {often} {rest} {do} haben",
            r"""
            (?:(?:<from_now>),? )?(?:bitte )?{often:order_often} {rest:object} (?-i:(?=\p{Ll})){do:inf}
        """,
            kind="preference",
        ),
        Shape(
            "Möchte, dass {rest} {do} wird",
            r"""
            (?:<from_now>),? (?:bitte )?{rest:way} (?-i:(?=\p{Ll})){do:inf}
        """,
            kind="preference",
        ),
        Shape(
            "Möchte {rest} {do} haben",
            r"""
            (?:bitte )?{rest:ruled} (?-i:(?=\p{Ll})){do:inf}
            (?:<from_now>),? (?:bitte )?{rest:object} (?-i:(?=\p{Ll})){do:inf}
        """,
            kind="preference",
        ),
        Shape(
            "Möchte keine {items} mehr",
            r"""
            (?:<from_now>),? (?:bitte )?keine {items}(?: mehr)?
            (?:bitte )?keine {items} mehr(?:,? (?:<from_now>|bitte))?
            (?:bitte )?(?:nie wieder|niemals) {items}
        """,
            kind="preference",
        ),
        Shape(
            "Möchte {often} {items}",
            r"""
            (?:bitte )?{often:order_often} {items:noun_items}
        """,
            kind="preference",
        ),
    ),
    here=(
        Shape(
            "Dieses Projekt nutzt {tool}",
            r"""
            (?:bitte )?(?:immer |nur |stets )?(?:nutze?|benutze?|verwende|nimm) {tool:here_thing}(?:,? (?:und \
                )?nicht {wrong}| statt {wrong})?
            wir {do:we_use} (?:<aside> |immer |nur )*{tool:here_thing}(?:,? (?:und )?(?:nicht|kein) {wrong}| \
                statt {wrong})?
            {do:we_use} wir (?:<aside> |immer |nur )*{tool:here_thing}(?:,? (?:und )?(?:nicht|kein) {wrong}| \
                statt {wrong})?
            (?:bitte )(?:immer |nur )?{tool:known_tool}(?:,? (?:und )?nicht {wrong}| statt {wrong})?(?: verwenden| \
                nutzen| nehmen| benutzen)?
            (?:bitte )?(?:immer |nur |stets )?{tool:known_tool} (?:verwenden|nutzen|nehmen|benutzen)(?:,? (?:und \
                )?nicht {wrong}| statt {wrong})?
        """,
            kind="project",
        ),
        Shape(
            "Dieses Projekt nutzt kein {tool}",
            (
                r"wir {do:we_use} kein {tool:here_thing}|{do:we_use} wir kein {tool:here_thing}|kein "
                r"{tool:known_tool}(?: verwenden| nutzen| benutzen)?"
            ),
            kind="project",
        ),
        Shape(
            "Dieses Projekt nutzt keine {items}",
            r"""
            wir {do:we_use} keine {items:here_thing}
            {do:we_use} wir keine {items:here_thing}
            """,
            kind="project",
        ),
        Shape(
            "Dieses Projekt {do} {thing}",
            r"""
            wir {do:we_do} {thing:here_thing}
            {do:we_do} wir {thing:here_thing}
        """,
            kind="project",
        ),
        Shape(
            "In diesem Projekt {verb} {subject} {how}",
            r"""
            {verb:placing} (?:bitte )?{subject} (?:immer )?{how:here_where}(?:,? (?:und )?nicht {wrong})?
            {subject} {verb:placing} (?:immer )?{how:here_where}(?:,? (?:und )?nicht {wrong})?
        """,
            kind="project",
        ),
        Shape("Dieses Projekt {verb} {thing}", r"{verb:running} {thing:here_thing}", kind="project"),
    ),
    corrections=(
        Shape(
            "Schreibt {whom} {fix}",
            r"""
            (?:nein |nee |nö )?{whom:addressee} (?:<wishes>) (?:<habitually> )*{fix:styled}(?: haben)?(?:,? (?:und )?\
                (?:nicht|kein\w*) {wrong}| statt {wrong}| und nicht {wrong})?
            (?:nein |nee |nö )?<whose_reader> {whom:readers} (?:<wishes>) (?:<habitually> )*{fix:styled}(?: \
                haben)?(?:,? \
                (?:und )?(?:nicht|kein\w*) {wrong}| statt {wrong}| und nicht {wrong})?
            """,
            kind="preference",
            fix="{whom} {fix}",
            wish="person",
        ),
        Shape(
            "Bevorzugt {fix} {where}",
            r"""
            (?:bitte )?(?:(?:<asked>) )*(?:<into> )?{fix:wished}(?: bitte)?(?: {where:there})?(?:,? (?:und \
                )?(?:nicht|kein\w*) (?:<into> )?{wrong}| statt {wrong}| anstatt {wrong})?(?: bitte| daraus| \
                stattdessen)?
            (?:nicht|kein\w*) (?:so )?(?:<into> )?{wrong}(?:[,;:.]| -)+ (?:sondern )?(?:(?:<asked>) )*(?:<into> \
                )?{fix:wished}(?: bitte)?(?: {where:there})?
            statt {wrong},? (?:bitte |lieber )?{fix:wished}
            zu (?:lang|kurz|förmlich|steif|locker|kompliziert|ausführlich|knapp|technisch)(?:[,;:.]| -)+ \
                (?:(?:<asked>) )*{fix:wished}(?: bitte)?
        """,
            kind="preference",
            fix="{fix}",
        ),
        Shape(
            "Bevorzugt Texte auf {fix} {where}",
            r"""
            (?:bitte )?(?:(?:<asked>) )*(?:auf|in) {fix:one_tongue}(?: bitte)?(?: {where:there})?(?:,? (?:und \
                )?nicht (?:auf |in )?{wrong:one_tongue}| statt (?:auf )?{wrong:one_tongue})?
            nicht auf {wrong:one_tongue}[,;]? (?:sondern )?auf {fix:one_tongue}
        """,
            kind="preference",
            fix="{fix}",
            wish="communication",
        ),
        Shape(
            "Möchte {how} werden",
            r"(?:bitte )?{how:address} mich(?: bitte| doch| lieber| ruhig)*",
            kind="preference",
            fix="{how}",
            wish="communication",
        ),
        Shape(
            "Möchte keine {wrong} {where}",
            (
                r"(?:bitte )?(?:(?:verwende?|benutze?|nutze?|setze?|schreibe?|mache?|nimm)(?: bitte)? keine?n?|"
                r"keine?n?|verzichte auf|lass|ohne|vermeide) (?:die )?{wrong:wished}(?: mehr| weg|"
                r" bitte| verwenden| benutzen)*(?: {where:there})?"
            ),
            kind="preference",
            fix="keine {wrong}",
        ),
    ),
    values=(
        Value(
            "communication",
            r"""
            (?:eine?n? )?(?:(?:mehr|weniger|etwas) )?(?:lockere\w*|förmliche\w*|formelle\w*|informelle\w*|\
                sachliche\w*|neutrale\w*|freundliche\w*|persönliche\w*|professionelle\w*|nüchterne\w*|direkte\w*|\
                einfache\w*) (?:ton|tonfall|sprache|stil|formulierung|anrede|wortwahl)
            (?:förmlicher|formeller|lockerer|sachlicher|freundlicher|direkter|informell|formell|förmlich|locker)
            (?:kürzere|längere|kurze|knappe|knappere|ausführliche|ausführlichere|einfachere|einfache) (?:antworten|\
                erklärungen|zusammenfassungen|sätze|absätze|texte)
            (?:das )?(?:aktiv|passiv)|du-form|sie-form|duzen|siezen|gendern|geschlechtergerechte sprache|\
                gendersternchen|vornamen|nachnamen|einfache sprache|leichte sprache|(?:schweizer|österreichisches|\
                schweizerisches) (?:hoch)?deutsch
        """,
        ),
        Value(
            "format",
            r"""
            (?:(?:ohne|mit) )?(?:eine?n? |die )?(?:stichpunkte?n?|stichworte?n?|aufzählung(?:en)?|\
                aufzählungspunkte|spiegelstriche?n?|nummerierte listen?|listen?|fließtext|prosa|reine[rn]? text|\
                klartext|absätze|ganze sätze|markdown|tabellen?|überschriften|emojis?|smileys|ausrufezeichen|\
                gedankenstriche?n?|semikolons?|fußnoten|code-?blöcke?|diffs?|html|pdf|docx|word|json|yaml|toml|csv|\
                xml|latex|svg|png|screenshots|hashtags|abkürzungen|kommentare|docstrings|type hints|\
                typannotationen|platzhalter|fachbegriffe|fachjargon|anglizismen|fettdruck|kursivschrift|floskeln)
            (?:snake_case|snake case|camelcase|camel case|pascalcase|kebab-case|kebab case|kleinschreibung|\
                großschreibung|kleinbuchstaben|großbuchstaben)
            (?:eine?n? )?(?:balken|kreis|torten|linien|säulen|punkt|flächen|streu)diagramme?
            (?:tabs|leerzeichen|zwei leerzeichen|vier leerzeichen|einfache anführungszeichen|doppelte \
                anführungszeichen|deutsche anführungszeichen|gerade anführungszeichen)
            (?:iso|iso 8601|deutsches|europäisches|amerikanisches|iso-)(?: ?(?:datum|datumsformat|format))?
            (?:das )?(?:24-stunden-format|12-stunden-format|24-stunden-zählung)|dezimalkomma|dezimalpunkt|apa|\
                apa-stil|chicago-stil|mla|harvard
            tag[./-]monat(?:[./-]jahr)?|(?:tt|jjjj|mm)[./-](?:mm|tt)[./-](?:jjjj|jj|tt)
        """,
        ),
        Value(
            "format",
            r"""
            metrisch|(?:die )?metrische\w* (?:einheiten|system)|(?:das )?metrische system|imperiale einheiten|\
                si-einheiten
            kilometern?|km|meilen|metern?|fuß|zentimetern?|cm|millimetern?|mm|zoll|kilos?|kilogramm|kg|pfund|unzen|\
                gramm|litern?|milliliter|ml|tassen|celsius|grad celsius|fahrenheit|kelvin|km/h|hektar
            euro|eur|dollar|us-dollar|usd|franken|schweizer franken|chf|kronen|złoty|pfund sterling|utc|gmt|mez
        """,
        ),
        Value("technical", "(?:(?:reines?|plain|vanilla|modernes) )?(?:<tech>)"),
    ),
    turns=(),
    persons="""
        meinem=eigenem, meinen=eigenen, meiner=eigener, meine=eigene, meines=eigenen, unserem=eigenem, unseren=eigenen
        unserer=eigener, unsere=eigene, unseres=eigenen, mir=sich, mich=sich, uns=sich
    """,
    leftover=r"""
        ich|wir|mein\w*|unser\w*|du|dir|dich|dein\w*|euch|euer|eure|bitte|danke|mal
        diese[nrsm]?(?! projekt)
        (?:und|oder|aber|der|die|das|den|dem|ein|eine|einen|von|für|als|dass|zu|so|mit|in|auf|bei|nach)$
    """,
    changed=r"""
        (?:ich|wir) (?:habe|haben|hab) (?:inzwischen |jetzt |da )?(?:meine|unsere) meinung (?:zu|zum|zur|\
            über) {old:topic} geändert
        (?:ich|wir) (?:habe|haben|hab) (?:es |mir |uns )*(?:das )?mit (?:der |dem |den )?{old:topic} anders überlegt
        (?:bitte )?(?:vergiss|ignorier|ignoriere|streich),? (?:was|alles,? was) ich (?:über|zu|zum|\
            zur) {old:topic} (?:gesagt|geschrieben|erzählt) (?:habe|hatte|hab)
        (?:ich|wir) (?:nutzen?|benutzen?|verwenden?|wollen|will|mag|mögen|möchten?|brauchen?|trinken?|essen?|\
            bevorzugen?|lesen?|hören?|schauen?) {old:topic} nicht mehr
        (?:ich|wir) (?:nutzen?|benutzen?|verwenden?|wollen|will|mag|mögen|möchten?|brauchen?|trinken?|essen?|\
            bevorzugen?) kein(?:e|en)? {old:topic} mehr
        (?:ich|wir) (?:habe|haben|hab) aufgehört,? {old:topic} zu (?:nutzen|benutzen|verwenden|trinken|essen|lesen)
        (?:ich|wir) (?:bin|sind) (?:weg )?von {old:topic} (?:weg|abgekommen)
    """,
    dropped=r"""
        (?:ich|wir) (?:habe|haben|hab) (?:inzwischen |jetzt |da )?(?:meine|unsere) meinung (?:zu|zum|zur|über)
        {old:topic} geändert
        (?:ich|wir) (?:habe|haben|hab) (?:es |mir |uns )*(?:das )?mit (?:der |dem |den )?{old:topic} anders überlegt
        (?:bitte )?(?:vergiss|ignorier|ignoriere|streich),? (?:was|alles,? was) ich (?:über|zu|zum|zur) {old:topic}
        (?:gesagt|geschrieben|erzählt) (?:habe|hatte|hab)
        (?:bitte )?vergiss,? dass (?:ich|wir) {old:topic}(?: bin| sind| habe| mag| nutze| esse| trinke| wohne| arbeite)?
        (?:ich|wir) (?:habe|haben|hab) {old:topic} aufgegeben
        (?:ich|wir) (?:habe|haben|hab) aufgehört,? {old:topic} zu \S+
        (?:ich|wir) [\p{L}]+ {old:topic} nicht mehr(?: \S+)?
        (?:ich|wir) [\p{L}]+ kein(?:e|en)? {old:topic} mehr
        {old:topic} (?:nutzen?|benutzen?|verwenden?|wollen|will|mag|mögen|möchten?|brauchen?|trinken?|essen?)
        (?:ich|wir) nicht mehr
        (?:ich|wir) (?:bin|sind) kein(?:e|en)? {old:topic} mehr
        (?:ich|wir) (?:bin|sind|wohnen?|arbeiten?|leben?) nicht mehr {old:topic}
    """,
    renewals=(
        Shape(
            "Nutzt {new}",
            (
                r"(?:ich|wir) (?:nutzen?|benutzen?|verwenden?) (?:<aside> |nur noch |stattdessen )*{new:product}|"
                r"(?:jetzt |stattdessen )?(?:nutzen?|benutzen?|verwenden?) (?:ich|wir) (?:<aside> |nur noch |"
                r"stattdessen )*{new:product}|wir sind (?:jetzt |nun |inzwischen )?(?:bei|auf) {new:product}"
            ),
            outright=True,
        ),
        Shape(
            "Bevorzugt {new}",
            r"""
            ich (?:will|möchte|bevorzuge|mag|hätte gern|hätte gerne) (?:<aside> |lieber |wieder |nur noch |doch |\
                stattdessen )*{new:wish}
            (?:jetzt|inzwischen|mittlerweile|stattdessen) (?:will|möchte|bevorzuge|mag) ich (?:lieber |wieder |\
                doch )*{new:wish}
        """,
            kind="preference",
            outright=True,
        ),
        Shape(
            "Bevorzugt {new}",
            r"""
            (?:<from_now>),? (?:bitte )?(?:nimm |lieber |wieder |nur noch |immer )*{new:wish}
            (?:bitte )?(?:nimm |gib mir |lieber )*{new:wish},? (?:<from_now>)
        """,
            kind="preference",
            outright=True,
        ),
        Shape(
            "Bevorzugt {new}",
            r"""
            {new:wish} (?:ist|sind|gefällt|gefallen|liest sich|lesen sich|passt|passen) (?:mir )?(?:einfach |viel |\
                doch |deutlich )*(?:besser|lieber|angenehmer|übersichtlicher|klarer|leichter|ruhiger|schneller|\
                schöner)(?: [^,;:()!?]+)?
            (?:bitte )?(?:nimm|mach|verwende|benutze|nutze|zurück (?:zu|zum|zur)|wieder|doch|lieber|doch lieber|\
                doch wieder|lieber wieder|jetzt lieber|dann lieber)(?: (?:bitte|lieber|wieder|doch))* {new:wish}
        """,
            kind="preference",
        ),
    ),
    stand_in="",
    opposites="""
        lang=kurz, lange=kurze, langen=kurzen, längere=kürzere, ausführlich=knapp, ausführliche=knappe
        ausführliche=kurze
        dunkel=hell, dunkle=helle, dunkles=helles, dunkelmodus=hellmodus, förmlich=locker, formell=informell, du=sie
        metrisch=imperial, celsius=fahrenheit, kilometer=meilen, tabs=leerzeichen, einfache=doppelte, früh=spät
        morgens=abends
        links=rechts, fenster=gang, fensterplätze=gangplätze, fensterplatz=gangplatz, groß=klein, große=kleine
        laut=leise
        viele=wenige, wöchentlich=täglich, gedruckt=digital, stichpunkte=fließtext, listen=fließtext, aktiv=passiv
        tee=kaffee
        heiß=kalt, süß=herzhaft, breit=schmal
    """,
    fills=(
        Fill("home", r"(?:wohnt|lebt) (?:jetzt |inzwischen |derzeit )?(?:in|auf|bei|im|am|an der|nahe) {value}"),
        Fill("employer", r"arbeitet (?:jetzt |als .+? )?(?:bei|für) {value}"),
        Fill("job", r"arbeitet (?:jetzt |inzwischen )?als {value}(?: (?:bei|für|in) .+)?"),
        Fill("job", r"ist {value:plain_job}(?: (?:bei|für|in|an) .+)?"),
        Fill("name", r"heißt {value}|wird {value} genannt|möchte {value} genannt werden|name ist {value}"),
        Fill("pronouns", r"hat die pronomen {value}|pronomen sind {value}"),
        Fill("zone", r"hat die zeitzone {value}"),
        Fill("use", r"(?:nutzt|benutzt|verwendet) {value} (?:für|als|zum|zur) {key}"),
        Fill("device", r"hat einen? {key} mit {value}"),
        Fill("plain use", r"(?:nutzt|benutzt|verwendet) {value}"),
        Fill("project uses", r"dieses projekt nutzt {value} (?:für|als) {key}"),
        Fill("project plain use", r"dieses projekt nutzt {value}"),
        Fill(
            "taste",
            (
                r"(?:bevorzugt|mag lieber|trinkt lieber|isst lieber|nutzt lieber) {value} (?:statt|anstatt|"
                r"gegenüber|anstelle von|als|vor) {over}"
            ),
        ),
        Fill("taste", r"(?:bevorzugt|mag|liebt|möchte|mag am liebsten|schätzt) (?!keine?n? |nicht ){value}"),
        Fill("taste", r"(?:hasst|meidet|vermeidet|verabscheut|mag keine?n?|möchte keine?n?) {value}", against=True),
    ),
    times=TimeWords(
        months="""
            januar=1, jänner=1, februar=2, märz=3, april=4, mai=5, juni=6, juli=7, august=8, september=9, oktober=10
            november=11, dezember=12, jan=1, feb=2, mär=3, apr=4, jun=6, jul=7, aug=8, sept=9, sep=9, okt=10, nov=11,
            dez=12
        """,
        weekdays="montag=0, dienstag=1, mittwoch=2, donnerstag=3, freitag=4, samstag=5, sonnabend=5, sonntag=6",
        seasons="frühjahr=3, frühling=3, sommer=6, herbst=9, winter=12",
        ago="""
            gestern=day, letzter woche=week, einer woche=week, letztem monat=month, einem monat=month, letztem jahr=year
            einem jahr=year, letzten monat=month, letzte woche=week, letztes jahr=year, vor einer woche=week
            vor einem monat=month
            vor einem jahr=year
        """,
        when=r"""
            (?:anfang |ende |mitte |im |dem )?{month} {year}
            (?:anfang |ende |mitte |im |dem )?{month}
            (?:dem jahr |anfang |ende )?{year}
            (?:letztem |letzten |am |dem )?{weekday}
            (?:letztem |letzten |im |dem |diesem |vergangenem )?{season}
            {ago}
        """,
        since="seit, schon seit, seit etwa, ab, seit ungefähr",
        changed=r"""
            (?:wir|ich) (?:sind|bin|haben|habe) (?:gerade |erst |vor kurzem )?
            (?:sind|bin) (?:wir|ich) (?:gerade |erst )?
        """,
    ),
)


PACK = Pack(
    code="de",
    name="Deutsch",
    function_words="""
        der die das den dem des ein eine einen einem einer eines und oder aber von vom zu zum zur im in am an auf für
        mit bei beim
        aus nach über unter ist sind war waren sein bin bist wird werden es ich du er sie wir ihr mein meine dein
        deine ihre
        unser mich mir dich dir uns ihn ihm nicht kein keine ja nein so als wenn dann da hier dort was wer wie wann
        wo warum
        kann kannst soll hat haben habe hast nur noch auch mal doch schon sich wie dass ob bitte denn um man diese
        dieser dieses
    """,
    exact=(
        "nö nöö nöh schön schon würde wurde hätte hatte möchte mochte könnte konnte wäre ware müsste musste für "
        "großer oh"
    ),
    fillers="""
        hm hmm hmmm äh ähm öhm ach achso ah oh also naja na nun tja ok okay und aber denn jetzt dann bitte sorry hey
        hi hallo
        moin ja hör schau schön gut übrigens puh boah ey mensch mann ähh sag mal leute jedenfalls ansonsten entschuldige
        entschuldigung guten morgen
    """,
    groups=GROUPS,
    own_words=OWN_WORDS,
    signals=SIGNALS,
    durable=DURABLE,
    spelling=SPELLING,
    likeness=LIKENESS,
    evidence=EVIDENCE,
    form=FORM,
    orders=ORDERS,
    personal=PERSONAL,
    reach=REACH,
    statements=STATEMENTS,
    typed=TypedWords(undo="rückgängig zurücknehmen", off="aus ausschalten"),
)
