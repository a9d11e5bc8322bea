import { type DemoRace, nature, race, relais, route, SOL, trail } from './demo-race.ts'

export const CENTRE_VAL_DE_LOIRE: DemoRace[] = [
  race(
    'Marathon de Tours Loire Valley',
    ['Tours', '37000', 0.6848, 47.3936],
    [9, 3],
    'Tours Loire Valley Running',
    'Marathon, 20 km et 10 km entre Loire et Cher, avec une arrivée dans la ville des ducs. Les bords de fleuve sont plats et le centre très animé.',
    [
      route('Marathon', 42195, '08:30', 65, {
        denivele: 150,
        barriere: '05:30',
        label: 'national',
      }),
      route('20 km', 20000, '09:30', 27, { denivele: 70, label: 'national' }),
      route('10 km', 10000, '10:15', 18, { denivele: 35, label: 'national' }),
    ],
  ),
  race(
    'Marathon de Cheverny',
    ['Cheverny', '41700', 1.459, 47.5],
    [4, 1],
    'Marathon de Cheverny Association',
    'Entre châteaux, vignes et bois de Sologne, un marathon champêtre au départ d’un domaine célèbre. Relais et courses courtes complètent le week-end.',
    [
      route('Marathon', 42195, '09:00', 55, { denivele: 170, barriere: '06:00' }),
      route('10 km', 10000, '10:00', 16, { denivele: 40 }),
      relais('Marathon relais', 42195, '09:15', 96, { denivele: 170 }),
    ],
  ),
  race(
    'Semi-marathon de Blois',
    ['Blois', '41000', 1.335, 47.586],
    [10, 2],
    'AJ Blois-Onzain Athlétisme',
    'De part et d’autre du pont Jacques-Gabriel, un semi de bord de Loire. La montée vers le château reste en mémoire.',
    [
      route('Semi-marathon', 21097, '09:30', 24, { denivele: 120 }),
      route('10 km', 10000, '10:00', 15, { denivele: 50 }),
    ],
  ),
  race(
    'Trail de Sologne',
    ['Lamotte-Beuvron', '41600', 2.025, 47.602],
    [3, 2],
    'Sologne Endurance',
    'Du sable, des bruyères et des étangs, sur des chemins sans relief mais jamais monotones. On y croise plus de chevreuils que de voitures.',
    [
      nature('30 km', 30000, '09:00', 25, {
        denivele: 120,
        surfaces: { track: 0.5, path: 0.3, sand: 0.2 },
      }),
      nature('14 km', 14000, '10:00', 14, { denivele: 50 }),
    ],
  ),
  race(
    'Marathon d’Orléans',
    ['Orléans', '45000', 1.909, 47.902],
    [4, 2],
    'ECO CJF Running',
    'Le long de la Loire, entre la cathédrale Sainte-Croix et les levées. Un parcours plat, exposé au vent d’ouest.',
    [
      route('Marathon', 42195, '08:30', 52, { denivele: 110 }),
      route('Semi-marathon', 21097, '09:30', 27, { denivele: 55 }),
      route('10 km', 10000, '10:00', 16, { denivele: 30 }),
    ],
  ),
  race(
    'Trail des Gâtines de Montargis',
    ['Montargis', '45200', 2.733, 47.997],
    [11, 2],
    'USM Montargis Athlétisme',
    'De la petite Venise du Gâtinais aux chênes de la forêt domaniale. Les passages le long du canal permettent de relancer.',
    [
      nature('20 km', 20000, '09:30', 16, { denivele: 150 }),
      nature('10 km', 10000, '10:00', 10, { denivele: 60 }),
    ],
  ),
  race(
    'Marathon de Chartres',
    ['Chartres', '28000', 1.489, 48.447],
    [3, 3],
    'C’Chartres Athlétisme',
    'La cathédrale se voit de loin dans la plaine de Beauce et sert de point de mire. Les bords de l’Eure apportent un peu d’abri.',
    [
      route('Marathon', 42195, '09:00', 48, { denivele: 240 }),
      route('Semi-marathon', 21097, '09:30', 25, { denivele: 120 }),
    ],
  ),
  race(
    'Foulées drouaises',
    ['Dreux', '28100', 1.367, 48.736],
    [5, 4],
    'Dreux Athlétisme Club',
    'Une course de ville à deux boucles, au pied de la chapelle royale. Le circuit alterne parcs et rues commerçantes.',
    [route('10 km', 10000, '10:00', 12, { denivele: 70 }), route('5 km', 5000, '09:15', 7)],
  ),
  race(
    'Semi-marathon de Bourges',
    ['Bourges', '18000', 2.398, 47.081],
    [11, 2],
    'Bourges 18 Athlétisme',
    'Entre la cathédrale, le marais et le Val d’Auron. Un semi d’arrière-saison, au profil modéré.',
    [
      route('Semi-marathon', 21097, '10:00', 22, { denivele: 110 }),
      route('10 km', 10000, '10:15', 14, { denivele: 50 }),
    ],
  ),
  race(
    'Trail du Sancerrois',
    ['Sancerre', '18300', 2.839, 47.331],
    [11, 1],
    'Trail de Sancerre',
    'Le piton de Sancerre se gravit plusieurs fois entre vignes et bois. Les sentiers argileux collent aux semelles dès la première pluie.',
    [
      trail('50 km', 50000, 1800, '07:30', 40, { surfaces: SOL.campagne }),
      trail('30 km', 30000, 1050, '09:00', 27, { surfaces: SOL.campagne }),
      trail('16 km', 16000, 530, '10:00', 16, { surfaces: SOL.campagne }),
    ],
  ),
  race(
    'Trail de Gargilesse',
    ['Gargilesse-Dampierre', '36190', 1.598, 46.514],
    [6, 2],
    'Vallée des Peintres Running',
    'Dans la vallée de la Creuse chère à George Sand, des sentiers à flanc de gorge. Un terrain étonnamment accidenté pour le Berry.',
    [trail('24 km', 24000, 850, '09:00', 19), trail('12 km', 12000, 400, '10:00', 12)],
  ),
  race(
    'Foulées de Châteauroux',
    ['Châteauroux', '36000', 1.691, 46.811],
    [10, 3],
    'Berry Athlétisme Châteauroux',
    'Autour de Belle-Isle et de l’Indre, un 10 km plat et rapide. Le semi s’échappe vers la forêt voisine.',
    [
      route('Semi-marathon', 21097, '09:30', 19, { denivele: 70 }),
      route('10 km', 10000, '10:00', 12, { denivele: 25 }),
    ],
  ),
]
