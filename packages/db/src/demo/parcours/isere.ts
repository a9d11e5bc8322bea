import { type DemoParcours, FORET, MONTAGNE } from './demo-parcours.ts'

export const ISERE: readonly DemoParcours[] = [
  {
    titre: 'Le balcon de Chamechaude',
    lieu: ['Sarcenas', '38'],
    type: 'trail',
    forme: 'boucle',
    distance: 14_200,
    denivele: 790,
    passages: `
      5.757 45.284 1090 Sarcenas
      5.7602 45.288 1190
      5.7667 45.29 1326 Col de Porte
      5.774 45.2942 1420
      5.7805 45.293 1500
      5.7797 45.2868 1570 Habert de Chamechaude
      5.7835 45.2825 1690 Sous les falaises
      5.7868 45.2775 1680
      5.7945 45.2752 1540 Balcon sud
      5.8025 45.2768 1430 Habert de l’Émeindras
      5.8052 45.2692 1400
      5.7985 45.2632 1280
      5.7885 45.2612 1110
      5.778 45.262 1000 Le Sappey-en-Chartreuse
      5.7702 45.2592 1060
      5.7622 45.2632 1010
      5.7552 45.2702 1000
      5.7532 45.2782 1030
    `,
    surfaces: MONTAGNE,
    description:
      'Une montée franche dans les sapins, puis le balcon sous les falaises avec la vue sur Belledonne. La descente est joueuse\u00a0: gardez des jambes.',
    saison: [5, 6, 7, 8, 9, 10],
    points: [
      [3.2, 'eau', 'Source du habert'],
      [7.1, 'vue', 'Belvédère sur Grenoble'],
      [8.4, 'danger', 'Passage câblé, glissant par temps humide'],
    ],
  },
  {
    titre: 'Bastille et quais de l’Isère',
    lieu: ['Grenoble', '38'],
    type: 'nature',
    forme: 'boucle',
    distance: 7_200,
    denivele: 310,
    passages: `
      5.7245 45.1925 213 Jardin de Ville
      5.7205 45.1914 213 Pont de la Porte de France
      5.7188 45.1926 214 Porte de France
      5.7192 45.1942 240 Jardin des Dauphins
      5.7203 45.1962 320
      5.7232 45.1975 400
      5.7251 45.199 476 Bastille
      5.7285 45.1975 360
      5.7315 45.1962 240
      5.7338 45.1958 214 Saint-Laurent
      5.738 45.1986 214 Pont de l’Île-Verte
      5.7402 45.1972 213 Île Verte
      5.7432 45.1946 213
      5.742 45.19 213
      5.7405 45.1856 214 Parc Paul-Mistral
      5.7345 45.184 214
      5.7288 45.1868 213
    `,
    surfaces: [
      ['asphalt', 0.4],
      ['steps', 0.08],
      ['path', 0.52],
    ],
    description:
      'La pause de midi des Grenoblois\u00a0: les lacets de la Bastille, le belvédère, et le retour le long de l’Isère.',
    points: [
      [0.8, 'eau', 'Fontaine du Jardin des Dauphins'],
      [3.2, 'vue', 'Belvédère de la Bastille'],
    ],
  },
  {
    titre: 'La Dent de Crolles par le pas de l’Œille',
    lieu: ['Saint-Pierre-de-Chartreuse', '38'],
    type: 'trail',
    forme: 'aller_retour',
    distance: 10_800,
    denivele: 1_060,
    passages: `
      5.839 45.325 1006 Perquelin
      5.844 45.3192 1110
      5.8425 45.314 1240
      5.8442 45.3095 1360
      5.841 45.3055 1460
      5.8405 45.302 1538 Col des Ayes
      5.8462 45.3002 1715
      5.85 45.3012 1850
      5.8526 45.3026 1955 Pas de l’Œille
      5.8545 45.3055 2010
      5.8555 45.3085 2062 Dent de Crolles
    `,
    surfaces: MONTAGNE,
    description:
      'Court, raide et superbe. Le passage final demande d’avoir le pied sûr\u00a0; à éviter par temps d’orage.',
    saison: [6, 7, 8, 9, 10],
    points: [
      [4.6, 'danger', 'Pas de l’Œille\u00a0: on met les mains'],
      [5.4, 'sommet', 'Dent de Crolles'],
    ],
  },
  {
    titre: 'La grande traversée de Belledonne',
    lieu: ['Vizille', '38'],
    type: 'trail',
    forme: 'traversee',
    distance: 73_100,
    denivele: 4_480,
    passages: `
      5.771 45.078 290 Vizille
      5.795 45.09 560
      5.822 45.095 980
      5.848 45.1 1320 Luitel
      5.8745 45.109 1650 Chamrousse
      5.902 45.1256 2253 Croix de Chamrousse
      5.908 45.1362 1998 Lacs Robert
      5.93 45.144 2186 Col de la Botte
      5.9555 45.1535 2110 Refuge de la Pra
      5.9645 45.165 2340
      5.958 45.178 2220
      5.9548 45.188 1960 Refuge Jean-Collet
      5.972 45.2 1730
      5.985 45.2165 1760 Habert d’Aiguebelle
      6.0085 45.219 1850
      6.03 45.217 1989 Pas de la Coche
      6.045 45.236 1700
      6.0588 45.2485 1480 Prabert
      6.076 45.258 1600
      6.09 45.2665 1550 Pipay
      6.109 45.2878 1798 Col de Merdaret
      6.123 45.302 1620
      6.138 45.309 1835 Refuge de l’Oule
      6.1502 45.3245 1640
      6.162 45.342 1110 Gleyzin
      6.148 45.362 1450
      6.16 45.378 1900
      6.172 45.392 1500
      6.163 45.41 1720
      6.152 45.432 1720 Val Pelouse
      6.135 45.442 1250
      6.125 45.452 700
      6.112 45.46 345 La Rochette
    `,
    surfaces: MONTAGNE,
    description:
      'De refuge en refuge, tout le massif du sud au nord. À couper en deux ou trois jours, avec une nuit au lac.',
    saison: [7, 8, 9],
    points: [
      [17.2, 'refuge', 'Premier refuge'],
      [30.7, 'eau', 'Torrent du vallon'],
      [38.4, 'sommet', 'Point le plus haut'],
      [52.1, 'refuge', 'Refuge du lac'],
    ],
  },
  {
    titre: 'Le Moucherotte depuis Saint-Nizier',
    lieu: ['Saint-Nizier-du-Moucherotte', '38'],
    type: 'trail',
    forme: 'aller_retour',
    distance: 7_900,
    denivele: 740,
    passages: `
      5.63 45.17 1160 Saint-Nizier-du-Moucherotte
      5.6335 45.1662 1240
      5.6302 45.163 1330
      5.6355 45.1605 1440
      5.6318 45.1572 1560
      5.6362 45.155 1680
      5.6345 45.151 1790
      5.6385 45.1475 1901 Le Moucherotte
    `,
    surfaces: MONTAGNE,
    description:
      'Le GR 91 jusqu’au sommet qui regarde Grenoble, par la forêt puis la crête. Une montée régulière, qui se court presque partout.',
    saison: [5, 6, 7, 8, 9, 10],
    points: [[3.9, 'sommet', 'Le Moucherotte']],
  },
  {
    titre: 'Fort du Saint-Eynard par le pas de la Branche',
    lieu: ['Corenc', '38'],
    type: 'trail',
    forme: 'boucle',
    distance: 8_300,
    denivele: 900,
    passages: `
      5.766 45.218 420 Corenc
      5.7682 45.223 560
      5.7648 45.227 700
      5.7695 45.2305 860
      5.7665 45.234 1050
      5.7655 45.2375 1200 Pas de la Branche
      5.7618 45.2362 1320 Fort du Saint-Eynard
      5.7568 45.2345 1250
      5.749 45.232 1060
      5.7428 45.228 905 Col de Vence
      5.7492 45.2232 760
      5.755 45.2195 610
      5.7605 45.2158 440
    `,
    surfaces: MONTAGNE,
    description:
      'Raide jusqu’au fort, face à Belledonne, puis une descente souple dans les hêtres. La sortie longue des traileurs de la vallée.',
    points: [[3.9, 'vue', 'Fort du Saint-Eynard']],
  },
  {
    titre: 'Le Rachais et le mont Jalla',
    lieu: ['La Tronche', '38'],
    type: 'trail',
    forme: 'boucle',
    distance: 7_500,
    denivele: 710,
    passages: `
      5.737 45.205 330 La Tronche
      5.7352 45.2085 440
      5.7388 45.212 580
      5.7365 45.2165 740
      5.7392 45.2208 880
      5.7375 45.2258 1045 Mont Rachais
      5.7335 45.2205 960
      5.73 45.2142 810
      5.7272 45.2085 690
      5.7265 45.2045 635 Mont Jalla
      5.729 45.201 510
      5.7322 45.2018 400
    `,
    surfaces: FORET,
    description:
      'On quitte la ville à pied et l’on court sur une crête vingt minutes plus tard. Deux bosses franches, aucune voiture.',
    points: [[3.4, 'sommet', 'Mont Rachais']],
  },
  {
    titre: 'De Revel à Freydières, le balcon de Belledonne',
    lieu: ['Revel', '38'],
    type: 'trail',
    forme: 'boucle',
    distance: 10_000,
    denivele: 530,
    passages: `
      5.869 45.186 640 Revel
      5.8755 45.1842 700
      5.8828 45.1858 790
      5.8905 45.1838 900
      5.8982 45.1868 1010
      5.9065 45.1855 1130 Freydières
      5.9125 45.19 1160 Lac de Freydières
      5.908 45.1955 1090
      5.8985 45.1972 980
      5.8902 45.1998 900
      5.8812 45.1978 790
      5.8742 45.1935 700
    `,
    surfaces: FORET,
    description:
      'Des pistes forestières et des sentiers souples, jusqu’au lac de Freydières. Idéal pour une longue à allure tenue.',
    points: [[4.9, 'eau', 'Fontaine de Freydières']],
  },
  {
    titre: 'Tour du lac de Laffrey',
    lieu: ['Laffrey', '38'],
    type: 'marche',
    forme: 'boucle',
    distance: 8_100,
    denivele: 120,
    passages: `
      5.776 45.024 915 Laffrey
      5.7708 45.0195 912
      5.7688 45.0125 914
      5.7705 45.0045 915
      5.7748 44.9972 918
      5.7802 44.9938 920
      5.7862 44.9975 935 Cholonge
      5.7895 45.005 940
      5.7888 45.0128 925
      5.7855 45.0192 918
      5.7812 45.0232 912
    `,
    surfaces: FORET,
    description:
      'Une boucle tranquille au bord de l’eau, pour courir en famille ou reprendre après une blessure.',
  },
]
