import { type DemoRace, marche, nature, race, relais, route, SOL, trail } from './demo-race.ts'

/** The north of Nouvelle-Aquitaine: Charentes, Limousin, Poitou. */
export const POITOU_LIMOUSIN: DemoRace[] = [
  race(
    'Marathon de La Rochelle',
    ['La Rochelle', '17000', -1.1511, 46.1591],
    [11, 4],
    'Marathon de La Rochelle Association',
    'Deux tours de ville entre vieux port, allées et front de mer, à la fin de la saison des marathons. La ferveur des rues de la vieille ville est sans égale, le vent aussi.',
    [
      route('Marathon', 42195, '08:45', 78, {
        denivele: 110,
        barriere: '05:45',
        surfaces: SOL.ville,
        label: 'international',
      }),
      route('10 km', 10000, '09:15', 24, { denivele: 25 }),
      relais('Marathon en duo', 42195, '09:00', 96, { denivele: 110 }),
    ],
    'https://www.marathondelarochelle.com',
  ),
  race(
    'Semi-marathon de Royan',
    ['Royan', '17200', -1.028, 45.624],
    [5, 2],
    'Royan Atlantique Running',
    'De conche en conche sur la Côte de Beauté, entre villas et phare. Les petites bosses du front de mer s’additionnent.',
    [
      route('Semi-marathon', 21097, '09:30', 24, { denivele: 120 }),
      route('10 km', 10000, '10:00', 15, { denivele: 50 }),
    ],
  ),
  race(
    'Course des Remparts de l’île de Ré',
    ['Saint-Martin-de-Ré', '17410', -1.366, 46.203],
    [6, 2],
    'Île de Ré Course et Nature',
    'Les fortifications de Vauban, les marais et les petits ports. On court entre ânes, roses trémières et vélos.',
    [
      nature('16 km', 16000, '09:30', 18, { surfaces: SOL.littoral }),
      nature('8 km', 8000, '10:00', 12, { surfaces: SOL.littoral }),
    ],
  ),
  race(
    'Semi-marathon de Cognac',
    ['Cognac', '16100', -0.329, 45.695],
    [4, 2],
    'Cognac Athlétic Charente',
    'Au départ des quais de la Charente et des grands chais, à travers les vignes. L’odeur de la part des anges accompagne l’échauffement.',
    [
      route('Semi-marathon', 21097, '09:30', 22, { denivele: 160, surfaces: SOL.vignes }),
      route('10 km', 10000, '10:00', 14, { denivele: 70 }),
    ],
  ),
  race(
    'Circuit des Remparts à pied',
    ['Angoulême', '16000', 0.155, 45.649],
    [9, 4],
    'G2A Angoulême Athlétisme',
    'Dans les rues du circuit automobile, au-dessus de la Charente, par des virages et des côtes célèbres. Un 10 km court sur le papier, long dans les jambes.',
    [
      route('10 km', 10000, '10:00', 13, { denivele: 170, surfaces: SOL.ville }),
      route('5 km', 5000, '09:15', 8, { denivele: 85 }),
    ],
  ),
  race(
    'Coulée verte de Niort',
    ['Niort', '79000', -0.459, 46.324],
    [10, 4],
    'Stade Niortais Athlétisme',
    'Semi et 10 km au bord de la Sèvre niortaise, à l’entrée du Marais poitevin. Un des parcours les plus rapides de la région.',
    [
      route('Semi-marathon', 21097, '10:00', 22, { denivele: 70, label: 'regional' }),
      route('10 km', 10000, '10:15', 14, { denivele: 30, label: 'regional' }),
    ],
  ),
  race(
    'Maratrail du Marais poitevin',
    ['Coulon', '79510', -0.587, 46.323],
    [5, 1],
    'Venise Verte Nature',
    'Par les passerelles, les levées et les chemins d’eau de la Venise verte. Un parcours plat comme une conche, à l’ombre des frênes têtards.',
    [
      nature('Maratrail', 42000, '08:30', 34, { denivele: 60, surfaces: SOL.campagne }),
      nature('17 km', 17000, '09:30', 17, { surfaces: SOL.campagne }),
      marche('Marche', 12000, '09:45', 6),
    ],
  ),
  race(
    'Marathon Poitiers-Futuroscope',
    ['Poitiers', '86000', 0.34, 46.58],
    [5, 4],
    'CA Pictave Marathon',
    'Du parc du Futuroscope aux rues romanes de Poitiers, par la vallée du Clain. La remontée finale en ville est redoutée.',
    [
      route('Marathon', 42195, '08:45', 52, { denivele: 290, label: 'regional' }),
      route('Semi-marathon', 21097, '09:30', 28, { denivele: 140 }),
      route('10 km', 10000, '10:00', 16, { denivele: 60 }),
    ],
  ),
  race(
    'Foulées de Limoges',
    ['Limoges', '87000', 1.258, 45.832],
    [4, 4],
    'Limoges Athlé',
    'De la gare des Bénédictins aux ponts médiévaux de la Vienne. La ville est en pente et le fait savoir.',
    [
      route('Semi-marathon', 21097, '09:30', 22, { denivele: 280 }),
      route('10 km', 10000, '10:00', 14, { denivele: 110 }),
    ],
  ),
  race(
    'Gendarmes et Voleurs de temps',
    ['Ambazac', '87240', 1.401, 45.959],
    [5, 3, 'sam', 2],
    'Les Gendarmes et les Voleurs de temps',
    'Dans les monts d’Ambazac, un trail devenu une fête populaire du Limousin. Bruyères, chaos granitiques, ruisseaux et une ambiance qui ne faiblit pas.',
    [
      trail('52 km', 52000, 2000, '06:30', 44),
      trail('34 km', 34000, 1150, '08:30', 30),
      trail('22 km', 22000, 700, '09:30', 20),
      trail('12 km', 12000, 330, '10:30', 13),
    ],
  ),
  race(
    'Foulées de Guéret',
    ['Guéret', '23000', 1.871, 46.171],
    [10, 1],
    'Guéret Creuse Athlétisme',
    'Au pied des monts de Guéret, une course vallonnée entre ville et forêt de Chabrières. Les loups du parc voisin restent spectateurs.',
    [
      route('10 km', 10000, '10:00', 11, { denivele: 120 }),
      nature('17 km', 17000, '09:30', 15, { denivele: 420, surfaces: SOL.foret }),
    ],
  ),
  race(
    'Trail de Vassivière',
    ['Royère-de-Vassivière', '23460', 1.911, 45.841],
    [6, 4, 'sam', 2],
    'Plateau Vassivière Nature',
    'Le tour du lac et de ses presqu’îles, sur le plateau de Millevaches. Bois, plages et tourbières sans jamais de grande montée.',
    [
      trail('Tour du lac', 34000, 550, '09:00', 28, { surfaces: SOL.foret }),
      trail('16 km', 16000, 250, '10:00', 16, { surfaces: SOL.foret }),
    ],
  ),
  race(
    'Raid des Monédières',
    ['Treignac', '19260', 1.798, 45.538],
    [8, 4],
    'Corrèze Monédières Trail',
    'Bruyères et myrtilles des Monédières, au-dessus des gorges de la Vézère. Le suc au May offre un tour d’horizon complet.',
    [trail('38 km', 38000, 1500, '08:00', 30), trail('18 km', 18000, 650, '09:30', 17)],
  ),
  race(
    'Semi-marathon de Brive',
    ['Brive-la-Gaillarde', '19100', 1.533, 45.159],
    [3, 2],
    'CA Brive Athlétisme',
    'Un rendez-vous de fin d’hiver le long de la Corrèze et sur les boulevards ombragés. Rapide et bien fréquenté.',
    [
      route('Semi-marathon', 21097, '10:00', 21, { denivele: 90 }),
      route('10 km', 10000, '10:15', 14, { denivele: 35 }),
    ],
  ),
]
