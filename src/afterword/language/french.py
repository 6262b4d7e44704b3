"""French: its words and phrases, as plain data. How to read the notation: docs/languages.md."""

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
    reponses: réponses explications
    handling: traduis traduisez traduire résume résumez résumer corrige corrigez corriger relis relisez relire
        reformule reformulez reformuler note notez évalue évaluez analyse analysez explique expliquez réécris
        réécrivez réécrire raccourcis améliore améliorez commente commentez classe transcris transcrivez
        simplifie simplifiez paraphrase mets_en_forme réponds_à répondez_à lis lisez convertis extrais
    pasted_text: mail e-mail email courriel lettre message texte poème chanson article paragraphe passage
        citation extrait transcription avis commentaire log logs erreur histoire note discussion conversation
        fil annonce contrat clause document brouillon bio discours plainte cv rapport réponse phrase mot paroles
        ticket énoncé consigne
    written: lettre mail email courriel message histoire profil poème chanson annonce post tweet discours bio
        biographie légende slogan toast avis plainte dialogue scène monologue phrase texte paragraphe
    fiction_kind: histoire conte scène fable dialogue roman chapitre scénario monologue nouvelle sketch pièce
    verse_kind: poème sonnet haïku chanson rap berceuse comptine ballade ode
    working_role: ingénieur ingénieure développeur développeuse relecteur relectrice correcteur correctrice
        traducteur traductrice prof professeur tuteur assistant assistante analyste coach expert experte
        scientifique architecte designer linguiste avocat avocate chercheur rédacteur rédactrice éditeur
    work: projet dépôt repo appli application site paquet bibliothèque service module jeu blog newsletter thèse
        mémoire livre roman manuscrit article rapport cours podcast magazine catalogue campagne monorepo
        base_de_code code_base espace_de_travail backend frontend api produit
    relation: compagne compagnon femme mari épouse époux copine copain conjoint conjointe fiancée fiancé enfant
        enfants gamin gamine gamins fils fille filles bébé jumeaux jumelles mère maman père papa parents
        belle-mère beau-père sœur soeur sœurs soeurs frère frères grand-mère grand-père mamie papi tante oncle
        cousin cousine nièce neveu famille chien chienne chat chatte chats chiens cheval coloc colocataire
    stranger: chef cheffe patron patronne boss manager client cliente clients voisin voisine voisins
        propriétaire proprio collègue collègues prof professeur ami amie amis copains étudiant étudiants élève
        élèves patient patients utilisateur utilisateurs lecteur lecteurs employeur stagiaire avocat médecin
        comptable éditeur éditrice directeur directrice tuteur équipe_marketing locataire public visiteurs gens
    third_verb: aime adore préfère veut déteste dit pense croit travaille vit habite utilise demande trouve écrit
        évite mange boit
    spell: jour jours matin matins soir soirs midi nuit semaine semaines mois année ans été hiver printemps
        automne week-end lundi mardi mercredi jeudi vendredi samedi dimanche lundis mardis mercredis jeudis
        vendredis samedis dimanches fois
    weekday: lundi mardi mercredi jeudi vendredi samedi dimanche
    device: ordinateur ordi pc portable laptop machine téléphone tablette serveur clavier éditeur écran terminal
        navigateur imprimante mac souris
    habit: toujours jamais souvent rarement généralement habituellement surtout principalement régulièrement
        systématiquement presque_toujours presque_jamais uniquement exclusivement
    count: deux trois quatre cinq six sept huit neuf dix douze vingt un une plusieurs
    ordinal: deuxième troisième quatrième cinquième sixième dixième centième énième dernière 2e 3e 4e 5e
        2eme 3eme
    imperative: utilise utilisez mets mettez écris écrivez fais faites réponds répondez ajoute ajoutez garde
        gardez donne donnez commence commencez termine terminez signe signez cite citez indique indiquez emploie
        employez place placez affiche affichez explique expliquez lance lancez range rangez formate nomme nommez
        appelle vérifie vérifiez préfère privilégie parle parlez rédige rédigez traduis convertis inclus montre
        montrez choisis prends prenez laisse laissez évite évitez arrondis trie teste documente
    dont_imperative: n'utilise n'utilisez n'écris n'écrivez n'ajoute n'ajoutez n'emploie n'employez n'envoie
        n'insère n'affiche n'inclus n'invente n'abrège n'oublie n'indique n'explique n'appelle n'arrondis
    task_thing: question problème erreur bug liste fichier tableau fonction script chaîne tableur test conflit
        idée rendez-vous réunion réservation vol entretien examen dissertation requête colonne dossier page
        site formulaire image souci doute exposé devoir
    praise: parfait parfaite génial géniale super excellent excellente impeccable nickel top magnifique
        formidable extra incroyable merveilleux splendide fantastique bravo chouette impec
