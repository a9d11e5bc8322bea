import type { DemoSejour } from './demo-sejour.ts'

const ASSURANCE = 'L’assurance annulation et assistance'
const GARE_BREST = 'Gare de Brest, minibus le premier jour à 14h.'
const GARE_TARBES = 'Gare de Tarbes\u00a0; nous venons vous chercher à 13h30.'

export const OUEST_ET_PYRENEES: readonly DemoSejour[] = [
  {
    titre: 'Les pointes de la presqu’île de Crozon',
    lieu: ['Crozon', 'FR', '29', -4.4897, 48.2461],
    agence: 'armor',
    niveau: 'intermediaire',
    sports: ['trail'],
    description:
      'Quatre jours sur le GR 34, de cap en cap\u00a0: la Chèvre, Dinan, Pen-Hir, les Espagnols. Rien de haut, jamais plat, et l’Atlantique d’un bout à l’autre.',
    prix: 420,
    single: 110,
    groupe: [5, 12],
    age_min: 16,
    mois: [3, 4, 5, 6, 9, 10],
    nuit: 'Hôtel à Morgat, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Morgat et l’île Vierge | La plage que l’on ne fait que regarder d’en haut, les pins. | 9 | 250
Le cap de la Chèvre | La lande rase, les dauphins parfois. | 21 | 500
Les caps | La grande étape\u00a0: Dinan, Pen-Hir et les alignements de Lagatjar. | | | parcours=Les caps de la presqu’île de Crozon
La pointe des Espagnols | Face à la rade de Brest, par les batteries de Vauban. | 12 | 250`,
    inclus: 'Accompagnement|Trois nuits en demi-pension|Les transferts',
    exclus: `Le voyage jusqu’à Brest|Les déjeuners|${ASSURANCE}`,
    kit: 'littoral',
    acces: GARE_BREST,
  },
  {
    titre: 'La Côte de granit rose à petites foulées',
    lieu: ['Perros-Guirec', 'FR', '22', -3.4428, 48.8144],
    agence: 'armor',
    niveau: 'debutant',
    sports: ['course_a_pied', 'marche'],
    description:
      'Trois sorties de huit à douze kilomètres sur le sentier des douaniers, avec des pauses photo assumées. Un bon premier séjour\u00a0: personne n’attend personne, il y a deux accompagnateurs.',
    prix: 310,
    single: 90,
    groupe: [5, 14],
    mois: [4, 5, 6, 7, 9],
    nuit: 'Hôtel à Perros-Guirec, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
La plage de Trestraou | On fait connaissance, on règle les allures. | 6 | 60
Ploumanac’h | Le phare, le chaos de granit, l’oratoire. | | | parcours=Sentier des douaniers à Ploumanac’h
L’île Renote | À marée basse, tour de l’île et crêpes à Trégastel. | 9 | 80`,
    inclus: 'Encadrement|Deux nuits en demi-pension|Les transferts',
    exclus: `Le train jusqu’à Lannion|Les déjeuners|${ASSURANCE}`,
    kit: 'littoral',
    acces: 'Gare de Lannion, minibus à 14h.',
  },
  {
    titre: 'Le tour de Belle-Île en trois jours',
    lieu: ['Le Palais', 'FR', '56', -3.1553, 47.3478],
    agence: 'armor',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Quatre-vingt-cinq kilomètres de sentier côtier, des centaines de marches et de vallons\u00a0: le tour de l’île est une école de régularité. Bagages portés, dîners de poisson.',
    prix: 480,
    single: 130,
    groupe: [5, 12],
    age_min: 18,
    mois: [4, 5, 6, 9, 10],
    nuit: 'Hôtel ou gîte, en chambre double',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Le Palais – Sauzon – Donnant | La pointe des Poulains et la Côte sauvage. | 29 | 650
Donnant – Locmaria | Les aiguilles de Port-Coton, l’étape la plus cassante. | 32 | 850
Locmaria – Le Palais | Les plages de l’est, puis le bateau de 17h. | 24 | 500`,
    inclus: 'Accompagnement|Deux nuits en demi-pension|Les pique-niques|Le transport des bagages',
    exclus: `Le bateau depuis Quiberon|${ASSURANCE}`,
    kit: 'littoral',
    acces: 'Gare d’Auray, car jusqu’à Quiberon, bateau de 9h15.',
  },
  {
    titre: 'Trail du Bout du Monde, week-end à Plougonvelin',
    lieu: ['Plougonvelin', 'FR', '29', -4.7194, 48.3414],
    agence: 'armor',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Un dossard pour le Grand Bout du Monde, un lit à deux pas de la pointe Saint-Mathieu et un ravitaillement breton à l’arrivée.',
    prix: 290,
    single: 80,
    groupe: [4, 12],
    age_min: 20,
    mois: [],
    nuit: 'Gîte à Plougonvelin, en chambre de deux à quatre',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Saint-Mathieu | Le phare, l’abbaye, un footing face à Molène. | 6 | 90
Le Grand Bout du Monde | La course, d’une traite le long de l’Iroise. | | | course=Trail du Bout du Monde, Grand Bout du Monde
Marche et retour | Une heure sur la grève, puis le train. | 5 | 40`,
    inclus: 'Le dossard|Deux nuits en demi-pension|Les navettes',
    exclus: 'Le voyage jusqu’à Brest|Les déjeuners',
    kit: 'littoral',
    acces: GARE_BREST,
  },
  {
    titre: 'Du cap Fréhel à Saint-Malo',
    lieu: ['Plévenon', 'FR', '22', -2.3186, 48.6833],
    agence: 'armor',
    niveau: 'intermediaire',
    sports: ['trail', 'randonnee'],
    description:
      'La Côte d’Émeraude en quatre étapes, du grès rose du cap aux remparts. On traverse la Rance en bateau, et l’on entre à Saint-Malo en courant.',
    prix: 450,
    single: 120,
    groupe: [5, 12],
    age_min: 16,
    mois: [4, 5, 6, 9, 10],
    nuit: 'Hôtel, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Le cap Fréhel | Les falaises, les guillemots et le fort La Latte. | 11 | 250
Fort La Latte – Saint-Cast | La baie de la Frênaye à marée basse. | 24 | 450
Saint-Cast – Lancieux | L’Arguenon, Saint-Jacut et ses îles. | 26 | 350
Lancieux – Saint-Malo | Dinard, la vedette, les remparts au couchant. | 17 | 250`,
    inclus:
      'Accompagnement|Trois nuits en demi-pension|Le transport des bagages|La traversée de la Rance',
    exclus: `Le train jusqu’à Lamballe et depuis Saint-Malo|Les déjeuners|${ASSURANCE}`,
    kit: 'littoral',
    acces: 'Gare de Lamballe, minibus à 13h30.',
  },
  {
    titre: 'Crêtes du Pays basque',
    lieu: ['Espelette', 'FR', '64', -1.4472, 43.3408],
    agence: 'bigorre',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'De l’herbe rase, des pottoks et des crêtes que l’on suit comme une route\u00a0: le Pays basque est fait pour courir. La course des Crêtes clôt le séjour, dossard compris.',
    prix: 480,
    single: 130,
    groupe: [5, 12],
    age_min: 18,
    mois: [],
    nuit: 'Maison d’hôtes à Espelette, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Le Mondarrain | La montagne d’Espelette, au coucher du soleil. | 10 | 650
La Rhune | Par les lacs et les dolmens, loin du petit train. | 18 | 950
La course des Crêtes | Vingt-six kilomètres de fête. | | | course=Course des Crêtes du Pays basque, Grande course
Saint-Jean-de-Luz | Un footing de plage et l’océan. | 6 | 40`,
    inclus: 'Le dossard|Trois nuits en demi-pension|L’accompagnement|Les transferts',
    exclus: 'Le voyage jusqu’à Bayonne|Les déjeuners',
    kit: 'montagne',
    acces: 'Gare de Bayonne, minibus à 14h.',
  },
  {
    titre: 'Gavarnie, trois cirques',
    lieu: ['Gavarnie-Gèdre', 'FR', '65', -0.0083, 42.7361],
    agence: 'bigorre',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Gavarnie, Estaubé, Troumouse\u00a0: trois amphithéâtres voisins, trois journées très différentes. On dort dans la même auberge et l’on repart chaque matin avec un petit sac.',
    prix: 460,
    single: 110,
    groupe: [4, 10],
    age_min: 18,
    mois: [6, 7, 8, 9],
    nuit: 'Auberge à Gavarnie, en chambre de deux',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Le plateau de Pailla | Une montée au soleil couchant, les sapins et la cascade au loin. | 9 | 500
Le cirque de Gavarnie | Par le refuge des Espuguettes et le balcon. | | | parcours=Le cirque de Gavarnie
Estaubé | Le vallon oublié et la hourquette d’Alans. | 20 | 1300
Troumouse | Le plus vaste des trois, à courir tout autour. | 14 | 600`,
    inclus: 'Accompagnement|Trois nuits en demi-pension|Les pique-niques|Les transferts',
    exclus: `Le train jusqu’à Lourdes|${ASSURANCE}`,
    kit: 'montagne',
    acces: 'Gare de Lourdes, minibus à 13h30.',
  },
  {
    titre: 'Nuit au pic du Midi',
    lieu: ['Bagnères-de-Bigorre', 'FR', '65', 0.1489, 43.0653],
    agence: 'bigorre',
    niveau: 'intermediaire',
    sports: ['trail'],
    description:
      'Courir autour du pic, monter en téléphérique, regarder les étoiles avec un animateur de l’observatoire, descendre à l’aube. Trois jours, une nuit que l’on n’oublie pas.',
    prix: 540,
    groupe: [6, 12],
    age_min: 12,
    mois: [5, 6, 9, 10],
    nuit: 'Hôtel à Bagnères, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Le Bédat | Les thermes, la forêt et la table d’orientation. | 9 | 400
Autour du pic du Midi | Les lacs et le col de Sencours, puis la montée en cabine. | | | parcours=Autour du pic du Midi de Bigorre; nuit=Chambre à l’observatoire, à 2\u00a0877\u00a0m; transport=Téléphérique
L’aube et la descente | Le lever du soleil, puis les lacets jusqu’au Tourmalet. | 11 | 100`,
    inclus:
      'Accompagnement|Une nuit en hôtel, une nuit à l’observatoire|Les dîners et petits-déjeuners|Le téléphérique|La soirée d’astronomie',
    exclus: `Le voyage jusqu’à Tarbes|Les déjeuners|${ASSURANCE}`,
    kit: 'montagne',
    acces: GARE_TARBES,
  },
  {
    titre: 'Haute route, de Lescun à Gavarnie',
    lieu: ['Lescun', 'FR', '64', -0.6353, 42.9342],
    agence: 'bigorre',
    niveau: 'expert',
    sports: ['trail'],
    description:
      'Six jours au plus près de la frontière\u00a0: le cirque de Lescun, l’Ossau, les lacs d’Ayous, le Balaïtous, le Vignemale. Une traversée sauvage, où l’on dort haut et où l’on mange tôt.',
    prix: 890,
    groupe: [4, 8],
    age_min: 18,
    mois: [7, 8, 9],
    nuit: 'Refuge, en dortoir',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Lescun – Arlet | Le pas de l’Osque et le lac de Lhurs au loin. | 17 | 1450
Arlet – Somport | La crête frontière et ses brebis. | 20 | 900 | nuit=Albergue du Somport
Somport – Pombie | Les lacs d’Ayous, l’Ossau deux fois\u00a0: en vrai et dans l’eau. | 25 | 1500
Pombie – Arrémoulit | Le col d’Arrious et son passage, une main sur le câble. | 12 | 1250
Arrémoulit – Wallon | Le col de la Fache, versant espagnol. | 15 | 1100
Wallon – Gavarnie | Le Vignemale, la hourquette d’Ossoue et la longue vallée. | 32 | 1700`,
    inclus:
      'Accompagnement par un guide|Cinq nuits en refuge en demi-pension|Les pique-niques|Le retour en minibus',
    exclus: `Le voyage jusqu’à Pau|Les boissons|${ASSURANCE}`,
    kit: 'refuge',
    acces: 'Gare de Pau, minibus à 9h.',
    formalites:
      'Carte nationale d’identité ou passeport\u00a0: on passe plusieurs fois en Espagne.',
  },
  {
    titre: 'Puys et Sancy, courir sur les volcans',
    lieu: ['Le Mont-Dore', 'FR', '63', 2.8097, 45.5753],
    agence: 'cevennes',
    niveau: 'intermediaire',
    sports: ['trail'],
    description:
      'Des pelouses souples, des cratères ronds et des burons\u00a0: les volcans d’Auvergne pardonnent tout. Quatre jours pour prendre le goût du relief.',
    prix: 410,
    single: 95,
    groupe: [5, 14],
    age_min: 16,
    mois: [5, 6, 7, 9, 10],
    nuit: 'Gîte au Mont-Dore, en chambre de deux à quatre',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Pariou et le Clierzou | Deux cratères et une grotte, pour commencer. | 11 | 350
Le puy de Dôme | Par le chemin des muletiers, puis la chaîne vue d’en haut. | | | parcours=Puy de Dôme par le chemin des muletiers
La ligne de crête du Sancy | La grande journée, du puy Ferrand au roc de Cuzeau. | | | parcours=Sancy, la ligne de crête
Le lac de Guéry | Un dernier tour entre les roches Tuilière et Sanadoire. | 10 | 300`,
    inclus: 'Accompagnement|Trois nuits en demi-pension|Les pique-niques|Les transferts',
    exclus: `Le train jusqu’à Clermont-Ferrand|${ASSURANCE}`,
    kit: 'montagne',
    acces: 'Gare de Clermont-Ferrand, minibus à 14h.',
  },
  {
    titre: 'Marathon du Médoc, entre les châteaux',
    lieu: ['Pauillac', 'FR', '33', -0.75, 45.1992],
    agence: 'dossard',
    niveau: 'intermediaire',
    sports: ['course_a_pied'],
    description:
      'Le marathon le plus long du monde, disent ceux qui s’arrêtent à chaque château. On court déguisé, on dort à Pauillac pour n’avoir rien à conduire, et l’on trinque dimanche seulement.',
    prix: 460,
    single: 140,
    groupe: [8, 24],
    age_min: 20,
    mois: [],
    nuit: 'Chambre d’hôtes à Pauillac, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Les quais de Pauillac | Dossards, déguisements et repas de pâtes. | 4 | 10
Le marathon | Quarante-deux kilomètres de vignes et de musique. | | | course=Marathon du Médoc, Marathon
La balade de récupération | Une marche dans les vignes et un déjeuner au chai. | 6 | 40 | repas=Petit-déjeuner, déjeuner`,
    inclus: 'Le dossard|Deux nuits en demi-pension|Le déjeuner du dimanche',
    exclus: 'Le train jusqu’à Pauillac|Le parcours de santé demandé par l’organisateur',
    kit: 'route',
    acces: 'Train de Bordeaux à Pauillac, ou stationnement à l’hébergement.',
  },
  {
    titre: 'Le Marathon de Paris, sans stress',
    lieu: ['Paris', 'FR', '75', 2.3075, 48.8698],
    agence: 'dossard',
    niveau: 'intermediaire',
    sports: ['course_a_pied'],
    description:
      'Un hôtel dont on va au départ à pied, un petit-déjeuner servi à 5h30, un groupe d’allure par heure visée et quelqu’un qui garde votre sac. Le reste, c’est quarante-deux kilomètres de Paris.',
    prix: 560,
    single: 190,
    groupe: [10, 30],
    age_min: 20,
    mois: [],
    nuit: 'Hôtel trois étoiles, près de l’Étoile',
    repas: 'Petit-déjeuner',
    jours: `
Le retrait du dossard | Le salon ensemble, puis un footing au bois de Boulogne. | 5 | 20
Veille de course | Une matinée libre, le repas à 18h30. | | | repas=Petit-déjeuner, dîner
Le marathon | On part à pied de l’hôtel\u00a0; douche possible jusqu’à 17h. | | | course=Marathon de Paris, Marathon`,
    inclus:
      'Le dossard|Deux nuits avec petit-déjeuner|Le dîner de la veille|La consigne et la douche d’après course',
    exclus: 'Le voyage jusqu’à Paris|Les autres repas',
    kit: 'route',
    acces: 'Métro Argentine ou Charles-de-Gaulle-Étoile.',
  },
  {
    titre: 'Marathon de La Rochelle, week-end sur le port',
    lieu: ['La Rochelle', 'FR', '17', -1.1511, 46.1591],
    agence: 'dossard',
    niveau: 'intermediaire',
    sports: ['course_a_pied'],
    description:
      'Un parcours plat, un public qui chante et l’arrivée entre les tours. C’est souvent ici que l’on bat son record\u00a0; c’est aussi un bon premier marathon.',
    prix: 390,
    single: 130,
    groupe: [8, 24],
    age_min: 20,
    mois: [],
    nuit: 'Hôtel près du vieux port, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Les dossards et les tours | Un footing sur les quais et le repas du groupe. | 5 | 10
Le marathon | Deux boucles en ville, un ravitaillement personnel au semi. | | | course=Marathon de La Rochelle, Marathon; repas=Petit-déjeuner`,
    inclus: 'Le dossard|Une nuit en demi-pension|La consigne et la douche d’après course',
    exclus: 'Le train jusqu’à La Rochelle|Les déjeuners',
    kit: 'route',
    acces: 'Gare de La Rochelle, à douze minutes à pied de l’hôtel.',
  },
  {
    titre: 'Les monts d’Arrée, de crête en tourbière',
    lieu: ['Brasparts', 'FR', '29', -3.9553, 48.3008],
    agence: 'ponant',
    niveau: 'intermediaire',
    sports: ['trail'],
    description: 'Deux jours sur les crêtes de schiste, du Roc’h Trevezel au lac du Drennec.',
    prix: 180,
    groupe: [4, 10],
    mois: [4, 5, 6],
    nuit: 'Gîte à Brasparts',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Le Roc’h Trevezel | Les crêtes et la chapelle Saint-Michel. | 18 | 400
Le Yeun Elez | Le tour du lac, par les tourbières. | 14 | 200`,
    inclus: 'Accompagnement|Une nuit en demi-pension',
    exclus: 'Le voyage jusqu’à Morlaix',
    kit: 'sentier',
    acces: 'Gare de Morlaix.',
    situation: 'brouillon',
  },
]
