import type { DemoSejour } from './demo-sejour.ts'
import { CAP_VERT, JORDANIE, KENYA, MAROC } from './formalites.ts'

const ASSURANCE = 'L’assurance annulation et assistance'
const ROLAND_GARROS =
  'Aéroport de La Réunion Roland-Garros, accueil à l’arrivée des vols du matin. Le vol n’est pas compris.'

export const OUTRE_MER_ET_AFRIQUE: readonly DemoSejour[] = [
  {
    titre: 'La Réunion, les trois cirques en courant',
    lieu: ['Cilaos', 'FR', '974', 55.4719, -21.1358],
    agence: 'piton',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Cilaos, Mafate, Salazie\u00a0: neuf jours dans les remparts, d’îlet en îlet, sur des sentiers où aucune route n’arrive. Des marches, encore des marches, et un rougail chaque soir.',
    prix: 1490,
    single: 260,
    groupe: [4, 10],
    age_min: 18,
    mois: [4, 5, 6, 9, 10, 11],
    nuit: 'Gîte d’îlet, en dortoir ou en chambre',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Arrivée à Cilaos | La route aux quatre cents virages, une sortie courte à la Roche merveilleuse. | 6 | 250 | nuit=Hôtel à Cilaos
Bras Rouge et la cascade | Une journée pour habituer les cuisses aux marches. | 14 | 800 | nuit=Hôtel à Cilaos
Le Taïbit – Marla | On entre dans Mafate par le col. | 13 | 1150
Marla – La Nouvelle – Roche Plate | Trois Roches et le Maïdo au-dessus des têtes. | 15 | 700
Roche Plate – Aurère | Les îlets du bas, la rivière des Galets. | 20 | 1200
Aurère – Hell-Bourg | Le sentier Scout et le bélouve vu d’en bas. | 19 | 1100 | nuit=Chambre d’hôtes à Hell-Bourg
Hell-Bourg | Une matinée de repos, le village et ses cases créoles. | 7 | 250 | nuit=Chambre d’hôtes à Hell-Bourg
Le trou de Fer | La forêt de Bélouve jusqu’au belvédère. | 17 | 900 | nuit=Gîte de Bélouve
Retour à Saint-Denis | Descente, lagon et vol du soir. | 8 | 50`,
    inclus:
      'Accompagnement par un guide péi|Huit nuits en demi-pension|Les pique-niques|Tous les transferts sur l’île',
    exclus: `Le vol|Les boissons|${ASSURANCE}`,
    kit: 'refuge',
    acces: ROLAND_GARROS,
  },
  {
    titre: 'Reconnaître la Diagonale',
    lieu: ['Saint-Pierre', 'FR', '974', 55.478, -21.34],
    agence: 'piton',
    niveau: 'expert',
    sports: ['trail'],
    description:
      'Huit jours pour parcourir les tronçons décisifs de la Diagonale des Fous, dans l’ordre et de jour, avec un ancien finisseur. On apprend où l’on perd du temps, et où l’on a le droit de dormir.',
    prix: 1340,
    single: 240,
    groupe: [4, 8],
    age_min: 20,
    mois: [5, 6, 8],
    nuit: 'Gîte, en dortoir ou en chambre',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Saint-Pierre | Accueil, matériel, footing de bord de mer. | 6 | 30
Domaine Vidot – Nez de Bœuf | La longue montée de la première nuit. | 25 | 1800
Nez de Bœuf – Mare à Boue | Les pâturages de la Plaine des Cafres. | 20 | 500
Kerveguen – Cilaos | La descente qui casse les jambes, apprise pas à pas. | 18 | 900
Cilaos – Taïbit – Marla | L’entrée dans Mafate. | 14 | 1350
Marla – Maïdo | Roche Plate et la montée la plus attendue. | 21 | 1900
Repos | Le lagon de l’Ermitage. | | 
Chemin des Anglais – La Redoute | Les derniers pavés et le stade. | 16 | 800`,
    inclus:
      'Accompagnement|Sept nuits en demi-pension|Les pique-niques|Tous les transferts sur l’île',
    exclus: `Le vol|${ASSURANCE}`,
    kit: 'refuge',
    acces: ROLAND_GARROS,
  },
  {
    titre: 'Grand Raid, dix jours à La Réunion',
    lieu: ['Saint-Pierre', 'FR', '974', 55.4781, -21.3402],
    agence: 'piton',
    niveau: 'expert',
    sports: ['trail'],
    description:
      'Arriver assez tôt pour s’acclimater, partir avec une assistance à trois points du parcours, et garder deux jours pour s’asseoir sur une plage. Le dossard de la Mascareignes est compris.',
    prix: 1690,
    single: 320,
    groupe: [4, 12],
    age_min: 20,
    mois: [],
    nuit: 'Hôtel à Saint-Pierre, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Arrivée | Accueil à l’aéroport, installation, bain. | | 
Saint-Pierre | Footing à la fraîche sur le littoral. | 8 | 50
Le volcan | La plaine des Sables et le rempart, en marchant. | 11 | 350
Grand Bassin | Une descente et une montée, pour ne pas perdre le goût. | 9 | 650
Repos et matériel | Contrôle des sacs et briefing. | | 
Les dossards | Le village de la course à Saint-Pierre. | 4 | 10
La veille | On ne fait rien, et on le fait bien. | | 
La Mascareignes | La course et l’arrivée au stade de la Redoute. | | | course=Grand Raid de La Réunion, Mascareignes; nuit=Hôtel à Saint-Denis
Le lagon | La journée la plus facile du séjour. | | 
Retour | Marché de Saint-Paul et vol du soir. | | `,
    inclus:
      'Le dossard de la Mascareignes|Neuf nuits en demi-pension|L’assistance pendant la course|Tous les transferts',
    exclus: 'Le vol|Les déjeuners|Le certificat demandé par l’organisateur',
    kit: 'montagne',
    acces: ROLAND_GARROS,
  },
  {
    titre: 'Piton des Neiges et volcan',
    lieu: ['La Plaine-des-Palmistes', 'FR', '974', 55.6264, -21.1322],
    agence: 'piton',
    niveau: 'intermediaire',
    sports: ['trail', 'randonnee'],
    description:
      'Le toit de l’océan Indien au lever du soleil, la Fournaise le lendemain de repos. Six jours équilibrés, avec des journées qui se font en marchant si les jambes le demandent.',
    prix: 980,
    single: 180,
    groupe: [4, 12],
    age_min: 16,
    mois: [4, 5, 6, 7, 8, 9, 10, 11],
    nuit: 'Gîte à Bourg-Murat, en chambre double',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Arrivée dans les Hauts | Une marche à la forêt de Bébour. | 6 | 150
Montée à la Caverne Dufour | On dort haut pour partir de nuit. | 8 | 1150 | nuit=Refuge de la Caverne Dufour
Le Piton des Neiges | Le lever du soleil à 3\u00a0070\u00a0m, puis la descente. | | | parcours=Piton des Neiges au lever du soleil
Repos | La Cité du volcan et une table créole. | | 
Le piton de la Fournaise | La plaine des Sables et l’enclos, si le volcan dort. | 14 | 650
La côte sous le vent | Un footing sur le sable noir, le lagon, le départ. | 6 | 20`,
    inclus:
      'Accompagnement|Cinq nuits en demi-pension|Les pique-niques|Tous les transferts sur l’île',
    exclus: `Le vol|${ASSURANCE}`,
    kit: 'montagne',
    acces: ROLAND_GARROS,
  },
  {
    titre: 'Haut Atlas, vallées berbères',
    lieu: ['Imlil', 'MA', null, -7.9194, 31.1372],
    agence: 'ailleurs',
    niveau: 'confirme',
    sports: ['trail', 'randonnee'],
    description:
      'Huit jours de muletiers et de villages en terrasses, au pied du Toubkal. Les mules portent les sacs, Hassan cuisine, et les étapes se courent presque partout. L’ascension du Toubkal est au programme, pas obligatoire.',
    prix: 1090,
    single: 150,
    groupe: [5, 12],
    age_min: 18,
    mois: [4, 5, 9, 10],
    nuit: 'Gîte de village, en chambre partagée',
    repas: 'Petit-déjeuner, déjeuner, dîner',
    jours: `
Marrakech – Imlil | Une heure et demie de route, une sortie courte vers Aremd. | 7 | 350 | transport=Minibus
Imlil – Tacheddirt | Le col de Tamatert et les noyers. | 14 | 850
Tacheddirt – Timichi | Un col à 3\u00a0000\u00a0m, le plus beau de la semaine. | 17 | 1100
Timichi – Oukaïmeden | Plateaux et gravures rupestres. | 18 | 1050
Retour à Tacheddirt | Une étape descendante, thé compris. | 13 | 450
Vers le refuge du Toubkal | Par Sidi Chamharouch, doucement\u00a0: on prend de l’altitude. | 17 | 1500 | nuit=Refuge du Toubkal
Toubkal – Imlil | Le sommet à 4\u00a0167\u00a0m pour qui le souhaite. | 19 | 980
Marrakech | La médina le matin, le hammam, l’avion. | | | transport=Minibus`,
    inclus:
      'Accompagnement par un guide marocain diplômé et une guide de l’agence|Sept nuits en pension complète|Les mules et les muletiers|Les transferts',
    exclus: `Le vol jusqu’à Marrakech|Les pourboires|${ASSURANCE}`,
    kit: 'montagne',
    acces:
      'Aéroport de Marrakech, accueil à la sortie des vols du matin. Le vol n’est pas compris.',
    formalites: MAROC,
  },
  {
    titre: 'Courir dans les dunes de Merzouga',
    lieu: ['Merzouga', 'MA', null, -4.0133, 31.0992],
    agence: 'ailleurs',
    niveau: 'intermediaire',
    sports: ['trail'],
    description:
      'Six jours de sable et de regs, à l’allure du désert. On court deux heures à l’aube, on traverse l’erg en petites étapes, et l’on dort sous la tente. Une bonne école avant une course par étapes.',
    prix: 890,
    groupe: [6, 14],
    age_min: 18,
    mois: [11, 12, 1, 2, 3],
    nuit: 'Bivouac, sous tente de deux',
    repas: 'Petit-déjeuner, déjeuner, dîner',
    jours: `
Errachidia – Merzouga | La route des palmeraies, le premier coucher de soleil. | 5 | 60 | nuit=Auberge à Merzouga; transport=Minibus
Le bord de l’erg | Apprendre à poser le pied dans le sable. | 14 | 180
La traversée de l’erg Chebbi | Les grandes dunes, le matin seulement. | 16 | 450
Le reg | Du plat, du vent et des fossiles. | 22 | 120
La grande dune | On monte avant l’aube, on redescend en courant. | 9 | 260 | nuit=Auberge à Merzouga
Retour | La palmeraie de Tafilalet et l’avion. | | | transport=Minibus`,
    inclus:
      'Accompagnement|Cinq nuits en pension complète|Les dromadaires et les chameliers|Les transferts',
    exclus: `Le vol jusqu’à Errachidia|Les pourboires|${ASSURANCE}`,
    kit: 'chaleur',
    acces: 'Aéroport d’Errachidia, par Casablanca. Le vol n’est pas compris.',
    formalites: MAROC,
  },
  {
    titre: 'Iten, dix jours au pays des champions',
    lieu: ['Iten', 'KE', null, 35.5081, 0.6703],
    agence: 'ailleurs',
    niveau: 'confirme',
    sports: ['course_a_pied'],
    description:
      'S’entraîner à 2\u00a0400\u00a0m sur les pistes rouges d’Iten, avec des coureurs d’ici et un entraîneur. Deux sorties par jour au plus, la sieste, le thé, et le fartlek du jeudi où l’on part avec deux cents personnes.',
    prix: 1690,
    single: 280,
    groupe: [5, 12],
    age_min: 18,
    mois: [1, 2, 7, 11],
    nuit: 'Centre d’entraînement, en chambre double',
    repas: 'Petit-déjeuner, déjeuner, dîner',
    jours: `
Eldoret – Iten | Arrivée et marche, rien de plus\u00a0: l’altitude commande. | 4 | 60 | transport=Minibus
Premières foulées | Une heure très lente sur la piste de Kessup. | 9 | 120
Acclimatation | Deux sorties faciles et un cours de foulée. | 14 | 160
Footing du groupe | Le rendez-vous de six heures avec les coureurs du village. | 12 | 180
Le fartlek | Une minute vite, une minute lente, à votre place dans le flot. | 13 | 200
Repos | La vallée du Rift, à pied. | 5 | 150
La côte de Fluorspar | Vingt et un kilomètres de montée, ou la moitié. | 21 | 1350
Récupération | Un footing et un massage. | 8 | 90
La sortie longue | À l’allure de chacun, en trois groupes. | 24 | 300
Retour | Le marché, puis le vol d’Eldoret. | | | transport=Minibus`,
    inclus:
      'Neuf nuits en pension complète|L’entraîneur et les meneurs d’allure|Les transferts depuis Eldoret|Un massage',
    exclus: `Les vols|L’autorisation de voyage|${ASSURANCE}`,
    kit: 'route',
    acces: 'Vol jusqu’à Nairobi puis Eldoret, accueil à l’aéroport. Les vols ne sont pas compris.',
    formalites: KENYA,
  },
  {
    titre: 'De Dana à Pétra',
    lieu: ['Dana', 'JO', null, 35.6097, 30.6756],
    agence: 'ailleurs',
    niveau: 'confirme',
    sports: ['trail', 'randonnee'],
    description:
      'Cinq étapes de grès et d’oueds, de la réserve de Dana à la porte dérobée de Pétra, par le monastère. On entre dans la cité par en haut, presque seuls.',
    prix: 1390,
    single: 220,
    groupe: [5, 10],
    age_min: 18,
    mois: [3, 4, 10, 11],
    nuit: 'Campement ou petit hôtel',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Amman – Dana | La route des rois et le village suspendu. | 5 | 150 | transport=Minibus
Dana – Feynan | Mille deux cents mètres de descente. | 17 | 200
Feynan – Ras al-Feid | Oueds et palmiers. | 18 | 900
Vers la Petite Pétra | Les corniches de grès, le campement. | 22 | 850
Pétra par le monastère | L’arrivée par en haut, puis la cité. | 16 | 500
Amman | La mer Morte et l’avion. | | | transport=Minibus`,
    inclus:
      'Accompagnement par un guide jordanien|Cinq nuits en demi-pension|Les pique-niques|L’entrée à Pétra|Les transferts',
    exclus: `Le vol jusqu’à Amman|Le visa|${ASSURANCE}`,
    kit: 'chaleur',
    acces: 'Aéroport d’Amman, accueil à l’arrivée. Le vol n’est pas compris.',
    formalites: JORDANIE,
    situation: 'validation',
  },
  {
    titre: 'Santo Antão, l’île des ribeiras',
    lieu: ['Ribeira Grande', 'CV', null, -25.0653, 17.1825],
    agence: 'ailleurs',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Des chemins pavés à la main accrochés aux falaises, des champs de canne et l’Atlantique en bas. Ce séjour est en préparation.',
    prix: 1190,
    groupe: [5, 10],
    mois: [11, 12, 1, 2],
    nuit: 'Pension, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Mindelo – Paúl | Le bateau, puis la vallée la plus verte de l’île. | 8 | 450 | transport=Bateau
Le cratère de Cova | Une montée pavée dans les nuages. | 15 | 1350
La côte jusqu’à Ponta do Sol | Fontainhas, accroché à sa falaise. | 16 | 750
Retour à Mindelo | Le marché et la musique. | | | transport=Bateau`,
    inclus: 'Accompagnement|Trois nuits en demi-pension',
    exclus: `Les vols|${ASSURANCE}`,
    kit: 'chaleur',
    acces: 'Aéroport de São Vicente. Les vols ne sont pas compris.',
    formalites: CAP_VERT,
    situation: 'brouillon',
  },
]
