import { cross, type DemoRace, marche, nature, race, route, SOL, trail } from './demo-race.ts'

export const AUVERGNE: DemoRace[] = [
  race(
    'Trail du Vulcain',
    ['Volvic', '63530', 3.039, 45.872],
    [3, 1, 'sam', 2],
    'Vulcain Sport Nature',
    'Le trail d’hiver des volcans d’Auvergne, dans la pouzzolane et parfois dans la neige. On tourne autour des puys avant de redescendre vers Volvic.',
    [
      trail('Grand Vulcain', 73000, 3000, '06:00', 65, {
        surfaces: { path: 0.5, gravel: 0.25, track: 0.25 },
      }),
      trail('42 km', 42000, 1600, '08:00', 42, {
        surfaces: { path: 0.5, gravel: 0.25, track: 0.25 },
      }),
      trail('22 km', 22000, 800, '09:00', 25),
      trail('14 km', 14000, 450, '10:00', 17),
    ],
  ),
  race(
    'Volvic Volcanic Experience',
    ['Volvic', '63530', 3.037, 45.87],
    [5, 3, 'sam', 2],
    'VVX Organisation',
    'Un grand week-end de trail au milieu de la chaîne des Puys, du sprint à l’ultra. Cratères, hêtraies et coulées de lave se succèdent.',
    [
      trail('VVX 110', 110000, 4200, '00:00', 99),
      trail('VVX 80', 80000, 2900, '05:00', 75),
      trail('VVX 43', 43000, 1500, '08:00', 45),
      trail('VVX 24', 24000, 800, '09:30', 28),
    ],
  ),
  race(
    'Courir à Clermont',
    ['Clermont-Ferrand', '63000', 3.086, 45.779],
    [4, 4],
    'Clermont Auvergne Athlétisme',
    'Autour de la cathédrale de lave et de la place de Jaude, un parcours urbain sans temps mort. Le 10 km se dispute sur deux boucles.',
    [
      route('Semi-marathon', 21097, '09:00', 28, { denivele: 210 }),
      route('10 km', 10000, '10:45', 17, { denivele: 90 }),
    ],
  ),
  race(
    'Grand Trail du Sancy',
    ['Mont-Dore', '63240', 2.809, 45.576],
    [9, 3, 'sam', 2],
    'Sancy Mont-Dore Trail',
    'Le tour des crêtes du massif du Sancy, au-dessus des vallées glaciaires. Un terrain de moyenne montagne très exposé au vent.',
    [
      trail('Grand trail', 64000, 3700, '05:30', 68, { surfaces: SOL.montagne }),
      trail('Trail', 33000, 1900, '08:00', 38, { surfaces: SOL.montagne }),
      trail('12 km', 12000, 600, '10:00', 18),
    ],
  ),
  race(
    'Ultra-Trail Puy Mary Aurillac',
    ['Aurillac', '15000', 2.444, 44.926],
    [6, 3, 'sam', 2],
    'UTPMA Cantal',
    'Au départ d’Aurillac, l’ascension vers le volcan cantalien, ses crêtes et ses burons. Les orages y rappellent que l’on est en montagne.',
    [
      trail('UTPMA', 105000, 5600, '00:00', 95, { surfaces: SOL.montagne, barriere: '26:00' }),
      trail('Trail des Burons', 43000, 2300, '06:30', 45),
      trail('Découverte', 21000, 900, '09:00', 22),
    ],
  ),
  race(
    'Pastourelle',
    ['Salers', '15140', 2.494, 45.138],
    [5, 4, 'sam', 2],
    'La Pastourelle de Salers',
    'Trail, VTT et marche se partagent les estives du pays de Salers. L’ambiance de fête au village vaut autant que les points de vue.',
    [
      trail('Trail 52 km', 52000, 2600, '07:00', 45),
      trail('Trail 22 km', 22000, 1000, '09:00', 24),
      marche('Randonnée', 16000, '09:30', 10, { denivele: 500 }),
    ],
  ),
  race(
    '15 km du Puy-en-Velay',
    ['Le Puy-en-Velay', '43000', 3.885, 45.043],
    [5, 1],
    'Le Puy Velay Athlétisme',
    'Une grande classique de printemps sur un parcours exigeant, au pied des rochers volcaniques de la ville. Le public est massé dans les montées.',
    [route('15 km', 15000, '16:00', 18, { denivele: 210, label: 'international' })],
  ),
  race(
    'Monistrail',
    ['Monistrol-sur-Loire', '43120', 4.172, 45.293],
    [10, 2],
    'Monistrol Trail Club',
    'Un trail d’automne dans les gorges de la Loire et les bois de Haute-Loire. Des montées courtes et des descentes ludiques, aux couleurs de saison.',
    [
      trail('45 km', 45000, 2000, '07:30', 36),
      trail('22 km', 22000, 950, '09:00', 21),
      trail('11 km', 11000, 430, '10:00', 13),
    ],
  ),
  race(
    'Grand Trail du Saint-Jacques',
    ['Saugues', '43170', 3.548, 44.96],
    [6, 2, 'sam'],
    'Les Chemins du Velay',
    'Sur les pas des pèlerins, entre Gévaudan et Velay, par les chemins empierrés de la via Podiensis. Les longues portions courables surprennent les grimpeurs.',
    [
      trail('Grand trail', 72000, 2500, '05:00', 62, { surfaces: SOL.campagne }),
      trail('Trail', 32000, 1050, '09:00', 32, { surfaces: SOL.campagne }),
    ],
  ),
  race(
    'Marathon de Vichy',
    ['Vichy', '03200', 3.426, 46.127],
    [4, 1],
    'Vichy Athlé Marathon',
    'Autour du lac d’Allier et dans les parcs thermaux, des boucles plates qui appellent les chronos. L’accueil y est celui d’une ville d’eaux.',
    [
      route('Marathon', 42195, '09:00', 52, { denivele: 90 }),
      route('Semi-marathon', 21097, '09:30', 27, { denivele: 45 }),
      route('10 km', 10000, '10:00', 16, { denivele: 20 }),
    ],
  ),
  race(
    'Foulées moulinoises',
    ['Moulins', '03000', 3.333, 46.565],
    [9, 3],
    'Moulins Athlétisme Bourbonnais',
    'Dans les rues à colombages du vieux Moulins puis au bord de l’Allier. Une course de rentrée, plate et chaleureuse.',
    [
      route('10 km', 10000, '10:00', 12, { denivele: 40, surfaces: SOL.ville }),
      route('5 km', 5000, '09:15', 8),
    ],
  ),
  race(
    'Trail de la Forêt de Tronçais',
    ['Cérilly', '03350', 2.82, 46.618],
    [10, 4],
    'Tronçais Nature',
    'Sous la plus belle chênaie d’Europe, de longues allées et des bords d’étangs. Le dénivelé est faible mais les feuilles cachent les racines.',
    [
      nature('32 km', 32000, '09:00', 26, { denivele: 380, surfaces: SOL.foret }),
      nature('16 km', 16000, '09:30', 15, { denivele: 180, surfaces: SOL.foret }),
    ],
  ),
  race(
    'Cross de Volvic',
    ['Volvic', '63530', 3.045, 45.874],
    [11, 1],
    'Volvic Athlétisme Cross',
    'Sur les pentes herbeuses de Volvic, un cross relevé qui ouvre la saison. La pierre noire affleure dans les virages.',
    [
      cross('Course des as', 9500, '15:00', 8, { denivele: 150 }),
      cross('Cross court', 4500, '13:45', 6, { denivele: 70 }),
    ],
  ),
]
