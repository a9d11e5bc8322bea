import { cross, type DemoRace, marche, race, route, SOL, trail, triathlon } from './demo-race.ts'

export const AQUITAINE: DemoRace[] = [
  race(
    'Trail de la Vallée de la Vézère',
    ['Montignac-Lascaux', '24290', 1.162, 45.066],
    [4, 1],
    'Vézère Périgord Trail',
    'Falaises habitées, chênes verts et villages de pierre blonde, en vallée de l’Homme. On y monte sec entre deux abris sous roche.',
    [
      trail('45 km', 45000, 1600, '08:00', 38),
      trail('25 km', 25000, 850, '09:00', 24),
      trail('12 km', 12000, 370, '10:00', 14),
    ],
  ),
  race(
    '100 km du Périgord noir',
    ['Pays de Belvès', '24170', 1.005, 44.776],
    [4, 4, 'sam'],
    'Périgord Noir Ultra Route',
    'Cent kilomètres de route entre Dordogne et châteaux, au départ d’un village perché. Une épreuve de patience, au long des noyers et des falaises.',
    [
      route('100 km', 100000, '08:00', 65, {
        denivele: 900,
        barriere: '14:30',
        ravitos: 20,
        label: 'national',
      }),
      route('50 km', 50000, '08:00', 38, { denivele: 400 }),
    ],
  ),
  race(
    'Foulées de Périgueux',
    ['Périgueux', '24000', 0.721, 45.184],
    [11, 2],
    'Périgueux Sport Athlé',
    'La voie verte de l’Isle et la vieille ville sous les coupoles de Saint-Front. Une matinée roulante et familiale.',
    [route('10 km', 10000, '10:00', 13, { denivele: 50 }), route('5 km', 5000, '09:15', 8)],
  ),
  race(
    'Marathon du Médoc',
    ['Pauillac', '33250', -0.75, 45.199],
    [9, 1, 'sam'],
    'AMCM Pauillac',
    'Le marathon déguisé des châteaux du Médoc, avec dégustations, orchestres et huîtres. La barrière horaire invite à la flânerie plus qu’au record.',
    [
      route('Marathon', 42195, '09:30', 110, {
        denivele: 220,
        barriere: '06:30',
        ravitos: 20,
        surfaces: SOL.vignes,
      }),
    ],
    'https://www.marathondumedoc.com',
  ),
  race(
    'Semi-marathon de Bordeaux',
    ['Bordeaux', '33000', -0.569, 44.841],
    [10, 4],
    'Bordeaux Athlétisme Métropole',
    'Des quais de la Garonne à la place de la Bourse, en passant d’une rive à l’autre. Un parcours très plat, à l’architecture sans pareille.',
    [
      route('Semi-marathon', 21097, '09:00', 36, { denivele: 60, label: 'national' }),
      route('10 km', 10000, '11:00', 22, { denivele: 25, label: 'national' }),
    ],
  ),
  race(
    '10 km des Quais de Bordeaux',
    ['Bordeaux', '33800', -0.558, 44.828],
    [3, 2],
    'Stade Bordelais Running',
    'Deux longues lignes droites le long du fleuve, entre la Cité du Vin et la gare. On y vient d’abord pour le chrono.',
    [route('10 km', 10000, '10:00', 18, { denivele: 20, label: 'regional' })],
  ),
  race(
    'Cross Sud Ouest',
    ['Gujan-Mestras', '33470', -1.074, 44.62],
    [11, 3],
    'Bassin d’Arcachon Cross',
    'Un grand cross d’automne dans les pins et le sable du bassin d’Arcachon. Les meilleurs de la région y préparent les championnats.',
    [
      cross('Course des as', 9500, '15:00', 9, {
        denivele: 60,
        surfaces: { natural: 0.6, sand: 0.4 },
      }),
      cross('Cross populaire', 5500, '11:30', 7, { surfaces: { natural: 0.6, sand: 0.4 } }),
    ],
  ),
  race(
    'Trail de la Dune du Pilat',
    ['La Teste-de-Buch', '33115', -1.208, 44.597],
    [4, 2],
    'Pyla Océan Trail',
    'Sous les pins puis face à l’océan, autour de la plus haute dune d’Europe. Le sable boit toute l’énergie que la vue redonne.',
    [
      trail('22 km', 22000, 350, '09:30', 26, { surfaces: { sand: 0.5, path: 0.5 } }),
      trail('12 km', 12000, 180, '10:30', 17, { surfaces: { sand: 0.5, path: 0.5 } }),
    ],
  ),
  race(
    'Marathon des Landes',
    ['Mont-de-Marsan', '40000', -0.499, 43.89],
    [5, 3],
    'Stade Montois Athlétisme',
    'À l’ombre des pins, sur les voies vertes qui partent de la ville aux trois rivières. Le plat landais ne pardonne pas les départs trop rapides.',
    [
      route('Marathon', 42195, '08:30', 42, { denivele: 110 }),
      route('Semi-marathon', 21097, '09:15', 22, { denivele: 50 }),
    ],
  ),
  race(
    'Bayonne-Anglet-Biarritz',
    ['Bayonne', '64100', -1.475, 43.493],
    [4, 2],
    'Courir au Pays basque',
    'Des rives de la Nive à la Grande Plage, trois villes enchaînées au fil de la côte basque. Les bandas donnent le tempo.',
    [
      route('Semi-marathon', 21097, '09:30', 30, { denivele: 210 }),
      route('10 km', 10000, '10:00', 19, { denivele: 90 }),
    ],
  ),
  race(
    'Course des Crêtes du Pays basque',
    ['Espelette', '64250', -1.447, 43.341],
    [7, 1],
    'Espelette Menditrail',
    'Sur les crêtes du Mondarrain et de l’Artzamendi, parmi les pottoks et les vautours. Les bénévoles chantent à l’arrivée.',
    [
      trail('Grande course', 26000, 1650, '09:00', 24),
      trail('Petite course', 13000, 650, '09:30', 15),
      marche('Marche', 14000, '08:30', 10, { denivele: 600 }),
    ],
  ),
  race(
    'Euskal Trail',
    ['Saint-Étienne-de-Baïgorry', '64430', -1.349, 43.175],
    [5, 4, 'sam', 2],
    'Euskal Trails Association',
    'La vallée des Aldudes en solo, en duo ou en équipe, entre fougères et crêtes frontalières. L’esprit d’équipe y est de règle.',
    [
      trail('Ultra Euskal', 130000, 7900, '04:00', 130, { surfaces: SOL.montagne }),
      trail('2 × 40 km en duo', 80000, 4700, '07:00', 120),
      trail('25 km', 25000, 1450, '09:00', 32),
    ],
  ),
  race(
    'Semi-marathon de Pau',
    ['Pau', '64000', -0.37, 43.296],
    [10, 1],
    'Pau Pyrénées Athlétisme',
    'Sur le boulevard des Pyrénées, avec la chaîne entière à l’horizon. La descente vers le gave se remonte au pied du château.',
    [
      route('Semi-marathon', 21097, '09:30', 24, { denivele: 170 }),
      route('10 km', 10000, '10:00', 15, { denivele: 70 }),
    ],
  ),
  race(
    'Foulées d’Agen',
    ['Agen', '47000', 0.621, 44.203],
    [2, 4],
    'SUA Athlétisme Agen',
    'Le pont-canal, le Gravier et les berges de la Garonne. Une course plate de fin d’hiver, entre pruniers en fleur.',
    [
      route('Semi-marathon', 21097, '09:45', 20, { denivele: 60 }),
      route('10 km', 10000, '10:00', 13, { denivele: 25 }),
    ],
  ),
  race(
    'Triathlon de Saint-Jean-de-Luz',
    ['Saint-Jean-de-Luz', '64500', -1.66, 43.388],
    [9, 4, 'sam'],
    'Luz Baie Triathlon',
    'Une nage dans la baie protégée par ses digues, des bosses basques à vélo et la corniche à pied. La houle décide parfois du parcours.',
    [
      triathlon('Distance M', 51500, '13:00', 80, { denivele: 800, age_min: 18 }),
      triathlon('Distance S', 25750, '10:00', 50, { age_min: 16 }),
    ],
  ),
]
