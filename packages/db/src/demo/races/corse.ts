import { type DemoRace, nature, race, route, SOL, trail } from './demo-race.ts'

export const CORSE: DemoRace[] = [
  race(
    'Restonica Trail',
    ['Corte', '20250', 9.1497, 42.306],
    [7, 2, 'sam', 3],
    'A Ruta Cortenaise',
    'Au cœur de l’île, entre gorges de la Restonica, lacs glaciaires et crêtes du Rotondo. Un trail très minéral, qui se marche et s’escalade autant qu’il se court.',
    [
      trail('Ultra Trail di Corsica', 110000, 7200, '00:00', 145, {
        surfaces: { rock: 0.5, path: 0.45, track: 0.05 },
        barriere: '36:00',
      }),
      trail('Restonica Trail', 69000, 5000, '05:00', 98, {
        surfaces: { rock: 0.5, path: 0.45, track: 0.05 },
      }),
      trail('Tavignanu', 33000, 2100, '07:00', 50, { surfaces: SOL.montagne }),
      trail('Mezu', 17000, 950, '08:30', 27, { surfaces: SOL.montagne }),
    ],
  ),
  race(
    'Marathon de Bastia',
    ['Bastia', '20200', 9.45, 42.7],
    [10, 4],
    'Bastia Course Littorale',
    'Du vieux port au cordon lagunaire de la Marana, entre étang de Biguglia et mer. Une route plate et rare dans cette île de montagne.',
    [
      route('Marathon', 42195, '08:00', 50, { denivele: 150 }),
      route('Semi-marathon', 21097, '08:30', 28, { denivele: 70 }),
    ],
  ),
  race(
    'Trail du Cap Corse',
    ['Rogliano', '20247', 9.418, 42.956],
    [5, 2],
    'Capicorsu Trail',
    'Sur le sentier des douaniers, de tour génoise en plage déserte. Le maquis griffe, la mer rafraîchit.',
    [
      trail('38 km', 38000, 1700, '07:00', 38, { surfaces: SOL.littoral }),
      trail('19 km', 19000, 650, '08:30', 22, { surfaces: SOL.littoral }),
    ],
  ),
  race(
    'Via Romana',
    ['Penta-di-Casinca', '20213', 9.46, 42.464],
    [9, 2],
    'Via Romana Castagniccia',
    'Entre plaine orientale et villages perchés de Castagniccia, par les anciens chemins. Les châtaigniers offrent leur ombre au bon moment.',
    [
      trail('25 km', 25000, 1400, '07:30', 26),
      nature('11 km', 11000, '08:30', 15, { denivele: 420 }),
    ],
  ),
  race(
    'Semi-marathon d’Ajaccio',
    ['Ajaccio', '20000', 8.7369, 41.9192],
    [10, 1],
    'Ajaccio Athlétisme Impérial',
    'Du port aux Sanguinaires, le long d’une route bordée de palmiers. Le soleil se couche au large, le semi se court le matin.',
    [
      route('Semi-marathon', 21097, '08:30', 27, { denivele: 160 }),
      route('10 km', 10000, '09:00', 17, { denivele: 60 }),
    ],
  ),
  race(
    'Trail de Bavella',
    ['Zonza', '20124', 9.171, 41.749],
    [6, 3],
    'Alta Rocca Trail',
    'Sous les aiguilles de Bavella, granit rose et pins laricio tordus par le vent. Le trou de la Bombe se gagne au prix d’un beau raidillon.',
    [
      trail('32 km', 32000, 1900, '06:30', 38, { surfaces: SOL.montagne }),
      trail('15 km', 15000, 800, '08:30', 22, { surfaces: SOL.montagne }),
    ],
  ),
]
