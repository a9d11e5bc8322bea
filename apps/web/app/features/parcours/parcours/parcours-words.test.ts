import type { Parcours } from '@foulee/contract/parcours/parcours'
import { encodePolyline } from '@foulee/trace/polyline'
import { describe, expect, it } from 'vitest'
import { findLongestDescent, labelDirection } from './parcours-terrain.ts'
import { describeParcours } from './parcours-words.ts'

type Trace = NonNullable<Parcours['trace']>

/** Ten kilometres north-east, up 600 m in the middle and down again. */
function makeTrace(change: Partial<Trace> = {}): Trace {
  const count = 101
  const share = (_: unknown, index: number) => index / (count - 1)
  const lon = Float64Array.from({ length: count }, (_, i) => 5.7 + share(_, i) * 0.09)
  const lat = Float64Array.from({ length: count }, (_, i) => 45.1 + share(_, i) * 0.064)
  return {
    distance: 10_000,
    depart: [5.7, 45.1],
    arrivee: [5.79, 45.164],
    denivele: { calcule: 600, brut: 700 },
    denivele_negatif: { calcule: 600, brut: 690 },
    altitude_min: 300,
    altitude_max: 900,
    montees: [
      {
        debut: 1000,
        fin: 5000,
        denivele: 600,
        pente_moyenne: 0.15,
        pente_max: 0.22,
        altitude_debut: 300,
        altitude_fin: 900,
      },
    ],
    profil: {
      pas: 100,
      positions: encodePolyline({ lon, lat }),
      altitudes: Array.from({ length: count }, (_, i) => 900 - Math.abs(i - 50) * 12),
      pentes: Array.from({ length: count }, () => 0.12),
    },
    est_masque: false,
    ...change,
  } as Trace
}

const describeLoop = (change: Partial<Parcours> = {}, trace: Partial<Trace> | null = {}) =>
  describeParcours({
    forme: 'traversee',
    ville: 'Vizille',
    distance: 10_000,
    types: ['trail'],
    points: [],
    surfaces: {},
    trace: trace && makeTrace(trace),
    ...change,
  } as Parcours).map((text) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '))

it('a point-to-point route is described from start to end', () => {
  expect(describeLoop({ surfaces: { path: 0.7, asphalt: 0.27, mud: 0.03 } })).toEqual([
    'Au départ de Vizille, c’est une traversée de 10,00 km qui part vers le nord-est.',
    'On monte de 600 m en tout. La montée principale commence au km 1 : 600 m de dénivelé en 4 km, à 15 % en moyenne et 22 % au plus raide, jusqu’à 900 m. Le point le plus haut, à 900 m, est au km 5. On descend de 600 m en tout ; la plus longue descente va du km 5 au km 10 et perd 600 m, à 12 % en moyenne.',
    'Sous les pieds : sentier (70 %) et asphalte (27 %).',
    'Aucun point d’eau n’est signalé.',
    'L’arrivée est à 10 km du départ à vol d’oiseau vers le nord-est, à 300 m d’altitude.',
  ])
})

describe('exceptions of the description', () => {
  it.each<[string, Partial<Parcours>, Partial<Trace>, RegExp]>([
    ['no town', { ville: null, forme: 'boucle' }, {}, /^C’est une boucle de 10,00 km/],
    ['hidden ends', {}, { est_masque: true }, /cachés par son auteur/],
    ['flat', {}, { denivele: { calcule: 40, brut: 60 }, montees: [] }, /presque plat : 40 m/],
    ['rolling', {}, { montees: [] }, /600 m en tout, sans longue côte/],
    ['no altitude', {}, { denivele: { calcule: null, brut: null } }, /ne donne pas l’altitude/],
    ['a loop', { forme: 'boucle' }, {}, /On finit là où l’on est parti, à 300 m/],
  ])('the description adapts to %s', (_, parcours, trace, expected) => {
    expect(describeLoop(parcours, trace).join('\n')).toMatch(expected)
  })

  it('the description is empty without a track', () => expect(describeLoop({}, null)).toEqual([]))
})

it('the description gives water, dangers and views', () => {
  const point = (type: string, metres: number, nom: string | null) => ({ type, metres, nom })
  const points = [
    point('eau', 3200, 'Source du habert'),
    point('eau', 6000, null),
    point('danger', 8400, 'Passage câblé'),
    point('vue', 7100, 'Belvédère'),
  ] as Parcours['points']
  expect(describeLoop({ points })[2]).toBe(
    'De l’eau est signalée au km 3,2 (Source du habert) et au km 6. Prudence au km 8,4 (Passage câblé). À voir ou à savoir : Belvédère, au km 7,1.',
  )
})

it.each([
  [0, 1, 'le nord'],
  [1, 1, 'le nord-est'],
  [1, 0, 'l’est'],
  [0, -1, 'le sud'],
  [-1, -1, 'le sud-ouest'],
  [-1, 0, 'l’ouest'],
  [0, 0, null],
])('the direction %d° east and %d° north is %s', (lon, lat, expected) => {
  expect(labelDirection({ lon: 0, lat: 0 }, { lon, lat })).toBe(expected)
})

it.each([
  ['a small rise does not end it', [500, 400, 415, 300], { from: 0, to: 300, drop: 200 }],
  ['a climb ends it', [500, 400, 480, 300], { from: 200, to: 300, drop: 180 }],
  ['a gap ends it', [500, 450, null, 300, 280], { from: 0, to: 100, drop: 50 }],
  ['nothing goes down', [1, 2, 3], null],
])('the longest descent is found: %s', (_, altitudes, expected) => {
  expect(findLongestDescent({ altitudes, step: 100 })).toEqual(expected)
})
