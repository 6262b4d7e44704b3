"""Kinds of things in French: by which words a memory is about one, and by which a message asks for it."""

from __future__ import annotations

THINGS = """
packages: gestionnaire_de_paquets dépendance* paquet paquets
system: système_d_exploitation
tests: test tests tester
database: base_de_données bases_de_données schéma*
style: css styles mode_sombre thème_sombre
interface: composant*
commits: commit commits
reviews: pull_request* revue_de_code
containers: conteneur*
pipeline: intégration_continue ci
deploying: déploie déploiement*
shell: terminal console
editor: éditeur
formatting: tabulations indentation espaces
errors: exceptions gestion_des_erreurs
types: annotations_de_type typage typé
writing_code: fonctionnel fonctions_pures
documenting: commentaires docstring*
secrets: variables_d_environnement mots_de_passe
dates: dates fuseau*
charts: graphiques
notes: notes
cited: citations bibliograph*
mail: mail mails courriel* email* e-mail* lettre lettres signe tutoie vouvoie
language: orthographe écriture_inclusive points_d_exclamation
billing: facture* tva
meetings: réunions appels rendez-vous
diet: végétarien* végan* végétalien* viande poisson gluten* cœliaque lactose arachide* noix allergique fruits_de_mer
    porc mange coriandre champignons épicé
cuisine: cuisine_thaïe cuisine_italienne cuisine_japonaise cuisine_indienne cuisine_mexicaine
cooking: cuisine four micro-ondes recette* repas
measures: grammes millilitres métrique tasses
distances: kilomètre* miles métrique
warmth: celsius fahrenheit
money: euros francs prix dollars
budget: budget économise occasion
alcohol: alcool vin bière
hot_drinks: café thé
shopping: marché supermarché bio
repairing: réparer
travelling: train avion vélo voiture bus métro
seats: côté_fenêtre côté_couloir hublot
packing: bagage* valise sac_à_dos
lodging: hôtel* auberge* camping
driving: voiture conduit
pets: chat chats chien chiens chatte lapin animal
family: enfants fille filles fils
growing: jardin balcon potager
training: marathon salle_de_sport nage genou footing
sleeping: dort nuit couche-tôt lève-tôt
studying: étudie examen* bibliothèque
reading: roman romans polars livres science-fiction fantasy
watched: films séries sous-titres
listened: musique jazz chorale orchestre
reminders: rappel rappels
slides: diapositives présentations
clothes: vêtements chaussures
health: médicament* pénicilline asthme
games: jeux_de_société jeux_vidéo
"""

ASKED = """
packages: installe* dépendance* paquet paquets librairie* bibliothèque_pour bibliothèque_de | ajoute mets prends
    mets_à_jour version
system: installe* système_d_exploitation imprimante pilote* | mettre_à_jour
tests: test tests teste tester
database: base_de_données schéma sql migration* table_des table_pour | table tables colonne* enregistre* requête*
style: css style styles couleur couleurs police marge* | bouton centre* titre page bordure bleu rouge
interface: composant* interface écran | bouton formulaire liste page vue
commits: commit commits commite commiter | modifications
reviews: pull_request pr | branche ouvre
containers: conteneur* docker dockerfile | image
pipeline: intégration_continue ci pipeline | automatiquement
deploying: déploie* déployer production mettre_en_ligne | serveur
shell: terminal alias script console | commande
editor: éditeur raccourci*
formatting: formate* indentation linter | formatage nettoie
errors: exception* gestion_des_erreurs | erreur erreurs échoue
types: typage annotations | écris fonction classe méthode implémente
writing_code: refactorise* | écris fonction classe méthode implémente module fichier
documenting: documente* commentaire* docstring* | fonction
secrets: mot_de_passe mots_de_passe clé_d_api jeton identifiants | configuration clé
dates: date dates calendrier | jour mois
charts: graphique* courbe | dessine
notes: note notes noter | garder
cited: sources cite_les bibliograph* références
mail: mail mails courriel* email* e-mail* réponds répondre réponse lettre message_à | écris client chef
language: orthographe grammaire corrige* relis | texte paragraphe phrase
billing: facture* devis | client prix
meetings: réunion réunions appel rendez-vous rdv | heure demain
diet: dîner déjeuner manger mange petit-déjeuner cuisiner recette* restaurant* dessert menu soupe salade gâteau quiche
    tarte pain goûter barbecue sauce repas apéritif | invités fête préparer soir plat
cuisine: restaurant* | dîner manger repas
cooking: recette* cuisiner dîner repas réchauffer | rapide personnes soir préparer
measures: recette* gâteau tarte quiche pain farine pâte biscuits ingrédients crêpes | combien faire
distances: distance à_quelle_distance itinéraire randonnée | loin
warmth: température* météo froid chaud temps_fait | degrés
money: prix coûte coûter cher combien_coûte | payer acheter
budget: cadeau* cher acheter coûte dépenser | anniversaire voyage
alcohol: boire boisson* cocktail* vin bière apéro | fête
hot_drinks: café thé | boire
shopping: courses supermarché légumes fruits | acheter
repairing: cassé cassée réparer répare panne | neuf
travelling: voyage aller_à aller_au rejoindre trajet vol vols billet* | gare aéroport
seats: siège | réserve* billet place
packing: valise bagage* | emporter voyage
lodging: hôtel* hébergement loger dormir_à | nuit
driving: voiture conduire garage pneus | route
pets: animal vétérinaire chat chien
family: enfants fille fils famille | cadeau
growing: plante plantes planter jardin semer fleurs tomates herbes | balcon
training: entraînement exercice exercices courir marathon sport | plan
sleeping: dormir sommeil insomnie | nuit tard
studying: étudier examen réviser mémoriser retenir | apprendre
reading: livre livres roman lire | conseille
watched: film films série | regarder
listened: musique chanson concert | écouter
reminders: rappelle-moi rappel oublie | échéance
slides: diapositive* présentation
clothes: manteau veste chaussures robe chemise vêtement* | hiver été mariage
health: médicament* comprimé* médecin mal_de_tête | douleur
games: jeu jeux | jouer
"""
