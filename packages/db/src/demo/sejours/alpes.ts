import type { DemoSejour } from './demo-sejour.ts'

const GARE_SALLANCHES =
  'Gare de Saint-Gervais-les-Bains-Le Fayet, puis train du Mont-Blanc. Rendez-vous à 14h sur le quai de Chamonix.'
const GARE_GRENOBLE =
  'Gare de Grenoble\u00a0; nous venons vous chercher à 13h, retour en gare à 17h le dernier jour.'

export const ALPES: readonly DemoSejour[] = [
  {
    titre: 'Le tour du Mont-Blanc en courant',
    lieu: ['Chamonix-Mont-Blanc', 'FR', '74', 6.8694, 45.9237],
    agence: 'cimes',
    niveau: 'expert',
    sports: ['trail'],
    description:
      'Le grand classique, en sept jours au lieu de dix\u00a0: environ 165\u00a0km et 9\u00a0800\u00a0m de montée par la France, l’Italie et la Suisse. On court ce qui se court, on marche le reste, et l’on dort en refuge ou en gîte. Il faut avoir déjà enchaîné trois jours de plus de 25\u00a0km en montagne.',
    prix: 1290,
    groupe: [5, 10],
    age_min: 18,
    mois: [7, 8, 9],
    nuit: 'Refuge, en dortoir',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Les Houches – Les Contamines | Par le col de Tricot et les chalets de Miage, la plus belle des deux variantes. | 18 | 1500
Les Contamines – Les Chapieux | Montée régulière au col du Bonhomme puis à la Croix du Bonhomme, descente roulante. | 19 | 1350
Les Chapieux – Courmayeur | Le col de la Seigne et l’entrée en Italie, face au versant sauvage du mont Blanc. | 31 | 1500 | nuit=Hôtel à Courmayeur, en chambre double
Courmayeur – La Fouly | Le balcon du refuge Bonatti, puis le Grand Col Ferret et la Suisse. | 36 | 2000 | nuit=Gîte à La Fouly
La Fouly – Champex | L’étape de repos\u00a0: hameaux de bois, forêt et le lac à l’arrivée. | 15 | 500 | nuit=Pension à Champex-Lac
Champex – Trient | Par l’alpage de Bovine, ou la Fenêtre d’Arpette si le groupe et le temps le permettent. | 17 | 900
Trient – Chamonix | Le col de Balme, le retour en France et le balcon jusqu’à la Flégère. | 29 | 2000 | repas=Petit-déjeuner et verre d’arrivée`,
    inclus:
      'Accompagnement par un accompagnateur en montagne diplômé|Six nuits en refuge, gîte et hôtel|Six dîners, six petits-déjeuners et les pique-niques|Le transport des bagages à Courmayeur, La Fouly et Champex',
    exclus:
      'Le voyage jusqu’à Chamonix|Les boissons et les douches en refuge|L’assurance annulation et assistance',
    kit: 'refuge',
    acces: GARE_SALLANCHES,
    formalites:
      'Carte nationale d’identité ou passeport en cours de validité\u00a0: on passe en Italie et en Suisse.',
  },
  {
    titre: 'Balcons de Chamonix, week-end découverte',
    lieu: ['Chamonix-Mont-Blanc', 'FR', '74', 6.8701, 45.9242],
    agence: 'cimes',
    niveau: 'intermediaire',
    sports: ['trail'],
    description:
      'Trois jours pour apprendre à courir en montagne\u00a0: poser les pieds en descente, doser la montée, lire le ciel. Les remontées nous épargnent le dénivelé inutile, et le mont Blanc est en face tout le temps.',
    prix: 420,
    single: 110,
    groupe: [4, 8],
    age_min: 16,
    mois: [6, 7, 8, 9],
    nuit: 'Hôtel deux étoiles à Chamonix, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Petit balcon nord | Mise en jambes des Praz à Argentière, ateliers de foulée dans la forêt. | 12 | 350
Aiguillette des Houches | La journée en altitude\u00a0: on prend son temps, on regarde beaucoup. | | | parcours=Aiguillette des Houches
Grand balcon sud | De la Flégère à Planpraz, puis la descente technique vers Chamonix. | 13 | 450`,
    inclus:
      'Encadrement par un moniteur de trail|Deux nuits en chambre double avec petit-déjeuner|Deux dîners|Les remontées mécaniques du programme',
    exclus: 'Le voyage jusqu’à Chamonix|Les déjeuners|L’assurance annulation et assistance',
    kit: 'montagne',
    acces: GARE_SALLANCHES,
  },
  {
    titre: 'Votre premier Marathon du Mont-Blanc',
    lieu: ['Chamonix-Mont-Blanc', 'FR', '74', 6.868, 45.922],
    agence: 'cimes',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Quatre jours pour courir le 42\u00a0km sans souci d’intendance\u00a0: une reconnaissance tranquille, un point sur la stratégie et le matériel, le dossard retiré ensemble et un guide sur le bord du chemin le jour de la course.',
    prix: 690,
    single: 180,
    groupe: [6, 14],
    age_min: 20,
    mois: [],
    nuit: 'Hôtel trois étoiles à dix minutes du départ',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Arrivée et footing | Installation, petit footing au bord de l’Arve et briefing. | 6 | 50
Reconnaissance | Les dix derniers kilomètres, au calme. Dossards et repas d’avant-course. | 12 | 500
Marathon du Mont-Blanc | Le jour J. Navette au départ, guide à mi-parcours, massage à l’arrivée. | | | course=Marathon du Mont-Blanc, Marathon; repas=Petit-déjeuner à 4h, dîner
Bilan et retour | Étirements, bilan de course et brunch face aux Drus. | | `,
    inclus:
      'Le dossard du marathon|Trois nuits en hôtel avec petit-déjeuner|Trois dîners|La reconnaissance accompagnée|Les navettes',
    exclus:
      'Le voyage jusqu’à Chamonix|Le certificat ou le parcours de santé demandé par l’organisateur|Les déjeuners',
    kit: 'montagne',
    acces: GARE_SALLANCHES,
  },
  {
    titre: 'Tour des glaciers de la Vanoise',
    lieu: ['Pralognan-la-Vanoise', 'FR', '73', 6.7211, 45.3806],
    agence: 'cimes',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Une boucle de quatre étapes autour des dômes de la Vanoise, au cœur du parc national. Des chemins larges et bien tracés, des refuges où l’on mange bien, et des bouquetins au petit matin.',
    prix: 560,
    groupe: [5, 10],
    age_min: 18,
    mois: [7, 8, 9],
    nuit: 'Refuge, en dortoir',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Pralognan – refuge de la Vallette | Une montée soutenue au-dessus du village, vue sur la Grande Casse. | 11 | 1350
Vers le refuge de l’Arpont | Par le col d’Aussois et les balcons de la Haute Maurienne. | 24 | 1300
Arpont – col de la Vanoise | Les lacs, les moraines et le sentier qui file à 2\u00a0500\u00a0m. | 20 | 950
Retour à Pralognan | Le lac des Vaches et ses dalles posées sur l’eau, descente en forêt. | 10 | 150`,
    inclus:
      'Accompagnement par un accompagnateur en montagne|Trois nuits en refuge en demi-pension|Les pique-niques',
    exclus: 'Le voyage jusqu’à Pralognan|Les boissons|L’assurance annulation et assistance',
    kit: 'refuge',
    acces: 'Gare de Moûtiers-Salins, puis autocar de 45 minutes jusqu’à Pralognan.',
  },
  {
    titre: 'Le Queyras de village en village',
    lieu: ['Saint-Véran', 'FR', '05', 6.8681, 44.7003],
    agence: 'cimes',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Le GR 58 à notre manière\u00a0: six étapes de mélèzes, de lacs et de cols au-dessus de 2\u00a0700\u00a0m, avec le soleil des Alpes du Sud et un vrai lit chaque soir. Les bagages voyagent en voiture.',
    prix: 870,
    single: 190,
    groupe: [5, 12],
    age_min: 18,
    mois: [6, 7, 9],
    nuit: 'Gîte de village, en chambre de deux à quatre',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Ceillac – col Girardin | Le lac Sainte-Anne, turquoise, et une première soirée à Ceillac. | 16 | 1150
Ceillac – Saint-Véran | Le col des Estronques et l’arrivée au plus haut village du Queyras. | 15 | 1150
Saint-Véran – L’Échalp | Le pic de Caramantran pour ceux qui en veulent plus, la haute vallée du Guil. | 22 | 1200
Le balcon du mont Viso | Le lac Egorgéou, le lac Foréant et le Viso en face. | 18 | 950
Abriès – Souliers | La crête de Gilly et les mélézins d’Arvieux. | 21 | 1300
Souliers – Château-Queyras | Le lac de Roue et la descente vers le fort. | 12 | 350`,
    inclus:
      'Accompagnement par un accompagnateur en montagne|Cinq nuits en gîte en demi-pension|Les pique-niques|Le transport des bagages',
    exclus: 'Le voyage jusqu’à Montdauphin|Les boissons|L’assurance annulation et assistance',
    kit: 'montagne',
    acces:
      'Gare de Montdauphin-Guillestre (train de nuit depuis Paris), où nous vous attendons à 9h.',
  },
  {
    titre: 'Hautes vallées des Écrins',
    lieu: ['Vallouise-Pelvoux', 'FR', '05', 6.4886, 44.8464],
    agence: 'cimes',
    niveau: 'expert',
    sports: ['trail'],
    description:
      'Cinq jours d’altitude et de pierriers, d’un vallon à l’autre du massif des Écrins. Un séjour exigeant\u00a0: terrain raide, passages en main courante, peu de monde.',
    prix: 740,
    groupe: [4, 8],
    age_min: 18,
    mois: [7, 8],
    nuit: 'Refuge, en dortoir',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Pré de Madame Carle – refuge du Glacier Blanc | Courte montée vers la langue du glacier, pour s’habituer à l’altitude. | 7 | 700
Entre-les-Aigues | Retour par le vallon, puis le col de la Pousterle. | 22 | 1400 | nuit=Gîte à Vallouise
Vallouise – Dormillouse | Le col de l’Aup Martin, point haut du séjour, à 2\u00a0761\u00a0m. | 24 | 1750 | nuit=Gîte de Dormillouse
Dormillouse – Prapic | Le seul village habité du cœur du parc, puis le Champsaur. | 20 | 1350 | nuit=Gîte à Prapic
Prapic – Orcières | Le saut du Laire et les derniers balcons. | 11 | 350`,
    inclus:
      'Accompagnement par un guide qui connaît le massif|Quatre nuits en refuge et gîte en demi-pension|Les pique-niques|Le transfert retour à Vallouise',
    exclus:
      'Le voyage jusqu’à L’Argentière-les-Écrins|Les boissons|L’assurance annulation et assistance',
    kit: 'refuge',
    acces: 'Gare de L’Argentière-les-Écrins, navette à 10h.',
  },
  {
    titre: 'Beaufortain, lacs et alpages',
    lieu: ['Beaufort', 'FR', '73', 6.5733, 45.7197],
    agence: 'cimes',
    niveau: 'intermediaire',
    sports: ['trail', 'randonnee'],
    description:
      'Un week-end prolongé sur des sentiers souples, entre barrages et troupeaux. On court par tranches d’une demi-heure, on finit les montées en marchant, et la coopérative ouvre ses caves le samedi.',
    prix: 330,
    single: 70,
    groupe: [5, 12],
    age_min: 16,
    mois: [6, 7, 8, 9],
    nuit: 'Chalet à Arêches, en chambre de deux',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Lac de Saint-Guérin | Le tour du lac par la passerelle, en fin d’après-midi. | 8 | 250
Les lacs de la Tempête | Depuis le cormet d’Arêches, la plus belle boucle du massif. | 17 | 1000
Crête du Mirantin | Une crête débonnaire face à la Pierra Menta, puis la cave à beaufort. | 13 | 800 | repas=Petit-déjeuner, déjeuner à la ferme`,
    inclus: 'Encadrement|Deux nuits en chalet en demi-pension|Les déjeuners|La visite de la cave',
    exclus: 'Le voyage jusqu’à Albertville|L’assurance annulation et assistance',
    kit: 'montagne',
    acces: 'Gare d’Albertville, navette le vendredi à 15h.',
  },
  {
    titre: 'MaXi-Race, courir le tour du lac d’Annecy',
    lieu: ['Annecy', 'FR', '74', 6.135, 45.9],
    agence: 'ailleurs',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Trois jours autour de la Marathon-Race. Nous courons au-dessus du lac toute l’année\u00a0: la reconnaissance de la veille vous montrera où garder des forces, et où ne pas regarder le paysage.',
    prix: 490,
    single: 140,
    groupe: [6, 16],
    age_min: 20,
    mois: [],
    nuit: 'Hôtel à Annecy-le-Vieux, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Le Semnoz en douceur | Une sortie courte pour prendre ses repères, puis les dossards et le dîner. | | | parcours=Le Semnoz depuis Annecy
La Marathon-Race | Départ ensemble, ravitaillement personnel porté au col de la Forclaz. | | | course=MaXi-Race, Marathon-Race; repas=Petit-déjeuner à 4h, dîner
Baignade et retour | Vingt minutes de footing, le lac, et l’on se quitte à midi. | 4 | 20`,
    inclus: 'Le dossard|Deux nuits avec petit-déjeuner|Deux dîners|La reconnaissance|Les navettes',
    exclus: 'Le voyage jusqu’à Annecy|Les déjeuners',
    kit: 'montagne',
    acces: 'Gare d’Annecy\u00a0; l’hôtel est à dix minutes en bus.',
  },
  {
    titre: 'Traversée des hauts plateaux du Vercors',
    lieu: ['Corrençon-en-Vercors', 'FR', '38', 5.5236, 45.0311],
    agence: 'vercors',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'La plus grande réserve naturelle terrestre de métropole, sans route ni village, du nord au sud. Trois jours de lapiaz, de prairies et de silence, sous le regard du mont Aiguille.',
    prix: 310,
    groupe: [5, 10],
    age_min: 18,
    mois: [5, 6, 7, 9, 10],
    nuit: 'Cabane ou bergerie aménagée, en dortoir',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Corrençon – Tiolache | Par le canyon des Erges, sur un sol où il faut lever les pieds. | 19 | 850
Tiolache – Pré Peyret | La plaine de la Queyrie, ses carrières romaines et son arbre taillé. | 24 | 700
Pré Peyret – Châtillon-en-Diois | Le rocher de Combau et la descente vers les premières vignes. | 22 | 400`,
    inclus:
      'Accompagnement|Deux nuits|Tous les repas du premier midi au dernier matin|Le retour en minibus à Corrençon',
    exclus: 'Le voyage jusqu’à Grenoble|L’assurance annulation et assistance',
    kit: 'refuge',
    acces: GARE_GRENOBLE,
  },
  {
    titre: 'Premier trail dans le Vercors',
    lieu: ['Villard-de-Lans', 'FR', '38', 5.5517, 45.0706],
    agence: 'vercors',
    niveau: 'debutant',
    sports: ['trail', 'marche'],
    description:
      'Vous courez trente minutes sans vous arrêter et vous n’avez jamais quitté le bitume\u00a0: ce week-end est fait pour vous. Deux groupes d’allure, des chemins larges, et un moniteur qui explique sans presser personne.',
    prix: 240,
    single: 60,
    groupe: [4, 12],
    age_min: 14,
    mois: [4, 5, 6, 7, 8, 9, 10],
    nuit: 'Gîte à Villard-de-Lans, en chambre de deux ou trois',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Prise en main | Chaussures, sac, allure\u00a0: on essaie tout sur la Via Vercors. | 6 | 80
La Colline des Bains | Apprendre à marcher vite en montée et à se relâcher en descente. | 10 | 350
La Molière au petit matin | Des alpages et le mont Blanc à l’horizon, au rythme du groupe. | 9 | 250`,
    inclus: 'Encadrement par un moniteur de trail|Deux nuits en demi-pension|Les pique-niques',
    exclus: 'Le voyage jusqu’à Grenoble|L’assurance annulation et assistance',
    kit: 'sentier',
    acces: GARE_GRENOBLE,
  },
  {
    titre: 'Chartreuse, trois sommets en trois jours',
    lieu: ['Saint-Pierre-de-Chartreuse', 'FR', '38', 5.8142, 45.3417],
    agence: 'vercors',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Un massif court et raide, fait de falaises et de sangles. On monte à Chamechaude, à la Dent de Crolles et au Charmant Som, avec le droit de s’arrêter chez le fromager.',
    prix: 320,
    single: 80,
    groupe: [4, 8],
    age_min: 18,
    mois: [5, 6, 9, 10],
    nuit: 'Auberge à Saint-Pierre-de-Chartreuse',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Le balcon de Chamechaude | Le plus haut sommet du massif, par le balcon. | | | parcours=Le balcon de Chamechaude
La Dent de Crolles | Le pas de l’Œille demande les mains\u00a0; le guide passe devant. | | | parcours=La Dent de Crolles par le pas de l’Œille
Le Charmant Som | L’alpage, la tomme de brebis et une descente en sous-bois. | 14 | 900`,
    inclus: 'Accompagnement|Deux nuits en demi-pension|Les pique-niques|Les transferts',
    exclus: 'Le voyage jusqu’à Grenoble|L’assurance annulation et assistance',
    kit: 'montagne',
    acces: GARE_GRENOBLE,
  },
  {
    titre: 'La traversée de Belledonne',
    lieu: ['Chamrousse', 'FR', '38', 5.8744, 45.1256],
    agence: 'vercors',
    niveau: 'expert',
    sports: ['trail'],
    description:
      'Quatre jours sur l’arête de granite qui domine Grenoble. Les étapes sont courtes sur la carte et longues sur le terrain\u00a0: blocs, névés tardifs, peu d’échappatoires.',
    prix: 430,
    groupe: [4, 8],
    age_min: 18,
    mois: [7, 8, 9],
    nuit: 'Refuge, en dortoir',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Chamrousse – refuge Jean-Collet | Les lacs Robert et le col de la Pra. | 18 | 1300
Jean-Collet – Habert d’Aiguebelle | Le col de la Mine de Fer et le versant sauvage. | 17 | 1500
Aiguebelle – refuge de la Pierre du Carre | Alpages, crêtes et premières myrtilles. | 21 | 1450
Jusqu’au Grand Rocher | La vue sur le mont Blanc et la longue descente vers Allevard. | 19 | 900`,
    inclus:
      'Accompagnement par un guide de haute montagne|Trois nuits en refuge en demi-pension|Les pique-niques',
    exclus: 'Le voyage jusqu’à Grenoble|Les boissons|L’assurance annulation et assistance',
    kit: 'refuge',
    acces: GARE_GRENOBLE,
  },
  {
    titre: 'Vercors blanc, courir sur la neige',
    lieu: ['Autrans-Méaudre en Vercors', 'FR', '38', 5.5439, 45.1764],
    agence: 'vercors',
    niveau: 'debutant',
    sports: ['trail', 'ski', 'randonnee'],
    description:
      'Deux jours pour découvrir la course sur pistes damées et la raquette, sans rien connaître de la montagne en hiver. Les crampons légers et les raquettes sont prêtés\u00a0; en cas de manque de neige, on monte plus haut.',
    prix: 190,
    single: 50,
    groupe: [4, 12],
    age_min: 14,
    mois: [12, 1, 2, 3],
    nuit: 'Gîte à Autrans, en chambre de deux ou trois',
    repas: 'Petit-déjeuner, déjeuner chaud, dîner',
    jours: `
Piste de Gève | Ateliers de foulée sur neige damée, puis sortie à la frontale avant la fondue. | 9 | 180
La crête de la Molière | En raquettes le matin, retour en courant dans la trace. | 11 | 400`,
    inclus: 'Encadrement|Une nuit en pension complète|Le prêt des crampons et des raquettes',
    exclus: 'Le voyage jusqu’à Grenoble|L’assurance annulation et assistance',
    kit: 'neige',
    acces: GARE_GRENOBLE,
  },
]
