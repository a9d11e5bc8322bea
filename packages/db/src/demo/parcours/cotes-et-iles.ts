import { BERGES, type DemoParcours, FORET, LITTORAL, MONTAGNE, VILLE } from './demo-parcours.ts'

export const COTES_ET_ILES: readonly DemoParcours[] = [
  {
    titre: 'Falaises d’Étretat à Fécamp',
    lieu: ['Étretat', '76'],
    type: 'trail',
    forme: 'traversee',
    distance: 18_900,
    denivele: 540,
    passages: `
      0.2052 49.7068 8 Étretat
      0.1995 49.7062 60
      0.1965 49.7055 78 Porte d’Aval
      0.1915 49.7028 85 La Manneporte
      0.1952 49.6992 90
      0.2032 49.7012 50
      0.2072 49.7058 15
      0.2092 49.7108 85 Chapelle Notre-Dame
      0.2182 49.7138 88
      0.2281 49.7162 88
      0.2377 49.7178
      0.243 49.7197 92 Bénouville
      0.2583 49.7257 90
      0.2752 49.7312 95
      0.2902 49.7355 60
      0.2962 49.7372 18 Vaucottes
      0.3032 49.7382 90
      0.3132 49.7382 20 Yport
      0.3232 49.7402 100
      0.3382 49.7458 105
      0.3522 49.7508 90
      0.3622 49.7552 15
      0.3692 49.7582 8 Fécamp
    `,
    surfaces: LITTORAL,
    description:
      'Les valleuses s’enchaînent\u00a0: on descend à la mer, on remonte, on recommence.',
    points: [
      [1.2, 'vue', 'Porte d’Aval'],
      [12, 'danger', 'Bord de falaise, restez sur le sentier'],
    ],
  },
  {
    titre: 'La baie de Somme par les digues',
    lieu: ['Le Crotoy', '80'],
    type: 'marche',
    forme: 'traversee',
    distance: 14_000,
    denivele: 20,
    passages: `
      1.626 50.2172 6 Le Crotoy
      1.6322 50.2212 5
      1.6442 50.2232 4
      1.6582 50.2192 4
      1.6702 50.2122 4
      1.6802 50.2052 4
      1.6942 50.1972 4
      1.7062 50.1892 5 Noyelles-sur-Mer
      1.6942 50.1862 4
      1.6802 50.1822 4
      1.6714 50.1791
      1.6701 50.1791 4
      1.6602 50.1772 5
      1.6502 50.1762 6
      1.6412 50.1782 8
      1.6352 50.1822 8
      1.6282 50.1862 8 Saint-Valery-sur-Somme
    `,
    surfaces: BERGES,
    description:
      'Du Crotoy à Saint-Valery par Noyelles, entre mollières et prés salés. Pieds secs, oiseaux garantis, phoques à marée basse.',
  },
  {
    titre: 'GR 20, de Vizzavona à Conca',
    lieu: ['Vivario', '2B'],
    type: 'trail',
    forme: 'traversee',
    distance: 66_600,
    denivele: 3_960,
    passages: `
      9.134 42.128 920 Vizzavona
      9.1462 42.1222 1150
      9.1562 42.1132 1380
      9.1632 42.1002 1640 Bocca Palmente
      9.1502 42.0922 1450 Bergeries d’Alzeta
      9.1582 42.0792 1560
      9.1442 42.0682 1480
      9.1482 42.0602 1586 E Capannelle
      9.1602 42.0522 1380
      9.1712 42.0422 1560 Plateau de Gialgone
      9.1782 42.0332 1270 Pont du Marmano
      9.1872 42.0282 1289 Bocca di Verdi
      9.2022 42.0142 1840 Refuge de Prati
      9.2132 41.9982 2041 Punta della Cappella
      9.2072 41.9882 1860
      9.2192 41.9772 1930
      9.2142 41.9602 1500 Bocca di Laparo
      9.2212 41.9462 1880
      9.2142 41.9262 1750 Refuge d’Usciolu
      9.2052 41.9152 1980
      9.1962 41.9022 1780
      9.2022 41.8912 1540 Bocca di l’Agnonu
      9.1902 41.8752 1580 Matalza
      9.2012 41.8652 1420
      9.2102 41.8482 2134 Monte Incudine
      9.2232 41.8362 1536 Refuge d’Asinau
      9.2102 41.8252 1320
      9.2082 41.8122 1480
      9.2182 41.8032 1320
      9.2252 41.7962 1218 Col de Bavella
      9.2382 41.7962 1060
      9.2482 41.7872 1180
      9.2602 41.7872 1055 Refuge de Paliri
      9.2722 41.7832 900
      9.2782 41.7742 950
      9.2922 41.7702 650
      9.3022 41.7582 780
      9.3162 41.7522 560
      9.3202 41.7442 590 Bocca d’Usciolu
      9.333 41.735 250 Conca
    `,
    surfaces: MONTAGNE,
    saison: [6, 7, 8, 9],
    description: 'La moitié sud du grand sentier corse, entre hêtres, aiguilles et bergeries.',
  },
  {
    titre: 'Piton des Neiges au lever du soleil',
    lieu: ['Salazie', '974'],
    type: 'trail',
    forme: 'aller_retour',
    distance: 16_900,
    denivele: 2_140,
    passages: `
      55.5222 -21.0642 930 Hell-Bourg
      55.5172 -21.0702 1080
      55.5152 -21.0762 1280
      55.5102 -21.0802 1560
      55.5072 -21.0862 1830 Cap Anglais
      55.5002 -21.0922 2050
      55.4942 -21.0992 2290
      55.4892 -21.1062 2478 Gîte de la Caverne
      55.4862 -21.1032 2690
      55.4832 -21.1008 2905
      55.4796 -21.0983 3069 Piton des Neiges
    `,
    surfaces: MONTAGNE,
    description:
      'Départ à deux heures du matin, frontale et coupe-vent. L’île entière sort de la mer.',
    points: [
      [5.3, 'refuge', 'Gîte de la caverne'],
      [8.4, 'sommet', 'Piton des Neiges'],
    ],
  },
  {
    titre: 'Boucle de reconnaissance en Chartreuse',
    lieu: ['Le Sappey-en-Chartreuse', '38'],
    type: 'trail',
    forme: 'boucle',
    distance: 14_900,
    denivele: 950,
    passages: `
      5.778 45.262 1000 Le Sappey-en-Chartreuse
      5.7702 45.2572 1100
      5.7652 45.2502 1180
      5.7642 45.2432 1250
      5.7622 45.2365 1325 Fort du Saint-Eynard
      5.7702 45.2382 1240
      5.7802 45.2432 1110
      5.7922 45.2512 1180
      5.8002 45.2602 1320
      5.8052 45.2692 1440 Émeindras
      5.7982 45.2752 1530
      5.7912 45.2802 1700
      5.7882 45.2765 1690
      5.7802 45.2722 1380
      5.7752 45.2672 1110
    `,
    surfaces: FORET,
    etat: 'validation',
    description:
      'Le nouveau tracé que nous proposons au club\u00a0: tout est balisé depuis la semaine dernière.',
  },
  {
    titre: 'Sortie du jeudi',
    lieu: ['Grenoble', '38'],
    type: 'nature',
    forme: 'boucle',
    distance: 7_400,
    denivele: 140,
    passages: `
      5.71 45.18 214 Grenoble
      5.7132 45.1862 213
      5.7162 45.1902 213
      5.7245 45.1925 213 Jardin de Ville
      5.7302 45.1905 213
      5.7342 45.1842 214
      5.7322 45.1772 217
      5.7252 45.1732 219
      5.7162 45.1742 217
    `,
    surfaces: VILLE,
    masque: 200,
    etat: 'brouillon',
    description: 'Brouillon',
  },
]
