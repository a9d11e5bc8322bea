import type { DemoSejour } from './demo-sejour.ts'

const AIX = 'Gare d’Aix-en-Provence TGV\u00a0; navette le premier jour à 13h30.'
const CORSE =
  'Avion ou bateau jusqu’à Bastia ou Ajaccio, puis train jusqu’à Corte. Nous donnons les horaires qui correspondent.'
const ASSURANCE = 'L’assurance annulation et assistance'

export const SUD: readonly DemoSejour[] = [
  {
    titre: 'Le Mercantour et la vallée des Merveilles',
    lieu: ['Tende', 'FR', '06', 7.5936, 44.0886],
    agence: 'garrigue',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Quatre jours entre lacs et gravures de l’âge du bronze. Le matin on court, l’après-midi un guide agréé ouvre les dalles gravées que l’on ne peut pas voir seul.',
    prix: 590,
    groupe: [5, 10],
    age_min: 18,
    mois: [7, 8, 9],
    nuit: 'Refuge, en dortoir',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Casterino – refuge de Fontanalbe | Une mise en jambes sous les mélèzes. | 9 | 650
Les gravures et le lac Vert | Trois heures de visite, le reste à courir entre les lacs. | 14 | 800
La baisse de Valmasque | Le col, les lacs Noir et du Basto, le refuge des Merveilles. | 16 | 1050
Merveilles – Saint-Dalmas-de-Tende | Longue descente jusqu’à la gare et ses trains vers Nice. | 18 | 250`,
    inclus:
      'Accompagnement|La visite avec un guide agréé|Trois nuits en refuge en demi-pension|Les pique-niques',
    exclus: `Le train depuis Nice|Les boissons|${ASSURANCE}`,
    kit: 'refuge',
    acces:
      'Train de Nice à Saint-Dalmas-de-Tende, une des plus belles lignes des Alpes\u00a0; accueil à 10h30.',
  },
  {
    titre: 'Gorges du Verdon, sentiers et crêtes',
    lieu: ['La Palud-sur-Verdon', 'FR', '04', 6.3425, 43.7792],
    agence: 'garrigue',
    niveau: 'intermediaire',
    sports: ['trail', 'randonnee'],
    description:
      'Courir au-dessus des gorges, puis tout au fond. On part à la fraîche, on déjeune à l’ombre, et l’après-midi appartient à la rivière. Le sentier Blanc-Martel se marche plus qu’il ne se court\u00a0: tant mieux.',
    prix: 460,
    single: 120,
    groupe: [5, 12],
    age_min: 16,
    mois: [4, 5, 6, 9, 10],
    nuit: 'Gîte à La Palud, en chambre double',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Le belvédère de Rancoumas | Une première vue sur le canyon au soleil couchant. | 9 | 450
Le sentier Blanc-Martel | Échelles et tunnels au fond des gorges, lampe obligatoire. | 16 | 650
La crête du Mourre de Chanier | 1\u00a0930\u00a0m, la mer par temps clair et les vautours à hauteur d’yeux. | 20 | 1250
Lac de Sainte-Croix | Un footing léger et un dernier bain. | 8 | 150`,
    inclus: 'Accompagnement|Trois nuits en demi-pension|Les pique-niques|Les navettes',
    exclus: `Le voyage jusqu’à Aix-en-Provence|Les boissons|${ASSURANCE}`,
    kit: 'sentier',
    acces: AIX,
  },
  {
    titre: 'Valensole au temps des lavandes',
    lieu: ['Moustiers-Sainte-Marie', 'FR', '04', 6.2217, 43.8467],
    agence: 'garrigue',
    niveau: 'debutant',
    sports: ['course_a_pied', 'marche'],
    description:
      'Trois petites sorties à l’aube entre les rangs bleus, à une allure où l’on parle. Le reste du temps\u00a0: la sieste, les faïenciers, une distillerie. Accessible à qui court cinq kilomètres.',
    prix: 350,
    single: 95,
    groupe: [4, 14],
    mois: [6, 7],
    nuit: 'Maison d’hôtes à Moustiers, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Autour de Moustiers | L’étoile, les oliviers et le village d’en haut. | 5 | 120
Le plateau à l’aube | Des chemins plats entre lavandes et amandiers, puis la distillerie. | 9 | 60
Le lac au matin | Un dernier tour de rive avant le marché. | 7 | 80`,
    inclus: 'Encadrement|Deux nuits en demi-pension|La visite de la distillerie|Les transferts',
    exclus: `Le voyage jusqu’à Aix-en-Provence|Les déjeuners|${ASSURANCE}`,
    kit: 'sentier',
    acces: AIX,
  },
  {
    titre: 'Calanques et Sainte-Victoire',
    lieu: ['Cassis', 'FR', '13', 5.5386, 43.2147],
    agence: 'garrigue',
    niveau: 'intermediaire',
    sports: ['trail'],
    description:
      'Le calcaire, la mer et la lumière de l’hiver provençal. Un séjour hors de l’été, quand les massifs sont ouverts et les sentiers vides.',
    prix: 520,
    single: 150,
    groupe: [5, 12],
    age_min: 16,
    mois: [11, 12, 2, 3, 4, 10],
    nuit: 'Hôtel à Cassis, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Le cap Canaille | La route des crêtes à pied, face au soleil qui se couche. | 10 | 450
Sormiou et Morgiou | La grande boucle des calanques, avec ses mains courantes et ses plages. | | | parcours=Calanques de Sormiou et Morgiou
La Sainte-Victoire | Le Pas du Moine, la croix de Provence et le prieuré. | | | parcours=Sainte-Victoire par le Pas du Moine
Port-Miou, En-Vau | Une courte sortie avant le train. | 8 | 350`,
    inclus: 'Accompagnement|Trois nuits avec petit-déjeuner|Trois dîners|Les transferts',
    exclus: `Le voyage jusqu’à Marseille|Les déjeuners|${ASSURANCE}`,
    kit: 'sentier',
    acces: 'Gare de Marseille-Saint-Charles, puis train de 25 minutes jusqu’à Cassis.',
  },
  {
    titre: 'GR 20 sud, de Vizzavona à Conca',
    lieu: ['Vizzavona', 'FR', '2B', 9.1333, 42.1286],
    agence: 'maquis',
    niveau: 'expert',
    sports: ['trail'],
    description:
      'La moitié la plus coureuse du GR 20, en cinq étapes. Les aiguilles de Bavella, le plateau du Coscione et ses pozzines, une bière de châtaigne à Conca. Vous portez votre sac, pas votre tente.',
    prix: 690,
    groupe: [4, 10],
    age_min: 18,
    mois: [6, 7, 9],
    nuit: 'Refuge ou bergerie, sous tente montée',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Vizzavona – Capannelle | Une étape courte en hêtraie, après le train du matin. | 14 | 900
Capannelle – Col de Verde | Roulant\u00a0: c’est le jour pour courir. | 14 | 550
Verde – Usciolu | Les crêtes, le vent et deux mers de part et d’autre. | 15 | 1250
Usciolu – Asinau | Le Coscione et le monte Alcudina. | 22 | 1100
Asinau – Conca | La variante alpine des aiguilles de Bavella, puis la descente vers la mer. | 29 | 1100`,
    inclus:
      'Accompagnement|Quatre nuits en refuge, tente et matelas compris|Tous les dîners et petits-déjeuners|Le transfert de Conca à Porto-Vecchio',
    exclus: `Le voyage jusqu’en Corse|Les vivres de course|${ASSURANCE}`,
    kit: 'refuge',
    acces: CORSE,
  },
  {
    titre: 'Le GR 20 en neuf jours',
    lieu: ['Calenzana', 'FR', '2B', 8.8553, 42.5086],
    agence: 'maquis',
    niveau: 'expert',
    sports: ['trail'],
    description:
      'Toute la Corse, du nord au sud, à raison de deux étapes par jour quand c’est possible. C’est le séjour le plus dur de notre catalogue\u00a0: nous demandons un entretien au téléphone avant de confirmer.',
    prix: 1390,
    groupe: [4, 8],
    age_min: 20,
    mois: [6, 9],
    nuit: 'Refuge, sous tente montée',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Calenzana – Carrozzu | Deux étapes d’un coup, pour passer avant la chaleur. | 20 | 2150
Carrozzu – Haut Asco | La passerelle de Spasimata et ses dalles. | 6 | 850
Haut Asco – Ballone | La pointe des Éboulis, au pied du Cinto. | 11 | 1250
Ballone – Castel di Vergio | Le Paglia Orba, la forêt de laricios. | 14 | 700 | nuit=Hôtel au col de Vergio
Vergio – Manganu | Le lac de Nino et ses chevaux. | 17 | 700
Manganu – Vizzavona par Petra Piana | La brèche de Capitellu et la longue vallée. | 29 | 1700 | nuit=Gîte à Vizzavona
Vizzavona – Col de Verde | On souffle\u00a0: des pistes et des hêtres. | 28 | 1450
Verde – Matalza | Les crêtes, puis le plateau. | 26 | 1550
Matalza – Conca | Bavella, Paliri, et la fin des marques rouges et blanches. | 34 | 1500`,
    inclus:
      'Accompagnement par deux guides|Huit nuits|Tous les dîners et petits-déjeuners|Deux transports de bagages|Le transfert final',
    exclus: `Le voyage jusqu’à Calvi et depuis Figari|Les vivres de course|${ASSURANCE}`,
    kit: 'refuge',
    acces: 'Avion jusqu’à Calvi, ou train de Bastia\u00a0; accueil à Calenzana la veille au soir.',
  },
  {
    titre: 'Le cap Corse par le sentier des douaniers',
    lieu: ['Macinaggio', 'FR', '2B', 9.4533, 42.9603],
    agence: 'maquis',
    niveau: 'intermediaire',
    sports: ['trail', 'natation'],
    description:
      'Du sable, du schiste et des tours génoises, avec un bain toutes les deux heures. Les bagages suivent par la piste, et l’on dîne les pieds dans l’eau.',
    prix: 540,
    single: 140,
    groupe: [5, 12],
    age_min: 16,
    mois: [4, 5, 6, 9, 10],
    nuit: 'Hôtel familial, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Macinaggio – Tamarone | La plage, le couchant et le poisson du soir. | 7 | 100
Macinaggio – Centuri | Le tour de la pointe par Barcaggio et Tollare. | 26 | 750
Les crêtes du Cap | Le moulin Mattei et le monte Alticcione. | 17 | 900
Nonza | Un aller-retour à la tour, face à la plage noire. | 9 | 400`,
    inclus: 'Accompagnement|Trois nuits en demi-pension|Le transport des bagages',
    exclus: `Le voyage jusqu’à Bastia|Les déjeuners|${ASSURANCE}`,
    kit: 'littoral',
    acces: 'Port ou aéroport de Bastia, transfert à 14h.',
  },
  {
    titre: 'Bavella et l’Alta Rocca',
    lieu: ['Zonza', 'FR', '2A', 9.1719, 41.7489],
    agence: 'maquis',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Un camp de base à Zonza, cinq jours de boucles entre granite et piscines naturelles. L’idéal pour préparer un ultra sans porter de sac.',
    prix: 620,
    single: 160,
    groupe: [5, 12],
    age_min: 18,
    mois: [5, 6, 9, 10],
    nuit: 'Auberge à Zonza, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
La piscia di Ghjaddu | La cascade et le retour par la crête. | 11 | 450
Trou de la Bombe | Le classique du massif, au lever du jour. | 14 | 600
Les aiguilles par la variante alpine | Une chaîne à passer, des vues partout. | 18 | 1300
Le Coscione | Les pozzines et l’Alcudina depuis Quenza. | 25 | 1150
Quenza – Zonza | Village à village par les murets. | 12 | 450`,
    inclus: 'Accompagnement|Quatre nuits en demi-pension|Les transferts du programme',
    exclus: `Le voyage jusqu’à Figari|Les déjeuners|${ASSURANCE}`,
    kit: 'montagne',
    acces: 'Aéroport de Figari, transfert à 15h.',
  },
  {
    titre: 'Restonica Trail, dossard et lacs d’altitude',
    lieu: ['Corte', 'FR', '2B', 9.1492, 42.3061],
    agence: 'maquis',
    niveau: 'expert',
    sports: ['trail'],
    description:
      'Quatre jours à Corte autour du Restonica Trail. Nous réservons les dossards, reconnaissons le haut du parcours et gardons les sacs.',
    prix: 510,
    single: 130,
    groupe: [4, 12],
    age_min: 20,
    mois: [],
    nuit: 'Hôtel à Corte, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Gorges du Tavignano | La passerelle, un bain et la pasta party. | 11 | 450
Le lac de Melo | Reconnaissance du passage le plus raide, au calme. | 8 | 550
Restonica Trail | Le jour de la course. | | | course=Restonica Trail, Tavignanu; repas=Petit-déjeuner à 3h, dîner
Repos et retour | Un café sur la place Paoli, puis le train. | | `,
    inclus: 'Le dossard|Trois nuits en demi-pension|La reconnaissance|Les navettes de la course',
    exclus: 'Le voyage jusqu’en Corse|Les déjeuners',
    kit: 'montagne',
    acces: CORSE,
  },
  {
    titre: 'Le chemin de Stevenson en courant',
    lieu: ['Le Monastier-sur-Gazeille', 'FR', '43', 3.9928, 44.9408],
    agence: 'cevennes',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'De Velay en Cévennes, sur les pas de l’écrivain et de son ânesse Modestine. Six étapes de trente à quarante kilomètres, plus douces qu’il n’y paraît\u00a0: le terrain roule, les gîtes nourrissent.',
    prix: 640,
    single: 150,
    groupe: [5, 12],
    age_min: 18,
    mois: [5, 6, 9, 10],
    nuit: 'Gîte d’étape ou petit hôtel',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Le Monastier – Landos | La Loire à Goudet et son château. | 28 | 750
Landos – Langogne | Le Gévaudan, ses forêts et sa légende. | 27 | 500
Langogne – La Bastide | L’abbaye de Notre-Dame-des-Neiges pour la nuit. | 36 | 850 | nuit=Abbaye de Notre-Dame-des-Neiges
La Bastide – Le Bleymard | La montagne du Goulet. | 30 | 800
Le Bleymard – Florac | Le mont Lozère par les montjoies, sommet à 1\u00a0699\u00a0m. | 39 | 1050
Florac – Saint-Jean-du-Gard | Les châtaigniers, deux cols et la fin du voyage. | 38 | 1300`,
    inclus: 'Accompagnement|Cinq nuits en demi-pension|Les pique-niques|Le transport des bagages',
    exclus: `Le train jusqu’au Puy-en-Velay et depuis Nîmes|${ASSURANCE}`,
    kit: 'sentier',
    acces: 'Gare du Puy-en-Velay, minibus à 9h\u00a0; retour en car de Saint-Jean-du-Gard à Nîmes.',
  },
  {
    titre: 'Mont Lozère et corniches du Tarn',
    lieu: ['Florac-Trois-Rivières', 'FR', '48', 3.5939, 44.325],
    agence: 'cevennes',
    niveau: 'intermediaire',
    sports: ['trail'],
    description:
      'Quatre jours d’espaces\u00a0: le granite du mont Lozère, les corniches du causse, l’eau claire du Tarn. On dort au même endroit et l’on voyage léger.',
    prix: 390,
    single: 90,
    groupe: [4, 12],
    age_min: 16,
    mois: [4, 5, 6, 9, 10],
    nuit: 'Gîte à Florac, en chambre de deux à quatre',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Le causse depuis Florac | Le rocher de Rochefort et la source du Pêcher. | 12 | 600
Le sommet de Finiels | Chaos de granite, bruyères et un horizon à 360 degrés. | 20 | 650
Les corniches du Tarn | Un balcon régulier au-dessus des gorges. | | | parcours=Gorges du Tarn par les corniches
Nîmes-le-Vieux | Un chaos de rochers qui ressemble à une ville. | 11 | 300`,
    inclus: 'Accompagnement|Trois nuits en demi-pension|Les pique-niques|Les transferts',
    exclus: `Le train jusqu’à Alès|${ASSURANCE}`,
    kit: 'sentier',
    acces: 'Gare d’Alès, minibus le premier jour à 14h.',
  },
  {
    titre: 'L’Aigoual par les quatre mille marches',
    lieu: ['Val-d’Aigoual', 'FR', '30', 3.6264, 44.0803],
    agence: 'cevennes',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Le sentier le plus connu du mont Aigoual, et deux autres que l’on connaît moins. Un week-end de dénivelé avec la mer et les Alpes à l’horizon, quand le vent veut bien.',
    prix: 260,
    single: 70,
    groupe: [4, 10],
    age_min: 18,
    mois: [4, 5, 6, 9, 10, 11],
    nuit: 'Auberge à Valleraugue',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
La vallée de l’Hérault | Des terrasses à oignons doux, en fin d’après-midi. | 10 | 450
Les quatre mille marches | La montée à l’observatoire, la descente par Aire de Côte. | 24 | 1350
Cap de Côte | La draille et ses crêtes, retour par les hameaux. | 16 | 850`,
    inclus: 'Accompagnement|Deux nuits en demi-pension|Les pique-niques',
    exclus: `Le train jusqu’à Nîmes|${ASSURANCE}`,
    kit: 'montagne',
    acces: 'Gare de Nîmes, minibus le vendredi à 15h.',
  },
  {
    titre: 'Festival des Templiers, quatre jours à Millau',
    lieu: ['Millau', 'FR', '12', 3.0778, 44.0983],
    agence: 'cevennes',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Le grand rendez-vous d’automne, à taille humaine\u00a0: une maison pour le groupe, un guide de Millau qui connaît chaque montée, et le dossard pris pour vous.',
    prix: 450,
    single: 110,
    groupe: [5, 14],
    age_min: 20,
    mois: [],
    nuit: 'Grande maison à Millau, en chambre de deux',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Le Puncho d’Agast | Un footing au-dessus de la ville et du viaduc. | 8 | 450
Les dossards | Le salon, un repas tôt, les derniers conseils. | 4 | 50
La course | Nous vous attendons à deux points du parcours. | | | course=Festival des Templiers, Grand Trail des Templiers; repas=Petit-déjeuner à 3h, dîner
Roquefort | On marche jusqu’aux caves, doucement. | 6 | 150`,
    inclus: 'Le dossard|Trois nuits en demi-pension|Les navettes|La visite d’une cave',
    exclus: 'Le voyage jusqu’à Millau|Les déjeuners',
    kit: 'montagne',
    acces: 'Gare de Millau, ou car depuis Montpellier.',
  },
  {
    titre: 'Marche nordique sur le causse Méjean',
    lieu: ['Meyrueis', 'FR', '48', 3.4297, 44.1781],
    agence: 'cevennes',
    niveau: 'debutant',
    sports: ['marche'],
    description:
      'Une steppe, des chevaux de Przewalski et des vautours\u00a0: le causse se prête à la grande foulée des bâtons. Deux heures le matin, deux heures l’après-midi, jamais de course à suivre.',
    prix: 290,
    single: 70,
    groupe: [5, 14],
    mois: [4, 5, 6, 9, 10],
    nuit: 'Gîte à Meyrueis, en chambre de deux',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
La technique | Deux heures de prise en main, au bord de la Jonte. | 6 | 80
Le Villaret et ses chevaux | La grande traversée du causse, en étoile. | 15 | 250
Le balcon de la Jonte | Les vautours depuis le belvédère. | 10 | 300`,
    inclus: 'Encadrement|Deux nuits en demi-pension|Les pique-niques|Le prêt des bâtons',
    exclus: `Le train jusqu’à Millau|${ASSURANCE}`,
    kit: 'sentier',
    acces: 'Gare de Millau, minibus à 14h.',
  },
]
