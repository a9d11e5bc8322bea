import { type DemoParcours, FORET, MONTAGNE, SENTIER, VILLE } from './demo-parcours.ts'

export const MASSIF_CENTRAL_ET_SUD_OUEST: readonly DemoParcours[] = [
  {
    titre: 'Puy de Dôme par le chemin des muletiers',
    lieu: ['Orcines', '63'],
    type: 'trail',
    forme: 'boucle',
    distance: 10_200,
    denivele: 670,
    passages: `
      2.986 45.77 900 Orcines, la Font de l’Arbre
      2.9812 45.7672 930
      2.9762 45.7662 1000 Col de Ceyssat, sentier
      2.9722 45.7642 1078 Col de Ceyssat
      2.9682 45.7682 1270
      2.9652 45.7702 1375
      2.9645 45.7722 1465 Puy de Dôme
      2.9672 45.7762 1320
      2.9662 45.7832 1180
      2.9682 45.7902 1100
      2.9712 45.7962 1209 Puy Pariou
      2.9772 45.7942 1050
      2.9842 45.7882 980
      2.9882 45.7812 930
    `,
    surfaces: FORET,
    description: 'Le géant, son petit frère Pariou et les pouzzolanes rouges.',
    points: [[3.9, 'sommet', 'Puy de Dôme']],
  },
  {
    titre: 'Sancy, la ligne de crête',
    lieu: ['Mont-Dore', '63'],
    type: 'trail',
    forme: 'boucle',
    distance: 15_300,
    denivele: 900,
    passages: `
      2.81 45.5752 1050 Mont-Dore
      2.8032 45.5682 1200
      2.7962 45.5602 1400
      2.7932 45.5502 1600 Puy de Cliergue
      2.7982 45.5402 1650
      2.8062 45.5332 1720 Pas de l’Âne
      2.8142 45.5282 1885 Puy de Sancy
      2.8232 45.5302 1750 Puy Ferrand, col
      2.8292 45.5352 1700 Col de la Cabane
      2.8322 45.5452 1720 Roc de Cuzeau
      2.8362 45.5522 1600
      2.8322 45.5602 1480 Col de la Croix-Saint-Robert
      2.8242 45.5652 1350
      2.8172 45.5702 1200 Grande Cascade
    `,
    surfaces: MONTAGNE,
    description: 'Des pelouses, du vent et des volcans à perte de vue.',
    saison: [5, 6, 7, 8, 9, 10],
  },
  {
    titre: 'Gorges du Tarn par les corniches',
    lieu: ['Gorges du Tarn Causses', '48'],
    type: 'trail',
    forme: 'boucle',
    distance: 23_400,
    denivele: 1_360,
    passages: `
      3.41 44.364 480 Sainte-Enimie
      3.4162 44.3702 640
      3.4302 44.3742 880
      3.4482 44.3722 900 Causse de Sauveterre
      3.4552 44.3622 700
      3.4502 44.3502 500 Prades
      3.4402 44.3402 700
      3.4202 44.3352 950 Causse Méjean
      3.3962 44.3382 960
      3.3732 44.3402 720
      3.3552 44.3462 470 Saint-Chély-du-Tarn
      3.3602 44.3522 620
      3.3722 44.3602 880
      3.3902 44.3662 840
      3.4002 44.3652 620
    `,
    surfaces: SENTIER,
    description: 'Du causse à la rivière et retour, deux fois. Chaud dès le mois de mai.',
  },
  {
    titre: 'Pic Saint-Loup, la face nord',
    lieu: ['Cazevieille', '34'],
    type: 'trail',
    forme: 'boucle',
    distance: 9_100,
    denivele: 490,
    passages: `
      3.793 43.768 290 Cazevieille
      3.8002 43.7692 350
      3.8062 43.7722 480
      3.8112 43.7752 658 Pic Saint-Loup
      3.8182 43.7742 520
      3.8272 43.7762 330
      3.8232 43.7832 250
      3.8142 43.7872 240 Mortiès
      3.8042 43.7842 260
      3.7982 43.7772 310
    `,
    surfaces: [
      ['path', 0.6],
      ['rock', 0.4],
    ],
    description: 'Le sommet des Montpelliérains, par le côté qui fait travailler les mollets.',
  },
  {
    titre: 'Le cirque de Gavarnie',
    lieu: ['Gavarnie-Gèdre', '65'],
    type: 'marche',
    forme: 'aller_retour',
    distance: 8_800,
    denivele: 390,
    passages: `
      -0.009 42.735 1365 Gavarnie
      -0.0075 42.7282 1400
      -0.0072 42.7202 1450
      -0.0062 42.7132 1520
      -0.0068 42.7072 1570 Hôtellerie du Cirque
      -0.0052 42.7012 1640
      -0.0022 42.6972 1750 Grande cascade
    `,
    surfaces: FORET,
    description:
      'Jusqu’au pied de la grande cascade. Partez tôt\u00a0: le sentier est très fréquenté.',
    saison: [5, 6, 7, 8, 9, 10],
  },
  {
    titre: 'Autour du pic du Midi de Bigorre',
    lieu: ['Campan', '65'],
    type: 'trail',
    forme: 'boucle',
    distance: 36_300,
    denivele: 2_400,
    passages: `
      0.245 42.91 1250 Artigues
      0.2302 42.9142 1480
      0.2082 42.9192 1750
      0.1902 42.9142 2050
      0.1782 42.9082 2115 Col du Tourmalet
      0.1682 42.9142 2300
      0.1552 42.9222 2310 Col de Sencours, sous le pic
      0.1452 42.9302 2260 Lac d’Oncet
      0.1382 42.9462 1950
      0.1352 42.9642 1560
      0.1522 42.9782 1600 Hautacam, versant
      0.1782 42.9802 1300 Lac Bleu, vallon
      0.2012 42.9762 1900
      0.2212 42.9662 1700
      0.2402 42.9602 1050 Lesponne
      0.2602 42.9502 1500 Col de Beyrède
      0.2702 42.9362 1600
      0.2642 42.9222 1350
    `,
    surfaces: MONTAGNE,
    description: 'Trois cols, quatre lacs et un seul point d’eau sûr. À préparer sérieusement.',
    saison: [7, 8, 9],
  },
  {
    titre: 'Quais de Garonne, pont de pierre et pont Chaban',
    lieu: ['Bordeaux', '33'],
    type: 'route',
    forme: 'boucle',
    distance: 7_000,
    denivele: 45,
    passages: `
      -0.5698 44.8415 6 Place de la Bourse
      -0.5712 44.8455 6 Quinconces
      -0.5698 44.8502 6
      -0.5658 44.8545 6 Chartrons
      -0.5598 44.8592 6 Bassins à flot
      -0.5555 44.8612 8 Pont Chaban-Delmas
      -0.5505 44.8582 8 Brazza
      -0.5525 44.8548 6
      -0.5582 44.8508 6 Parc aux Angéliques
      -0.5618 44.8462 6
      -0.5608 44.8412 6
      -0.5588 44.8388 8 Pont de pierre
      -0.5645 44.8378 8 Porte de Bourgogne
      -0.5678 44.8395 6
    `,
    surfaces: VILLE,
    description: 'La boucle des deux ponts, la plus courue de la ville.',
  },
  {
    titre: 'Dune du Pilat et forêt usagère',
    lieu: ['La Teste-de-Buch', '33'],
    type: 'nature',
    forme: 'boucle',
    distance: 14_300,
    denivele: 330,
    passages: `
      -1.2 44.59 25 La Teste-de-Buch
      -1.2072 44.5942 35
      -1.2103 44.6002 60
      -1.2102 44.5942 95 Dune du Pilat
      -1.2122 44.5882 102
      -1.2142 44.5822 80
      -1.2162 44.5742 50
      -1.2182 44.5652 25 Le Petit Nice
      -1.2102 44.5602 30
      -1.1982 44.5592 45
      -1.1862 44.5632 50 Forêt usagère
      -1.1802 44.5712 40
      -1.1822 44.5802 55
      -1.1902 44.5862 45
    `,
    surfaces: [
      ['sand', 0.6],
      ['path', 0.4],
    ],
    description: 'Du sable, des pins, encore du sable. Comptez deux minutes de plus au kilomètre.',
  },
]
