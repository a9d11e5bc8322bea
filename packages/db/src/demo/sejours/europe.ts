import type { DemoSejour } from './demo-sejour.ts'
import { ROYAUME_UNI, UNION } from './formalites.ts'

const ASSURANCE = 'L’assurance annulation et assistance'

export const EUROPE: readonly DemoSejour[] = [
  {
    titre: 'Madère, levadas et crêtes',
    lieu: ['Funchal', 'PT', null, -16.9241, 32.6669],
    agence: 'ailleurs',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Une semaine au-dessus des nuages\u00a0: les levadas qui filent à plat dans la laurisylve, puis l’escalier du Pico Ruivo. Le climat est doux toute l’année, les descentes beaucoup moins.',
    prix: 990,
    single: 210,
    groupe: [5, 12],
    age_min: 18,
    mois: [1, 2, 3, 4, 10, 11, 12],
    nuit: 'Petit hôtel, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Funchal | Accueil à l’aéroport, footing du port au fort. | 6 | 150
Levada dos Tornos | Une longue ligne presque plate pour se réveiller. | 18 | 250
Arieiro – Ruivo | Les trois sommets, tunnels et marches taillées. | 15 | 1250
São Jorge – Ponta Delgada | L’ancien chemin de la côte nord. | 17 | 750 | nuit=Auberge à São Vicente
Le plateau de Paul da Serra | Les vingt-cinq fontaines et la forêt de Fanal. | 22 | 700 | nuit=Auberge à São Vicente
La pointe de São Lourenço | Pas un arbre, l’océan des deux côtés. | 9 | 400
Marché et retour | Une matinée libre à Funchal. | | `,
    inclus: 'Accompagnement|Six nuits en demi-pension|Tous les transferts sur l’île',
    exclus: `Le vol|Les déjeuners|${ASSURANCE}`,
    kit: 'montagne',
    acces: 'Aéroport de Funchal, accueil à l’arrivée des vols du samedi. Le vol n’est pas compris.',
    formalites: UNION,
  },
  {
    titre: 'Dolomites, l’Alta Via numéro 1',
    lieu: ['Cortina d’Ampezzo', 'IT', null, 12.1357, 46.5405],
    agence: 'ailleurs',
    niveau: 'expert',
    sports: ['trail'],
    description:
      'Du lac de Braies à Belluno en sept jours, au pied de murailles roses. Quelques passages équipés, des refuges à nappe blanche et le meilleur strudel des Alpes au Lagazuoi.',
    prix: 1240,
    groupe: [4, 10],
    age_min: 18,
    mois: [7, 8, 9],
    nuit: 'Refuge, en dortoir',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Lac de Braies – Fanes | La Croda del Becco et les pelouses de Sennes. | 21 | 1300
Fanes – Lagazuoi | La forcella del Lago et les galeries de la Grande Guerre. | 15 | 1150
Lagazuoi – Nuvolau | Les Cinque Torri et un coucher de soleil. | 13 | 750
Nuvolau – Coldai | Sous le Pelmo, puis face à la Civetta. | 22 | 950
Coldai – Vazzoler – Carestiato | La paroi des parois, à ses pieds toute la journée. | 20 | 900
Carestiato – Pian de Fontana | Le passo Duran et les Dolomites de Belluno. | 24 | 1500
Pian de Fontana – Belluno | La descente dans les hêtres, une glace à l’arrivée. | 18 | 350`,
    inclus:
      'Accompagnement par une guide de l’agence|Six nuits en refuge en demi-pension|Le transfert jusqu’au lac de Braies',
    exclus: `Le train jusqu’à Dobbiaco et depuis Belluno|Les déjeuners|${ASSURANCE}`,
    kit: 'refuge',
    acces: 'Train jusqu’à Dobbiaco par Innsbruck\u00a0; rendez-vous la veille à 18h.',
    formalites: UNION,
  },
  {
    titre: 'Lanzarote, la semaine au soleil',
    lieu: ['Puerto del Carmen', 'ES', null, -13.6653, 28.9225],
    agence: 'ailleurs',
    niveau: 'intermediaire',
    sports: ['course_a_pied', 'velo', 'natation'],
    description:
      'Un stage d’hiver pour reprendre du volume sans se blesser\u00a0: une séance construite le matin, du vélo ou de la natation l’après-midi, un entraîneur qui regarde votre foulée plus que votre montre.',
    prix: 840,
    single: 230,
    groupe: [6, 16],
    age_min: 16,
    mois: [11, 12, 1, 2, 3],
    nuit: 'Résidence avec piscine, en appartement pour deux',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Arrivée | Un footing face à l’océan, présentation du programme. | 6 | 40
Analyse de foulée | Vidéo, gammes et un footing en aisance. | 10 | 90
Le volcan | La caldera Blanca, en endurance. | 14 | 450
Sortie vélo | La route des vignes de La Geria, sans se presser. | | 
Seuil | Quatre fois huit minutes sur la promenade. | 12 | 40
La côte de Famara | La falaise et la plage, en sortie longue. | 21 | 520
Bilan | Un plan pour le mois qui suit, puis l’aéroport. | 5 | 20`,
    inclus:
      'L’entraîneur|Six nuits en demi-pension|Le prêt d’un vélo|L’accès à la piscine|Les transferts',
    exclus: `Le vol|Les déjeuners|${ASSURANCE}`,
    kit: 'route',
    acces: 'Aéroport d’Arrecife, accueil à l’arrivée des vols du samedi. Le vol n’est pas compris.',
    formalites: UNION,
  },
  {
    titre: 'Alpes juliennes, lacs et rois de Slovénie',
    lieu: ['Bohinj', 'SI', null, 13.8856, 46.2794],
    agence: 'ailleurs',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Six jours autour du Triglav\u00a0: la vallée des Sept Lacs, l’émeraude de la Soča, des refuges où l’on chante. Un terrain calcaire, propre, avec quelques passages câblés sans difficulté.',
    prix: 860,
    single: 160,
    groupe: [5, 10],
    age_min: 18,
    mois: [6, 7, 8, 9],
    nuit: 'Refuge ou pension',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Le lac de Bohinj | Le tour du lac, un bain, la réunion de départ. | 12 | 120 | nuit=Pension à Ribčev Laz
La Komna et les Sept Lacs | La montée en forêt, puis un lac toutes les demi-heures. | 17 | 1400
Sous le Triglav | Le balcon de Hribarice et le refuge de Dolič. | 14 | 1050
La Trenta | Une longue descente vers la source de la Soča. | 16 | 300 | nuit=Pension à Trenta
Le long de la Soča | Passerelles et gorges, la journée la plus coureuse. | 22 | 400 | nuit=Pension à Bovec
Bled | Le tour du lac et la part de gâteau qui va avec. | 7 | 60`,
    inclus: 'Accompagnement|Cinq nuits en demi-pension|Les transferts depuis Ljubljana',
    exclus: `Le voyage jusqu’à Ljubljana|Les déjeuners|${ASSURANCE}`,
    kit: 'montagne',
    acces: 'Gare ou aéroport de Ljubljana, minibus à 14h.',
    formalites: UNION,
  },
  {
    titre: 'São Miguel, l’île verte des Açores',
    lieu: ['Ponta Delgada', 'PT', null, -25.6667, 37.7412],
    agence: 'ailleurs',
    niveau: 'intermediaire',
    sports: ['trail', 'randonnee'],
    description:
      'Des cratères remplis d’eau, des hortensias sur des kilomètres, des sources chaudes pour les jambes. On court une heure trente à trois heures par jour, jamais loin de la mer.',
    prix: 1080,
    single: 220,
    groupe: [5, 12],
    age_min: 16,
    mois: [4, 5, 6, 9, 10],
    nuit: 'Maison d’hôtes, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Ponta Delgada | Un footing sur la promenade. | 6 | 30
Sete Cidades | La crête du cratère, le lac bleu et le lac vert. | 19 | 550
Lagoa do Fogo | La plus sauvage, sous les nuages souvent. | 12 | 500
Furnas | Le lac, les fumerolles, et le bain de fer. | 14 | 350
La côte nord | Les plantations de thé et les moulins. | 17 | 500
Faial da Terra | La cascade et les villages du bout de l’île. | 11 | 450
Retour | Le marché aux ananas. | | `,
    inclus: 'Accompagnement|Six nuits en demi-pension|L’entrée des bains|Les transferts',
    exclus: `Le vol|Les déjeuners|${ASSURANCE}`,
    kit: 'littoral',
    acces: 'Aéroport de Ponta Delgada, par Lisbonne ou Paris. Le vol n’est pas compris.',
    formalites: UNION,
  },
  {
    titre: 'Les Cinque Terre, un village par matin',
    lieu: ['Monterosso al Mare', 'IT', null, 9.6542, 44.1453],
    agence: 'ailleurs',
    niveau: 'intermediaire',
    sports: ['trail'],
    description:
      'Quatre jours sur les terrasses de Ligurie, en train d’un village à l’autre. Nous prenons les sentiers du haut, ceux des vignerons\u00a0: l’été, ils restent libres.',
    prix: 620,
    single: 170,
    groupe: [5, 12],
    age_min: 16,
    mois: [3, 4, 5, 10, 11],
    nuit: 'Pension à Levanto, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Levanto – Monterosso | Le promontoire de Punta Mesco au soleil bas. | 9 | 400
Les sanctuaires | Le sentier haut, de Monterosso à Riomaggiore. | 19 | 1050
Porto Venere | Par le Telegrafo et les falaises de Muzzerone. | 15 | 750
Un dernier bain | Un footing vers Bonassola par l’ancienne voie. | 7 | 40`,
    inclus: 'Accompagnement|Trois nuits en demi-pension|La carte des sentiers et des trains',
    exclus: `Le train jusqu’à Levanto|Les déjeuners|${ASSURANCE}`,
    kit: 'sentier',
    acces: 'Gare de Levanto, par Gênes\u00a0; rendez-vous à 15h.',
    formalites: UNION,
  },
  {
    titre: 'Islande, du Landmannalaugar à Þórsmörk',
    lieu: ['Landmannalaugar', 'IS', null, -19.0603, 63.9908],
    agence: 'ailleurs',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Le Laugavegur et sa suite vers Skógar, en cinq étapes de rhyolite, d’obsidienne et de gués glacés. Les refuges se réservent un an à l’avance.',
    prix: 1590,
    groupe: [6, 12],
    age_min: 18,
    mois: [7, 8],
    nuit: 'Refuge, en dortoir',
    repas: 'Petit-déjeuner, pique-nique, dîner',
    jours: `
Reykjavik – Landmannalaugar | La piste, les couleurs et le bain chaud. | 8 | 300 | transport=Autocar tout-terrain
Vers Álftavatn | Les névés de Hrafntinnusker. | 23 | 700
Álftavatn – Emstrur | Le désert noir et deux gués. | 16 | 250
Emstrur – Þórsmörk | Le canyon de Markarfljót et les bouleaux. | 16 | 350
Þórsmörk – Skógar | Entre deux glaciers, puis vingt cascades. | 25 | 1100 | nuit=Auberge à Skógar
Reykjavik | La côte sud et l’avion. | | | transport=Minibus`,
    inclus:
      'Accompagnement|Cinq nuits|Tous les repas du premier soir au dernier matin|Les transferts',
    exclus: `Le vol|${ASSURANCE}`,
    kit: 'refuge',
    acces: 'Aéroport de Keflavik, puis car jusqu’à Reykjavik. Le vol n’est pas compris.',
    formalites: UNION,
    situation: 'annule',
  },
  {
    titre: 'West Highland Way, l’Écosse à pied levé',
    lieu: ['Milngavie', 'GB', null, -4.3181, 55.9414],
    agence: 'ailleurs',
    niveau: 'confirme',
    sports: ['trail'],
    description:
      'Cent cinquante-quatre kilomètres, du faubourg de Glasgow au pied du Ben Nevis. Le loch Lomond, la lande de Rannoch, la pluie de côté et un pub à chaque arrivée.',
    prix: 980,
    single: 240,
    groupe: [5, 12],
    age_min: 18,
    mois: [5, 6, 9],
    nuit: 'Auberge ou chambre d’hôtes, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Milngavie – Drymen | Une petite étape après le train. | 19 | 200
Drymen – Rowardennan | Conic Hill et la première vue sur le loch. | 24 | 750
Rowardennan – Crianlarich | Les racines de la rive, l’étape la plus lente. | 33 | 900
Crianlarich – Bridge of Orchy | De vieilles routes militaires, enfin roulantes. | 21 | 450
Bridge of Orchy – Kinlochleven | Rannoch Moor et l’escalier du Diable. | 34 | 850
Kinlochleven – Fort William | Les derniers pins, le banc de bronze. | 24 | 700`,
    inclus: 'Accompagnement|Cinq nuits en demi-pension|Le transport des bagages',
    exclus: `Le voyage jusqu’à Glasgow et depuis Fort William|Les déjeuners|${ASSURANCE}`,
    kit: 'montagne',
    acces: 'Gare de Glasgow Central, rendez-vous à 11h.',
    formalites: ROYAUME_UNI,
  },
  {
    titre: 'Crète de l’ouest, gorges et villages blancs',
    lieu: ['Chora Sfakion', 'GR', null, 24.1381, 35.2017],
    agence: 'ailleurs',
    niveau: 'intermediaire',
    sports: ['trail', 'randonnee'],
    description:
      'Des gorges qui finissent dans la mer, des chapelles et des criques que l’on n’atteint qu’à pied. On court le matin, on prend le bateau, on se baigne, et le dîner dure longtemps.',
    prix: 790,
    single: 150,
    groupe: [5, 12],
    age_min: 16,
    mois: [4, 5, 10],
    nuit: 'Pension de famille, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
La Canée – Sougia | Un bain au bout de la route. | 5 | 80 | transport=Minibus
Sougia – Lissos | Les ruines et le vieux chemin. | 12 | 450
Les gorges de Samaria | Toute la longueur, tôt, avant la foule. | 18 | 150
Loutro | Le sentier de la côte par Agios Pavlos. | 16 | 500
Aradena | Une gorge que l’on remonte, par l’échelle. | 15 | 800
Retour à La Canée | Le port vénitien. | | | transport=Minibus`,
    inclus: 'Accompagnement|Cinq nuits en demi-pension|Les bateaux et les transferts',
    exclus: `Le vol|Les déjeuners|${ASSURANCE}`,
    kit: 'chaleur',
    acces: 'Aéroport de La Canée, accueil le premier jour jusqu’à 15h. Le vol n’est pas compris.',
    formalites: UNION,
  },
  {
    titre: 'Majorque, la Tramuntana au printemps',
    lieu: ['Sóller', 'ES', null, 2.7147, 39.7664],
    agence: 'dossard',
    niveau: 'intermediaire',
    sports: ['course_a_pied', 'trail'],
    description:
      'Cinq jours pour lancer la saison entre murets et oliviers. Les sentiers pavés de la sierra renforcent les chevilles, la route du cap permet une séance d’allure.',
    prix: 690,
    single: 190,
    groupe: [8, 20],
    age_min: 16,
    mois: [2, 3, 4, 10, 11],
    nuit: 'Hôtel à Port de Sóller, en chambre double',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Port de Sóller | Un footing jusqu’au phare. | 7 | 130
Deià par les oliviers | Aller par le haut, retour par les criques. | 17 | 600
Le barranc de Biniaraix | Deux mille marches, une par une. | 14 | 850
Séance d’allure | Trois fois deux kilomètres au bord de l’eau. | 12 | 60
Valldemossa | Le chemin de l’archiduc, puis l’avion. | 13 | 550`,
    inclus: 'Encadrement|Quatre nuits en demi-pension|Les transferts',
    exclus: `Le vol|Les déjeuners|${ASSURANCE}`,
    kit: 'sentier',
    acces: 'Aéroport de Palma, transfert à 14h. Le vol n’est pas compris.',
    formalites: UNION,
  },
  {
    titre: 'Sierra de Guara, canyons et villages perdus',
    lieu: ['Alquézar', 'ES', null, 0.0256, 42.1722],
    agence: 'horizon',
    niveau: 'confirme',
    sports: ['trail'],
    description: 'Trois jours au-dessus des canyons, du Mascún à la sierra de Sevil.',
    prix: 380,
    groupe: [5, 12],
    mois: [4, 5, 10],
    nuit: 'Auberge à Alquézar',
    repas: 'Petit-déjeuner, dîner',
    jours: `
Les passerelles du Vero | Un tour court au soleil couchant. | 8 | 250
Le Mascún | Les aiguilles et le village d’Otín. | 18 | 850
La sierra de Sevil | Les vautours et les dolmens. | 15 | 600`,
    inclus: 'Accompagnement|Deux nuits en demi-pension',
    exclus: `Le voyage jusqu’à Barbastro|${ASSURANCE}`,
    kit: 'sentier',
    acces: 'Gare de Huesca.',
    formalites: UNION,
    situation: 'brouillon',
  },
]
