import { BERGES, type DemoParcours, FORET, LITTORAL } from './demo-parcours.ts'

export const BRETAGNE_ET_NORD: readonly DemoParcours[] = [
  {
    titre: 'Canal de Nantes à Brest, étape de Blain',
    lieu: ['Blain', '44'],
    type: 'nature',
    forme: 'traversee',
    distance: 26_800,
    denivele: 60,
    passages: `
      -1.567 47.412 15 La Chevallerais
      -1.592 47.4222 16
      -1.621 47.4312 16
      -1.6512 47.4402 16
      -1.681 47.4512 16
      -1.7102 47.4602 15
      -1.7402 47.4672 14
      -1.767 47.4722 14 Blain
      -1.7952 47.4842 12
      -1.8252 47.4982 11 Forêt du Gâvre
      -1.8502 47.5122 10
      -1.872 47.5232 9
    `,
    surfaces: BERGES,
    description: 'Le chemin de halage, les écluses fleuries et pas une côte à l’horizon.',
  },
  {
    titre: 'Sentier des douaniers à Ploumanac’h',
    lieu: ['Perros-Guirec', '22'],
    type: 'nature',
    forme: 'aller_retour',
    distance: 12_800,
    denivele: 240,
    passages: `
      -3.4398 48.8142 8 Plage de Trestraou
      -3.4452 48.8155 30
      -3.4526 48.8154 38
      -3.4593 48.8158
      -3.4606 48.8168 35
      -3.4646 48.8202 30
      -3.4695 48.8242 22 Pors Rolland
      -3.4738 48.8278 20
      -3.4788 48.8312 22
      -3.4832 48.8358 12 Phare de Mean Ruz
      -3.4852 48.8312 8 Plage Saint-Guirec
      -3.4848 48.8262 12
      -3.4832 48.8238
      -3.4828 48.8212 40 Ploumanac’h
    `,
    surfaces: LITTORAL,
    description:
      'Le granit rose, les phares, les ajoncs. Sentier étroit\u00a0: on double en disant bonjour.',
    points: [[6.4, 'vue', 'Phare de Mean Ruz']],
  },
  {
    titre: 'Les caps de la presqu’île de Crozon',
    lieu: ['Crozon', '29'],
    type: 'trail',
    forme: 'boucle',
    distance: 42_600,
    denivele: 900,
    passages: `
      -4.5078 48.2288 8 Morgat
      -4.5042 48.2222 45
      -4.4985 48.2208 60 Pointe de Morgat
      -4.506 48.2158 65
      -4.5142 48.2118 60
      -4.5185 48.2045 70 Saint-Hernot
      -4.5212 48.2002 65
      -4.5245 48.1945 60
      -4.533 48.1868 75
      -4.5425 48.1812 85
      -4.5442 48.1752 90
      -4.5512 48.1708 98 Cap de la Chèvre
      -4.5532 48.1745 95
      -4.5512 48.1785 80
      -4.5475 48.1832 60
      -4.5472 48.1885 70
      -4.5478 48.1945 60
      -4.5485 48.2012 45
      -4.5485 48.2072 15 La Palue
      -4.5508 48.2128 35
      -4.5552 48.2152 30 Lostmarc’h
      -4.5562 48.2212 50
      -4.5572 48.2272 55
      -4.5592 48.2322 60
      -4.5672 48.2352 62 Pointe de Dinan
      -4.5572 48.2362 55
      -4.5482 48.2385 35
      -4.5422 48.2422 12 Goulien
      -4.5418 48.2492 35
      -4.5442 48.2562 40
      -4.5515 48.2602 25
      -4.5602 48.2605 8 Kerloc’h
      -4.5692 48.2582 40
      -4.5802 48.2562 50
      -4.5902 48.2565 55
      -4.5982 48.2612 45
      -4.6052 48.2635 20 Veryac’h
      -4.6132 48.2638 50
      -4.6205 48.2588 65 Pen-Hir
      -4.6165 48.2662 45
      -4.6112 48.2732 45 Lagatjar
      -4.6052 48.2762 35
      -4.5972 48.2742 8 Camaret
      -4.5752 48.2702 50
      -4.5502 48.2642 60
      -4.5202 48.2542 60
      -4.4902 48.2462 85 Crozon
      -4.4975 48.2392 40
      -4.5062 48.2342 15
    `,
    surfaces: LITTORAL,
    description:
      'Un marathon de sentier côtier, jamais haut, jamais plat. Le vent décide de votre temps.',
    saison: [3, 4, 5, 6, 9, 10],
  },
  {
    titre: 'Forêt des Trois-Pignons, dix des vingt-cinq bosses',
    lieu: ['Milly-la-Forêt', '91'],
    type: 'trail',
    forme: 'boucle',
    distance: 10_500,
    denivele: 370,
    passages: `
      2.511 48.402 70 Milly-la-Forêt
      2.5182 48.3972 110
      2.5232 48.3932 80
      2.5262 48.3892 122 Rocher Cailleau
      2.5312 48.3872 85
      2.5362 48.3882 128 Pignon poteau
      2.5402 48.3852 90
      2.5452 48.3862 134 Rocher de la Reine
      2.5472 48.3912 85
      2.5422 48.3942 126 Rocher Corne-Biche
      2.5372 48.3962 80
      2.5322 48.3942 120
      2.5302 48.3992 78
      2.5352 48.4032 124 Les Trois Pignons
      2.5292 48.4052 84
      2.5242 48.4032 118
      2.5192 48.4062 76
      2.5152 48.4042 98
    `,
    surfaces: [
      ['path', 0.5],
      ['rock', 0.3],
      ['sand', 0.2],
    ],
    description:
      'Dix montées et autant de descentes entre les blocs de grès. On y vient chercher du dénivelé en Île-de-France.',
  },
  {
    titre: 'Bois de Vincennes, grande boucle',
    lieu: ['Paris', '75'],
    type: 'nature',
    forme: 'boucle',
    distance: 12_000,
    denivele: 55,
    passages: `
      2.4398 48.8422 52 Château de Vincennes
      2.4312 48.8402 52 Lac de Saint-Mandé
      2.4222 48.8392 52
      2.4142 48.8352 50
      2.4102 48.8292 46 Lac Daumesnil
      2.4172 48.8252 44
      2.4268 48.8242 46
      2.4362 48.8222 46
      2.4472 48.8212 46 École du Breuil
      2.4572 48.8222 52
      2.4672 48.8262 56 Lac des Minimes
      2.4712 48.8332 62
      2.4682 48.8402 68
      2.4592 48.8442 66
      2.4492 48.8452 60
    `,
    surfaces: [
      ['compacted', 0.7],
      ['asphalt', 0.3],
    ],
    description: 'Autour des quatre lacs, ombragée en été, praticable toute l’année.',
    points: [[4, 'eau', 'Fontaine du lac Daumesnil']],
  },
  {
    titre: 'Canal de l’Ourcq, de La Villette à Sevran',
    lieu: ['Paris', '75'],
    type: 'route',
    forme: 'aller_retour',
    distance: 30_000,
    denivele: 40,
    passages: `
      2.37 48.884 52 La Villette
      2.3782 48.8872 52
      2.3902 48.8898 52
      2.4012 48.8932 52 Pantin
      2.4152 48.8972 53
      2.4342 48.9022 53 Bobigny
      2.4522 48.9062 54
      2.4742 48.9112 55 Bondy
      2.4972 48.9172 56
      2.5172 48.9242 56 Aulnay-sous-Bois
      2.5302 48.9322 57 Sevran
      2.5502 48.9372 57
    `,
    surfaces: [
      ['cycleway', 0.8],
      ['paving_stones', 0.2],
    ],
    description:
      'La sortie longue des préparations marathon\u00a0: tout droit, tout plat, aller et retour.',
  },
  {
    titre: 'Vignes et villages de la route des vins',
    lieu: ['Ribeauvillé', '68'],
    type: 'nature',
    forme: 'boucle',
    distance: 21_100,
    denivele: 430,
    passages: `
      7.318 48.195 245 Ribeauvillé
      7.3142 48.1862 255 Hunawihr
      7.3082 48.1762 280
      7.2982 48.1672 290 Riquewihr
      7.2922 48.1582 300
      7.2882 48.1492 290
      7.2722 48.1422 250 Kientzheim
      7.2602 48.1392 244 Kaysersberg
      7.2732 48.1352 270
      7.2882 48.1332 230
      7.3012 48.1402 210 Bennwihr
      7.3132 48.1522 210
      7.3122 48.1652 225 Zellenberg
      7.3222 48.1772 215
      7.3262 48.1872 220
    `,
    surfaces: [
      ['asphalt', 0.35],
      ['track', 0.65],
    ],
    description: 'Un semi entre les vignes, cinq villages, et autant de fontaines.',
    saison: [4, 5, 6, 9, 10],
  },
  {
    titre: 'Hohneck et lacs des Vosges',
    lieu: ['Gérardmer', '88'],
    type: 'trail',
    forme: 'boucle',
    distance: 29_600,
    denivele: 1_030,
    passages: `
      6.878 48.07 665 Gérardmer
      6.8982 48.0662 700
      6.9232 48.0632 740 Xonrupt
      6.9502 48.0652 790 Lac de Longemer
      6.9682 48.0622 1050 Retournemer
      6.9862 48.0612 1139 Col de la Schlucht
      7.0122 48.0522 1220
      7.0172 48.0452 1290
      7.0162 48.0372 1363 Le Hohneck
      7.0132 48.0242 1190
      6.9952 48.0272 1150
      6.9742 48.0352 1130
      6.9502 48.0402 900
      6.9282 48.0432 780 La Bresse, Chajoux
      6.9062 48.0522 940
      6.8922 48.0602 820
    `,
    surfaces: FORET,
    description:
      'Les chaumes, les lacs noirs et la ligne bleue. Brouillard fréquent sur la crête\u00a0: gardez la trace.',
    points: [
      [14.3, 'sommet', 'Le Hohneck'],
      [18.8, 'refuge', 'Ferme-auberge'],
    ],
  },
]