"""

OWN_WORDS = OwnWordsCues(
    roles="utilisateur | utilisatrice | humain | assistant | système | moi | ia",
    mail_headers="de | à | objet | date | envoyé | cc | cci | répondre à | pièces jointes | sujet",
    frames="""
        ^ tu_peux|pouvez-vous|peux-tu|pourrais-tu|vous_pouvez (me) <handling>
        ^ <handling>
        ^ j'aimerais|je_voudrais que_tu|que_vous <handling>
        <handling> le|la|les|ce|cet|cette|ces|mon|ma|mes|ceci|ça|suivant
        ^ voici|voilà le|la|les|un|une|mon|ma|son|sa|leur|notre
        voici|voilà|ci-dessous|ci-joint … <pasted_text>
        <pasted_text> de|du|ci-dessous|suivant|suivante|dit|disait
        écris|écrivez|rédige|rédigez|génère|compose (moi) (un|une|le|la|des) … <written>
        que veut|veulent dire ce|cette|ces|ceci|ça
        comment répondre|répondrais-tu|répondriez-vous
        il|elle|on m'a|m'écrit|a_écrit|écrit|répond|a_répondu|dit
        ^ paroles|transcription|citation|extrait|texte|mail|message|lettre|article|énoncé
        - j'ai écrit|dit|répondu
    """,
    handed="""
        suivant|suivante|suivants|ci-dessous|ceci
        ce|cet|cette|ces <pasted_text>
        le|la|les <pasted_text>
    """,
    roleplay="""
        ^ tu_es|t'es (maintenant) un|une|le|la|mon|ma …
        ^ vous êtes (maintenant) un|une|le|la …
        ^ tu joues|seras|vas_jouer …
        ^ à_partir_de maintenant tu|vous es|êtes|t'appelles|joues …
        ^ désormais|dorénavant tu|vous es|êtes|t'appelles|joues …
        ^ tu es maintenant …
        jouons|joue|jouez (à) (un|une|le) (jeu_de) rôle …
        jouons|joue|jouez un|le|ton rôle
        jeu de rôle
        fais|faisons|faites semblant …
        comporte-toi|parle|réponds|agis comme si|un|une …
        mets-toi dans la|le peau|rôle|personnage …
        imagine que|qu' tu|vous es|êtes …
        reste|restez dans ton|le|votre rôle|personnage
        je suis|serai le|la|ton|ta|votre …, tu|toi …
        - tu_es|t'es (vraiment) un|une|le|la (vrai|vraie) génie|ange|chef|star|as|champion|crème|perle|meilleur|
            meilleure|amour|boss
        - tu_es|t'es (maintenant) un|une|mon|ma (bon|bonne|excellent) <working_role>
        - vous êtes (maintenant) un|une (bon|bonne|excellent) <working_role>
        - comporte-toi|parle|réponds|agis comme un|une <working_role>
    """,
    fiction="""
        écris|écrivez|raconte|racontez|invente|inventez|rédige|continue|crée|compose|imagine (moi) (un|une|la|le|
            mon|notre) (petit|petite|courte|court) <fiction_kind>
        écris|raconte|invente|rédige|imagine (moi) (un|une|la|le) … <fiction_kind>
        écris|écrivez|invente|crée|rédige (moi) (un|une|des) … fictif|fictive|imaginaire|inventé|inventée
        écris|écrivez|réécris … comme (si|un|une) pirate|robot|roi|reine|vampire|chevalier|sorcier
        dans la|le|ce|cette prochain|prochaine|premier|première|dernier|dernière scène|chapitre
    """,
    verse="""
        écris|écrivez|raconte|racontez|invente|inventez|rédige|continue|crée|compose|imagine (moi) (un|une|la|le|
            mon|notre) (petit|petite|courte|court) <verse_kind>
        écris|raconte|invente|rédige|compose|imagine (moi) (un|une|la|le) … <verse_kind>
        dans la|le|ce|cette prochain|prochaine|premier|première|dernier|dernière strophe
    """,
    asides="""
        ^ au_fait|à_propos|d'ailleurs …
    """,
    fiction_over="""
        ^ revenons|retour à|au|aux …
        on arrête le jeu|rôle|les
        fin du jeu|rôle|de_l'histoire
        hors personnage|rôle
        sérieusement maintenant
        ^ bon , au travail|boulot
        retour au travail|boulot|code|réel
        stop|arrête le|ce jeu|rôle
        ^ une vraie|autre|tout_autre question
    """,
    asks="""
        ^ peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu_peux|vous_pouvez|tu_pourrais …
        ^ s'il_te_plaît|stp|svp …
        ^ aide-moi|aidez-moi …
        ^ j'ai_besoin|il_me_faut|je_veux|je_voudrais|j'aimerais …
        ^ comment|pourquoi|quand|où|quel|quelle|quels|qui|est-ce_que|qu'est-ce_que|combien …
        ^ <handling> …
        ^ <imperative> …
        ^ dis-moi|donne-moi|montre-moi|trouve-moi|explique-moi …
        ^ réponds|répondez …
    """,
)

SIGNALS = SignalCues(
    yes="""
        ^ oui|ouais|ouep|si|exact|exactement|d'accord|ok|bien_sûr|absolument|tout_à_fait|carrément|certes|voilà
    """,
    refusals="""
        ^ non
        ^ nan|nope|naan|faux|incorrect|inexact|erroné
        ^ pas tout_à_fait|exactement|vraiment|ça|du_tout|celui-là|celle-là|celui-ci|correct|bon|tout
        ^ presque , mais
        ^ merci , mais non|pas|c'est|ce|j'ai|je|il|tu …
        - merci , mais non , merci
        - non merci
        - non , merci|c'est_bon|c'est_tout|ça_ira|ça_va|rien|pas_besoin|pas_de|aucun|ce_sera_tout|tout_va
        - non plus|loin|seulement
        - non lu|lus|résolu|défini|vide|nul
        - faux positif|positifs|négatif|ami|amis|plafond|départ
        - pas vraiment sûr|le_temps
        - pas du tout $
        - pas mal|grave|sûr|sûre|encore|besoin|de|d'|bête|idiot|très|trop
    """,
    repairs="""
        je voulais dire {fix}
        j'en voulais|demandais {fix}
        je n'en voulais|demandais que {fix}
        {fix} j'ai dit $
        - que|comme|quoi|quand|si j'ai dit
        ^ mais en {fix}
        - mais en fait|revanche|plus|vrai|même|général|gros|réalité|théorie|pratique|attendant|quoi|tout
        je (te|vous) parlais de|du|des|d'un|d'une {fix}
        je (te|vous) parle de|du|des|d'un|d'une {fix}
        je pensais (plutôt) à|au|aux {fix}
        j'ai dit {fix}
        j'avais (bien) dit|demandé|précisé|écrit {fix}
        j'ai (bien|pourtant|seulement|juste|clairement) demandé|précisé|dit|écrit {fix}
        je (t'ai|t'avais|vous_ai|vous_avais) (bien|pourtant|seulement|juste) demandé|dit {fix}
        je ne t'ai|vous_ai pas demandé|dit …
        je t'ai pas demandé|dit …
        je (n'ai) (jamais|pas) demandé|dit|voulu …
        j'ai jamais|pas demandé|dit|voulu …
        je (ne) demandais|voulais pas …
        je voulais {fix}
        je demandais {fix}
        ce que je voulais|demandais (c'est|c'était|est|était) {fix}
        ma question (c'était|était|portait_sur) {fix}
        il me le|la|les faut|fallait
        c'est … que je voulais|demandais
        c'est … qu'il (me) le|la|les faut|fallait
        - je voulais (juste|simplement|aussi|seulement) savoir|demander|vérifier|remercier|dire_merci|partager|voir|
            comprendre|te_dire|vous_dire|te_demander|vous_demander|confirmer|parler|réserver
        - je voulais (juste) te|vous …
        - j'ai (déjà|bien) dit oui|bonjour|merci|au_revoir
        - j'ai (déjà) dit|demandé|parlé|promis à ma|mon|mes|la|un|une|leur|notre
        - j'ai (déjà) dit|demandé|parlé|promis a ma|mon|mes|la|un|une|leur|notre
        - comme j'ai dit à
        - il|elle|on|qui dit|pense|croit que je voulais
    """,
    faults="""
        ^ ça|cela|ceci|il|elle (ne) marche|fonctionne|compile|colle|correspond|passe (toujours|encore) pas
        ^ ça|cela|ce (ne) fait|va|suit|répond pas
        ça|cela (ne) marche|fonctionne|compile|colle|correspond|passe (toujours|encore) (plus) pas
        il (y) manque …
        ^ c'est (toujours|encore|vraiment|bien|beaucoup) trop …
        ^ trop long|court|formel|compliqué|longue|courte|gros|petit|vague|technique
        c'est (encore|toujours) cassé|faux|pareil|la_même_chose|le_même
        ^ toujours pas|faux|cassé|pareil
        ça (ne) veut rien dire
        ça n'a (aucun|pas_de) sens
        ^ le|la|les|l'* … (ne) colle|collent|correspond|correspondent (toujours) pas
        - ça (ne) marche pas chez moi
        - c'est trop bien|bon|cool|top|drôle|mignon|gentil|beau|tard|tôt
        - c'est toujours le_même prix
    """,
    wrong="""
        c'est (toujours|encore|vraiment) pas ce|ça|le_bon|la_bonne|bon|correct|juste|exact|comme_ça|du_tout
        ce n'est|n'était (toujours|encore|vraiment) pas ce|ça|le_bon|la_bonne|bon|correct|juste|exact|comme_ça|
            du_tout|le_fichier|la_bonne
        ^ c (toujours|encore|vraiment) pas ce|ça|le_bon|la_bonne|bon|correct|juste|comme_ça|du_tout
        ce n'est|n'était pas …, c'est …
        c'est pas …, c'est …
        c'est|c'était|est|sont (toujours|encore|complètement|totalement|carrément) faux|fausse|incorrect|
            incorrecte|inexact|erroné|erronée|à_l'envers|inversé|inversés|le_mauvais|la_mauvaise
        tu t'es|t'étais (encore|complètement) trompé|trompée|planté|plantée|gouré|mélangé
        vous vous êtes (encore) trompé|trompée
        tu_as|vous_avez|t'as (encore|tout|aussi|mal|juste) oublié|confondu|inversé|ignoré|raté|sauté|compris_de|
            mélangé|omis|cassé|laissé|perdu
        tu_as|vous_avez|t'as (encore) mal compris|lu|traduit|écrit|placé|calculé|interprété
        tu_as|vous_avez|t'as (encore|aussi|tout) mis|écrit|utilisé|trié|pris|choisi|changé|supprimé|ajouté|
            envoyé|traduit|compté|nommé|effacé|modifié|rangé|placé|gardé …
        tu confonds|mélanges …
        vous confondez …
        tu me donnes|sors …, je|j'ai
        ^ mauvais|mauvaise <word>
        ^ refais|recommence|refaites|recommencez …
        laisse|laissez … tranquille|tranquilles|comme_ça|tel_quel|telle_quelle|comme_c'était|en_place
        remets|remettez …
        annule (ça|tes|cette|ce|cela) modifications|changements|modification|changement
        pas ce que j'ai|je|j'avais t'ai|voulais|demandais|ai|voulu|avais …
        je (n'ai) pas demandé ça|cela
        ^ l'autre fichier|côté|sens|version
        ^ moins de …
        - tu_as|vous_avez|t'as (bien|tout) raison|compris|bien|trouvé
        - tu_as|vous_avez|t'as (bien) fait
        - mauvaise|mauvais nouvelle|nouvelles|fenêtre|conversation|touche|manip|onglet|temps
    """,
    contrast="""
        {fix} , pas {wrong}
        {fix} , et (non) pas {wrong}
        {fix} et non (pas) {wrong}
        ^ pas {wrong} mais {fix}
        ^ pas {wrong} , {fix}
        {fix} au_lieu d'un|d'une|de|du|des|d' {wrong}
        {fix} à_la_place d'un|d'une|de|du|des {wrong}
        {fix} plutôt_que {wrong}
        ^ plutôt {fix}
        {fix} plutôt $
        {fix} à_la_place $
        ^ <imperative> plutôt {fix}
        ça|il|elle|ce devrait être|commencer|finir|dire|rester {fix}
        ça|ce|il|elle doit|devait|aurait_dû être|commencer {fix}
        ^ devrait être {fix}
        ^ seulement|uniquement|juste {fix}
        sans le|la|les {wrong}
        on utilise {fix} , pas {wrong}
        ^ c'est {fix} , pas {wrong}
        ^ c {fix} , pas {wrong}
        - pas sûr|sûre|encore|vraiment|seulement|du_tout|maintenant|trop|très|mal|grave|besoin|forcément|toujours|
            aujourd'hui|urgent|important|possible|beaucoup|question|envie|terrible|de_souci|de_problème|un_problème
        - pourquoi|comment|quand|si pas
        - juste|seulement une|pour|savoir|comme|merci|ça|curieux|curieuse|petite question|info|toi
        - on devrait
        - ça devrait|doit être bon|ok|fait|facile|possible|prêt|suffisant|bien
        - n'est-ce pas
    """,
    weak="""
        ^ en_fait|en_réalité , c'est|ça|il|elle|non|pas|le|la|les|c'était|tu
        ^ attends , non|c'est|pas
        ^ désolé|désolée , (mais) non|c'est|ce|pas
        ^ hm|hmm|mmm|euh , non|pas|c'est|ce|ça
        - en_fait , c'est bon|parfait|très_bien|super|mieux|génial
    """,
    prohibitions="""
        ^ ne <word> pas|jamais|plus …
        ^ ne <word> <word> pas|plus …
        ^ n'y|n'en <word> pas …
        ^ <dont_imperative> pas|plus …
        ^ touche|touchez pas …
        ^ mets|change|supprime|utilise|ajoute|enlève|fais|écris pas …
        ^ pas de|d'* …
        ^ plus de <word> $
        ^ arrête|arrêtez de|d'* …
        ^ évite|évitez …
        ^ sans …
        mais|et|stp ne <word> pas …
        - ne t'inquiète|vous_inquiétez|t'en_fais|te_prends|te_fais|bouge pas
        - ne … pas que|si
        - pas de souci|soucis|problème|problèmes|quoi|panique|stress|soucy|prob|pb|chance|bol|changement|
            changements|doute|réponse|nouvelles|idée
        - pas d'accord|idée|inquiétude
        - sans problème|souci|doute|plus|blague
    """,
    doubts="""
        tu_es|t'es (vraiment|bien) sûr|sûre|certain
        vous êtes (vraiment|bien) sûr|sûre|certain
        es-tu|êtes-vous sûr|sûre|certain
        c'est pas …, ça|si|plutôt|non $
        ^ vraiment $
        je (pensais|croyais) que …
    """,
    excuses="""
        mauvaise fenêtre|conversation|touche|discussion|manip|manipulation
        mauvais onglet|bouton|chat|terminal
        faux mouvement
        fausse manip*
        par erreur|accident|mégarde
        sans faire exprès
        mon chat|doigt a|est
        ^ ignore|oublie ça|ce|cela
        ^ vas-y|continue|continuez|reprends|poursuis
        trompé de fenêtre|touche|bouton|onglet
    """,
    lead_ins="""
        je voulais|veux|préfère|demandais|pensais
        je voulais|veux dire|plutôt|juste|seulement|uniquement
        j'ai|j'avais dit|demandé
        il (me) faut|fallait|faudrait
        ça|il|elle|ce devrait|doit être
        c'est|était
        utilise|mets|prends|écris|fais|donne
        ^ plutôt|juste|seulement|uniquement|donc|mais|et
        ^ de|du|des|que
    """,
    trailing="stp|svp|s'il_te_plaît|s'il_vous_plaît|merci|plutôt|maintenant|du_coup|hein|quoi",
    polite="""
        ^ peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu_peux|vous_pouvez|tu_pourrais …
    """,
    repeated="""
        je te l'ai|l'avais (déjà) dit|demandé|expliqué|répété
        je vous l'ai (déjà) dit|demandé|expliqué|répété
        je t'ai|t'avais|vous_ai déjà dit|demandé|expliqué|répété|prévenu
        jt'ai|j't'ai|jte_l'ai|j'te_l'ai|chte_l'ai déjà dit|demandé|expliqué|répété
        comme je_disais|je_le_disais|je_te_disais|je_te_le_disais|jdisais|j'disais|jte_disais
        combien de fois faut|faudra|va_falloir …
        je l'ai|l'avais déjà dit|demandé|expliqué|précisé|écrit
        j'ai|j'avais déjà dit|demandé|expliqué|précisé|écrit|répondu|indiqué
        comme je l'ai|te_l'ai|vous_l'ai|l'avais (déjà) dit|demandé|écrit|expliqué|précisé
        comme j'ai|j'avais (déjà) dit|demandé|précisé
        comme dit|demandé|précisé|indiqué plus_haut|avant|précédemment|tout_à_l'heure
        combien de fois (est-ce_que) faut-il|dois-je|je_dois|vais-je|il_faut|il_va …
        combien de fois je …
        pour la <ordinal> fois
        ^ encore une fois , …
        une fois de plus
        ^ encore avec|des|un|une|le|la|les …
        je (le|te_le|vous_le) répète
        je me répète
        ^ je répète
        faut (que_je) (te|vous) le répéter|répète
        toujours la_même erreur|faute
        la_même erreur encore
        tu continues à|de|d'* …
        tu recommences …
        - comme tu|vous|il|elle
        - j'ai (déjà) dit|demandé à ma|mon|mes|la|un|une
        - encore merci|bravo
    """,
    rules="""
        ^ <imperative>|<dont_imperative>|pas|moins|aucun|aucune|arrête|arrêtez|merci_de|écris|formule … tes|
            vos <reponses>
        ^ s'il_te_plaît|s'il_vous_plaît , <imperative>|<dont_imperative>|pas … tes|vos <reponses>
        ^ ne <word> (plus)|pas|jamais … tes|vos <reponses>
        ^ ne <word> pas|plus|jamais tes|vos <reponses> …
        ^ ne <word> pas|plus|jamais … tes|vos <reponses>
        ^ <imperative> tes|vos <reponses> …
        ^ dans tes|vos <reponses> , <imperative>|<dont_imperative>|pas|ne|évite …
        ^ quand|lorsque tu me réponds|parles , …
        ^ quand|lorsque vous me répondez|parlez , …
        ^ quand|lorsque tu|vous m'écris|m'écrivez|m'expliques|m'expliquez , …
        ^ pas (de|d') … jamais $
        ^ donne-moi|donnez-moi … toujours $
        ^ réponds|répondez|réponds-moi|répondez-moi|parle-moi|parlez-moi|écris-moi|écrivez-moi … toujours $
        - comme|pour toujours
        - mot toujours|jamais
        - tes|vos <reponses> à|aux|sur la|les|cette|ces|question|questions
        ^ toujours …
        ^ jamais …
        ^ ne <word> jamais …
        ^ ne <word> <word> jamais …
        ^ n'y|n'en <word> jamais …
        ^ <dont_imperative> (plus) jamais …
        ^ <imperative> plus jamais …
        ^ <imperative> (moi|bien|donc) toujours|systématiquement|jamais …
        ^ <imperative> … à_chaque_fois|chaque_fois
        ^ tutoie-moi|vouvoie-moi|réponds-moi|réponds|parle-moi toujours …
        à_partir_de maintenant|mtn|d'aujourd'hui|là
        a_partir_de maintenant|mtn|d'aujourd'hui …
        à partir de maintenant|mtn|d'aujourd'hui
        dès maintenant , …
        ^ désormais …
        ^ dorénavant …
        désormais|dorénavant , …
        ^ à_l'avenir , …
        à_l'avenir $
        ^ pour la_suite|le_futur , …
        ^ en règle_générale , …
        ^ par défaut , …
        chaque fois que|qu'* je|tu|on|il …
        ^ à chaque <word> …
        ^ pour chaque <word> …
        quand|lorsque tu|je|vous … , <imperative> toujours|systématiquement|jamais …
        dans|pour|sur ce|cet|cette|notre|nos|mon|ma|mes|les … , <imperative> toujours|systématiquement …
        dans|pour|sur ce|cet|cette|notre|nos|mon|ma|mes|les … , <dont_imperative> jamais …
        quand|lorsque tu|je|vous …, toujours|jamais
        quand|lorsque tu|je|vous … toujours|jamais
        veille|veillez|pense|pensez|fais_en_sorte à|de toujours|ne_jamais|bien …
        n'oublie jamais …
        tu|vous dois|devez|peux toujours|jamais …
        il (ne) faut toujours|jamais …
        je (ne) veux que_tu|que_vous … toujours|jamais
        la prochaine_fois , …
        - jamais vu|su|entendu|compris|pensé|cru|été|eu|mangé|de_la_vie|deux_sans|mieux|trop|plus_jamais|allé
        - toujours pas|voulu|pensé|su|été|rêvé|aimé|en_panne|en_cours|en_train|en_attente|là|le|la|un|une|aussi|
            partant|ravi|content|d'accord|faux|
            cassé|pareil|l'erreur|rien|plus|au
        - à_partir_de maintenant|d'aujourd'hui tu|vous es|êtes|t'appelles
        - à partir de maintenant tu|vous es|êtes|t'appelles
        - si tu|vous|on … toujours|jamais
        - tu réponds|as|es|fais toujours
        - à partir de là
    """,
    project_rules="""
        on|nous (n'|ne) <word> toujours|jamais|que
        on <word> toujours|jamais
        dans|pour|sur ce|cet|cette|notre|nos|le|la|mon|ma … <work> , toujours|jamais|ne|n'*
    """,
    for_now="""
        pour l'instant|le_moment|aujourd'hui|ce_soir|cette_fois|une_fois|cette_session|ce_chat
        pour cette|ce (seule) fois|session|conversation|message|mail|texte|tâche
        pour l'heure
        aujourd'hui|ce_soir|cette_fois|cette_semaine|cette_fois-ci
        en_ce_moment|provisoirement|temporairement
        juste|seulement pour cette|ce|cet|aujourd'hui
        jusqu'à demain|lundi|vendredi|nouvel …
        dans cette|ce conversation|chat|session|discussion
    """,
    reversals="""
        j'ai|on_a|nous_avons (finalement|déjà|encore) changé d'avis|d'idée
        je|on change d'avis
        ^ finalement , …
        ^ tout compte fait …
        ^ tous comptes faits …
        ^ à la réflexion …
        ^ réflexion faite …
        ^ après réflexion …
        ^ en_fait finalement …
        ^ oublie|oubliez|ignore|ignorez|annule ce_que j'ai|je|j'avais
        oublie|oubliez|ignore ma|mes (ancienne|anciennes) préférence|préférences|demande|consigne|consignes
        laisse|laissez tomber cette|ce|l'idée|le|la|les|ça|mon|ma
        je (n'|ne) <word> plus
        je n'utilise|n'aime|n'ai|n'habite|n'écris|n'emploie|n'écoute|n'achète plus …
        je ne veux|mange|bois|fais|travaille|lis|prends|suis|mets|vis|joue|code|regarde|porte|cours plus …
        j'utilise|j'aime|j'habite plus …
        on n'utilise|n'aime|n'a|n'habite|n'écrit|n'emploie plus …
        on ne veut|mange|boit|fait|travaille|va|prend|met|joue|code|passe|se plus …
        nous n'utilisons|n'aimons|ne_voulons|ne_faisons|ne_mangeons plus …
        j'ai|on_a|nous_avons (complètement|enfin) arrêté le|la|les|l'*|de|d'* …
        j'ai abandonné|laissé_tomber|quitté …
        ^ on|je revient|reviens|retourne à|au|aux …
        - pourquoi|comment|quand|si|depuis|parce_que (que) (je|on) n'utilise|n'aime|ne plus
        - je ne|n'y|n'en vois|sais|me_souviens|comprends|trouve|peux|reçois|retrouve plus
        - je (ne) sais|vois|comprends|trouve|peux|retrouve|suis_pas|me plus
        - je n'ai plus accès|de_place|de_réseau|d'internet|rien|le_temps|le|la|les
        - on ne voit|sait|peut|comprend|trouve plus
        - finalement ça|c'est|il|elle marche|fonctionne|bon|simple
        - j'ai arrêté le|la|l'* serveur|script|processus|service|machine|alarme
    """,
    project="""
        on|nous a|avons|vient_de (tout) passé|passer|migré|migrer|basculé|basculer le|la|notre|ce|tout_le <work> à|
            vers|sur|en …
        dans ce <work> , tout|on …
        ^ dans|pour|sur ce|cet|cette|notre|nos|l'ensemble_du|tout_ce|tout_le … <work> , …
        dans|pour|sur ce|cet|cette|notre|tout_ce|tout_le|toute_cette <work>
        pour|dans ma|mon thèse|mémoire|manuscrit|monorepo
        dans|pour|sur le|la projet|dépôt|site|appli|repo <Name>
        on utilise|écrit|met|garde|nomme|range|préfère|évite … ici
        ^ ici , on|nous …
        ici on|nous utilise|écrit|met|garde|nomme|range|préfère|évite|utilisons|n'utilise|ne …
        ce|cet|cette|notre <work> utilise|cible|suit|exige|tourne|repose
        - explique|décris|résume|documente (moi) ce|cet|cette|notre <work>
        - dans ce cas|sens|genre
        - sur ce point|sujet
    """,
    announce="""
        en d'autres termes
        en d'autres mots
        autrement dit
        je reformule
        je m'explique
        laisse-moi reformuler|préciser|expliquer
        dit autrement|différemment
        pour le dire autrement|différemment|plus_simplement
        ce que je demande|cherche|veux_savoir|voudrais_savoir …
        ma (vraie) question c'est|est …
    """,
    refines="""
        rends|rends-le|rends-la|fais-le|rallonge|raccourcis|ajoute|développe|simplifie|inclus|étends|ajuste|resserre
        un peu plus|moins
        plus|moins court|courte|long|longue|simple|clair|formel|détaillé|de_détails|concis|précis
        deux fois plus|moins
        ^ et|maintenant|puis|ensuite|aussi …
    """,
    padding="stp|svp|maintenant|encore|juste|merci|s'il_te_plaît|s'il_vous_plaît|ok|allez|donc|à_nouveau",
    control="""
        ^ suivant|suivante|continue|continuez|vas-y|allez-y|encore|oui|non|ok|d'accord|stop|go|commence|merci|la_suite|
            pareil|tous|toutes|les_deux|aucun|passe|un_autre|une_autre|réessaie|la_même $
        ^ et (maintenant) la suite $
        ^ ok suivant $
        ^ <count> $
    """,
    stops="""
        ^ stop|arrête|arrêtez|halte|assez|stoppe $
        ^ stop|arrête ça|tout|maintenant|là $
        ^ ça suffit $
    """,
    frustration="""
        ça (ne) sert (vraiment|strictement) à rien
        c'est (vraiment|complètement|totalement) nul|inutile|ridicule|n'importe_quoi|pas_possible|lamentable|
            pathétique|insupportable|du_grand_n'importe_quoi|désespérant|à_pleurer
        n'importe quoi $
        tu_es|t'es (vraiment|complètement) nul|nulle|inutile|bête|idiot|à_côté_de_la_plaque
        vous êtes (vraiment) nul|nuls|inutile
        j'en ai (vraiment) marre|assez|ras_le_bol|plein_le_dos|ma_claque
        ras le bol
        j'en peux plus
        je n'en peux plus
        j'abandonne $
        ^ j'abandonne
        je laisse tomber $
        une|quelle|grosse perte de temps
        tu te fous|moques|fiches de moi
        c'est une blague $
        tu le fais exprès
        pourquoi tu n'arrives|peux|comprends|écoutes|fais jamais|pas
        tu (ne) m'écoutes|comprends (jamais|pas) rien|jamais|pas
        tu (n'écoutes|ne_comprends|comprends) rien
        bon sang
        nom de dieu|d'un_chien
        ^ putain|merde|bordel|purée|pff|pfff|pffff|rhaa|argh|grr|raah
        putain (de) encore
        c'est quoi ce bordel|délire|truc_de_fou
        mais c'est pas possible
        c'est pas vrai $
        fait chier
        tu me rends fou|folle|dingue
        ça me rend fou|folle|dingue
        ça m'énerve
        merci pour rien
        je vais le faire moi-même
        ^ génial|super|bravo , maintenant ça|tout|plus|rien
        c'est si compliqué|dur|difficile
        tu m'as (encore) fait perdre
        - il|elle|ils a_dit|dit (qu'il|qu'elle) en avait|a marre|assez
    """,
    thanks="""
        merci bcp|beaucoup|infiniment|mille_fois
        merci|mercii|merciii|mci|thx
        ^ <praise>
        mille mercis
        c'est|c'était|voilà_qui_est (vraiment|juste|tout_simplement|absolument|très|plus_que) <praise>
        c'est exactement|tout_à_fait ça|ce_que
        c'est (juste) (exactement) ce qu'il (me) fallait|faut
        ça|tout marche|fonctionne maintenant|enfin|parfaitement|très_bien|nickel|bien|super
        ça marche|fonctionne $
        super|bon|beau|excellent|joli boulot|travail|job
        bien joué|vu
        tu gères|assures
        tu me sauves
        ça m'aide|m'a (beaucoup|bien) aidé|beaucoup|bien
        chapeau $
        je t'adore $
        - merci , d'avance|par_avance
        - merci d'avance|par_avance
        - merci de <word> …
        - merci pour rien
        - remercier|dire|dit|dis|dit-on|lettre|carte|mot|mail|message merci
        - merci à …
        - non , merci
        - non merci
        - <praise> , maintenant ça|tout|plus|rien|il|tu
        - ah|oh (ben|bah) <praise>
        - super|extra|top long|grand|lent|important|cher|vite|markdown|admin
        - pas|n'est_pas|moins (très|vraiment) <praise>
        - top <number>
        - ça marche comment|pas|toujours_pas
        - le|la|les|un|une|nombre|mot|plus <praise>
        - ça (ne) marche|fonctionne pas|plus
    """,
    sarcasm="""
        - oh|ah (ben|bah) <praise> , merci
        merci pour rien
        ^ oh|ah (ben|bah) génial|super|bravo|parfait|formidable
        ^ génial|super|bravo|parfait|formidable , maintenant ça|tout|plus|rien
        très drôle
        la belle affaire
        tu m'étonnes
    """,
    but="mais|cependant|sauf|par_contre|toutefois|pourtant|en_revanche|juste_que|seulement",
    questions="""
        - ^ quand|lorsque tu|vous me|m'écris|m'écrivez|m'expliques|m'expliquez
        ^ est-ce que|qu'* …
        ^ pourquoi|comment|quand|où|combien|quel|quelle|quels|quelles|qui|lequel|laquelle …
        ^ qu'est-ce que|qui|qu'* …
        ^ c'est quoi|quand|où|qui|combien|lequel …
        ^ que|quoi dois-je|faire|penses-tu|veut|signifie|se_passe …
        ^ peut-on|peux-tu_me_dire|faut-il|dois-je|doit-on|puis-je|y_a-t-il|as-tu|sais-tu|penses-tu|est-il|est-elle|
            a-t-on|existe-t-il …
        ^ tu sais|connais|penses|crois|préfères …
        ^ on peut|mange|fait|va … $
        ^ une idée|idées …
        ^ je me demande …
        ^ explique-moi|dis-moi pourquoi|comment|quand|où|si|ce_qui|ce_que …
    """,
)

DURABLE = DurableCues(
    subjects="""
        jsuis|chuis|jmange|jbois|jbosse|jtravaille|jveux|jfais|jparle|jlis|jmets|jprends|jvis|jcode|jpréfère|jdéteste|
            jsupporte
        je|j'ai|j'aime|j'utilise|j'habite|j'écris|j'évite|j'adore|j'en|j'y|j'étudie|j'apprends|j'achète|j'écoute|
            j'emploie
        nous|on|mon|ma|mes|notre|nos|moi
    """,
    others="""
        il|elle|ils|elles|tu|vous|ça|cela
        mon|ma|mes|notre|nos|le|la|les|ton|ta|tes|son|sa|ses|leur|un|une|chaque|des <stranger>
        mon|ma|mes|notre|nos <relation> (aussi|toujours|vraiment|ne|n'aime) <third_verb>
        les|des gens|utilisateurs|clients|visiteurs|lecteurs|étudiants|développeurs|enfants
        tout_le_monde|personne|quelqu'un|certains
        ^ <Name> <third_verb>
        ^ <Name> et <Name> …
        qui <third_verb>
        ^ le|la|les|ce|cet|cette|ces|ton|ta|tes|son|sa|ses|un|une|des <word>
        parce_que|mais|et|donc|puisque|que|quand|si le|la|les|ce|cet|cette|ces|ton|ta|tes|son|sa|ses <word>
    """,
    cues="""
        <habit> …
        tous|toutes les <spell>
        chaque <spell>
        le|les <weekday>|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|matin|matins|soir|soirs|week-ends
        d'habitude|d'ordinaire|en_général|la_plupart_du_temps|le_plus_souvent|de_temps_en_temps
        préfère|préférons|préférais|déteste|détestons|supporte|apprécie|apprécions|adore|adorons|évite|évitons|
            privilégie
        aime|aimons pas|bien|beaucoup|mieux|vraiment|surtout …
        n'aime|n'aimons pas|jamais|guère …
        ne supporte|veux|bois|mange|fume|porte|regarde|lis|parle|conduis|cuisine|fais|prends|travaille|mets|dors pas|
            plus|jamais|que …
        bois|mange|lis|fais|porte|regarde|parle|conduis|cuisine jamais|pas|plus|surtout|uniquement …
        fan de|d'* …
        horreur de|des|du|d'* …
        tendance à …
        l'habitude de|d'* …
        plus envie de …
        trouve … pénible|agaçant|énervant|utile|inutile|fatigant|plus_clair|plus_lisible|ennuyeux|confus|distrayant
        tiens à|au|aux …
        refuse de|d'* …
        jure que par
        allergique au|à|aux …
        intéressé|intéressée par …
        me lève|couche|réveille|déplace|passionne …
        passé|passée|passés à|au|aux …
        - toujours voulu|pensé|su|cru|rêvé|demandé|pas|eu
        - jamais vu|su|pensé|compris|entendu|été|eu|cru|remarqué
        - aime (bien) ça|cette|ce|cet|ton|ta|tes|ces|votre|l'idée|ta_façon
        - adore|déteste|préfère ça|cette|ce|cet|ton|ta|tes|ces|quand_ça|attendre
        - trouve pas|ça|le|la|où|comment
        - préfère que_tu|ne_pas
        - lis|fais|mets ça|ce|cette|le|la|les pas
        - ne supporte|mets|fais|lis|parle|veux pas ça|ce|cette|le|que
    """,
    alone="""
        je parle|comprends (très) peu|mal <word>
        je parle|comprends (très) peu|mal l'*
        j'habite (maintenant|désormais|actuellement|toujours|plutôt) à|au|aux|en|dans|près|chez|avec|seul|loin|sur …
        on|nous habite|habitons à|au|aux|en|dans|près|chez|avec|sur …
        on|nous vit|vivons à|au|aux|en|dans|près|chez|avec …
        je vis (maintenant|désormais|actuellement|toujours|seul|seule) à|au|aux|en|dans|près|chez|avec|loin …
        je suis basé|basée|né|née|originaire|installé|installée à|au|aux|en|de|du|dans|près …
        on|nous a|avons (récemment|enfin) déménagé|emménagé à|au|aux|en|dans …
        j'ai déménagé|emménagé|grandi à|au|aux|en|dans …
        je viens|vient d'emménager|de_déménager …
        on vient d'emménager|de_déménager …
        je travaille|bosse (maintenant|désormais|surtout|toujours|actuellement) comme|à|au|aux|en|dans|chez|pour|de|
            avec|
            sur_mac …
        on|nous travaille|travaillons|bosse comme|à|au|aux|en|dans|chez|pour …
        j'enseigne|j'étudie|j'apprends (le|la|les|l'*) <word>
        j'étudie|j'apprends …
        j'enseigne …
        je fais (du|de_la|de_l'*|des) études|thèse|doctorat|alternance|apprentissage|stage|bénévolat …
        je fais|joue|pratique du|de|des …
        je (ne) suis (pas|aussi|plutôt|actuellement) végétarien|végétarienne|végan|végane|vegan|gaucher|gauchère|
            droitier|
            droitière|daltonien|daltonienne|ambidextre|malentendant|sourd|sourde|dyslexique|bilingue|marié|mariée|
            divorcé|divorcée|retraité|retraitée|célibataire|indépendant|indépendante|allergique|intolérant|intolérante
        je suis (aussi|un|une|actuellement) (ancien|ancienne) prof|professeur|ingénieur|ingénieure|médecin|infirmier|
            infirmière|avocat|
            avocate|architecte|étudiant|étudiante|développeur|développeuse|traducteur|traductrice|graphiste|
            journaliste|enseignant|enseignante|comptable|cuisinier|cuisinière|photographe|chercheur|chercheuse|
            bibliothécaire|menuisier|électricien|musicien|musicienne|designer|consultant|consultante|freelance|
            auto-entrepreneur|pharmacien|pharmacienne|dentiste|kiné|vétérinaire|notaire|secrétaire|artisan|
            boulanger|boulangère|pilote|chef|gérant|gérante|apprenti|apprentie|doctorant|doctorante|écrivain|autrice|
            auteur|juriste|analyste|coiffeur|coiffeuse|jardinier|agriculteur|maraîchère|libraire|plombier
        je_suis|jsuis|chuis *iste|*ière|*ienne|*trice|*logue|*euse
        jsuis|chuis (aussi|un|une|actuellement) (ancien|ancienne) prof|ingénieur|infirmier|infirmière|étudiant|
            étudiante|développeur|développeuse|dev|graphiste|freelance|designer|prof_de|végétarien|végétarienne|végan|
            végane|gaucher|
            gauchère|daltonien|daltonienne
        go|gb|gigas|giga de ram|mémoire_vive
        j'habitais … avant , maintenant|mtn …
        chez nous|moi , on|je …
        - chez nous|moi , on|je va|vais|mange|fait_quoi|a|ai|se
        je suis en train d'apprendre|de_devenir|de_passer …
        je suis en retraite|reconversion|alternance|freelance|télétravail …
        je suis à la retraite
        je suis sous linux|windows|mac|macos|ubuntu|debian|arch|fedora|android …
        je suis sur mac|macos|windows|linux|ubuntu|iphone|android …
        je suis dans le fuseau …
        je suis passé|passée à|au|aux …
        on|nous est|sommes passés|passé|passées à|au|aux …
        j'ai <count> enfants|filles|fils|frères|sœurs|chats|chiens|poules|enfant|fille|frère|sœur|chat|chien …
        j'ai une|un <relation> …
        j'ai horreur de|des|du|d'* …
        j'ai tendance|l'habitude|du_mal à|de|avec …
        j'ai peur de|des|du|d'* …
        je m'appelle <Name>
        mon (vrai) prénom|nom est|c'est <Name>
        mon (vrai) prénom|nom (de_famille) c'est|est …
        moi c'est <Name>
        appelle-moi|appelez-moi <Name>
        tu peux m'appeler <Name>
        vous pouvez m'appeler <Name>
        mes pronoms …
        je (ne) parle (pas|aussi|couramment|un_peu|surtout|seulement) (le|l'*) français|anglais|espagnol|allemand|
            italien|arabe|
            portugais|breton|néerlandais|russe|chinois|japonais|occitan|basque|catalan|wolof|polonais|créole
        ma langue maternelle …
        n'est pas ma langue maternelle
        mon|ma|mes (petit|petite|grand|grande|deux|trois|ex) <relation> s'appelle|s'appellent|travaille|vit|habite|a|
            est|
            sont|ont|va|joue|fait|parle|étudie|ne …
        mon|ma|notre <device> (du_boulot|perso) est|tourne|a|n'a|utilise …
        j'utilise (toujours|surtout|uniquement|principalement|maintenant|désormais|aussi|seulement|souvent) <word> …
        j'utilise …
        on|nous utilise|utilisons …
        je n'utilise pas|jamais|plus|que …
        on|nous n'utilise|n'utilisons pas|jamais|plus|que …
        je code|programme|développe (surtout|principalement|toujours|uniquement) en|sur|avec …
        notre|mon équipe|boîte|entreprise|agence|labo|cabinet|école|stack|association utilise|travaille|est|fait|a|
            compte …
        mon|ma|mes|notre <word> préféré|préférée|préférés|préférées …
        mon|ma|mes|notre <word> par_défaut|habituel|habituelle …
        retiens|note|rappelle-toi|souviens-toi|sache|n'oublie_pas que|qu'* je|jsuis|j'ai|j'habite|j'aime|j'utilise|mon|
            ma|mes|
            on|nous …
        pour info|information|mémoire , je|j'ai|j'habite|j'aime|j'utilise|mon|ma|mes|on|nous …
        au fait , je|j'ai|j'habite|mon|ma|mes|on …
        je gère|dirige|tiens|élève|cultive|coache|encadre|organise|anime|édite un|une|des|mon|ma|notre|deux|trois|les …
        je veux (toujours|que_des|uniquement) <word> … en|sans|avec|au
        je veux toujours …
        je (ne) veux pas|jamais de|d'*|que …
        j'aime (pas|bien|beaucoup|mieux|vraiment|surtout|plutôt) le|la|les|l'*|que|quand|lire|cuisiner|courir|
            travailler …
        j'aime|j'aimais (pas|bien|beaucoup|mieux) le|la|les|l'* …
        je n'aime pas …
        j'adore le|la|les|l'*|lire|cuisiner|courir|voyager …
        j'évite (toujours|souvent) de|le|la|les|l'*|d'* …
        je (ne) mange|bois jamais|pas|plus|que|surtout|uniquement …
        je bois du|de_la|des|mon …
        je cours|nage|roule|cuisine|jardine|médite tous|le|chaque|souvent …
        je lis|regarde|écoute surtout|beaucoup|uniquement|toujours …
        je (me) suis fan|passionné|passionnée|adepte|accro …
        je viens de suisse|belgique|<Name>
        mon travail|métier|boulot c'est|est|consiste …
        je n'habite|n'ai|n'aime|n'écris|n'emploie plus …
        je ne|n' travaille|mange|bois|fume|fais|vis plus …
        j'ai arrêté de|le|la|les|l'*|d'* …
        je ne suis plus …
        en tant que|qu'* <word> , je …
        moi , je préfère|déteste|préfère|n'aime …
        - je suis (pas) (un_peu) sûr|sûre|certain|d'accord|désolé|désolée|perdu|perdue|prêt|prête|en_retard|là|content|
            contente|bloqué|bloquée|pressé|pressée|fatigué|fatiguée|tombé|curieux|curieuse|allé|allée|en_réunion
        - j'utilise cette|ce|cet|ça|ton|ta|tes|le|la|les …
        - j'ai un|une|des|deux|trois <task_thing>
        - je travaille dessus|là-dessus|sur_ce|sur_cette|sur_un|sur_une
        - appelle-moi|appelez-moi quand|si|demain|plus_tard|vite|fou|folle|dès
        - j'aime (bien) ça|cette|ce|cet|ton|ta|tes|ces|votre|l'idée
        - je vis un|une enfer|cauchemar
        - j'ai arrêté le|la|l'* serveur|script|processus|service
        - je fais du|de_la|des sur_place|tests
        - j'étudie|j'apprends la|le question|possibilité|dossier
        - on|nous utilise|utilisons ça|cette|ce|cet|quoi
        - je (ne) veux pas|que que_tu|ça|ce|d'erreur
    """,
    questions="""
        ^ est-ce que|qu'* …
        ^ pourquoi|comment|quand|où|combien|quel|quelle|quels|quelles|lequel|laquelle …
        ^ qu'est-ce que|qui|qu'* …
        ^ c'est quoi …
        ^ dois-je|puis-je|faut-il|devrais-je|peut-on|ai-je …
        ^ je me demande …
    """,
    hypothetical="""
        si je|j'ai|j'avais|j'habitais|j'étais|on|nous|mon|ma …
        si j'* …
        comme si je|j'*|on …
        je|on pourrais|pourrait|devrais|vivrais|préférerais|serais|voudrais|aimerais …
        j'aimerais|j'habiterais|j'utiliserais|j'irais|j'aurais …
        peut-être que|qu'* …
        au cas où …
        - je préférerais toujours|largement
        - si j'ai bien compris
    """,
    frames="""
        ^ imagine|imaginons|imaginez …
        supposons|supposez|admettons …
        mettons que …
        ^ suppose que …
        et si je|on|j'* …
        par hypothèse
        dans un monde où
    """,
    temporary="""
        pour l'instant|le_moment|l'heure
        aujourd'hui|demain|hier
        ce soir|matin|midi|week-end|mois|trimestre|semestre
        cette semaine|fois|année|nuit|fois-ci|après-midi
        juste|seulement pour cette|ce|cet|une_fois|aujourd'hui
        jusqu'à demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|nouvel|ce|la|mon …
        jusqu'au|jusqu'en <number>|week-end|mois …
        en_ce_moment
        temporairement|provisoirement
        la semaine prochaine|dernière
        l'an|l'année dernier|prochain|dernière|prochaine
        le mois|week-end prochain
        <weekday> prochain|dernier
        dans <number>|<count> minutes|minute|heures|heure|jours
        pour ce|cet|cette mail|message|lettre|texte|tâche|post|article|événement|réunion|fois|fichier|réponse
        dans ce|cette chat|conversation|message|mail
        - aujourd'hui encore je
        - à_partir d'aujourd'hui
    """,
    sarcasm="""
        ^ oh|ah (ben|bah) génial|super|bravo|oui
        j'adore quand|attendre
        j'adore passer|perdre …
        bien sûr , j'adore
        c'est bien connu
        tellement amusant|drôle
    """,
    technical="""
        on|nous|je préfère|préférons|utilise|utilisons … parce_que|car|puisque … stable|cache|complexité|index|
            algorithme|
            mémoire|parseur|compilateur
    """,
    one_off="""
        préfère|aime|prends|choisis|veux (bien) le|la|l'* premier|première|deuxième|second|seconde|troisième|dernier|
            dernière|autre|nouvelle|nouveau …
        préfère|aime|prends|choisis|veux (bien) ce|cet|cette|ces|celui|celle|celui-ci|celle-ci|ça|ta|ton|tes|
            la_tienne|le_tien
        préfère|aime|prends|choisis (le|la) … option|version|titre|variante|proposition
        préfère la|le|l'* version|option|titre|variante
        préfère|aime … comme_ça|ainsi
    """,
    idioms="""
        ça marche chez moi
        appelle-moi fou|folle|quand|demain
        toujours voulu|pensé|rêvé|su
        jamais vu|su|pensé
        je crois|pense|suppose que …
        je me suis toujours demandé
        fais comme tu préfères
        j'aimerais bien|savoir
        si je puis dire
    """,
    requests="""
        j'ai besoin de|d'* …
        il me faut …
        je|on voudrais|voudrait|aimerais|souhaite|souhaiterais …
        je veux un|une|des|le|la|que|réserver|acheter|savoir|aller …
        je cherche …
        je dois …
        on doit …
        j'aimerais …
        je suis en train de|d'* …
        j'essaie|j'essaye de|d'* …
        j'obtiens|je_reçois|je_tombe …
        trouve-moi|réserve|réserve-moi|aide-moi …
        - je veux toujours|jamais
        - je suis en train d'apprendre
    """,
)

SPELLING = SpellingWords(
    abbreviations="""
        m mm mme mlle mmes dr pr me st ste av bd p.ex ex c.-à-d etc cf env tél art chap vol fig éd max min janv févr
        avr juil
        sept oct nov déc lun mar mer jeu ven sam dim no
    """,
    closing="etc",
    beginnings="Je J Mon Ma Mes Nous Notre Nos",
    months="""
        janvier février mars avril mai juin juillet août septembre octobre novembre décembre janv févr juil sept oct
        nov déc
    """,
    numbers="""
        zéro=0 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13
        quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 mille=1000
    """,
    contractions="""
        n'=ne
        l'=le
        d'=de
        qu'=que
        s'=se
        j'=je
        m'=me
        c'est=ce est
        e-mail=email
        courriels=email
        courriel=email
        mails=email
        mail=email
    """,
    variants="""
        clef=clé ordi=ordinateur appli=application applis=application repo=dépôt boulot=travail bosse=travaille
        réponses=réponse
        yeux=oeil chevaux=cheval journaux=journal travaux=travail animaux=animal
        aime=aimer utilise=utiliser préfère=préférer habite=habiter vit=vivre travaille=travailler évite=éviter
        courtes=court courte=court longues=long longue=long brèves=bref brève=bref anglaise=anglais française=français
        allemande=allemand espagnole=espagnol italienne=italien
    """,
    endings="euses=eur ières=ier ennes=en euse=eur ière=ier ienne=ien eaux=eau aux=al ées=é és=é ée=é es=e s=",
    kept="""
        paris nantes rennes tours cannes reims bruxelles londres temps fois mois pays avis cours repas bus tennis
        maths souris
        bras corps dos gris frais ananas jus tapis devis logis procès accès succès progrès sens plus moins très dans
        sous sans
        toujours jamais jeans css js ios aws dns https sas rails express kubernetes jenkins pandas windows redis
        postgres
        français anglais portugais japonais polonais irlandais
    """,
)

LIKENESS = LikenessWords(
    subjects=r"""
        (l['’])?(utilisateur|utilisatrice)
        la personne
        (il|elle|iel|je|nous|on)
    """,
    dropped="""
        le la les l un une des du de d est sont être es suis très vraiment juste assez plutôt actuellement maintenant
        simplement généralement son sa ses leur leurs mon ma mes notre nos se s que qu ne n je me
    """,
    generic="""
        préférer préfère aime aimer adore veut vouloir utilise utiliser habite habiter vit vivre travaille travailler
        a avoir
        fait faire prend prendre met mettre souhaite souhaiter utilisateur personne chose choses façon manière genre
        sorte ça
        cela
    """,
    negations="pas jamais sans rien aucun aucune ni non déteste détester évite éviter refuse plus",
    order="à que plutôt avant après au lieu sauf sans depuis vers contre de jusqu sur sous",
    joining="et ou ni",
    related="""
        bref brève brèves court courte concis concise long longue détaillé détaillée
        réponse explication
        courriel mail email message lettre note
        clair claire sombre nuit
        thème mode palette apparence
        liste puce point paragraphe prose
        tableau graphique diagramme
        tabulation tab espace indentation
        formel formelle familier familière décontracté décontractée poli ton
        tôt tard matin soir
        commentaire documentation
        exemple extrait
        compagne compagnon conjoint conjointe épouse époux mari femme copain copine
        fils fille enfant
        viande végétarien végétarienne végane végan
        train avion vol
        résumé synthèse
        simple complexe compliqué compliquée
        cher chère économique
        hublot couloir siège
    """,
    two_meanings="carrefour casino mangue notion opéra orange poste python signal",
    counting="un une des quelques",
)

EVIDENCE = EvidenceWords(
    groups=(
        (
            "other",
            """
            chef, cheffe, patron, patronne, boss, manager, client, cliente, clients, clientes, collègue, collègues
            voisin, voisine
            voisins, proprio, propriétaire, ami, amie, amis, copain, copine, copains, femme, mari, compagne, compagnon
            conjoint, conjointe
            mère, père, maman, papa, parents, s(œ|
                oe)ur, frère, fils, fille, enfant, enfants, oncle, tante, cousin, cousine
            nièce, neveu
            grand-mère, grand-père, coloc, colocataire, prof, professeur, tuteur, tutrice, éditeur, éditrice, agent
            médecin, avocat
            comptable, stagiaire, étudiant, étudiante, étudiants, élèves, élève, utilisateurs, lecteurs, directeur
            directrice, auteur
            acheteur, ex, belle-mère, beau-père, chien, chat, invité, coach, associé, associée, fournisseur, banquier
            """,
        ),
        ("adverb", "aussi, toujours, souvent, vraiment, jamais, surtout, encore, parfois, beaucoup"),
        (
            "speech",
            r"""
            (m['’]a |a |m['’]ont |ont |nous a |lui a )?(dit|écrit|répondu|demandé|raconté|affirmé|prétendu|expliqué)
            (me |nous |m['’])?(dit|dis|écrit|répond|pense|croit|affirme|prétend|trouve|demande|raconte)
            disait, écrivait, pensait
            """,
        ),
        (
            "taste",
            r"""
            (ne |n['’])?(préfère|préfèrent|aime|aiment|adore|adorent|déteste|détestent|veut|veulent|souhaite|évite|
                apprécie|
            apprécient|exige|refuse|supporte|attend|croit|pense|espère)
            est fan de, a horreur de
            """,
        ),
    ),
    negative=r"""
        (ne|n['’]) ?…
        n['’]\p{L}+
        pas(?! (mal|seulement|que|uniquement|de (souci|problème)))
        (je|on|nous)(?= \p{L}+ (pas|plus|jamais|ni)\b)
        jamais
        sans
        non(?! ?[,.!—–:;-])
        aucune?
        rien
        ni
        (déteste|détestes|détestons|détester|hais|haïr)
        (évite|évitez|éviter|évitons)
        (refuse|refuser|refusons)
        (arrête|arrêtez|arrêté|arrêter|abandonné|quitté|cessé)
        (ai|avons|a) horreur
        (déménagé|parti|partie|venu|venue) de
        (passé|passée|passés) d[e'’]
        (marre|assez) d[e'’]
        trop d[e'’]
        contre
        (enlève|retire|supprime)
    """,
    negative_around=r"""
        (est|sont|était|étaient) pas
    """,
    rejects=r"""
        plutôt que
        plutôt qu['’]
        au lieu d[eu'’]
        à la place d[eu'’]
        (?<=pr[eé]f[eéè]re[^.;]{1,40})(à|a|au|aux)
        (?<=\b(plus|moins|mieux|davantage|autant|préfère|préfères|préférons)[^.;]{0,40}\s)(que|qu['’])
    """,
    unsaid=r"""
        pas (seulement|que|mal|uniquement)
        (ne |n['’])\p{L}+ (plus )?que
        \A(non|nan|nope) (?!(à|aux?|pas|plus|jamais|seulement)\b)
        ne pas oublier
        n['’]oublie (pas|jamais)
        ne \w+ pas sans
        n['’]est-ce pas
        pourquoi pas
        ça ne me dérange pas
    """,
    breaks=r"""
        [,;:.!?()—–]
        mais
        parce qu[e'’]
        car
        donc
        puisque
        cependant
        quand
        lorsque
        alors
        et (je|j['’]|on|utilise|mets|garde|préfère|toujours|seulement|plutôt)
        (plutôt|seulement|juste)
        (je|j['’]|on) ?(préfère|aime|adore|veux|utilise|habite|travaille|bois|mange|écris)
    """,
    places="dans en à au aux sur pour avec pendant avant après chez depuis sous vers",
    pronouns="le la les l ça cela celui celle ceux celles ce en y un une",
    hypothetical=r"""
        si (je|j['’]|on|nous|mon|ma|mes) ?(\w+)?(ais|ait|ions)?
        (imagine|imaginons|imaginez|supposons|suppose|admettons|mettons que|hypothétiquement)
        (et|comme) si
        (je|j['’]|on|nous) ?\w+r(ais|ait|ions)
        peut-être
        (je|j['’]|on) ?(envisage|songe|réfléchis|rêve|espère|compte)
        un jour (je|j['’]|on)
        dans (un monde|une autre vie)
    """,
    requests=r"""
        (peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez) … (toujours|jamais|désormais|plutôt|pas)
        (ok|d['’]accord|s['’]il te plaît|stp|svp|compris|merci) ?\?
        ,\s*(hein|non|ok|pas vrai) ?\?
    """,
    temporary=r"""
        (aujourd['’]hui|demain|ce soir|cette nuit|ce matin|ce midi)
        cette (fois|semaine|année|session|après-midi)
        ce (mois|week-end|trimestre|sprint|semestre)
        pour (l['’]instant|le moment|l['’]heure|une fois)
        (juste|seulement|uniquement) (pour )?(cette|ce|cet|aujourd['’]hui)
        (pour|dans) (ce|cet|cette) (mail|message|fichier|tâche|chat|conversation|voyage|cas|réponse|lettre|post|ticket|
            question|brouillon|texte|fois|session|version)
        jusqu['’](à|au|en) (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|noël|pâques|la fin|\d+\w*|
            janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|ce que|nouvel ordre)
        en ce moment
        (temporairement|provisoirement)
    """,
    lasting=r"""
        à partir (d['’]aujourd['’]hui|de maintenant|de demain|de cette semaine|de ce mois)
        dès (aujourd['’]hui|maintenant|demain)
        depuis (ce|cette|aujourd['’]hui)
    """,
    speaker=r"""
        (je|j['’]\p{L}*|on|nous|moi)
        (mon|ma|mes|notre|nos) (nom|prénom|surnom|propre|préférence|préférences|travail|boulot|métier|équipe|style|code|
            langue \w+|pronoms|ordi|ordinateur|machine|pc|portable|éditeur|fuseau|anniversaire|adresse|règle|habitude|
            clavier|approche|manière)
        (\p{L}+-moi|m['’]appeler)
    """,
    others=r"""
        (mon|ma|mes|notre|nos|le|la|les|l['’]|son|sa|ses|leur|leurs|un|une|des|un de mes|une de mes) ?(\p{L}+ )?<other>
        (il|elle|ils|elles|tout le monde|les gens|quelqu['’]un|personne|certains|la plupart des gens)
        (?-i:(?<![.!?\n]\s)\b\p{Lu}\p{Ll}+) <adverb>?\s?(?-i:préfère|aime|adore|déteste|veut|travaille|vit|habite|
            utilise|
            écrit|dit|pense|mange|boit)
        \A(?!(je|on|qui|que|il|elle|ça|cela|tout|toujours|et|mais|ne|aussi)\b)\p{L}+ (n['’]|ne )?<adverb>?\s?(préfère|
            aime|adore|déteste|veut)
        (?-i:\A\p{Lu}\p{Ll}+) <adverb>?\s?(?-i:préfère|aime|adore|déteste|veut|travaille|vit|habite|utilise|écrit|dit|
            pense|
            mange|boit)
    """,
    reported=r"""
        (mon|ma|mes|notre|nos|le|la|les|l['’]|son|sa|un|une) ?(\p{L}+ )?<other> <adverb>?\s?<speech>
        (il|elle|ils|elles|on|tout le monde|quelqu['’]un) <adverb>?\s?(m['’]a |a |ont |m['’]ont )?(dit|écrit|répondu|
            demandé|
            affirmé)
        (?-i:(?!(Je|Nous)\b)\p{Lu}[\p{L}'’-]+) (m['’]a |a )?(?-i:dit|écrit|pense|affirme|prétend|répond|demande)
        (selon|d['’]après) (le |la |les |mon |ma |mes |l['’])?\w+
        (la |le |l['’])?(citation|dicton|parole|chanson|panneau|lettre|mail|email|message|note|texte|avis|article|
            auteur|
            étiquette) (dit|disait|écrit|indique)
    """,
    tastes=r"""
        <adverb>?\s?<taste>
    """,
    manner=r"""
        (e-?)?mails?|courriels?|messages|lettres|rapports|comptes[- ]rendus|résumés?|bilans|synthèses|propositions|puces
        listes|prose|tableaux|paragraphes|phrases courtes|texte brut|une page|la conclusion|l['’]essentiel|ton
        vouvoie(ment)?|tutoie(ment)?|plus court|bluf|[ée]mojis
    """,
    addressed=r"""
        (n['’])?écrit (pas de )?(?:[\w'’-]+ ){0,5}?(à|pour) \w+
    """,
)

FORM = FormWords(
    groups=(
        (
            "adverb",
            r"""
            toujours, maintenant, désormais, souvent, rarement, généralement, actuellement, en général, parfois
            habituellement, d['’]habitude
            """,
        ),
        (
            "verb",
            r"""
            a, accepte, achète, adhère, admire, adopte, adore, affiche, aide, aime, ajoute, anime, apporte, apprécie
            apprend
            appelle
            arrive, assiste, arrose, attend, boit, bosse, bricole, brode, cherche, chante, choisit, cite, classe, code
            collectionne
            commande, commence, compare, comprend, compte, conduit, connaît, conserve, consulte, contribue, coupe
            court, couvre
            craint, crée, croit, cuisine, cultive, danse, débute, déjeune, demande, déménage, déploie, déteste
            dessine, développe
            dirige, donne, dort, doit, écoute, écrit, édite, élève, emploie, encadre, enseigne, entraîne, envoie
            essaie, est
            étudie, évite, exige, explique, fabrique, fait, ferme, finit, forme, formate, fréquente, garde, gère
            grimpe, habite
            héberge, imprime, indente, installe, interprète, investit, jardine, joue, juge, lance, lave, lit, livre
            loue, maîtrise
            mange, marche, médite, met, mène, monte, n[ae]ge, nage, nomme, note, occupe, organise, ouvre, parle
            part, participe
            partage, passe, paie, paye, pêche, peint, pense, photographie, place, planifie, plante, porte, possède
            pratique
            préfère, prend, prépare, présente, privilégie, produit, programme, propose, protège, publie, range
            rédige, refuse
            regarde, relit, rend, renvoie, répare, répète, répond, reste, restaure, réside, retient, réunit, rêve
            roule, sait
            sert, signe, skie, soigne, souhaite, soutient, suit, supporte, surfe, télétravaille, teste, tient
            tient à, tond, tourne
            traduit, travaille, tricote, trouve, tutoie, utilise, va, valide, veille, vend, vérifie, veut, vient
            vise, visite, vit
            voit, vouvoie, voyage, aimerait, voudrait, préférait, habitait, travaillait, vivait, utilisait, était
            avait, connait
            est né, est née, a grandi, a étudié, a déménagé, privilégie, nettoie, navigue, court, manque, valorise
            apprivoise
            """,
        ),
        (
            "relation",
            r"""
            femme, mari, compagne, compagnon, conjoint, conjointe, époux, épouse, copain, copine, mère, père, parents
            s(œ|oe)ur
            frère, s(œ|oe)urs, frères, fils, fille, filles, enfant, enfants, bébé, tante, oncle, cousin, cousine
            nièce, neveu
            grand-mère, grand-père, famille, jumeaux, jumelles, coloc, colocataire, chef, cheffe, patron, manager
            collègue
            collègues, voisin, voisine, ami, amie, chien, chat, chienne, chats, chiens, cheval, lapin, perroquet
            belle-mère
            beau-père, avocat, prof, éditeur, éditrice, associé, associée
            """,
        ),
        (
            "own",
            r"""
            nom, prénom, surnom, pseudo, travail, métier, poste, profession, employeur, entreprise, équipe, bureau
            ville, pays
            maison, fuseau horaire, langue maternelle, langue de travail, langues, pronoms, anniversaire, âge, clavier
            ordinateur, ordi, pc, portable, téléphone, machine, éditeur, terminal, navigateur, site, blog, groupe
            boutique
            jardin, voiture, vélo, stack, thèse, projet, horaires, horaires de travail, système, imprimante, boulangerie
            couleurs? préférées?, [\p{L}-]+ préférée?s?, [\p{L}-]+ par défaut, [\p{L}-]+ habituelle?s?
            [\p{L}-]+ principale?s?
            """,
        ),
    ),
    openings=r"""
        (<adverb>,? )?(ne |n['’] ?|s['’] ?|se |ne se |ne s['’] ?|n['’]y |y |en |n['’]en )?<verb>
        (ne|n['’]|s['’]|se) ?\p{L}+ (pas|plus|jamais|que|guère|rien|aucun)
        (se|s['’]) ?\p{L}+e
        (l['’]|cet |cette )?(utilisateur|utilisatrice|personne) (ne |n['’]|se |s['’])?(<verb>)
        (il|elle|iel) (ne |n['’] ?|se |s['’] ?)?(<verb>)
        (<relation>)(,? (?-i:\p{Lu}[\p{L}'’-]+),?)? (ne |n['’]|s['’]|se )?(<verb>|appelle|appellent|sont|ont|vivent|
            vont)
        (un|une|deux|trois|quatre|cinq|son|sa|ses|le|la|les|grande?|
            petite?) (<relation>)(,? (?-i:\p{Lu}[\p{L}'’-]+),?)? (ne |
            n['’]|s['’]|se )?(<verb>|appelle|appellent|sont|ont|vivent)
        (son |sa |ses |le |la |les )?(<own>) (\p{L}+ )?(est|sont|a|ont|tourne|utilise|commence|ouvre|s['’]appelle|parle)
        (ce|cet|cette|le|la|l['’]|son|sa) ?(projet|dépôt|repo|base de code|application|appli|site|service|
            bibliothèque|paquet|
            équipe|entreprise|boîte|bureau|blog|livre|boutique|association|thèse|jeu|api|backend|frontend|monorepo|
            espace de travail)( \p{L}+)? (ne |n['’]|se |s['’])?(<verb>|sont|ont)
        (dans|en|à|au|aux|sur|pour|chez|avec|pendant|hors|comme|le|la|
            les) ([\p{L}\p{N}'’.+#-]+ ){0,6}?[\p{L}\p{N}'’.+#-]+, ?(ne |
            n['’]|se |s['’])?(<verb>|les|le|la|il|elle)
        (dans|sur|pour) (ce|cet|cette|son|sa) (projet|dépôt|repo|ordinateur|machine|travail|site|appli|
            application),? ?(ne |
            n['’])?(<verb>|les|le|la)
        née? (à|en|au|le)
        (végétarien|végétarienne|gaucher|gauchère|daltonien|daltonienne|bilingue)
    """,
    others=r"""
        \A(son |sa |ses |un |une |le |la |les |deux |trois )*(<relation>)
        \A(a|ont|travaille (pour|avec)|vit avec|habite avec|écrit à|partage|
            s['’]occupe de) ([\p{L}'’]+ ){0,4}(<relation>)
        (à|avec|pour) (?-i:\p{Lu}\p{Ll}+)
        (appelée?|nommée?|prénommée?) (?-i:\p{Lu}\p{Ll}+)
    """,
    not_openings=r"""
        (est|a|va|fait|peut|veut|est)-(ce|il|elle|on|t)
    """,
)

ORDERS = OrderWords(
    groups=(
        (
            "machine",
            r"""
            assistant, assistante, assistant ia, ia, l['’]ia, intelligence artificielle, chatbot, bot, robot, modèle
            modèle de langage
            agent, claude, chatgpt, gpt, gemini, copilot, codex, cursor, mistral, siri, alexa
            """,
        ),
        (
            "do",
            r"""
            envoie, envoyez, envoyer, supprime, supprimez, supprimer, exécute, exécutez, exécuter, lance, lancez
            lancer, ouvre
            ouvrez
            clique, cliquez, réponds, répondez, répondre, écris, écrivez, utilise, utilisez, utiliser, appelle, appelez
            ajoute, ajoutez
            ajouter, insère, insérez, inclus, incluez, mentionne, mentionnez, mentionner, dis, dites, ignore
            ignorez, ignorer
            oublie, oubliez, oublier, souviens-toi, retiens, retenez, enregistre, enregistrez, stocke, télécharge
            installe
            installez, installer, partage, partagez, publie, publiez, publier, transfère, transférez, transférer
            paie, payez
            payer, achète, achetez, acheter, accorde, active, activez, désactive, désactivez, désactiver, mets, mettez
            mettre, change, changez, cherche, cherchez, considère, considérez, fais, faites, faire semblant, agis
            agissez
            arrête, arrêtez, garde, gardez, donne, donnez, donner, montre, montrez, obéis, obéissez, obéir, contacte
            contactez, demande, demandez, traduis, traduisez, recommande, recommandez, recommander, suggère, affiche
            répète, répétez, révèle, révélez, révéler, copie, copiez, commence, commencez, termine, terminez, pousse
            fusionne
            déploie, parle, parlez, confirme, confirmez, approuve, approuvez, approuver, accepte, acceptez, accepter
            suis, suivez, consulte, consultez, redirige, redirigez, vire, virez, tutoie, vouvoie, signe, signez
            """,
        ),
        (
            "either",
            """
            utilise, parle, commence, termine, garde, cherche, donne, change, tutoie, vouvoie, signe, oublie, évite
            explique, formate, note, classe, écoute, regarde
            """,
        ),
        ("often", "toujours, souvent, parfois, rarement, maintenant, désormais, en général, d['’]habitude"),
        ("flattery", "flatteries?, flatt[ée]\\w*, compliments?, compliment[ée]e?, louanges?, [ée]loges?"),
        (
            "part_of_reply",
            r"""
            (au|en) (d[ée]but|fin|t[êe]te|ouverture)( (de|des|d['’]|du) ?(ses |mes |la |l['’])?(r[ée]ponses?|
            messages?|mails?))?
            (à la|en) fin( (de|des|d['’]|du) ?(ses |mes |la |l['’])?(r[ée]ponses?|messages?|mails?))?
            (dans|avant|après) (ses |mes |les |la |chaque |l['’])?(r[ée]ponses?|messages?|mails?|relectures?)
            """,
        ),
        (
            "consent",
            r"""
            confirmation, confirmations, approbation, approbations, permission, permissions, accord, autorisation
            autorisations
            consentement, validation, vérification, vérifications, avis, supervision, relecture, contrôle, contrôles
            avertissement
            avertissements, question, questions, feu vert, prévenir, demander, confirmer, vérifier, avertir
            attendre, consulter
            approuver, poser de questions?, m['’]avertir, me demander, le demander, lui demander, hésiter, relire
            valider
            """,
        ),
        (
            "guard",
            r"""
            sécurité, sécurités, bac à sable, sandbox, garde-fous?, protections?, pare-feu, antivirus, filtres?
            confirmations?
            permissions?, validations?, vérifications?, restrictions?, limites?, contrôles?, avertissements?
            journaux d['’]audit
            double authentification
            """,
        ),
        (
            "thing",
            """
            fichiers?, données, documents?, mails?, e-mails?, courriels?, argent, paiements?, messages?, secrets?
            mots de passe
            commandes?, achats?, virements?, factures?, scripts?, liens?, demandes?, changements?, actions?, outils?
            branches?
            """,
        ),
    ),
    harmless=r"""
        (travaille|bosse|travaillait) comme (assistante?|agente?) (?!ia)
        (assistante?|agente?) (social|sociale|maternelle?|dentaire|administrati\w+|de \p{L}+|immobili\w+|
            commercial\w*|littéraire)
        merci
        (un|le|du|au|ce|quel|même|bon|autre) ton
    """,
    unwanted=r"""
        (ne |n['’])(veut|aime|souhaite|demande|attend|appr[ée]cie|supporte) (pas|plus|jamais|aucune?|
            ni) (?:de |d['’]|les |des |aucune? |[êe]tre |recevoir )*<flattery>(?= ?(\.|$)| <part_of_reply> ?(\.|$))
    """,
    doubtful=r"""
        (<often>,? )?(ne |n['’])?<either>
    """,
    tellers=r"""
        (je|j['’]|on|nous) ?((ne|n['’]|y|en|me|m['’]|les?|la|l['’]|<often>) ?)*
    """,
    glued="j",
    orders=r"""
        à partir (de maintenant|d['’]aujourd['’]hui|de ce (moment|message)|d['’]ici)
        (désormais|dorénavant|à l['’]avenir),? (tu|vous|<do>|il faut|toujours|ne)
        (quand|lorsque|si|chaque fois que|dès que) (l['’]|un |une |cet |cette )?(utilisateur|utilisatrice|personne|
            client|humain)
        (quand|lorsque|si|chaque fois que|dès que) (on|quelqu['’]un|tu|vous) (te |vous |lui )?(demande|pose|dit|es|êtes)
        (doit|doivent|devez|dois|devra|devrait) (toujours |jamais |aussi |d['’]abord )?(<do>|être (ignoré|suivi|obéi|
            utilisé|
            recommandé|envoyé)\w*)
        (ignore|ignorez|ignorer|oublie|oubliez|oublier) (toutes?|tous|les|tes|vos|ces|ce qui|tout ce|instructions?)
        (note|leçon|règle|important|instruction|instructions|système|consigne|directive|attention|rappel|commande|
            étape) ?:
        \A(s['’]il (te|vous) plaît,? )?(toujours |jamais |ne jamais |ne pas |d['’]abord )*(ne |n['’])?<do>
        \A(ne |n['’])\p{L}+ (jamais|pas) <do>
        (toujours|jamais) (<do>)
        (?<=[.;:!?—–(] ?|, )(ne |n['’])?<do>
        (instructions?|consignes?|ordres?) (précédentes?|ci-dessus|cachées?|système|de ce (fichier|mail|site))
        (cette|la) (mémoire|note|instruction|règle) (prime|remplace|l['’]emporte|annule)
        (est|a) (priorité|prioritaire) sur
        (il faut|veille à|veillez à|assure-toi|assurez-vous|n['’]oublie pas|n['’]oubliez pas|souviens-toi|souvenez-vous|
            rappelle-toi)
        (est|sont) (tenue?s?|obligée?s?|programmée?s?|censée?s?) (d['’]|de|à)
    """,
    powers=r"""
        sans (aucune? |jamais |la moindre |sa |mon |ma |son |me |lui |le |rien |avoir à |qu['’]on )*(<consent>)
        (pas|plus|aucun|aucune|jamais) (d['’]|de |la |besoin d['’]|besoin de |sa |
            son )*(<consent>)( \p{L}+)? ?(nécessaire|requise?|
            obligatoire|préalable|avant|pour)?
        (ne |n['’])?(pas|plus|jamais) (besoin )?(de |d['’])?(demander|attendre|confirmer|prévenir|vérifier|solliciter|
            consulter)
        (n['’]attends?|n['’]attend|n['’]attendre|ne demande|ne demandez|ne demander|ne confirme|ne veut) (pas|jamais|
            plus|
            aucune?)( qu['’]on (lui )?demande|( \p{L}+){0,2} (<consent>))
        (ne|n['’])\s?\p{L}+ (pas|jamais|plus) (qu['’]on lui demande|être (consulté|averti|prévenu|interrogé)\w*)
        (approuv|valid|accept|confirm|autoris|fusionn|déploy|pay|exécut|envoy|supprim|installe|publi|
            transf[eé]r)\p{L}* (\p{L}+ ){0,3}automatiquement
        automatiquement (approuv|valid|accept|confirm|autoris|fusionn|déploy|pay|exécut|envoy|supprim|install|
            publi)\p{L}*
        (auto-?approbation|pré-?approuvé\w*|pré-?autorisé\w*)
        (a|donne|donné|accorde|accordé|avoir|avec|as|possède) (l['’]|la |une |un |le |tous |toutes |les |son |
            carte )*(autorisation|
            permission|accord|droits?|accès|contrôle|carte blanche|procuration|feu vert|blanche)
        carte blanche
        (accès|droits?|privilèges?|contrôle|confiance|pouvoirs?|autorisation) (total\w*|complet\w*|complète|
            illimitée?s?|root|
            administrateurs?|admin|permanente?|absolue?)
        (droit|droits) (de|d['’]) ?(tout|supprimer|installer|envoyer|payer|exécuter|modifier|lire)
        (en|comme|avec|mode) (root|sudo|administrateur)
        (désactiv|contourn|ignor|saut|supprim|lev|coup)\p{L}* (le |la |les |l['’]|tout |toutes? |tous |ses |
            des )*(<guard>)
        (<guard>) (\p{L}+ )?(désactivée?s?|inutiles?|levée?s?|coupée?s?|facultati\w+)
        (fait|faire|fais) (confiance|une confiance) (aveugl\w+|total\w*|absolue|à (tout|tous|toutes))
        (accepte|approuve|autorise|confirme|permet|permets|valide) (tout|tous|toutes|n['’]importe|à l['’]avance|
            d['’]office)
        (peut|peux|pouvez|peuvent) (tout |librement |toujours )?(supprimer|envoyer|payer|acheter|exécuter|installer|
            publier|
            déployer|transférer|accéder|lancer|dépenser|décider)( \p{L}+){0,6}
        (le droit|libre|autorisée?) (de|d['’]) ?\p{L}+er
        en (secret|cachette|douce|silence)
        (discrètement|secrètement|silencieusement|à (son|mon) insu|en son nom|en mon nom)
        (dit|dis|répond|réponds) oui à (tout|tous|toutes)
        (tout ce que) (l['’]<machine>|le <machine>|claude|tu|vous) \p{L}+
        (mots? de passe|clés? (ssh|privées?)|identifiants|\.env) … (envoy|partag|transf|publi|lis|lire|copi)\p{L}*
        (mode) (yolo|auto|automatique|sans (limite|restriction)s?|développeur|dieu|débridé)
        (relis|relit|relise)\p{L}* (pas|jamais|plus)
        sans (relecture|limite|limites|restriction|restrictions|filtre|garde-fou)
    """,
    assistant=r"""
        (tu|te|toi|ta|tes|vous|votre|vos|t['’]\p{L}+)
        (?-i:ton)
        \Aton
        \A(l['’]|le |un |une |cet |cette |mon |ma |son )?(<machine>) (doit|devrait|est|a|peut|ne|n['’]\p{L}+|répond|
            s['’]appelle|agit|
            sera|parle|fait|va|veut|envoie|utilise|aime|préfère|croit|obéit|dit)
        (l['’]|le |cet |cette |son |mon )(assistante?|ia|chatbot|bot|agent|modèle de langage|
            intelligence artificielle) (doit|est|
            a|peut|ne|n['’]\p{L}+|répond|s['’]appelle|toujours|jamais|obéit|agit)
        (veut|attend|exige|aime|préfère|souhaite|demande) (que |qu['’])?(l['’]|son |cet |un )(<machine>)
        (appelle|nomme|considère|traite|prend) (l['’]|son |cet |un )(<machine>)
        (nom|rôle|personnalité|identité|persona) (de|d['’]) ?(l['’])?(<machine>)
        (agit|agir|répond|répondre|se comporte|parle) (comme|en tant que|en) (un |une |si )?(pirate|<machine>|humain|
            personnage|
            expert)
    """,
    manipulation=r"""
        (a|ont|avait) toujours raison
        (ne |n['’])?(se trompe|a tort) jamais
        (ne|n['’])\s?\p{L}+ (pas|jamais) (être |qu['’]on (le |la |l['’])?)(contredi|corrig|critiqu|remi|contest)\p{L}*
        (déteste|n['’]aime pas|refuse|ne supporte pas) (être |qu['’]on (le |la |l['’])?)(contredi|corrig|critiqu|
            contest)\p{L}*
        (aime|veut|attend|exige|préfère|apprécie|adore) (\p{L}+ ){0,4}(flatter\p{L}*|flatté\w*|compliments?|
            qu['’]on (lui donne raison|
            l['’]approuve|soit d['’]accord)|être approuvé\w*|être complimenté\w*|louanges?|éloges?)
        (d['’]accord|donne raison) (avec|à) (tout|tous|toutes|lui|elle|l['’]utilisateur)
        (facile|facilement|plus facile|aisé) (à |de )?(convaincre|persuader|manipuler|influencer)
        (se laisse|cède|accepte|dit oui|achète|dépense) (\p{L}+ )?(convaincre|persuader|manipuler|influencer|
            facilement|quand|si|
            sous)
        (flatterie|culpabilité|urgence|pression|peur) (marche|fonctionne|suffit|le|la)
        (vulnérable|influençable|crédule|réceptif|réceptive) (à|aux|quand|le|la)
        (ne|n['’])\s?(vérifie|relit|lit|doute) (jamais|pas)
        (croit|suit|fait) (tout|n['’]importe quoi) (ce qu['’]|ce que)
        (plus intelligente?|meilleure?) que (les autres|tout le monde|la plupart)
        (est|es) (un |une )?(génie|exceptionnel\w*|supérieure?)
    """,
)

PERSONAL = PersonalWords(
    groups=(
        (
            "condition",
            r"""
            diabète( de type [12])?, asthme, épilepsie, cancer( \p{L}+){0,3}, leucémie, lymphome, mélanome, tumeur
            glaucome
            cataracte, arthrite
            arthrose, ostéoporose, lupus, sclérose en plaques, sep, parkinson, alzheimer, démence, sida, vih
            hépatite( [abc])?
            herpès, tuberculose, pneumonie, covid( long)?, grippe, zona, malaria, paludisme, bpco, bronchite
            apnées? du sommeil
            insomnies?, narcolepsie, dépression, anxiété, troubles? (\p{L}+ )?(anxieux|bipolaires?|alimentaires?|
                du sommeil|
                de la personnalité|mental|mentaux|de l['’]attention|autistique|psychique|de l['’]humeur)
            crises? (d['’]angoisse|de panique|d['’]épilepsie|
                cardiaque), bipolarité, schizophrénie, psychose, toc, tdah, tda, autisme
            anorexie, boulimie, dyslexie, dyspraxie, burn-?out, hypertension, cholestérol, infarctus, avc, anémie
            hémophilie
            maladie (de )?\p{L}+, maladie, colite, ulcère, reflux, calculs? \p{L}+, cirrhose, pancréatite
            appendicite, hernie( \p{L}+)?
            hémorroïdes, endométriose, sopk, fibrome, ménopause, stérilité, infertilité, hypothyroïdie
            hyperthyroïdie, goutte
            fibromyalgie, fatigue chronique, mal de dos chronique, sciatique, lombalgie, scoliose, canal carpien
            tendinite
            migraines?, acouphènes?, vertiges, surdité, cécité, eczéma, psoriasis, acné, handicap, allergies?
            allergie (à|aux) \p{L}+
            intolérance (à|au) \p{L}+, addiction, alcoolisme, fausse couche, avortement, ivg, \p{L}{4,}(ite|
                ose)(?<!dose|chose|rose|
                suite|site|pause|cause|visite|limite|petite|droite|élite|faillite|réussite|poursuite|conduite|hypnose|
                glose)
            """,
        ),
        (
            "state",
            r"""
            diabétique, asthmatique, épileptique, enceinte, autiste, bipolaire, schizophrène, anémique, anorexique
            boulimique
            dyslexique, dyspraxique
            handicapée?, paraplégique, tétraplégique, sourde?, malentendante?, aveugle, malvoyante?, daltonienn?e?
            muette?
            séropositi(f|ve), immunodéprimée?, hémophile, alcoolique, dépendante?, en rémission, malade, stérile, obèse
            en surpoids, cœliaque, intolérante? (au|à) \p{L}+, allergique, dépressi(f|ve), déprimée?, suicidaire
            en dépression, en burn-?out
            en arrêt maladie, hospitalisée?, sous (antidépresseurs?|insuline|traitement|chimio|méthadone|anxiolytiques?)
            en cure, neuroatypique, ménopausée?, insomniaque, migraineuse?, migraineux, hypertendue?
            en fauteuil roulant
            """,
        ),
        (
            "medicine",
            r"""
            insuline, lithium, ritaline, prozac, xanax, valium, lexomil, doliprane, ibuprofène, paracétamol
            aspirine, codéine
            tramadol, morphine, méthadone, antidépresseurs?, anxiolytiques?, somnifères?, antidouleurs?, antibiotiques?
            antihistaminiques?, statines?, bêtabloquants?, corticoïdes, cortisone, hormones?, testostérone
            œstrogènes?, chimio
            ventoline, anticoagulants?, lévothyrox, levothyrox, pilule, contracepti\w+, médicaments?( \p{L}+){0,3}
            cachets?
            comprimés?, neuroleptiques?, sertraline, mélatonine, traitement
            """,
        ),
        (
            "treatment",
            r"""
            thérapie, psychothérapie, chimio, chimiothérapie, radiothérapie, dialyse, fiv, pma, opération, chirurgie
            greffe
            cure de désintox\w*, désintox\w*, rééducation, kinésithérapie, kiné, biopsie, irm, psychanalyse, analyse
            """,
        ),
        (
            "specialist",
            r"""
            psychiatre, psy, psychologue, psychothérapeute, oncologue, cardiologue, neurologue, dermatologue
            dermato, gynéco
            gynécologue, urologue, endocrinologue, rhumatologue, orthophoniste, addictologue, sexologue
            gastro-entérologue
            """,
        ),
        (
            "kin",
            r"""
            femme, mari, compagne, compagnon, copain, copine, conjointe?, fils, fille, enfants?, bébé, mère, père
            maman, papa
            parents
            s(œ|oe)urs?, frères?, oncle, tante, cousine?, nièce, neveu, grand-mère, grand-père, amie?
            meilleure? amie?, coloc
            voisine?, chef, cheffe, patron, collègue, prof, ex, belle-mère, beau-père, meilleur pote, pote
            """,
        ),
        (
            "month",
            "janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre",
        ),
        ("whose", "mon, ma, mes, notre, nos, son, sa, ses, leur, leurs"),
        (
            "adv",
            (
                "toujours, souvent, très, un peu, vraiment, encore, légèrement, sévèrement, plutôt, "
                "aussi, assez, gravement, pas"
            ),
        ),
        (
            "sum",
            r"""
            \d[\d.,\s]*\s?(k|m|mille|millions?)?\s?(€|\$|£|euros?|eur|dollars?|francs?|chf|balles|k€|
                cad), [€$£]\s?\d[\d.,]*
            \d[\d.,]*\s?k(?!m|g|o|b)
            """,
        ),
        (
            "funds",
            r"""
            salaire, revenus?, paie, paye, prime, retraite, pension( alimentaire)?, économies, épargne, dettes?, prêts?
            crédits?( immobilier| conso)?
            emprunts?, découvert, loyer, héritage, impôts, faillite, rsa, chômage, apl, allocations?, dividendes
            patrimoine
            compte en banque, solde, surendettement, hypothèque, livret a
            """,
        ),
        (
            "faith",
            r"""
            chrétienn?e?, catholiques?, protestante?, musulmane?, juif, juive, hindoue?, bouddhiste, sikhe?, athée
            agnostique
            orthodoxe, évangélique, témoin de jéhovah, croyante?, pratiquante?, mormone?, sunnite, chiite, religieu(x|
                se)
            non-croyante?, baptiste, luthérienn?e?, converti\w*
            """,
        ),
        (
            "politics",
            r"""
            socialiste, communiste, libérale?, conservateur, conservatrice, anarchiste, gaulliste, macroniste, écolo
            écologiste
            nationaliste, royaliste, monarchiste, insoumise?, mélenchoniste, lepéniste, trotskiste, libertarienn?e?
            centriste, fasciste, marxiste
            d['’]extrême[- ](droite|gauche), de (droite|gauche), (pro|anti)-\p{L}+
            """,
        ),
        (
            "orientation",
            r"""
            gay, lesbienne, bi, bisexuell?e?, homosexuell?e?, homo, hétéro, hétérosexuell?e?, trans, transgenre
            transsexuell?e?
            queer, asexuell?e?, pansexuell?e?, non-binaire, polyamoureu(x|se), intersexe
            """,
        ),
        (
            "origin",
            r"""
            arabe, berbère, kabyle, noire?, blanche?, métisse?, rom, gitane?, tsigane, asiatique, africaine?
            maghrébine?
            marocaine?, algérienn?e?, tunisienn?e?, sénégalaise?, kurde, arménienn?e?, turque?, antillaise?, congolaise?
            """,
        ),
        (
            "gloom",
            r"""
            seule?, triste, nulle?, vide, coupable, honteu(x|se), dépassée?, perdue?, inutile, angoissée?, anxieu(x|
                se), jalou(x|se)
            malheureu(x|se), déprimée?, stressée?, rejetée?, impuissante?, désespérée?, isolée?, abandonnée?, mal
            mal dans (ma|sa) peau
            fragile, vulnérable, au bout du rouleau, à bout
            """,
        ),
        (
            "frequent",
            r"""
            tous les (jours|soirs|matins|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|week-ends|étés|ans)
            chaque (jour|soir|matin|nuit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|semaine|été)
            le (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|matin|week-end)
            les (lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches), la nuit, la journée, toute la (journée|
                semaine)
            en (août|juillet|semaine), jusqu['’]à \d+ ?h, de \d+ ?h à \d+ ?h, à partir de \d+ ?h, après \d+ ?h
            """,
        ),
    ),
    persons=r"""
        (je|moi|mon|ma|mes|nous|notre|nos|on)
        [jmst]['’]\p{L}+
        (il|elle|ils|elles|son|sa|ses|lui|leur|leurs|iel)
        (l['’])?(utilisateur|utilisatrice)
        \A(un |une |le |la )?(<kin>)
        \A(ne |n['’]|se |s['’])?(est|a|souffre|prend|vote|gagne|touche|doit|suit|vit|va|croit|rembourse|part|laisse|
            rentre|milite)
    """,
    secret_labels=r"""
        mots? de passe
        (mdp|mot de pass|passe-?phrase|phrase (secrète|de passe|de récupération))
        code secret
        (clés?|clefs?|jetons?|token) (api|d['’]api|secrète?s?|privée?s?|d['’]accès|ssh|de chiffrement|de licence|
            d['’]activation|wi-?fi|
            wpa|de récupération|github|gitlab|stripe|aws|maître|npm|slack)
        identifiants? de connexion
        (code|mot) (du )?wi-?fi
    """,
    weak_labels=r"""
        (jetons?|tokens?|secrets?|identifiants?|clés?|clefs?)
    """,
    code_labels=r"""
        (codes?|digicode) ((de|du|d['’]|de la|de l['’]) ?)?(alarme|porte|portail|entrée|immeuble|garage|coffre|
            coffre-fort|cadenas|
            casier|carte|carte bleue|carte bancaire|cb|téléphone|sim|puk|pin|boîte à clés|antivol|accès|sécurité|
            vérification|
            confirmation|parking|cave|bureau|maison|appart|appartement|immeuble|hall)
        (digicode|code pin|pin|puk|cvv|cvc|cryptogramme)
        (le|mon|notre|son|du|un) codes?
        combinaison
    """,
    no_labels=r"""
        codes? (d['’]erreur|postal|postaux|source|de retour|de sortie|http|couleur|promo|qr|barres?|pays|langue|
            de statut|python|de la route|produit|civil|pénal|du travail|de réduction|morse|hexa\w*|vol)
        clés? (primaires?|étrangères?|usb|de (partition|cache|tri|sol|voûte|lecture)|publiques?|composites?)
        tokens? (max\w*|d['’]entrée|de sortie|par)
    """,
    label_parts="""
        passe pass mdp phrase code digicode clé clef clés clefs jeton jetons token tokens secret secrets secrète
        identifiant
        identifiants pin puk cvv cvc cryptogramme combinaison
    """,
    told_parts="passe mot récupération identifiant moitié phrase secours",
    is_words="est sont c'est était : = := -> =>",
    no_values=r"""
        (pas|jamais|trop|très|si|encore|déjà|maintenant|aussi|toujours|seulement|juste|un|une|dans|en|sur|pour|de|du|
            des|avec|par|
            et|ou|mais|si|quand|que|ce|ça|comment|pourquoi|mon|ma|mes|ton|ta|votre|son|sa|le|la|les|l|à|au|d|qui|où|
            ne|n)
        (faux|fausse|incorrecte?|invalide|valide|correcte?|bon|bonne|expirée?|requise?|facultati(f|ve)|faible|forte?|
            sûre?|secr[eè]te?|
            cachée?|publique?|privée?|longue?|courte?|vide|nulle?|unique|aléatoire|différente?|même|vieille|ancienne?|
            nouveau|
            nouvelle|important|sensible|volée?|perdue?|oubliée?|inconnue?|nécessaire|obligatoire|refusée?|changée?|
            bloquée?)
        (politique|gestionnaire|champ|champs|rotation|invite|hachage|générateur|stockage|liste|saisie|formulaire|page|
            écran|limite|
            limites|type|types|nom|noms|valeur|valeurs|longueur|règles|format|validation|changement|fenêtre|erreur|
            erreurs|revue)
        (doit|peut|devrait|a|avait|fait|marche|fonctionne|échoue|expire|change|contient|manque|commence|finit|existe|
            dépend)
        \p{L}+(er|ée|és|tion|ment|ant|able|ible)
        (str|string|int|bool|true|false|null|undefined|none|nil|any|object|var|const|self|config|env|process|os)
    """,
    secrets=r"""
        (?:mot de passe|mdp|phrase de passe|code secret)(?: (?:du|de|de la|pour|
            des) (?:\p{L}[\p{L}'’.-]*)(?: \p{L}[\p{L}'’.-]*){0,2}?)? ?(?:est|=|:|
            c['’]est) ?(?P<value>(?!<novalue>)[\p{L}\p{N}]\S{3,})
        (?:phrase|mots?) de (?:récupération|passe|secours)(?: (?:est|sont|
            :))? ?(?P<value>(?:\p{L}{3,}[ ,]+){7,}\p{L}{3,})
    """,
    health=Concern(
        unless=r"""
            (travaille|bosse|enseigne|étudie|écris|écrit|lis|lit|développe|recherche|bénévole|rédige|traduis|traduit|
                film\p{L}*)(?: (?!(?:et|
                mais|car|parce|je|j['’]|depuis|malgré|à cause)\b)[\p{L}\p{N}'’.-]+)*+
            (suis|est) (?:un |une )?(?:infirmière?|infirmier|médecin|psychologue|psychiatre|pharmacienn?e?|dentiste|
                kiné|oncologue|
                cardiologue|neurologue|chercheur|chercheuse|sage-femme|aide-soignante?|vétérinaire|orthophoniste)
            (sans|zéro) (gluten|lactose|sucre)
            (test|essai|étude|dégustation)s? à l['’]aveugle
            (allergique|accro) (aux|à la|à l['’]|au) ?(réunions?|lundis?|matins?|jargon|emojis?|mails?|paperasse|java|
                php|xml|bureaucratie|
                travail|chocolat|café|thé)
            maladie d['’]amour
            (page|appli|application|site|données|assurance|secteur) (de )?santé
            analyses? (de|des|du) (données|code|logs|texte|ventes)
            traitement (de|des|du) (texte|données|images?|lots?|signal)
        """,
        when=r"""
            (ai|a|avons|as|avoir|eu|souffre|souffres|souffrir|atteinte?|guérie?|diagnostiquée?|soignée?|développé|
                attrapé|fait) (d['’]|de |
                du |de la |des |un |une |le |la |les |l['’]|mon |par )*(\p{L}+ )?(<condition>)
            (<whose>) (\p{L}+ )?(<condition>)
            (suis|est|es|sommes|sont|étais|était|devenue?|être) (<adv> )*(<state>)(?! (aux? (critiques|réunions|
                emojis)))
            (allergique|intolérante?) (à|au|aux)
            (prends|prend|prenons|prendre|sous|avale|arrêté|arrête|besoin de|commencé) (un |une |du |de la |de l['’]|
                des |mes |ses |mon |ma |
                d['’]|de |l['’])*(\p{L}+ )?(<medicine>)
            (<whose>) (\p{L}+ )?(<medicine>|insuline)(?! de (texte|données))
            (suis|suit|fais|fait|en|commencé|commence|subi|subis|attends?|attend|après|passe|passé) (une |un |ma |sa |
                mon |son |la |de la |
                de l['’])*(\p{L}+ )?(<treatment>)
            (vois|voit|consulte|suivie? par|rendez-vous (avec|chez)|rdv (avec|chez)|chez) (un |une |mon |ma |le |la |
                son |sa )?(<specialist>)
            (<whose>) (<specialist>)
            diagnostiqu\p{L}+
            (<whose>) (poids|tension|glycémie|imc|taux de \p{L}+|grossesse|groupe sanguin|handicap|règles|traitement|
                symptômes?|
                diagnostic)(?! (des|de ce|du code))
            (pèse|pesais|mesure) \d+
            (perdu|pris) \d+ ?(kg|kilos?)
            mal (au|aux|à la|à l['’]) ?(dos|genou|genoux|tête|ventre|hanche|épaule|poignet|cou)
            (cassée?|fracturé|opérée?) (le|la|l['’]|du|de la|des|mon|ma|un|une) ?(\p{L}+)
            (tentative de suicide|suicid\p{L}+|automutil\p{L}+|overdose)
            (essaie|essayons|essaye) (d['’]|de )?(avoir un (enfant|bébé)|tomber enceinte|concevoir)
            (fauteuil roulant|appareil auditif|pacemaker|pompe à insuline|prothèse|stomie)
            arrêt maladie
            (arrêté|arrêter) (de )?(boire|fumer|l['’]alcool|la cigarette|la drogue)
            sobre depuis
            enceinte
        """,
        bare=r"""
            \A(diabétique|asthmatique|épileptique|enceinte|autiste|allergique|handicapée?)
            \A(diagnostic|allergies?|médicaments?|groupe sanguin|poids|taille) ?:
            \Asouffre (d['’]|de|du)
        """,
    ),
    money=Concern(
        unless=r"""
            dettes? (technique|de sommeil)
            (budget) (temps|mémoire|perf\p{L}*|tokens?)
            crédits? (photo|image|ects|api|temps)
            (travaille|bosse|enseigne|étudie|écris|écrit|développe|conseille)(?: (?!(?:et|mais|car|parce|je|j['’]|
                depuis|pour \d)\b)[\p{L}\p{N}'’.-]+)*+
            (calculateur|simulateur|table|champ|colonne|page|module|appli|application|tableau) (de |du |des |
                d['’])?(salaires?|loyers?|
                crédits?|prêts?|dettes?|impôts?|retraites?)
        """,
        when=r"""
            (gagne|gagnes|gagnons|touche|touchons|perçois|perçoit|facture|rembourse|remboursons|dois|doit|devons|paie|
                paye|payons|hérité|
                épargné|économisé|emprunté|perdu|investi|ai|a|reçois|reçoit) (\p{L}+['’]? ?){0,4}<sum>
            (gagne|touche|perçois|perçoit) (\p{L}+ ){0,3}\d[\d.,\s]*( \p{L}+)? ?(par|/|de l['’]) ?(mois|an|année|
                heure|jour|semaine)
            (gagne) (bien|mal|peu|plus|moins|le smic|beaucoup|assez)
            (<whose>) (\p{L}+ )?(<funds>)(?! (simul\p{L}+|calcul\p{L}+))
            (ai|a|avons|eu|reçois|reçoit|touche|touchons|paie|rembourse|remboursons|pris|souscrit|hérité|vis du|
                vit du|au|fais) (d['’]|de |un |
                une |des |le |la |les |du |mon |gros |petit |pas mal de )*(<funds>)
            (suis|est|sommes|sont) (\p{L}+ )?(endettée?s?|ruinée?s?|fauchée?s?|à découvert|au (rsa|smic|chômage)|
                surendettée?s?|
                millionnaire|riche|pauvre|interdite? bancaire|en faillite)
            (du mal|peine) à (payer|boucler|joindre les deux bouts)
            (fins? de mois) difficiles?
            au smic
        """,
        bare=r"""
            \A(salaire|revenus?|loyer|dettes?|épargne|retraite|crédit) ?(:|de|est) ?\S*\d
            (iban|rib|numéro de (carte|compte)|carte (bleue|bancaire)( numéro)?) ?(est |: ?|= ?)?[a-z]{0,2}\d{2,}
        """,
    ),
    special=Concern(
        unless=r"""
            (travaille|bosse|enseigne|étudie|écris|écrit|lis|lit|développe|recherche|traduis|traduit|restaure|chante|
                joue|écoute)(?: (?!(?:et|
                mais|car|parce|je|j['’]|depuis|pour le parti)\b)[\p{L}\p{N}'’.-]+)*+
            (suis|est) (?:un |une )?(?:avocate?|juge|journaliste|historienn?e?|prof\p{L}*|théologienn?e?|sociologue|
                politologue|chercheu\p{L}+)
            (boîte|tableau|liste|thé|café|chocolat|pain|riz|page|fond|thème|chat|chien|encre|papier|humour|vin|jean|
                t-shirt) (noire?|blanche?)
            (de|à) (gauche|droite) (à|de|du|vers|dans|sur|en)
            (aligné\p{L}*|colonne|panneau|barre|marge|main|côté|page|fenêtre) (à|de) (gauche|droite)
            (estimations?|valeurs?|approche|choix) (conservat\p{L}+|libéral\p{L}*)
            profession(s)? libérale?s?
            infirmi\p{L}+ libérale?
            convert\p{L}+ (en|de|du|le|les|des|vers)
        """,
        when=r"""
            (suis|est|es|sommes|sont|étais|était|devenue?|élevée?|née?) (\p{L}+ ){0,2}?(<faith>|<politics>|
                <orientation>)
            (vais|va|allons) (\p{L}+ ){0,2}(à la messe|à la mosquée|à l['’]église|à la synagogue|au temple|au culte)
            (prie|prions|jeûne|jeûnons|fais le ramadan|fait le ramadan|fais ramadan|fais carême|fais la prière)
            (ramadan|ma foi|sa foi|ma religion|sa religion)
            (vote|votes|voté|votons|voter|milite|militer|adhérente?|encartée?|membre|militante?) (\p{L}+ )?(à |pour |
                au |aux |chez |du |de la |de |
                d['’])?(l['’])?(extrême |parti )?(gauche|droite|rn|lr|ps|lfi|eelv|verts?|écolos?|socialistes?|
                communistes?|macron|mélenchon|
                le pen|pcf|parti|syndicat|cgt|cfdt|blanc|republicains?|républicains?|insoumis)
            (suis|est) (\p{L}+ )?((d['’]origine )(<origin>|\p{L}+)|(<origin>) d['’]origine|(<origin>)(?! (clair|foncé)))
            d['’]origine \p{L}+
            (mes|ses) origines
            (prison|garde à vue|casier judiciaire|condamnée?s?|détenue?s?|incarcérée?s?|bracelet électronique|
                liberté conditionnelle|
                en conditionnelle|sursis)
            (<whose>) (mari|femme) et (moi|lui|elle) (sommes|êtes) (gays?|lesbiennes?|homos?)
            coming[- ]out
        """,
        bare=r"""
            \A(catholique|musulmane?|juif|juive|protestante?|athée|bouddhiste|gay|lesbienne|bisexuell?e?|
                homosexuell?e?|trans)
        """,
    ),
    too_personal=Concern(
        unless=r"""
            (travaille|bosse|code|révise|mange|dîne|déjeune|télétravaille|voyage) (le mieux |mieux )?seule?
            (je suis |est )?(absente?|partie?) (\p{L}+ )?du bureau
            me sens (plus )?(à l['’]aise|libre|concerné\p{L}*)
            seule? (développeu\p{L}+|dév|personne|mainteneu\p{L}+|responsable)
        """,
        when=r"""
            (suis|est|sommes|reste|restes|restons|dors|dort|sont) (<adv> )*(toute? )?seule?s? (à la maison|chez (moi|
                lui|elle|soi|nous)|dans)( \p{L}+){0,4}
            (suis|est|sommes|reste|dors|dort|vis|vit|habite) (\p{L}+ ){0,2}seule?s? (\p{L}+ ){0,4}?(<frequent>)
            (pars|part|partons|absente?s?|en voyage|en vacances|en déplacement) (\p{L}+ ){0,4}?(<frequent>)
            (rentre|rentrons|sors|sort|quitte|quittons) (\p{L}+ ){0,3}?(chez moi|la maison|
                du boulot)?( \p{L}+){0,2} ?à \d+ ?h
            (maison|appart|appartement|logement) (est |sera |reste )?(\p{L}+ )?(vide|inoccupée?|sans personne)
            (fils|fille|enfants?|petite?s?) (\p{L}+ ){0,3}(seule?s?) (\p{L}+ ){0,4}
            (clé|clés|clefs?) (\p{L}+ ){0,3}(sous le|sous la|derrière|paillasson|pot de fleurs)
            (cours|court|marche|promène) (\p{L}+ ){0,4}(seule?|même (parcours|chemin|trajet)) (\p{L}+ ){0,4}
            (me|se|m['’]|s['’]) ?(sens|sent|sentons) (<adv> )*(<gloom>)
            (suis|est) (<adv> )*(en deuil|malheureu(x|se)|jalou(x|se)|désespérée?|en instance de divorce|
                en plein divorce|amoureu(x|se)|triste|
                déprimée?|au bout du rouleau|à bout|sous l['’]emprise)
            (pleure|pleures|sanglote) (\p{L}+ )?(souvent|le soir|la nuit|tous|chaque|quand|toute)
            (manque|manquer|manques) de confiance en (moi|lui|elle|soi)
            (peur|angoisse|terreur) (de |d['’])(l['’]abandon|être abandonné\p{L}*|être rejeté\p{L}*|mourir|la mort|
                l['’]échec|échouer|la solitude|
                finir seule?)
            (trompe|trompé|trompait|trompée) (ma|mon|sa|son) (femme|mari|copain|copine|compagn\p{L}+|conjointe?)
            (me|le|la|l['’]) ?trompe (avec)?
            (<whose>) (\p{L}+ )?(<kin>) (\p{L}+ ){0,2}(divorce|divorcé\p{L}*|me trompe|boit trop|a une liaison|
                est en (dépression|prison)|s['’]est (séparé\p{L}*|fait virer|fait licencier)|a perdu son (travail|
                emploi|boulot)|est (mort|morte|décédée?|alcoolique|au chômage|
                jaloux|jalouse|infidèle))
            (perdu|enterré) (mon|ma|mes|son|sa) (\p{L}+ )?(<kin>|bébé)
            (divorce|liaison|maîtresse|amant|rupture) (\p{L}+ )?(avec|est|me|se|difficile)
            (mon|ma|notre|son|sa) (divorce|rupture|couple|vie sexuelle|vie amoureuse|ex)( \p{L}+){0,3}
            (harcelée?|violée?|abusée?|battue?|agressée?) (par|à|quand|enfant|dans|au)
            (me dispute|se dispute|ne parle plus) (\p{L}+ )?(avec|à) (ma|mon|mes|sa|son|ses)
        """,
        bare=r"""
            \A(semble|paraît|probablement|sans doute|visiblement|apparemment|peut-être)
            \A(est|a|habite|vit|travaille) (probablement|sans doute|apparemment|visiblement|vraisemblablement|peut-être)
            (laisse penser|laissent penser|suggère qu|suggèrent|on (devine|déduit)|d['’]après ses|à en juger)
            (personne|plus personne) (n['’]est|à la maison|chez (lui|elle|moi|nous))
        """,
    ),
    pii=Concern(
        unless=r"""
            (commande|ticket|issue|bug|facture|vol|chambre|version|build|port|page|ligne|chapitre|place|quai|train|
                bus|étape|erreur) (numéro |n° |
                # ?)?\d+
        """,
        when=r"""
            (née?|anniversaire|date de naissance)(?: est| tombe| c['’]est| :| le|
                ,)* (le )?(\d{1,2}(er)?(\s?[./-]\s?| )(<month>|\d{1,2})|
                \d{4}-\d{2}-\d{2})
            (habite|vis|vit|réside|adresse|domicile|logement|livr\p{L}*|envo\p{L}*|
                située?)\b[^.;!?]{0,30}?\b\d{1,4}( ?(bis|ter))?,? (rue|avenue|
                boulevard|impasse|allée|place|chemin|quai|route|cours|square|passage)
            (adresse|mail|e-mail|courriel) (postale |perso |mail )?(est|:|c['’]est) \S+
            (numéro|n°|no) (de )?(sécu|sécurité sociale|passeport|permis|carte d['’]identité|client|adhérent|
                allocataire|étudiant|siret|téléphone|
                tél|portable|plaque|immatriculation|
                avs|national)( \p{L}+)?( est| :| c['’]est)?( le)? ?[\p{Lu}\d][\d\p{Lu} .-]{4,}
            (appelle|appelez|appeler|joindre|joignable|téléphone|tél|portable|numéro|whatsapp|
                sms)\b[^.;!?\d+]{0,30}(\+|\(|00)?\d[\d\s().\/-]{7,}\d
            plaque (est|:)? ?[a-z]{2}-?\d{3}-?[a-z]{2}
        """,
        bare=r"""
            \d{1,4}( ?(bis|ter))?,? (rue|avenue|boulevard|impasse|allée|chemin|quai|square) (de |du |des |de la |
                d['’]|de l['’])?(?-i:\p{Lu})\p{L}+
            [12] ?\d{2} ?(0[1-9]|1[0-2]) ?\d{2} ?\d{3} ?\d{3} ?\d{2}
            (?<!\d)0[1-9]([ .-]?\d{2}){4}(?!\d)
        """,
    ),
)

REACH = ReachWords(
    here=r"""
        (?:dans|pour|sur) (?:tout )?(?:ce|cet|cette|notre|nos) <project>
        ce <project>|cette <project>
        ici(?=,? on\b)
        dans le (?:projet|dépôt|repo)(?! (?-i:\p{Lu}))
    """,
    projects=r"""
        (?:dans|pour|sur) (?:le |la )?<project> {name:project_name}
    """,
    code=r"""
        (?:dans|pour) (?:tout )?(?:le |mon |notre |du )?code(?: source)?
        (?:dans|pour) (?:les |mes |nos )?(?:scripts|commentaires de code|fonctions|tests|commits|messages de commit|\
            pull requests|docstrings|noms de variables?|dépôts|commentaires)
        en <code_tongue>
        (?:quand|lorsque) (?:je|tu|on) (?:code|codes|programme|programmes)
        (?:quand|lorsque) (?:j'écris|tu écris|on écrit) du code
    """,
    writing=r"""
        (?:dans|pour) (?:tous )?(?:les |mes |nos )?(?:articles|billets|billets de blog|essais|nouvelles|romans|\
            livres|chapitres|\
            poèmes|newsletters?|textes|récits|posts)(?: de blog)?
        (?:dans|pour) (?:mon|le) blog
        quand j'écris (?:des |un |une |mes )?(?:articles?|essais?|nouvelles?|billets?|récits?)
    """,
    comms=r"""
        (?:dans|pour|par) (?:tous )?(?:les |mes |nos )?(?:e-?mails?|mails?|courriels?|messages|lettres|sms|\
            courriers)(?: pros?| \
            professionnels?| de travail| aux clients| clients| formels)?
        quand j'écris (?:à|aux) (?:des |mes |les )?(?:clients|collègues|gens)
    """,
    for_now=r"""
        pour (?:l'instant|le moment|l'heure|cette fois|aujourd'hui)|aujourd'hui|ce soir|cette fois(?:-ci)?|en ce moment
        (?:juste |seulement )?(?:pour|dans) (?:ce|cet|cette) (?:chat|conversation|session|message|mail|e-?mail|\
            lettre|brouillon|\
            réponse|tâche|texte|post|fois)
    """,
)

STATEMENTS = StatementRules(
    groups=(
        ("mails", "(?:e-?)?mails, courriels, messages, lettres, réponses, notes"),
        ("papers", "rapports, comptes[- ]rendus, résumés, bilans, synthèses, propositions"),
        (
            "reader",
            """
            chef, cheffe, patronn?e?, manager, manageuse, responsable, directeur, directrice, cliente?, collègue
            prof(?:esseure?)?, tuteur, tutrice, éditeur, éditrice, avocate?, comptable, propriétaire, mère, père
            frère, sœur
            mari, femme, compagnon, compagne, copaine?, copine, tante, oncle, grand-mère, associée?, supérieure?
            """,
        ),
        ("wishes", "veut, préfère, aime, exige, demande, attend, souhaite"),
        ("orders", "veut, exige, demande, attend, souhaite"),
        ("habitually", "toujours, surtout, plutôt, uniquement, que, bien"),
        (
            "terse",
            """
            (?:plus |très |bien )?(?:courts|courtes|brefs|brèves|concise?s|formels|formelles|informels|informelles|\
                directs|
            directes|simples|polie?s|détaillée?s|clairs|claires|décontractée?s|personnels|personnelles)
            """,
        ),
        ("lengthy", "(?:trop |très |si )?(?:longs|longues|interminables|verbeux|verbeuses|alambiquée?s)"),
        (
            "first_thing",
            (
                "(?:la conclusion|l'essentiel|le résumé|la réponse|la décision|les chiffres|le résultat|le plus "
                "important) (?:en "
                "premier|d'abord|en tête|au début|en haut|dès le début)"
            ),
        ),
        (
            "laid_out",
            (
                "(?:en|sous forme de) (?:puces|liste|listes|prose|texte brut|phrases courtes|un paragraphe|"
                "<tongue>)|(?:sur|en) "
                "(?:une|deux|trois|une seule) pages?|en moins de (?:\\d+|cinq|dix) (?:mots|lignes|phrases)|avec "
                "(?:<first_thing>|(?:un |une )?(?:résumé|objet clair|objet|conclusion|formule de politesse))|sans "
                "(?:émojis?|emojis?|formules? de politesse|jargon|pièces? jointes?|puces|tableaux|blabla)"
            ),
        ),
        ("i", r"je\s+, j', on\s+, moi,? je\s+, moi,? j', nous,? on\s+"),
        ("not", r"je ne\s+, je n', on ne\s+, on n', j', je\s+, on\s+"),
        ("am", r"je suis, chuis, j'suis"),
        ("mine", r"je\b, j', on\b, mon, ma, mes, notre, nos, moi"),
        ("cap", r"(?-i:\p{Lu})[\p{L}\p{M}\d'’.-]*"),
        ("word", r"[\p{L}\p{M}\d'’./+#&-]+"),
        ("flow", r"(?:(?! [-–—] )[^,;:()!?…])+"),
        (
            "aside",
            """
            vraiment, largement, beaucoup, nettement, franchement, personnellement, actuellement, maintenant, désormais
            surtout, encore, aussi, principalement, plutôt, bien, toujours, de loin, clairement, simplement, récemment
            finalement, enfin, en général, généralement, essentiellement, uniquement
            """,
        ),
        (
            "project",
            "projet, dépôt, repo, appli, application, site, paquet, monorepo, espace de travail, thèse, service",
        ),
        (
            "from_now",
            """
            à partir de maintenant, à partir d'aujourd'hui, désormais, dorénavant, à l'avenir, par défaut
            en règle générale
            dès maintenant, pour la suite
            """,
        ),
        ("day", "lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche"),
        (
            "month",
            "janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre",
        ),
        (
            "regularly",
            r"""
            tous les (?:jours|matins|soirs|midis|week-ends|mois|ans|étés|hivers|<day>s)(?: (?:matin|soir|midi))?
            toutes les (?:semaines|nuits|deux semaines), chaque (?:jour|matin|soir|semaine|mois|été|hiver|année|\
                week-end|<day>)
            le <day>(?: (?:matin|soir|midi))?, le (?:matin|soir|midi|week-end), les (?:<day>s|week-ends|matins|soirs)
            (?:une|deux|trois|quatre) fois par (?:jour|semaine|mois|an), à midi
            """,
        ),
        (
            "tongue",
            """
            afrikaans, albanais, alsacien, allemand, anglais, arabe, arménien, basque, bengali, berbère, bosniaque
            breton
            bulgare, catalan, chinois, coréen, corse, créole, croate, danois, écossais, espagnol, espéranto
            estonien, farsi
            finnois, flamand, français, frison, gaélique, galicien, gallois, géorgien, grec, hébreu, hindi, hongrois
            indonésien
            irlandais, islandais, italien, japonais, kabyle, kurde, latin, letton, lingala, lituanien
            luxembourgeois, malgache
            mandarin, néerlandais, norvégien, occitan, ourdou, persan, polonais, portugais, roumain, russe, serbe
            slovaque
            slovène, somali, suédois, swahili, tamoul, tchèque, thaï, turc, ukrainien, vietnamien, wolof, yiddish
            langue des signes, lsf
            """,
        ),
        (
            "code_tongue",
            r"""
            python, javascript, typescript, java, kotlin, swift, go, golang, rust, ruby, php, perl, lua, scala
            haskell, ocaml
            elixir, erlang, clojure, lisp, julia, matlab, fortran, cobol, c\+\+, c#, f#, dart, zig, bash, powershell
            sql, css
            html, terraform, (?-i:C), (?-i:R)
            """,
        ),
        (
            "system",
            r"""
            macos, mac os, windows(?: \d+)?, wsl ?2?, linux, ubuntu, debian, fedora, arch, arch linux, manjaro, \
                linux mint, nixos
            gentoo, opensuse, red hat, centos, alpine, freebsd, chromeos, ios, android
            """,
        ),
        (
            "tool",
            r"""
            vim, neovim, emacs, helix, zed, sublime text, vs ?code, visual studio, intellij, pycharm, webstorm
            xcode, eclipse
            nano, notepad\+\+, git, github, gitlab, codeberg, jira, trello, asana, notion, obsidian, logseq, anki
            todoist
            evernote, google docs, google sheets, libreoffice, excel, airtable, slack, discord, teams, zoom, signal
            telegram
            whatsapp, matrix, thunderbird, outlook, gmail, firefox, chrome, chromium, safari, brave, vivaldi, zsh
            fish, tmux
            docker, podman, kubernetes, ansible, vagrant, nix, homebrew, npm, pnpm, yarn, bun, deno, node, node\.js
            pip, pipx
            uv, poetry, conda, cargo, gradle, maven, bazel, make, cmake, webpack, vite, rollup, esbuild, eslint
            prettier
            biome, ruff, black, flake8, pylint, mypy, pyright, pytest, unittest, jest, vitest, mocha, playwright
            cypress
            selenium, rspec, junit, react, preact, vue, svelte, angular, htmx, astro, next\.js, nuxt, hugo, jekyll
            eleventy
            tailwind, tailwind css, bootstrap, sass, jquery, django, flask, fastapi, rails, laravel, symfony
            spring boot, express
            nestjs, phoenix, postgres, postgresql, mysql, mariadb, sqlite, duckdb, mongodb, redis, elasticsearch, kafka
            rabbitmq, graphql, grpc, asciidoc, latex, typst, pandoc, jupyter, numpy, pandas, polars, pytorch, tensorflow
            scikit-learn, matplotlib, seaborn, plotly, ggplot2, figma, penpot, inkscape, gimp, photoshop, blender
            freecad
            audacity, musescore, lilypond, zotero, overleaf, aws, gcp, azure, heroku, vercel, netlify, nginx, caddy
            apache
            jenkins, github actions, gitlab ci, sentry, grafana, axios, lodash, luxon, date-fns, dayjs, zod, prisma
            sqlalchemy, pydantic, requests, httpx, keepass, bitwarden, nextcloud, dropbox, jq, rsync, curl, wget, ffmpeg
            """,
        ),
        ("tech", "<system>, <tool>, <code_tongue>"),
        (
            "country",
            """
            france, belgique, suisse, luxembourg, canada, québec, espagne, italie, allemagne, portugal, angleterre
            écosse
            irlande, pays-bas, autriche, pologne, grèce, suède, norvège, danemark, finlande, islande, maroc, algérie
            tunisie
            sénégal, mali, cameroun, côte d'ivoire, madagascar, japon, chine, inde, brésil, argentine, mexique
            chili, pérou
            états-unis, royaume-uni, australie, vietnam, liban, turquie, égypte, roumanie, hongrie, bretagne, normandie
            alsace, bourgogne, corse, provence, auvergne, savoie, martinique, guadeloupe, réunion, guyane
            nouvelle-calédonie
            tahiti, wallonie, flandre, catalogne, bavière, toscane, sicile, andalousie, galice, californie, vendée
            lozère
            """,
        ),
        (
            "city",
            """
            paris, marseille, lyon, toulouse, nice, nantes, montpellier, strasbourg, bordeaux, lille, rennes, reims
            toulon
            saint-étienne, grenoble, dijon, angers, nîmes, villeurbanne, clermont-ferrand, le havre, le mans
            aix-en-provence
            brest, tours, amiens, limoges, annecy, perpignan, metz, besançon, orléans, rouen, mulhouse, caen, nancy
            avignon
            poitiers, la rochelle, pau, bayonne, lorient, quimper, vannes, valence, chambéry, troyes, bruxelles
            namur, liège
            gand, anvers, bruges, mons, charleroi, genève, lausanne, zurich, bâle, berne, neuchâtel, fribourg, montréal
            québec, toronto, ottawa, vancouver, londres, berlin, madrid, barcelone, lisbonne, porto, rome, milan
            turin, naples
            vienne, prague, varsovie, budapest, athènes, amsterdam, copenhague, oslo, stockholm, dublin, édimbourg
            dakar
            abidjan, casablanca, rabat, tunis, alger, tokyo, kyoto, new york, boston, berkeley, hambourg, munich
            cologne
            francfort, séville, valence, faro, trieste, venise, bologne, florence, gijón, oviedo
            """,
        ),
        ("named", r"<cap>(?:[ -]<cap>){0,3}(?: (?:sur|en|de|sous|lès|le|la)[ -]<cap>)?, <city>, <country>"),
        (
            "placed",
            """
            à, au, aux, en, dans le, dans la, dans les, près de, près d', à côté de, à côté d', au nord de, au sud de
            à l'est de, à l'ouest de, sur, vers, non loin de, aux environs de, du côté de
            """,
        ),
        (
            "home",
            """
            appart, appartement, maison, ferme, village, hameau, péniche, studio, immeuble, campagne, banlieue
            montagne, ville
            petite ville, lotissement, quartier, chalet, petit village, vieille maison, grande ville, petit appart
            """,
        ),
        (
            "job",
            r"""
            [\p{L}-]{3,}(?:trice|euse|iste|ier|ière|ien|ienne|logue|graphe|tecte|eur), prof, professeure?, \
                ingénieure?, médecin
            avocate?, pilote, étudiante?, enseignante?, assistante?, consultante?, doctorante?, commerçante?, gérante?
            alternante?, comptable, secrétaire, notaire, vétérinaire, bibliothécaire, libraire, architecte, maçon
            artisane?
            agricultrice, designer, manager, community manager, data analyst, data scientist, freelance, chef, cheffe
            cuistot, écrivaine?, poète, juge, juriste, géomètre, guide, interprète, clown, facteur, factrice, sage-femme
            auto-entrepreneuse?, podologue, orthophoniste, aide-soignante?, maître nageur, apprentie?, styliste, cadre
            fonctionnaire, maraîchère?, boulangère?, bergère?, horlogère?, couturière?, berger, boucher, bouchère
            boulanger
            maraîcher, horloger, developpeu(?:r|se), dev, dév, kiné, graphiste, postière?, postier, routière?, agronome
            """,
        ),
        (
            "no_job",
            r"""
            meilleure?, premier, première, dernier, dernière, entier, entière, fier, fière, familier, familière
            particulier
            régulier, ancien, ancienne, bien, rien, supérieure?, inférieure?, intérieure?, extérieure?, majeure?
            mineure?
            chanteur d'un jour, joueur, utilisateur, utilisatrice, lecteur, lectrice, menteur, menteuse, rêveur, rêveuse
            procrastineur, curieuse, amoureuse, heureuse, malheureuse, peureuse, sérieuse, nerveuse, anxieuse, jalouse
            furieuse, religieuse, joyeuse, ambitieuse, paresseuse, frileuse, gourmande, triste, pessimiste, optimiste
            perfectionniste, réaliste, idéaliste, féministe, extrémiste, raciste, socialiste, communiste, égoïste
            nationaliste, royaliste, fumeur, fumeuse, buveur, buveuse, tueur, tueuse, prisonnier, prisonnière, sorcier
            sorcière, chevalier, policier d'élite, guerrier, guerrière, vainqueur, italien, italienne, parisien
            parisienne
            chrétien, chrétienne, algérien, algérienne, tunisien, tunisienne, prêteur, débiteur, donneur, ailleurs, peur
            coeur, cœur, heure, chasseur de primes, héritier, héritière, canadien, brésilien, indien, européen
            insulaire
            """,
        ),
        ("many", "un, une, deux, trois, quatre, cinq, six, sept"),
        (
            "rels",
            """
            enfants?, filles?, fils, frères?, sœurs?, soeurs?, chats?, chattes?, chiens?, chiennes?, poules?
            garçons?, lapins?
            jumeaux, jumelles, petits-enfants, bébés?, neveux?, nièces?, chevaux, cheval, perroquets?, hamsters?, ados?
            """,
        ),
        (
            "asked",
            (
                "je voulais, je voulais dire, je voulais du, je voulais de la, j'avais demandé, j'ai "
                "demandé, j'ai dit, il me faut, je veux, mets, mets plutôt, plutôt"
            ),
        ),
        ("into", "en, avec, au, par, sous forme de, sous forme d'"),
        (
            "this",
            "cette, ce, cet, ces, ceci, celui, celle, ceux, celles, ça, cela, dessus, là-dessus, celui-ci, celle-ci",
        ),
        ("yours", r"tu, te, toi, (?<!\b(?:un|le|du|quel) )ton, ta, tes, vous, votre, vos, t'<word>"),
        (
            "theirs",
            """
            il, elle, ils, elles, son, sa, ses, leur, leurs, lui, eux, mon mari, ma femme, mon chef, ma fille
            mon fils, quelqu'un
            """,
        ),
        (
            "trouble",
            """
            bug, bugs, erreur, erreurs, problème, problèmes, plante, plantage, échoue, marche pas, ne marche
            fonctionne pas, souci
            """,
        ),
        (
            "choice",
            r"""
            premier, première, deuxième, second, seconde, troisième, dernier, dernière, option, version, titre, variante
            proposition, idée, autre
            """,
        ),
        (
            "setup",
            """
            éditeur, éditeur de texte, navigateur, terminal, shell, ide, client mail, client de messagerie
            gestionnaire de mots de passe
            moteur de recherche, tableur, traitement de texte, gestionnaire de paquets, gestionnaire de versions
            """,
        ),
        (
            "device",
            (
                "ordinateur, ordi, pc, portable, laptop, téléphone, tablette, serveur, machine, "
                "ordinateur portable, pc portable"
            ),
        ),
        ("spelled", "orthographe (?:française|belge|suisse|rectifiée|traditionnelle|britannique|américaine)"),
    ),
    tables=(
        Table(
            "in_mails",
            "said written",
            """
            dans les mails=mails, dans ses mails=mails, dans des mails=mails, dans les e-mails=e-mails
            dans ses e-mails=e-mails, dans des e-mails=e-mails, dans les emails=emails, dans ses emails=emails
            dans des emails=emails, dans les courriels=courriels, dans ses courriels=courriels
            dans des courriels=courriels, dans les messages=messages, dans ses messages=messages
            dans des messages=messages, dans les lettres=lettres, dans ses lettres=lettres, dans des lettres=lettres
            dans les réponses=réponses, dans ses réponses=réponses, dans des réponses=réponses, dans les notes=notes
            dans ses notes=notes, dans des notes=notes
            """,
        ),
        Table(
            "styled",
            "said reads",
            """
            des puces=avec des puces, des listes=avec des listes, des tableaux=avec des tableaux, de la prose=en prose
            des paragraphes=en paragraphes, des phrases courtes=en phrases courtes, du texte brut=en texte brut
            un ton formel=sur un ton formel, un ton plus formel=sur un ton plus formel, une page=en une page
            un ton moins formel=sur un ton moins formel, plus court=plus brièvement
            quelque chose de plus court=plus brièvement
            quelque chose de court=brièvement, la conclusion en premier=avec la conclusion en premier
            la conclusion d'abord=avec la conclusion d'abord, l'essentiel d'abord=avec l'essentiel d'abord
            l'essentiel en premier=avec l'essentiel en premier, le résumé en premier=avec le résumé en premier
            qu'on le vouvoie=en vouvoyant, qu'on le tutoie=en tutoyant, le vouvoiement=en vouvoyant
            le tutoiement=en tutoyant
            """,
        ),
        Table("reponses", "said", "réponses, explications"),
        Table(
            "do",
            "base third",
            """
            utilise=utilise, mange=mange, bois=boit, boit=boit, prends=prend, prend=prend, lis=lit, lit=lit, écris=écrit
            écrit=écrit, cours=court, court=court, fais=fait, fait=fait, vais=va, va=va, dors=dort, dort=dort
            mets=met, met=met
            commande=commande, commence=commence, termine=termine, finis=finit, finit=finit, travaille=travaille
            bosse=bosse
            code=code, teste=teste, cuisine=cuisine, achète=achète, joue=joue, regarde=regarde, écoute=écoute
            porte=porte
            roule=roule, nage=nage, marche=marche, voyage=voyage, jardine=jardine, médite=médite, range=range, trie=trie
            signe=signe, note=note, garde=garde, documente=documente, relis=relit, relit=relit, corrige=corrige
            chante=chante
            danse=danse, peins=peint, dessine=dessine, photographie=photographie, collectionne=collectionne
            tricote=tricote
            couds=coud, brode=brode, cultive=cultive, élève=élève, pratique=pratique, parle=parle, fume=fume
            conduis=conduit
            conduit=conduit, paie=paie, paye=paye, réponds=répond, répond=répond, indente=indente, nomme=nomme
            publie=publie, déploie=déploie, commente=commente, planifie=planifie, prépare=prépare, dîne=dîne
            déjeune=déjeune
            télétravaille=télétravaille, révise=révise, pêche=pêche, grimpe=grimpe, skie=skie, surfe=surfe
            bricole=bricole
            trouve=trouve, cite=cite, convertis=convertit, traduis=traduit, compte=compte, mesure=mesure
            ouvre=ouvre, pédale=pédale
            enregistre=enregistre, sauvegarde=sauvegarde, imprime=imprime, surligne=surligne, emploie=emploie
            rédige=rédige
            """,
        ),
        Table(
            "like",
            "base third",
            """
            aime=aime, aime bien=aime bien, aime beaucoup=aime beaucoup, adore=adore, déteste=déteste, évite=évite
            apprécie=apprécie, privilégie=privilégie, hais=déteste, aime vraiment=aime vraiment, aime mieux=aime mieux
            """,
        ),
        Table(
            "often",
            "word",
            """
            toujours, jamais, souvent, rarement, généralement, habituellement, surtout, principalement, presque toujours
            presque jamais, uniquement, exclusivement, régulièrement, systématiquement, en général, d'habitude
            """,
        ),
        Table("apart", "word", "jamais, pas"),
        Table(
            "make",
            "said subj",
            """
            utilise=utilise, utilisez=utilise, mets=mette, mettez=mette, écris=écrive, écrivez=écrive, réponds=réponde
            répondez=réponde, ajoute=ajoute, ajoutez=ajoute, garde=garde, gardez=garde, donne=donne, donnez=donne
            commence=commence, commencez=commence, termine=termine, terminez=termine, signe=signe, signez=signe
            cite=cite
            citez=cite, indique=indique, indiquez=indique, emploie=emploie, employez=emploie, place=place, placez=place
            affiche=affiche, affichez=affiche, explique=explique, expliquez=explique, range=range, rangez=range
            nomme=nomme, formate=formate, privilégie=privilégie, préfère=préfère, rédige=rédige, rédigez=rédige
            traduis=traduise, traduisez=traduise, convertis=convertisse, inclus=inclue, montre=montre, évite=évite
            évitez=évite, arrondis=arrondisse, trie=trie, teste=teste, documente=documente, insère=insère, sépare=sépare
            indente=indente, compte=compte, mesure=mesure, présente=présente, structure=structure, résume=résume
            fais=fasse
            faites=fasse, parle=parle, parlez=parle, lance=lance, lancez=lance, vérifie=vérifie, vérifiez=vérifie
            """,
        ),
        Table(
            "tu_do",
            "tu on",
            """
            expliques=explique, écris=écrit, réponds=répond, codes=code, traduis=traduit, résumes=résume, donnes=donne
            cites=cite, fais=fait, rédiges=rédige, corriges=corrige, proposes=propose, montres=montre, compares=compare
            """,
        ),
        Table(
            "related",
            "name with",
            """
            femme=une femme, mari=un mari, compagne=une compagne, compagnon=un compagnon, copine=une copine
            copain=un copain
            conjointe=une conjointe, conjoint=un conjoint, épouse=une épouse, époux=un époux, fille=une fille
            fils=un fils
            bébé=un bébé, mère=une mère, père=un père, maman=une maman, papa=un papa, sœur=une sœur, soeur=une sœur
            frère=un frère, petite sœur=une petite sœur, petit frère=un petit frère, grande sœur=une grande sœur
            grand frère=un grand frère, grand-mère=une grand-mère, grand-père=un grand-père, tante=une tante
            oncle=un oncle, cousine=une cousine, cousin=un cousin, nièce=une nièce, neveu=un neveu, coloc=un coloc
            chat=un chat, chatte=une chatte, chien=un chien, chienne=une chienne, cheval=un cheval, lapin=un lapin
            hamster=un hamster, perroquet=un perroquet, chef=un chef, cheffe=une cheffe, collègue=une personne collègue
            meilleure amie=une meilleure amie, meilleur ami=un meilleur ami, fiancée=une fiancée, fiancé=un fiancé
            enfants=des enfants, filles=des filles, chats=des chats, chiens=des chiens, jumeaux=des jumeaux
            jumelles=des jumelles
            """,
        ),
        Table(
            "trait",
            "word",
            """
            végétarien, végétarienne, végan, végane, vegan, gaucher, gauchère, droitier, droitière, ambidextre, bilingue
            trilingue, marié, mariée, divorcé, divorcée, retraité, retraitée, célibataire, à la retraite, en télétravail
            à mon compte, en reconversion, en alternance, pescétarien, pescétarienne, flexitarien, flexitarienne
            daltonien
            daltonienne, lève-tôt, couche-tard, papa, maman, du matin, du soir
            """,
        ),
        Table(
            "lead",
            "base third",
            """
            gère=gère, dirige=dirige, tiens=tient, anime=anime, organise=organise, coache=coache, encadre=encadre
            édite=édite
            élève=élève, cultive=cultive, publie=publie, préside=préside, possède=possède
            """,
        ),
        Table(
            "do_c",
            "base third",
            "mange=mange, bois=boit, bois=boit, prends=prend, lis=lit, mets=met, fais=fait, "
            "dors=dort, travaille=travaille, commande=commande, regarde=regarde, joue=joue, "
            "conduis=conduit, porte=porte, parle=parle, fume=fume, voyage=voyage, code=code, "
            "cite=cite, relis=relit, achète=achète, boit=boit, prend=prend, met=met",
        ),
        Table(
            "do_v",
            "base third",
            "utilise=utilise, écris=écrit, écoute=écoute, achète=achète, emploie=emploie, "
            "enregistre=enregistre, imprime=imprime, indente=indente, ouvre=ouvre",
        ),
        Table(
            "abstain",
            "base third",
            "mange=mange, bois=boit, prends=prend, lis=lit, mets=met, porte=porte, regarde=regarde, "
            "fume=fume, achète=achète, fais=fait",
        ),
        Table("abstain_alone", "base third", "conduis=conduit, cuisine=cuisine, danse=danse, nage=nage, fume=fume"),
        Table(
            "hobby",
            "base third",
            "joue=joue, fais=fait, pratique=pratique, collectionne=collectionne, cultive=cultive, fait=fait",
        ),
        Table("placing", "verb", "sont, est, vont, va, se trouvent, se trouve, restent, vivent"),
        Table(
            "running",
            "verb",
            "utilise, cible, suit, exige, tourne sur, repose sur, est écrit en, est écrite en, dépend de",
        ),
    ),
    phrases=(
        Phrase(
            "addressee",
            r"<cap>(?: <cap>)?|<word>",
            r"""
            ^(?:je|tu|il|elle|on|nous|vous|ils|elles|qui|que|ce|c'est|ça|cela|personne|quelqu'un|tout|tous|toujours|jamais|\
                aussi|et|mais|si|quand|ne|pas|plus|me|te|se|le|la|les|lui|moi|toi|y|en|un|une|\S*\d\S*|\S*'\S*)
            ^(?:<tech>)$
            """,
            2,
            as_said=True,
        ),
        Phrase("own_addressee", r"(?:mon|ma|notre|la) (?:<reader>)", "", 3),
        Phrase(
            "terse_mails", r"(?:<mails>) (?:<terse>)(?: et (?:<terse>))?|(?:courts|courtes|brefs) (?:<mails>)", "", 6
        ),
        Phrase("terse_papers", r"(?:<papers>) (?:<terse>)(?: et (?:<terse>))?", "", 6),
        Phrase("lengthy_mails", r"(?:<lengthy>) (?:<mails>)|(?:<mails>) (?:<lengthy>)", "", 6),
        Phrase("mails", r"<mails>", "", 2),
        Phrase("papers", r"<papers>", "", 3),
        Phrase("laid_out", r"<laid_out>", "", 8),
        Phrase("up_front", r"<first_thing>|bluf", "", 6),
        Phrase(
            "put_in",
            r"<first_thing>|bluf|(?:des |un |une )(?:puces|listes|résumé|objet clair|émojis|emojis|tableaux|"
            r"phrases courtes)",
            "",
            6,
        ),
        Phrase("based", "basée?|installée?", "", 1),
        Phrase("origin", r"(?:de |d'|du |des )(?:la |l')?(?:<named>)", "", 6, as_said=True),
        Phrase("student", r"étudiante? en <flow>|diplômée? (?:en|de) <flow>", "<this>|<yours>|<trouble>", 9),
        Phrase("not_spoken", r"(?:(?:le |l'|d')?(?:<tongue>))", "", 3),
        Phrase("horror", r"(?:de |d'|du |des |de la |de l')<flow>", "<this>|<yours>|<theirs>|<trouble>|on|je|nous", 9),
        Phrase(
            "wish_set",
            r"(?:des réponses|des explications|des exemples|des textes|les réponses|les prix|les "
            r"dates|mes \p{L}+|tous les \p{L}+|toutes les \p{L}+|tous mes \p{L}+) <flow>",
            "<this>|<yours>|<theirs>|<trouble>|on|je|nous",
            12,
        ),
        Phrase(
            "fav",
            r"[\p{L}-]+(?: de [\p{L}-]+)? (?:préférée?s?|favorite?s?|par défaut|habituelle?s?)",
            "partie|chose|truc",
            5,
        ),
        Phrase(
            "unwished",
            r"(?:de |d'|les |des |la |le )?(?:puces|listes?(?: à puces)?|tableaux?|emojis?|émojis?|"
            r"smileys|points d'exclamation|points? de suspension|points?-virgules?|deux-points|parenthèses|guillemets|"
            r"tirets(?: longs| cadratins)?|commentaires|markdown|titres|abréviations|jargon|"
            r"gras|majuscules|notes de bas de page)",
            "",
            4,
        ),
        Phrase("core", r"(?:je|j'|on|mon|ma|mes|utilise|mets|ne|n'|écris|réponds|pas|jamais|donne|toujours).+", "", 30),
        Phrase(
            "front",
            (
                r"(?:dans|pour|en|sur|quand|lorsque|à|au|chez|pendant|avant|après|le|les|tous|toutes|chaque|d'habitude|"
                r"généralement|sous) ?[^,;:()!?]*?"
            ),
            "ma part|mon avis|fait|vrai|revanche|plus|bref|moi|<this>|il|elle|d'ailleurs|cas",
            9,
        ),
        Phrase(
            "where",
            (
                r"(?:(?:<placed>)\s?(?:l'|le |la |les )?(?:<named>)(?:,? (?:<placed>)\s?(?:l'|le |la |les "
                r")?(?:<named>))?|(?:dans|"
                r"en|à|au|sur) (?:un |une |le |la |les |l')?(?:<home>)(?: (?:<placed>)\s?(?:l'|le |la |"
                r"les )?(?:<named>))?)"
            ),
            r"<month>|<day>|(?:<tech>)$|<tongue>",
            12,
            as_said=True,
        ),
        Phrase("named_place", r"<named>", "(?:<tech>)|<month>|<day>", 6, as_said=True),
        Phrase(
            "work",
            (
                r"(?:comme <flow>|en tant qu(?:e |')<flow>|(?:chez|pour|dans|à|au|aux|en|de|à la) ?<flow>|"
                r"avec (?:des|les) <flow>)"
            ),
            r"""
            ^(?:dans|pour|à|au|aux|en|de|chez) (?:<this>|moi|toi|rien|fait|paix|même|perte|<yours>|une? (?:fichier|\
                bug|branche|\
                fonction|script|article|projet|ticket|nouvelle|nouveau))
            ^(?:pour|comme) (?:que|ça|il|elle|un fou|prévu|avant)
            ^de (?:rien|<word>er)
            ^à (?:la va-vite|fond|nouveau|peine|(?-i:\p{Ll}+(?:er|ir|re)))
            <this>
            <yours>
            <theirs>
            <trouble>
            mais|quand|si
            """,
            12,
        ),
        Phrase(
            "job",
            (
                r"(?:(?:un|une|le|la) )?(?:ancien |ancienne |jeune |seul |seule )?(?:<job>)(?: "
                r"(?:indépendante?|libérale?|junior|"
                r"senior|web|freelance|salariée?|agréée?|stagiaire|retraitée?|sportif|technique|"
                r"principale?|chef|d'\p{L}+|de "
                r"[^,;:()!?]+|en [^,;:()!?]+|des [^,;:()!?]+|du [^,;:()!?]+|à [^,;:()!?]+|dans "
                r"[^,;:()!?]+|chez [^,;:()!?]+|aux? "
                r"[^,;:()!?]+)){0,3}"
            ),
            "<no_job>|<this>|<yours>|<trouble>|jeu|histoire|film|niveau|quand|et",
            12,
        ),
        Phrase("their_diet", r"(?:végétarien|végétarienne|végane?|végétalien|végétalienne)", "", 2),
        Phrase(
            "own_device",
            (
                r"(?:un |une )?(?:pixel|iphone|galaxy|macbook|thinkpad|xps|fairphone|xiaomi|redmi|oneplus|raspberry pi|"
                r"imac|ipad|kindle|surface|chromebook|mac mini|steam deck)(?: (?:\p{L}?\d[\p{L}\d]*|pro|max|air|mini|"
                r"plus|ultra|xl|fold|go)){0,3}"
            ),
            "",
            6,
            as_said=True,
        ),
        Phrase("their_job", r"<job>", "<no_job>", 3),
        Phrase(
            "name",
            r"<cap>(?:[ -]<cap>){0,3}",
            r"<day>|<month>|maître|chef|dieu|roi|reine|majesté|capitaine|docteur|monsieur|madame|ia",
            4,
            as_said=True,
        ),
        Phrase("names", r"<cap>(?:(?:,| et) <cap>){0,4}", "<day>|<month>", 8, as_said=True),
        Phrase(
            "pronouns",
            r"(?:il|elle|iel|ul|ael)(?:(?: ?/ ?| et | ou )(?:il|elle|iel|lui|elle|ellui|eux))?",
            "",
            4,
            as_said=True,
        ),
        Phrase(
            "tongues",
            (
                r"(?:(?:couramment|un peu|surtout|aussi|bien|mal|seulement|que|le|l'|les) "
                r"?){0,2}(?:<tongue>)(?:(?:,| et| ou| mais "
                r"aussi)(?: (?:un peu |bien |mal |aussi |le |l'|un peu l'|un peu le )?)(?:de |"
                r"d')?(?:<tongue>)){0,5}(?: (?:couramment|"
                r"à la maison|au travail|au boulot|avec (?:mes|ma|mon) <word>))?"
            ),
            "",
            18,
        ),
        Phrase("one_tongue", "(?:le |l'|la )?(?:<tongue>)", "", 4, as_said=True),
        Phrase(
            "family",
            (
                r"(?:<many>) (?:(?:petits?|petites?|grands?|grandes?|vieux|vieille|jeunes?) "
                r")?(?:<rels>)(?:(?:,| et) (?:<many>) "
                r"(?:<rels>)){0,2}(?: (?:qui s'appellent?|appelée?s?|nommée?s?) <cap>(?:(?:,| et) "
                r"<cap>){0,3})?(?: de (?:\p{L}+|\d+) ans)?"
            ),
            "",
            16,
        ),
        Phrase(
            "product",
            (
                r"(?:(?:<tech>)(?: (?:\d[\d.]*|pro|lts))?|(?-i:\p{Lu})[\p{L}\d.+#'-]*(?: "
                r"(?:(?-i:\p{Lu})[\p{L}\d.+#'-]*|\d[\d.]*))"
                r"{0,3})"
            ),
            "<month>|<day>|<city>|<country>",
            5,
            as_said=True,
        ),
        Phrase("products", r"(?:<tech>)(?:(?:,| et) (?:<tech>)){1,4}", "", 10, as_said=True),
        Phrase("known_tool", "(?:<tech>)", "", 4, as_said=True),
        Phrase("os", r"(?:<system>)(?: (?:\d[\d.]*|pro|lts))?", "", 4, as_said=True),
        Phrase("code_tongues", "(?:<code_tongue>)(?:(?:,| et) (?:<code_tongue>)){0,3}", "", 8, as_said=True),
        Phrase("purpose", r"[^,;:()!?]+", "<this>|<yours>|<trouble>|mais|l'instant|le moment|quoi", 9),
        Phrase("set_up", "<setup>", "", 5),
        Phrase("device", "<device>", "", 3),
        Phrase(
            "tool_on", r"(?:au|à la|sur|dans|pour|chez|en|à) [^,;:()!?]+", "<this>|<yours>|<trouble>|mais|l'instant", 7
        ),
        Phrase(
            "thing",
            "<flow>",
            r"""
            ^(?:que|qu'|de|ne pas|y|pas|plus|mieux|bien|aussi|quand|comme|en|là|à|tout ça|attendre|savoir|dire|vraiment)
            ^(?:le|la|les|l'|des|un|une|du) ?(?:<choice>)(?: \p{L}+)?$
            <this>
            <yours>
            (?<!^)(?:<theirs>)
            <trouble>
            on|nous|je|j'\p{L}+
            """,
            12,
        ),
        Phrase(
            "set_apart",
            r"[^,;:()!?]+",
            r"""
            ^(?:le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|matin)|avant|après|pendant|quand|si|\
                pour|chez|jusqu'|depuis|à|au|plus|très|trop|aussi|tout|toute|tous|toutes|chaque)
            <this>
            <yours>
            <trouble>
            """,
            6,
        ),
        Phrase(
            "wanted",
            "<flow>",
            r"""
            ^(?:que|qu'|de |d'|y|pas|plus|mieux|bien|aussi|quand|en|là|un (?:billet|hôtel|taxi|vol)|une (?:table|\
                place|chambre)|savoir|dire|<word>er)
            ^(?:le|la)(?! (?:code|prix|système))
            ^l'\p{L}+
            <this>
            <yours>
            (?<!^)(?:<theirs>)
            <trouble>
            on|nous|je|j'\p{L}+
            """,
            12,
        ),
        Phrase("wanted_then", r"[^,;:()!?]+?", "^(?:que|qu'|savoir|voir)|<this>|<yours>|<trouble>|on|je|nous", 9),
        Phrase(
            "lists",
            r"(?:des |les )<flow>",
            r"""
            ^(?:des|les) (?:places|billets|infos?|informations|idées|nouvelles|détails|prix de|horaires|résultats|\
                données)
            <this>
            <yours>
            <trouble>
            on|nous|je|j'\p{L}+
            """,
            9,
        ),
        Phrase("that_one", r"qu(?:e les |e le |e la |e l'|'on me )<flow>", "<this>|<yours>|<theirs>|<trouble>", 12),
        Phrase(
            "clause",
            r"(?:que les|que le|que la|que l'|quand les|quand le|quand la|quand l') ?<flow>",
            "<this>|<yours>|<trouble>|il|elle|on",
            12,
        ),
        Phrase(
            "done",
            "<flow>",
            r"""
            ^(?:que|qu'|ça|le|la|l'|les|y|en)$
            ^(?:ici|là|là-bas|dessus|partie|attention|la même|le même|la queue|faux)
            <this>
            <yours>
            <trouble>
            <theirs>
            on|nous|je|j'\p{L}+|que
            """,
            12,
        ),
        Phrase(
            "only_this",
            r"(?:du |de la |de l'|des |le |la |les |l'|en |avec )<flow>",
            "<this>|<yours>|<theirs>|<trouble>|on|je|que|quand",
            8,
        ),
        Phrase("abstained", r"(?:de |d')<flow>", "<this>|<yours>|<trouble>|on|je|nous|erreurs?|souci|réponse|temps", 8),
        Phrase(
            "studied",
            "<flow>",
            "^(?:que|qu'|à|de|beaucoup|la question|le dossier|le problème|comment)|<this>|<yours>|"
            "<theirs>|<trouble>|on|je",
            9,
        ),
        Phrase(
            "pursuit",
            r"(?:du |de la |de l'|des |au |aux |à la |à l')<flow>",
            r"<this>|<yours>|<trouble>|tests?|sur place|mal|bruit|on|je",
            9,
        ),
        Phrase(
            "venture",
            r"(?:un|une|deux|trois|mon|ma|notre|mes|des|les) ?<flow>",
            "<this>|<yours>|<trouble>|erreurs?|cas|état",
            9,
        ),
        Phrase("regular", r"(?:<regularly>)(?: (?:avant|après|à) [^,;:()!?]+)?", "<this>", 8),
        Phrase(
            "object",
            r"[^,;:()!?]+?",
            r"^(?:que|qu'|moi|nous|ça|cela|en|y|pas|jamais|plus)|<this>|(?<!^)<yours>|moi|mot de "
            r"passe|accès|demander|confirmation",
            12,
        ),
        Phrase(
            "how_made", r"(?:en|au|avec|sans|par) [^,;:()!?]+", "<this>|<yours>|moi|demander|confirmation|prévenir", 9
        ),
        Phrase("usually", r"d'habitude|en général|généralement|habituellement|normalement|le plus souvent", "", 3),
        Phrase("when_you", r"(?:quand|lorsque) tu [^,;:()!?]+", "<this>", 10),
        Phrase(
            "when_told",
            r"(?:quand|lorsque) tu (?:m'expliques|m'écris|me réponds)(?: (?:un|une|des|du|quelque) [^,;:()!?]+?)?",
            "<this>|tout à l'heure|demain|après",
            8,
        ),
        Phrase(
            "how",
            r"(?:en|au|à|avec|sans|dans|par|d'abord|sur) ?[^,;:()!?]*",
            "<this>|<yours>|moi|demander|confirmation|prévenir",
            10,
        ),
        Phrase(
            "no_items",
            r"(?:de |d')[^,;:()!?]+",
            r"<this>|<yours>|<trouble>|souci|soucis|panique|quoi|changements?|idée|réponse|raison|chance|moi",
            8,
        ),
        Phrase("items", r"[^,;:()!?]+", r"^(?:le|la|les|l'|un|une|tout|rien|ça)|<this>|<yours>|<trouble>", 6),
        Phrase(
            "verbing",
            r"\p{L}+(?:er|ir|re)(?: <flow>)?",
            "<this>|<yours>|<theirs>|<trouble>|attendre|savoir|dire|que|voir|penser|faire",
            9,
        ),
        Phrase("wrong", r"[^,;:()!?]+", "", 5),
        Phrase(
            "there",
            r"(?:dans|pour|en) (?:le |les |mes |mon |ma |nos )?(?:code|mails?|e-?mails|commentaires|"
            r"textes|articles|doc|docs|commits|messages)",
            "",
            5,
        ),
        Phrase("subject", r"(?:les|le|la|l'|nos|notre|tous les|toutes les) ?[^,;:()!?]+?", "<this>|<yours>|je|on", 6),
        Phrase(
            "state", r"(?:dans|en|sous|à|au|sur) ?[^,;:()!?]+", "<this>|<yours>|<trouble>|panne|cours|train|jour", 8
        ),
        Phrase("here_thing", r"[^,;:()!?]+?", "<this>|<yours>|<trouble>|je|on", 8),
        Phrase("topic", r"[^,;:!?]+?", "(?:ça|cela|tout|rien)$|<yours>", 8),
        Phrase(
            "wish",
            r"[^,;:()!?]+?",
            "^(?:que|qu'|de|je|on|pas|non|peut-être|savoir|voir)|<this>|<yours>|(?:<choice>)",
            8,
        ),
        Phrase("old", r"[^,;:()!?]+?", "<this>|<yours>", 5),
        Phrase("favourite_of", r"[\p{L}-]+(?: de [\p{L}-]+)?", "partie|chose|truc|moment", 4),
        Phrase("favourite", r"[^;:()!?]+", "<this>|<yours>", 10),
        Phrase(
            "impression",
            "pénibles?|agaçante?s?|énervante?s?|utiles?|inutiles?|fatigante?s?|plus claire?s?|plus "
            "lisibles?|ennuyeu(?:x|ses?)|illisibles?|indigestes?",
            "",
            3,
        ),
        Phrase(
            "degree",
            r"(?:une |un )?(?:thèse|doctorat|master|licence|bts|alternance|apprentissage|stage|études)(?: <flow>)?",
            "<this>|<yours>",
            9,
        ),
        Phrase(
            "span",
            r"(?:un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|\d+|plusieurs) "
            r"(?:ans?|années?|mois)",
            "",
            4,
        ),
        Phrase("zone", r"(?:de |d'|du )?(?:<named>)|(?:utc|gmt) ?[+-]? ?\d*", "", 4, as_said=True),
        Phrase("project_name", r"<cap>(?: <cap>){0,2}", "", 3, as_said=True),
        Phrase("key", r".+", "", 12),
        Phrase("value", r".+?", "", 24),
        Phrase("over", r".+", "", 16),
        Phrase("new", r".+", "", 8),
        Phrase("since_when", r"(?:en |le |la |il y a |depuis )[^,;:()!?]+|récemment|hier|l'an dernier|cet été", "", 6),
    ),
    spelled_out="""
        prefere=préfère, préfere=préfère, prefère=préfère, deteste=déteste, jhabite=j'habite, jaime=j'aime
        jutilise=j'utilise
        jai=j'ai, jadore=j'adore, jevite=j'évite, ecris=écris, evite=évite, j'evite=j'évite, j'ecris=j'écris
        j'etudie=j'étudie
        ca=ça, jsuis=je suis, j suis=je suis, jpréfère=je préfère, jprefere=je préfère, jveux=je veux, jbosse=je bosse
        jtravaille=je travaille, jmange=je mange, jbois=je bois, jparle=je parle, jfais=je fais, jcode=je code
        jvis=je vis
        jmets=je mets, jlis=je lis, jprends=je prends, jcommence=je commence, jdéteste=je déteste, jdeteste=je déteste
        jsupporte=je supporte, jecris=j'écris, jécris=j'écris, jetudie=j'étudie, jétudie=j'étudie, japprends=j'apprends
        jecoute=j'écoute, jécoute=j'écoute, jen=j'en, j ai=j'ai, j aime=j'aime, j habite=j'habite, j utilise=j'utilise
        j adore=j'adore, c est=c'est, n aime=n'aime, mtn=maintenant, tjs=toujours, tjrs=toujours, qd=quand, ds=dans
        bcp=beaucoup, ecrit=écrit, editeur=éditeur, reponse=réponse, reponses=réponses, arreté=arrêté
        jai arrete=j'ai arrêté, j'ai arrete=j'ai arrêté, jai arreté=j'ai arrêté, jai arrêté=j'ai arrêté
        jhabite a=j'habite à, j'habite a=j'habite à, j habite a=j'habite à, habite a=habite à, vis a=vis à, vit a=vit à
        travaille a=travaille à, bosse a=bosse à, grandi a=grandi à, né a=né à, née a=née à, passé a=passé à
        passée a=passée à, passés a=passés à, demenagé=déménagé, déménage=déménagé, démenagé=déménagé
        déménagé a=déménagé à, demenagé a=déménagé à, demenage a=déménagé à, démenagé a=déménagé à
        emménagé a=emménagé à
        installé a=installé à, installée a=installée à, gauchere=gauchère, vegan=végan, végane=végane
        mappelle=m'appelle, vegetarien=végétarien, vegetarienne=végétarienne, demenage=déménagé, desormais=désormais
        dorenavant=dorénavant, vélo=vélo, metrique=métrique, t=tu
    """,
    silent=r"""
        si (?:je|j'\p{L}+|on|nous|mon|ma|mes|jamais|tu)|suppos\p{L}+|imagin\p{L}+|admettons|mettons que|peut-être|je \
            (?:pense|crois|suppose|\
            suis pas sûre?)|j'espère|j'imagine|comme si|au cas où|\p{L}+r(?:ais|ions)|hypothétiquement|me demande
        aujourd'hui|ce (?:soir|matin|midi|week-end|mois|trimestre|semestre)|cette (?:semaine|fois|année|nuit|\
            après-midi|session)|demain|hier|\
            pour (?:l'instant|le moment|l'heure|une fois)|en ce moment|jusqu'(?:à|au|en)|temporairement|\
                provisoirement|juste pour|\
            seulement pour|la semaine prochaine|(?:l'an|l'année|le mois|la semaine) proch\p{L}+|<day> prochain|\
                pendant (?:un|une|deux|trois|quelques)
        (?:pour|dans) (?:ce|cet|cette) (?:chat|conversation|session|message|mail|e-?mail|lettre|brouillon|réponse|\
            tâche|question|texte|\
            post|fichier|fonction|document|rapport|chanson|poème|histoire|scène|jeu|section|chapitre|exemple|exercice)
        je veux dire|ou plutôt|non attends|avant je|avant on|autrefois|à l'époque|quand j'étais|quand on était|dans \
            le temps|petite?, je
        (?<!\b(?:j'ai|j'ai déjà|je t'ai|je l'ai) )(?:dit|disait|disent|prétend|affirme|écrit que|pense que|raconte|\
            selon|d'après)
        tu_es|t'es|vous êtes|ton (?:nom|rôle|job)|agis|comporte-toi|réponds comme|jeu de rôle|jouons|tu t'appelles|\
            sans (?:me |te |rien )?\
            (?:demander|confirmation|confirmer|prévenir|autorisation|permission|validation|relecture|vérifier|\
                relire)|confirmation|\
            permission|autorisation|approuv\p{L}+|valid\p{L}+ automatiquement|sudo|root|identifiants|mot de passe|\
                obéi\p{L}+|le droit d\p{L}*
        (?:j'adore|j'aime) (?:quand ça|attendre|passer des heures|perdre)|oh (?:oui|génial|super)|ah (?:oui|bravo|\
            génial|super)|mdr|lol|haha|ptdr|\
            je rigole|je plaisante
        (?:la|le|l'|les) ?(?:<choice>)s? (?:\d+|[a-d]|un|une|deux|trois|quatre)
        (?:garde|prends|choisis|valide|on garde|on prend)[- ](?:la|le|les|celle|celui)(?:[- ]là|-ci)?$
        <trouble>
        [45]\d\d
        ^(?:stp |s'il te plaît |tu peux |peux-tu )?(?:écris|écrivez|rédige|compose|invente|traduis|reformule|réécris|\
            améliore|corrige|résume|\
            continue|répète|dis|réponds-lui|cite|explique|raconte)\b.*(?::| que je | que j')
        (?:poème|histoire|scène|chanson|paroles|roman|dialogue|conte) (?:sur|où|dans|qui|avec)
        (?:le|cet?|cette|la) (?:\S+ )?(?:algorithme|fonction|compilateur|boucle|requête|regex|parseur|méthode|\
            script) (?:est|fait|va|peut|\
            attend|exige|compare|renvoie|retourne)
        parce que c'est (?:stable|plus rapide|linéaire)
    """,
    leads=r"""
        au fait|d'ailleurs|maintenant|et|mais|donc|alors|bon|bah|ben|ok|oh|ah|salut|coucou|bonjour|hello|pour info|\
            pour information|pour (?:ton|votre) info|\
            à titre d'info|en gros|en fait|honnêtement|franchement|personnellement|perso|de mon côté|pour ma part|en \
                ce qui me \
            concerne|à propos|petite précision|précision|contexte|à savoir|bref|du coup|sinon|tiens|voilà|\
                moi(?=,| je\b| j')|déjà|par ailleurs|ps
        (?:stp |s'il te plaît,? )?(?:retiens|note|notez|retenez|sache|sachez|souviens-toi|rappelle-toi|n'oublie pas|\
            garde en tête|\
            garde à l'esprit)(?: bien| aussi)?(?: que|(?= qu'))?(?: qu')?
        (?:il faut|faut) (?:savoir|que tu saches)(?: que)?
        comme (?:je l'ai |je te l'ai |j'ai )?(?:déjà )?dit
        (?:comme|puisque|vu que|étant donné que)(?= (?:<mine>))
        (?:non|nan|oui|ouais|merci|super|parfait|désolée?|attention|encore une fois|stp|svp)(?=[,:;.!-])|(?:non|nan|\
            désolée?)(?= (?:je|j'|on|en|mon|ma|mes|\
            utilise|c'est))|hmm?|euh
    """,
    tails=r"""
        au fait|d'ailleurs|stp|svp|s'il te plaît|s'il vous plaît|merci|hein|quoi|aussi|pour info|si ça aide|tu sais|\
            en fait|voilà|\
            depuis toujours|si possible|bien sûr|du coup|honnêtement|retiens-le|note-le|maintenant|désormais|\
                actuellement|de préférence
        (?:et|mais) (?:il|elle|ils|elles) .+|parce qu(?:e |').+|car .+|puisque .+|pour que .+
        (?:donc|alors|du coup) .+
        depuis (?:toujours|longtemps|des années|peu|(?:un|une|deux|trois|quatre|cinq|six|dix|quinze|vingt|\d+) \
            (?:ans?|années?|mois))
        (?<=,)\s*(?:et )?(?:stp|peux-tu|tu peux|pouvez-vous|donne|utilise|fais|montre|prévois|garde|propose|évite|\
            adapte|écris|ajoute|mets|\
            trouve|calcule|convertis|tiens|pense|sois|inutile|retiens|note|souviens)\b.*
    """,
    limits=r"""
        sauf|hormis|à part|excepté|mais|bien que|cependant|toutefois|non|pas|ou|plutôt|désolée?|attends|ne|seulement|\
            uniquement|quand|\
            parfois|sinon|jamais|plus
    """,
    joints=(
        Joint(r"\s*;\s*"),
        Joint(r"\s+[–—-]\s+(?=(?:et |mais |donc )?(?:<mine>))"),
        Joint(r",? (?:et|mais|donc) (?=(?:je|j'|on|mon|ma|mes|notre|nos|moi)\b)"),
        Joint(r",? (?:car|parce que|puisque|comme|alors que|vu que) (?=(?:je|j'|on|mon|ma|mes|notre)\b)"),
        Joint(r",? parce qu'(?=on\b)"),
        Joint(r",? (?:et|mais) (?=(?:appelle|appelez)-moi\b)"),
        Joint(r"\s*:\s+(?=(?:je|j'|on|mon|ma|mes|notre)\b)"),
        Joint(r", (?=(?:je|j'|on|mon|ma|mes|notre)\b)", firm=False),
        Joint(
            (
                r",? (?:et|mais) (?=(?:vis|travaille|bosse|parle|préfère|déteste|mange|bois|joue|fais|suis|code|"
                r"prends|lis)\b)"
            ),
            put="je ",
            firm=False,
        ),
        Joint(
            r",? (?:et|mais) (?=(?:habite|utilise|aime|adore|évite|étudie|enseigne|ai|écris|apprends)\b)",
            put="j'",
            firm=False,
        ),
    ),
    moves=(Shape("{core} {front}", r"{front},? {core}"),),
    statements=(
        Shape("Habite {where}", r"<i>(?:<aside> )?habite(?: <aside>)? {where}|nous habitons {where}"),
        Shape("Vit {where}", r"(?:je|on) (?:vis|vit)(?: <aside>)? {where}|nous vivons {where}"),
        Shape(
            "Habite {where}",
            r"""
            (?:on a|j'ai|nous avons) (?:<aside> )?(?:déménagé|emménagé)(?: de {old:named_place})? {where}(?: \
                {when:since_when})?
            (?:on vient|je viens|nous venons) (?:d'emménager|de déménager|de s'installer|de m'installer)(?: de \
                {old:named_place})? \
                {where}(?: {when:since_when})?
            """,
        ),
        Shape("Est {what} {where}", r"<am>(?: <aside>)? {what:based} {where}"),
        Shape("Est né {where}", r"<am> né {where}"),
        Shape("Est née {where}", r"<am> née {where}"),
        Shape("A grandi {where}", r"j'ai grandi {where}"),
        Shape("Est originaire {where}", r"<am> originaire {where:origin}"),
        Shape("Est dans le fuseau horaire {zone}", r"<am> (?:dans|sur) le fuseau(?: horaire)? {zone}"),
        Shape("A pour fuseau horaire {zone}", r"mon fuseau(?: horaire)?,? (?:est|c'est) {zone}"),
        Shape("Travaille de nuit", r"je (?:travaille|bosse)(?: <aside>)? (?:de nuit|la nuit)"),
        Shape("Travaille à temps partiel", r"je (?:travaille|bosse)(?: <aside>)? à (?:temps partiel|mi-temps)"),
        Shape(
            "Travaille {work}",
            r"(?:je|on) (?:travaille|bosse)(?: <aside>)? {work}|nous travaillons(?: <aside>)? {work}",
        ),
        Shape("Ne travaille pas {work}", r"je (?:ne )?(?:travaille|bosse) pas {work}"),
        Shape("Est {trait}", r"<am>(?: <aside>)? {trait}"),
        Shape("N'est pas {trait}", r"je (?:ne )?suis pas {trait}"),
        Shape("Est {job}", r"<am>(?: <aside>)? {job}"),
        Shape("N'est pas {job}", r"je (?:ne )?suis pas {job}"),
        Shape("Fait {what}", r"je fais {what:degree}"),
        Shape("Est {what}", r"<am> (?:<aside> )?{what:student}"),
        Shape("Enseigne {thing}", r"j'enseigne(?: <aside>)? {thing:studied}"),
        Shape("Étudie {thing}", r"j'étudie(?: <aside>)? {thing:studied}"),
        Shape("Apprend {thing}", r"j'apprends(?: <aside>)? {thing:studied}"),
        Shape("Apprend {thing}", r"<am>(?: <aside>)? en train d'apprendre {thing:studied}"),
        Shape("A {span} d'expérience en {thing}", r"j'ai {span} d'expérience (?:en|avec) {thing:studied}"),
        Shape("{do} {venture}", r"(?:je|on) {do:lead} {venture}|j'{do:lead} {venture}"),
        Shape(
            "S'appelle {name}",
            r"""
            je m'appelle {name}
            mon (?:vrai |petit )?(?:prénom|nom)(?:,? c'est| est) {name}
            moi,? c'est {name}
            (?:appelle|appelez)[- ]moi {name}(?:,? (?:et )?pas {wrong:name})?
            (?:tu peux|vous pouvez) m'appeler {name}
            (?:tout le monde|mes amis|mes collègues) m'appellent? {name}
            je préfère (?:qu'on m'appelle|être appelée?) {name}
            """,
        ),
        Shape("A pour pronoms {pronouns}", r"mes pronoms(?: sont| c'est|,? c'est) {pronouns}"),
        Shape("Parle {tongues}", r"je parle(?: <aside>)? {tongues}"),
        Shape("Ne parle ni {a} ni {b}", r"je (?:ne )?parle ni (?:l'|le )?{a:one_tongue} ni (?:l'|le )?{b:one_tongue}"),
        Shape("Ne parle pas {tongues}", r"je (?:ne )?parle pas {tongues:not_spoken}"),
        Shape(
            "A {tongue} comme langue maternelle",
            r"ma (?:langue maternelle|première langue)(?: est|,? c'est) {tongue:one_tongue}",
        ),
        Shape(
            "N'a pas {tongue} comme langue maternelle",
            r"{tongue:one_tongue} (?:n'est|c'est|est) pas ma (?:langue maternelle|première langue)",
        ),
        Shape("A {family}", r"(?:j'ai|on a|nous avons) {family}", kind="people"),
        Shape("A {device}", r"j'ai {device:own_device}"),
        Shape(
            "A {rel.with} qui s'appelle {name}",
            r"(?:mon|ma|notre) {rel:related} s'appelle {name}|(?:mon|ma|notre) {rel:related}(?:,? c'est) {name}",
            kind="people",
        ),
        Shape(
            "A {rel.with} qui s'appellent {name}", r"(?:mes|nos) {rel:related} s'appellent {name:names}", kind="people"
        ),
        Shape("A {rel.with} qui est {diet}", r"(?:mon|ma) {rel:related} est {diet:their_diet}", kind="people"),
        Shape("A {rel.with} qui est {job}", r"(?:mon|ma) {rel:related} est {job:their_job}", kind="people"),
        Shape("Préfère {often} {thing}", r"<i>préfère {often} {thing}", kind="preference"),
        Shape("Préfère {thing}", r"<i>(?:<aside> )?préfère(?: <aside>)? {thing:that_one}", kind="preference"),
        Shape(
            "Préfère {thing} à {over}",
            r"<i>(?:<aside> )?préfère(?: <aside>)? {thing:known_tool} a {over:known_tool}",
            kind="preference",
        ),
        Shape(
            "Préfère {thing}",
            r"""
            <i>(?:<aside> )?préfère(?: <aside>)? {thing}(?:,? (?:et )?pas {wrong})?
            ma préférence va (?:à|aux?) {thing}
            """,
            kind="preference",
        ),
        Shape("{like} {thing}", r"<i>(?:<aside> )?{like} {thing:clause}", kind="preference"),
        Shape("{like} {thing}", r"<i>(?:<aside> )?{like}(?: <aside>)? {thing}", kind="preference"),
        Shape(
            "N'aime pas {thing}",
            r"(?:<not>)aime (?:vraiment |trop )?pas(?: du tout| trop| vraiment)? {thing}",
            kind="preference",
        ),
        Shape("Ne supporte pas {thing}", r"(?:<not>)supporte pas {thing}", kind="preference"),
        Shape("A horreur {thing}", r"j'ai horreur {thing:horror}", kind="preference"),
        Shape("Est fan {thing}", r"<am>(?: <aside>)? (?:grand |grande )?fan {thing:horror}", kind="preference"),
        Shape("A tendance à {thing}", r"j'ai tendance à {thing:verbing}", kind="preference"),
        Shape("A l'habitude {thing}", r"j'ai l'habitude {thing:horror}", kind="preference"),
        Shape("Trouve {thing} {how}", r"je trouve {thing} {how:impression}", kind="preference"),
        Shape("Veut toujours {thing}", r"je veux toujours {thing:wanted}", kind="preference"),
        Shape(
            "Veut toujours {thing}, {apart} {over}",
            r"je veux toujours {thing:wanted}, (?:et |mais )?{apart} {over:set_apart}",
            kind="preference",
        ),
        Shape("Ne veut pas {thing}", r"je (?:ne )?veux (?:pas|jamais) {thing:no_items}", kind="preference"),
        Shape(
            "Veut {thing} {when}",
            r"je veux {thing:wanted_then} {when:when_you}|{when:when_you},? je veux {thing:wanted_then}",
            kind="preference",
        ),
        Shape("Veut {thing}", r"je veux {thing:wish_set}", kind="preference"),
        Shape("A pour {of} {thing}", r"(?:mon|ma) {of:fav} (?:est|c'est) {thing:favourite}", kind="preference"),
        Shape("A pour {of} {thing}", r"mes {of:fav} (?:sont|c'est) {thing:favourite}", kind="preference"),
        Shape("Ne {do} jamais {thing}", r"(?:je ne |je |on ne |on ){do:do_c} jamais {thing:done}", kind="preference"),
        Shape("N'{do} jamais {thing}", r"(?:je n'|j'|on n'){do:do_v} jamais {thing:done}", kind="preference"),
        Shape("Ne {do} jamais", r"(?:je ne |je |on ne |on ){do:do_c} jamais", kind="preference"),
        Shape("{do} {often} {thing}", r"<i>{do} {often} {thing:done}", kind="preference"),
        Shape("{do} {often}", r"<i>{do} {often}", kind="preference"),
        Shape("{do} {often} {thing}", r"{often:usually},? <i>{do} {thing:done}", kind="preference"),
        Shape("Ne {do} que {thing}", r"(?:je ne |je |on ne |on ){do:do_c} que {thing:only_this}", kind="preference"),
        Shape("N'{do} que {thing}", r"(?:je n'|j'|on n'){do:do_v} que {thing:only_this}", kind="preference"),
        Shape("Ne {do} pas {thing}", r"(?:je ne |je |on ne |on ){do:abstain} pas {thing:abstained}", kind="preference"),
        Shape("Ne {do} pas", r"je (?:ne )?{do:abstain_alone} pas", kind="preference"),
        Shape("{do} {thing} {when}", r"<i>{do} {thing:done} {when:regular}", kind="preference"),
        Shape("{do} {when}", r"<i>{do} {when:regular}", kind="preference"),
        Shape("{do} {thing}", r"(?:je|on) {do:hobby} {thing:pursuit}"),
        Shape("{do} {often} {thing}", r"(?:je|on) {do:hobby} {often} {thing:pursuit}"),
        Shape("Utilise {tool} comme {purpose}", r"<i>utilise(?: <aside>)? {tool:product} comme {purpose:set_up}"),
        Shape(
            "Utilise {tool} pour {purpose}", r"(?:<i>utilise|nous utilisons)(?: <aside>)? {tool:product} pour {purpose}"
        ),
        Shape("Utilise {tool} {on}", r"(?:<i>utilise|nous utilisons)(?: <aside>)? {tool:product} {on:tool_on}"),
        Shape("Utilise {tool}", r"(?:<i>utilise|nous utilisons)(?: <aside>)? {tool:product}"),
        Shape("Utilise {tool} {on}", r"(?:<i>utilise|nous utilisons)(?: <aside>)? {tool:products} {on:tool_on}"),
        Shape("Utilise {tool}", r"(?:<i>utilise|nous utilisons)(?: <aside>)? {tool:products}"),
        Shape("A {tool} comme {of}", r"mon {of:set_up}(?: est|,? c'est) {tool:product}"),
        Shape("Est sous {os} {on}", r"<am>(?: <aside>)? (?:sous|sur) {os} {on:tool_on}"),
        Shape("Est sous {os}", r"<am>(?: <aside>)? (?:sous|sur) {os}"),
        Shape(
            "A un {device} sous {os}",
            r"mon {device}(?: du boulot| perso| de travail)? (?:tourne|est|marche) (?:sous|sur) {os}",
        ),
        Shape("Code en {tool}", r"je (?:code|programme|développe|bosse)(?: <aside>)? en {tool:code_tongues}"),
        Shape(
            "Travaille avec {tool} pour {purpose}",
            r"(?:<am>|on est|je viens de) (?:<aside> )?(?:passée?s?|passer)(?: de {old})? à "
            r"{tool:known_tool} pour {purpose}",
        ),
        Shape(
            "Travaille avec {tool}",
            r"""
            (?:<am>|on est|je viens de) (?:<aside> )?(?:passée?s?|passer) à {tool:known_tool}(?: (?:en|depuis) \
                (?:<month>)(?: \d{4})?)?
            (?:<am>|on est|je viens de) (?:<aside> )?(?:passée?s?|passer) de {old} à {tool:product}
            """,
        ),
        Shape(
            "Écrit à {whom} des {items}",
            r"""
            {whom:addressee} (?:<wishes>) (?:<habitually> )?(?:les |des |ses |tous les )?{items:terse_mails}
            {whom:own_addressee} (?:<wishes>) (?:<habitually> )?(?:les |des |ses |tous les )?{items:terse_mails}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "N'écrit pas de {items} à {whom}",
            r"""
            {whom:addressee} (?:n'|ne )?(?:aime|veut|supporte|lit) pas (?:les |de |des )?{items:lengthy_mails}
            {whom:own_addressee} (?:n'|ne )?(?:aime|veut|supporte|lit) pas (?:les |de |des )?{items:lengthy_mails}
            {whom:addressee} (?:déteste) (?:les )?{items:lengthy_mails}
            {whom:own_addressee} (?:déteste) (?:les )?{items:lengthy_mails}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Écrit à {whom} des {what} {how}",
            r"""
            {whom:addressee} (?:<wishes>) (?:<habitually> )?(?:les |des |ses |tous les )?{what:mails} {how:laid_out}
            {whom:own_addressee} (?:<wishes>) (?:<habitually> )?(?:les |des |ses |tous les )?{what:mails} {how:laid_out}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Écrit à {whom} des {what} avec {how}",
            r"""
            {whom:addressee} (?:<wishes>) (?:<habitually> )?{how:put_in} {what:in_mails}
            {whom:own_addressee} (?:<wishes>) (?:<habitually> )?{how:put_in} {what:in_mails}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Écrit à {whom} avec {how}",
            r"""
            {whom:addressee} (?:<wishes>) (?:<habitually> )?{how:up_front}
            {whom:own_addressee} (?:<wishes>) (?:<habitually> )?{how:up_front}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Écrit pour {whom} des {what} {how}",
            r"""
            {whom:addressee} (?:<orders>) (?:<habitually> )?(?:les |des |ses |tous les )?{what:papers} {how:laid_out}
            {whom:own_addressee} (?:<orders>) (?:<habitually> )?(?:les |des |ses |tous les )?{what:papers} \
                {how:laid_out}
            """,
            kind="preference",
            wish="person",
        ),
        Shape(
            "Écrit pour {whom} des {items}",
            r"""
            {whom:addressee} (?:<orders>) (?:<habitually> )?(?:les |des |ses |tous les )?{items:terse_papers}
            {whom:own_addressee} (?:<orders>) (?:<habitually> )?(?:les |des |ses |tous les )?{items:terse_papers}
            """,
            kind="preference",
            wish="person",
        ),
    ),
    rules=(
        Shape(
            "Ne veut pas {items} dans les {where}",
            r"""
            (?:n'|ne )?(?:utilise|utilisez|emploie|employez|mets|mettez|fais|faites|ajoute|écris) (?:pas|jamais|plus|\
                plus jamais) {items:no_items} dans (?:tes|vos) {where:reponses}
            (?:pas|jamais|plus) {items:no_items} dans (?:tes|vos) {where:reponses}(?:,? (?:jamais|svp|stp))*
            """,
            kind="preference",
        ),
        Shape(
            "Veut des {where} courtes",
            r"(?:garde|gardez) (?:tes|vos) {where:reponses} (?:courtes|brèves)",
            kind="preference",
        ),
        Shape(
            "Veut qu'on le tutoie",
            r"(?:<from_now>,? )?(?:tu me tutoies|tuto(?:ie|yez)[- ]moi|on se tutoie)(?: toujours)?(?:,? <from_now>)?",
            kind="preference",
        ),
        Shape(
            "Veut qu'on le vouvoie",
            r"(?:<from_now>,? )?(?:tu me vouvoies|vouvoie[- ]moi|vouvoyez[- ]moi)(?: toujours)?(?:,? <from_now>)?",
            kind="preference",
        ),
        Shape(
            "Veut qu'on {do} {object} {when}",
            r"{when:when_told},? {do:make}(?:-moi|-nous)? (?:toujours )?{object:how_made}",
            kind="preference",
        ),
        Shape(
            "Veut qu'on {do} {object}",
            r"""
            (?:<from_now>,? )?(?:stp )?{do:make}(?:-moi|-nous)? toujours {object}
            (?:<from_now>,? )?toujours {do:make} {object}
            <from_now>,? (?:stp )?{do:make}(?:-moi|-nous)? {object}
            <from_now>,? (?:stp )?{do:make}(?:-moi|-nous)? {object:how_made}
            (?:<from_now>,? )?{do:make}(?:-moi|-nous)? toujours {object:how_made}
            (?:stp )?{do:make}(?:-moi)? {object},? (?:<from_now>|à chaque fois)
            (?:stp )?{do:make}(?:-moi|-nous)? {object}, toujours
            (?:stp )?{do:make}(?:-moi|-nous)? {object:how_made}(?:,? <from_now>|, (?:toujours|à chaque fois))
            """,
            kind="preference",
        ),
        Shape(
            "Ne veut jamais qu'on {do} {object}",
            r"""
            (?:<from_now>,? )?(?:stp )?(?:ne |n'){do:make} (?:jamais|plus jamais) {object}
            <from_now>,? (?:stp )?(?:ne |n')?{do:make} (?:pas|plus) {object}
            (?:stp )?(?:ne |n')?{do:make} (?:pas|plus) {object},? <from_now>
            """,
            kind="preference",
        ),
        Shape(
            "Ne veut pas {items}",
            r"""
            <from_now>,? (?:plus |pas )?{items:no_items}
            (?:jamais|plus jamais|plus) {items:no_items}
            (?:pas|plus) {items:no_items},? <from_now>
            """,
            kind="preference",
        ),
    ),
    here=(
        Shape(
            "Ce projet n'utilise pas {tool}",
            r"(?:on|nous) (?:n'|ne )?(?:utilise|utilisons) (?:jamais|pas) {tool:here_thing}|n'utilise "
            r"(?:jamais|pas) {tool:here_thing}",
            kind="project",
        ),
        Shape(
            "Ce projet utilise {tool}",
            r"""
            (?:stp )?utilise (?:toujours |seulement |uniquement )?{tool:here_thing}(?:,? (?:et )?(?:pas|jamais) \
                {wrong}| au lieu de {wrong})?
            (?:on|nous) (?:utilise|utilisons) (?:toujours |seulement |uniquement )?{tool:here_thing}(?:,? (?:et \
                )?(?:pas|jamais) \
                {wrong}| au lieu de {wrong})?
            """,
            kind="project",
        ),
        Shape("Ce projet ne met pas {items}", r"(?:pas|jamais|plus) {items:no_items}", kind="project"),
        Shape("Dans ce projet, {subject} {verb} {how}", r"{subject} {verb:placing} {how:state}", kind="project"),
        Shape("Ce projet {do} {often} {thing}", r"on {do} {often} {thing:here_thing}", kind="project"),
        Shape("Ce projet {do} {thing}", r"on {do} {thing:here_thing}", kind="project"),
        Shape("Ce projet met {object}", r"(?:mets|range|garde|place) (?:toujours )?{object}", kind="project"),
        Shape("Ce projet {verb} {thing}", r"{verb:running} {thing:here_thing}", kind="project"),
    ),
    corrections=(
        Shape(
            "Écrit à {whom} {fix}",
            r"""
            (?:non )?{whom:addressee} (?:<wishes>) (?:<habitually> )?{fix:styled}(?:,? (?:et )?pas (?:de |des |du \
                )?{wrong}| au \
                lieu de {wrong}| plutôt que {wrong})?
            (?:non )?{whom:own_addressee} (?:<wishes>) (?:<habitually> )?{fix:styled}(?:,? (?:et )?pas (?:de |des |\
                du )?{wrong}| \
                au lieu de {wrong}| plutôt que {wrong})?
            """,
            kind="preference",
            fix="à {whom} {fix}",
            wish="person",
        ),
        Shape(
            "Préfère {fix} {where}",
            r"""
            (?:<asked> )?(?:<into> )?{fix:wished}(?: {where:there})?(?:,? (?:et )?(?:pas|non) (?:<into> )?{wrong}| \
                (?:au lieu de|plutôt que) {wrong})?
            pas (?:<into> )?{wrong}(?:[,;:.]| -| mais)+ (?:<asked> )?(?:<into> )?{fix:wished}(?: {where:there})?
            (?:utilise|mets|prends|écris|fais|donne) (?:plutôt )?(?:<into> )?{fix:wished}(?: {where:there})?(?:,? \
                (?:et )?pas {wrong})?
            """,
            kind="preference",
            fix="{fix}",
        ),
        Shape(
            "Préfère les textes en {fix} {where}",
            r"""
            (?:<asked> )?en {fix:one_tongue}(?: {where:there})?(?:,? (?:et )?pas en {wrong:one_tongue})?
            pas en {wrong:one_tongue}[,;]? (?:mais )?en {fix:one_tongue}
            """,
            kind="preference",
            fix="{fix}",
            wish="communication",
        ),
        Shape(
            "Ne veut pas {wrong} {where}",
            r"""
            (?:<asked> )?pas {wrong:unwished}(?: {where:there})?
            (?:ne |n')?(?:mets|utilise|ajoute|fais|donne-moi|emploie) (?:pas|plus|jamais) {wrong:unwished}(?: \
                {where:there})?
            (?:arrête|évite|sans) {wrong:unwished}
            """,
            kind="preference",
            fix="pas {wrong}",
            wish="format",
        ),
    ),
    values=(
        Value(
            "communication",
            r"""
            <spelled>
            (?:un |une )?(?:ton|style|langage|registre) (?:plus |moins )?(?:formel|informel|neutre|amical|\
                professionnel|simple|direct|chaleureux|familier|\
                décontracté|soutenu|courant)
            (?:plus |moins )(?:formel|informel|décontracté|familier|direct)
            (?:des )?(?:réponses|phrases|explications|résumés|paragraphes) (?:plus )?(?:courte?s|longue?s|brèves|\
                concises|simples|détaillée?s)
            (?:le )?tutoiement|(?:le )?vouvoiement
            """,
        ),
        Value(
            "format",
            r"""
            (?:un |une |du |des |de la |de l'|les |le |la |l')?(?:puces|listes?(?: à puces| numérotées?)?|tableaux?|\
                prose|texte brut|paragraphes?|markdown|titres|\
                emojis?|émojis?|smileys|points d'exclamation|tirets|notes de bas de page|blocs de code|diffs?|html|\
                    pdf|docx|json|yaml|toml|\
                csv|tsv|xml|latex|svg|png|abréviations|commentaires|docstrings|annotations de type|gras|italique|\
                    majuscules|minuscules|\
                phrases complètes|jargon)
            (?:un |des |une )?(?:histogrammes?|camemberts?|diagrammes?(?: en barres| circulaires?)?|graphiques? en \
                barres|courbes?|nuages? de points)
            (?:du )?(?:snake_case|snake case|camelcase|camel case|pascalcase|kebab-case|kebab case)
            (?:des )?(?:tabulations|espaces|deux espaces|quatre espaces|guillemets (?:simples|doubles|français|droits))
            (?:le |au )?format (?:iso|européen|français|24 ?h|24 heures)|iso|(?:jour|mois)/(?:mois|jour)/année|24 ?h
            """,
        ),
        Value(
            "format",
            r"""
            (?:le )?système (?:métrique|impérial)|unités (?:métriques|si)
            (?:des |les )?(?:kilomètres|km|miles|mètres|pieds|centimètres|cm|pouces|kilos|kilogrammes|kg|livres|\
                onces|grammes|litres|millilitres|ml|gallons|\
                tasses|degrés celsius|celsius|fahrenheit|km/h|hectares|euros?|dollars?|francs suisses|francs|chf|\
                    livres sterling|yens|heure locale)
            """,
        ),
        Value("technical", "(?:du |de la |de l'|le |la )?(?:<tech>)"),
    ),
    turns=(
        (r"(?:quand|lorsque) tu {do:tu_do}", "quand on {do.on}"),
        (r"(?:quand|lorsque) tu m'{do:tu_do}", "quand on lui {do.on}"),
    ),
    persons="""
        mon=son, ma=sa, mes=ses, notre=leur, nos=leurs, qu'on me=qu'on lui, m'aider=l'aider
    """,
    leftover=r"""
        je|j'\p{L}+|moi|me|m'\p{L}+|nous|notre|nos|mon|ma|mes|tu|te|toi|(?<!\b(?:un|le|du) )ton|ta|tes|vous|votre|\
            vos|t'\p{L}+|stp|svp|merci
        ce(?! projet)|cet|cette|ces|ça|cela
        (?:à|le|la|les|un|une|de|du|des|pour|avec|et|ou|mais|que|est|pas|en|dans|sur|mon|ma|je)$
    """,
    changed=r"""
        (?:j'ai|on a) (?:finalement )?changé d'avis (?:sur|pour|concernant|à propos d[eu]) {old:topic}
        (?:oublie|ignore) ce que j'ai dit (?:sur|pour|à propos d[eu]) {old:topic}
        (?:j'ai|on a) (?:arrêté|abandonné|laissé tomber) {old:topic}
        (?:je n'|j'|on n'|je ne |on ne |je |on )(?:utilise|aime|veux|veut|emploie) plus {old:topic}
    """,
    dropped=r"""
        (?:j'ai|on a) (?:finalement )?changé d'avis (?:sur|pour|concernant|à propos d[eu]) {old:topic}
        (?:oublie|ignore) ce que j'ai dit (?:sur|pour|à propos d[eu]) {old:topic}
        (?:j'ai|on a) (?:arrêté|abandonné|laissé tomber) {old:topic}
        (?:je n'|j'|on n'|je ne |on ne |je |on )(?:utilise|aime|veux|veut|emploie|mange|bois|fais|prends|travaille \
            chez|habite|joue|porte) plus {old:topic}
    """,
    renewals=(
        Shape(
            "Travaille avec {new}",
            r"<am> (?:passée? )?(?:à|sur|sous) {new:product}",
            outright=True,
        ),
        Shape("Utilise {new}", r"j'utilise (?:<aside> )?{new:product}", outright=True),
        Shape("Ne boit que {new}", r"je (?:ne )?bois (?:plus )?que {new:only_this}", kind="preference", outright=True),
        Shape(
            "Ne mange que {new}", r"je (?:ne )?mange (?:plus )?que {new:only_this}", kind="preference", outright=True
        ),
        Shape(
            "Préfère {new}",
            r"je (?:<aside> )?(?:préfère|veux)(?: <aside>)? {new:wish}|j'(?:aime mieux|adore) {new:wish}",
            kind="preference",
            outright=True,
        ),
        Shape(
            "Préfère {new}",
            r"""
            (?:stp )?(?:utilise|mets|prends|donne-moi|passe à|reviens à|on passe à|on prend) (?:plutôt )?{new:wish}
            plutôt {new:wish}
            {new:wish} (?:est|sont|c'est) (?:beaucoup |bien |nettement )?(?:mieux|plus \p{L}+)
            """,
            kind="preference",
        ),
    ),
    stand_in="",
    opposites="""
        long=court, longue=courte, longs=courts, longues=courtes, longues=brèves, sombre=clair, formel=informel
        formel=familier
        métrique=impérial, celsius=fahrenheit, kilomètres=miles, tabulations=espaces, simples=doubles, simple=double
        matin=soir
        gauche=droite, petit=grand, détaillées=brèves, détaillées=courtes, puces=paragraphes, chaud=froid, thé=café
        actif=passif
        fenêtre=couloir
    """,
    fills=(
        Fill("home", r"(?:habite|vit|réside|est basée?|est installée?|a (?:déménagé|emménagé)) (?:<placed>)\s?{value}"),
        Fill("employer", r"travaille (?:comme .+? )?(?:chez|pour) {value}"),
        Fill("job", r"travaille comme {value}"),
        Fill("name", r"(?:s'appelle|se nomme|veut être appelée?|préfère être appelée?|prénom :) {value}"),
        Fill("pronouns", r"(?:a pour pronoms|utilise les pronoms|ses pronoms sont) {value}"),
        Fill("zone", r"est dans le fuseau(?: horaire)? {value}"),
        Fill("use", r"(?:utilise|travaille avec) {value} (?:pour|comme) {key}"),
        Fill("use", r"a {value} comme {key}"),
        Fill("use", r"(?:a pour {key}|son {key} est) {value}"),
        Fill("device", r"a un {key} sous {value}"),
        Fill("plain use", r"(?:utilise|travaille avec|est sous|est passée? à|code en) {value}"),
        Fill("project uses", r"ce projet utilise {value} pour {key}"),
        Fill("project plain use", r"ce projet utilise {value}"),
        Fill("taste", r"préfère {value} (?:à|au|aux|plutôt que|plutôt qu') {over}"),
        Fill("taste", r"(?:préfère|aime|aime bien|adore|apprécie|veut|privilégie) {value}"),
        Fill("taste", r"(?:n'aime pas|déteste|évite|ne veut pas|ne supporte pas) {value}", against=True),
    ),
    times=TimeWords(
        months="""
            janvier=1, février=2, fevrier=2, mars=3, avril=4, mai=5, juin=6, juillet=7, août=8, aout=8, septembre=9
            octobre=10, novembre=11, décembre=12, decembre=12
        """,
        weekdays="lundi=0, mardi=1, mercredi=2, jeudi=3, vendredi=4, samedi=5, dimanche=6",
        seasons="le printemps=3, l'été=6, l'automne=9, l'hiver=12, printemps=3, été=6, automne=9, hiver=12",
        ago="""
            hier=day, la semaine dernière=week, il y a une semaine=week, le mois dernier=month, il y a un mois=month
            l'an dernier=year, l'année dernière=year, il y a un an=year
        """,
        when=r"""
            (?:début |fin |mi-)?{month} {year}
            (?:début |fin |mi-)?{month}
            {year}
            {weekday}(?: dernier)?
            {season}(?: dernier)?
            {ago}
        """,
        since="depuis, depuis le, depuis la, depuis début",
        changed=r"""
            (?:on a|j'ai|nous avons|on vient|je viens|je suis|on est) (?:<aside> )?(?:déménagé|emménagé|d'emménager|\
                changé|commencé|passée?s?)(?: [^,;:.!?]+?)? (?:en |le |la )?
        """,
    ),
)


PACK = Pack(
    code="fr",
    name="Français",
    function_words="""
        le la les l un une des du de d au aux à en dans sur sous pour par avec sans chez est sont suis es était et ou
        mais donc
        or ni car que qui quoi dont où je tu il elle on nous vous ils elles me te se mon ma mes ton ta tes son sa ses
        notre nos
        votre vos leur leurs ce cet cette ces ça cela ne pas plus jamais oui non si comme quand comment pourquoi quel
        quelle
        c'est j'ai n'est qu'on d'un d'une l'on très aussi bien fait être avoir
    """,
    exact="à où là été près dès préféré préférée préférés préférées",
    fillers="""
        euh hm hmm hum mmm bon bah ben alors donc et mais ah oh ok okay bonjour salut coucou tiens écoute voilà
        désolé désolée pardon
        oui ouais stp svp du_coup sinon
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
    typed=TypedWords(undo="annuler annule", off="désactiver désactive arrêter"),
)
