import { type DemoParcours, FORET, MONTAGNE, ROUTE } from './demo-parcours.ts'

export const PROVENCE_ET_SAVOIE: readonly DemoParcours[] = [
  {
    titre: 'Calanques de Sormiou et Morgiou',
    lieu: ['Marseille', '13'],
    type: 'trail',
    forme: 'boucle',
    distance: 11_800,
    denivele: 600,
    passages: `
      5.409 43.23 110 Les Baumettes
      5.4118 43.2245 200 Col de Sormiou
      5.4152 43.219 120
      5.4188 43.2142 60
      5.4208 43.2109 10 Sormiou
      5.4225 43.2119
      5.4235 43.2118
      5.4262 43.2118 95
      5.4308 43.2132 225 Crête de Morgiou
      5.4362 43.2142 165 Col des Escourtines
      5.4425 43.2142 60
      5.4448 43.215 8 Morgiou
      5.4448 43.221 80
      5.447 43.2268 205 Col de Morgiou
      5.4432 43.2312 240
      5.4378 43.2352 150
      5.4302 43.2382 130 Luminy
      5.4245 43.2412 160
      5.4165 43.2378 120
    `,
    surfaces: [
      ['path', 0.5],
      ['rock', 0.45],
      ['road', 0.05],
    ],
    auteur: 'samir',
    saison: [1, 2, 3, 4, 5, 10, 11, 12],
    description:
      'Du caillou, de la mer et du vent. Aucun point d’eau\u00a0: partez chargés, et vérifiez l’accès au massif en été.',
    points: [
      [3.8, 'vue', 'Au-dessus de Sormiou'],
      [7.1, 'danger', 'Cheminée équipée'],
    ],
  },
  {
    titre: 'Corniche Kennedy au lever du jour',
    lieu: ['Marseille', '13'],
    type: 'route',
    forme: 'aller_retour',
    distance: 11_000,
    denivele: 95,
    passages: `
      5.3748 43.2948 5 Vieux-Port
      5.3728 43.2932 4
      5.369 43.2925 4 Quai de Rive-Neuve
      5.3648 43.2922 6
      5.3602 43.2925 25 Le Pharo
      5.3565 43.2905 12 Les Catalans
      5.3542 43.2882 18
      5.3512 43.2856 15 Vallon des Auffes
      5.3498 43.2828 20 Malmousque
      5.3512 43.2808 22
      5.3545 43.2792 20
      5.3585 43.2768 18
      5.3625 43.2735 8 Le Prophète
      5.3658 43.2708 20
      5.3708 43.2692 10 David
      5.3732 43.2658 6
      5.3748 43.262 5 Prado
    `,
    surfaces: ROUTE,
    auteur: 'samir',
    description: 'La mer à droite, puis la mer à gauche. Trottoir large, quelques faux plats.',
  },
  {
    titre: 'Sainte-Victoire par le Pas du Moine',
    lieu: ['Puyloubier', '13'],
    type: 'trail',
    forme: 'traversee',
    distance: 17_400,
    denivele: 800,
    passages: `
      5.676 43.526 370 Puyloubier
      5.6668 43.5312 520
      5.6578 43.5352 790
      5.6472 43.5345 880
      5.6342 43.5335 960
      5.6208 43.5342 1011 Pic des Mouches
      5.606 43.534 930
      5.5925 43.5332 900
      5.5832 43.5318 960
      5.5692 43.5322 920
      5.5585 43.5335 946 Croix de Provence
      5.5472 43.5322 700
      5.5362 43.5302 550
      5.522 43.5282 420
      5.5085 43.5275 300
      5.4972 43.5262 260 Le Tholonet
    `,
    surfaces: MONTAGNE,
    auteur: 'samir',
    description: 'La ligne de crête d’un bout à l’autre, comme un long escalier de calcaire blanc.',
    saison: [3, 4, 5, 10, 11],
  },
  {
    titre: 'Le tour du lac d’Annecy',
    lieu: ['Annecy', '74'],
    type: 'route',
    forme: 'boucle',
    distance: 35_500,
    denivele: 260,
    passages: `
      6.13 45.899 448 Annecy
      6.1312 45.8905 448
      6.1332 45.8838 449
      6.1368 45.8752 450
      6.1385 45.8655 450 Sevrier
      6.1412 45.8562 452
      6.149 45.8462 452
      6.1602 45.836 452 Saint-Jorioz
      6.1702 45.8302 450
      6.1852 45.8262 450
      6.1998 45.8252 452 Duingt
      6.2042 45.8178 451
      6.2038 45.8082 450 Brédannaz
      6.2085 45.7972 449
      6.2142 45.7862 449
      6.2232 45.7835 448 Doussard
      6.2342 45.7865 449
      6.2385 45.7945 449
      6.2358 45.8042 450
      6.2302 45.8152 452
      6.2268 45.8262 452 Angon
      6.2188 45.8378 455
      6.2148 45.8418 462 Talloires
      6.2128 45.8492 530
      6.2062 45.8542 500
      6.1958 45.8582 458 Menthon-Saint-Bernard
      6.1902 45.8662 462
      6.1832 45.8748 460
      6.1782 45.8808 460 Veyrier-du-Lac
      6.1712 45.8892 455
      6.1622 45.8992 450 Chavoire
      6.1522 45.9062 448 Albigny
      6.1412 45.9058 448
      6.1345 45.9022 448
    `,
    surfaces: [
      ['cycleway', 0.75],
      ['asphalt', 0.25],
    ],
    auteur: 'agathe',
    description: 'Presque un marathon, presque plat, et de l’eau à chaque village.',
    points: [
      [8.3, 'eau', 'Plage de Saint-Jorioz'],
      [19.7, 'eau', 'Port de Doussard'],
      [27.5, 'eau', 'Fontaine de Talloires'],
    ],
  },
  {
    titre: 'Le Semnoz depuis Annecy',
    lieu: ['Annecy', '74'],
    type: 'trail',
    forme: 'aller_retour',
    distance: 27_700,
    denivele: 1_280,
    passages: `
      6.128 45.891 455 Annecy
      6.1232 45.8832 600
      6.1202 45.8752 740
      6.1162 45.8662 860
      6.1122 45.8572 940
      6.1082 45.8472 1010
      6.1048 45.8372 1120
      6.1012 45.8272 1220
      6.0988 45.8172 1300
      6.0962 45.8092 1380
      6.0985 45.8012 1500
      6.0982 45.7942 1620
      6.1002 45.7882 1699 Crêt de Châtillon
    `,
    surfaces: FORET,
    auteur: 'agathe',
    description:
      'Une longue montée régulière en forêt, les alpages, puis le mont Blanc en face. Le retour déroule.',
    points: [[13.8, 'sommet', 'Crêt de Châtillon']],
  },
  {
    titre: 'Aiguillette des Houches',
    lieu: ['Les Houches', '74'],
    type: 'trail',
    forme: 'boucle',
    distance: 12_100,
    denivele: 1_320,
    passages: `
      6.798 45.891 1008 Les Houches
      6.791 45.8962 1060
      6.7832 45.8992 1240
      6.7795 45.9042 1480
      6.7822 45.9088 1750
      6.7862 45.9126 1955 Chalets de Chailloux
      6.7912 45.9162 2120
      6.797 45.9202 2285 Aiguillette des Houches
      6.8042 45.9225 2180
      6.8102 45.9252 2210 Aiguillette du Brévent
      6.8158 45.921 1960
      6.8128 45.9162 1760 Refuge de Bellachat
      6.8182 45.9102 1480
      6.8152 45.9042 1280 Parc de Merlet
      6.8088 45.8982 1120
    `,
    surfaces: MONTAGNE,
    saison: [6, 7, 8, 9],
    description:
      'Le balcon face au mont Blanc, par les chalets et les alpages. Névés possibles jusqu’à la fin de juin.',
  },
]
