import { describe, expect, it, test } from 'vitest'
import {
  alignSortie,
  type Course,
  chooseDepart,
  type Foulee,
  type Lieu,
  listConstats,
  MOST_CONSTATS,
  sumArrets,
  weighPentes,
} from './bilan.ts'
import { describeConstat } from './bilan-texts.ts'

describe('metres of an outing at metres of the course', () => {
  const ends = { depart: 100, arrivee: 20_900, distance: 20_000 }

  test.each([
    ['the start is where the race began, not the watch', [], 0, 100],
    ['half way without known places is half of the outing', [], 10_000, 10_500],
    ['the finish is where the race ended', [], 20_000, 20_900],
    ['beyond the finish is the finish', [], 25_000, 20_900],
    ['a known place is where it was passed', [{ sortie: 8100, course: 10_000 }], 10_000, 8100],
    ['before a known place metres are shared', [{ sortie: 8100, course: 10_000 }], 5000, 4100],
    ['after it too', [{ sortie: 8100, course: 10_000 }], 15_000, 14_500],
    [
      'a place passed earlier than one before it is left out',
      [
        { sortie: 8100, course: 10_000 },
        { sortie: 4000, course: 12_000 },
      ],
      12_000,
      8100 + (12_800 * 2000) / 10_000,
    ],
    ['a place after the finish is left out', [{ sortie: 30_000, course: 10_000 }], 10_000, 10_500],
  ])('%s', (_, reperes, metres, expected) => {
    const { toSortie, toCourse } = alignSortie(reperes, ends)
    expect(toSortie(metres)).toBeCloseTo(expected, 6)
    expect(toCourse(toSortie(metres))).toBeCloseTo(Math.min(metres, ends.distance), 6)
  })
})

test.each([
  ['the gun is unknown', null, 10_000, 9000, 0],
  ['the watch began a while before the gun', 300, 10_400, 10_000, 300],
  ['the gun is known and no result', 300, 10_400, null, 300],
  ['the watch began after the gun, and the time is that of the gun', -120, 9880, 10_000, -120],
  ['the watch began in a later wave, and the time is that of the runner', -900, 10_010, 10_000, 0],
  ['the watch began after the gun, and no result', -120, 9880, null, 0],
  ['the watch ended before the gun, and no result', 600, 400, null, 0],
])('the start of the race in an outing when %s', (_, gun, duree, temps, expected) => {
  expect(chooseDepart(gun, duree, temps)).toBe(expected)
})

test.each([
  ['a stop within 300 m is that of the point', [{ metres: 9800, duree: 120 }], [120, 0]],
  ['a stop elsewhere is that of none', [{ metres: 9600, duree: 120 }], [0, 0]],
  ['a stop between two is that of the nearest', [{ metres: 10_260, duree: 90 }], [0, 90]],
  [
    'stops at one point are added',
    [
      { metres: 10_000, duree: 90 },
      { metres: 10_100, duree: 60 },
    ],
    [150, 0],
  ],
])('%s', (_, pauses, expected) => {
  expect(sumArrets(pauses, [{ metres: 10_000 }, { metres: 10_400 }])).toEqual(expected)
})

describe('slopes at equal effort', () => {
  const run = (pente: number, effort: number, secondes: number): Foulee => ({
    pente,
    effort,
    secondes,
  })

  it('an even effort differs nowhere from its mean', () => {
    const pentes = weighPentes([run(0.1, 4000, 1600), run(0, 5000, 2000), run(-0.1, 2000, 800)])
    for (const pente of Object.values(pentes)) expect(pente?.ecart).toBeCloseTo(0, 6)
  })

  it('slow descents are told in seconds and as a share, and what is lost is won elsewhere', () => {
    const { montee, plat, descente } = weighPentes([
      run(0.1, 4000, 1600),
      run(0, 4000, 1600),
      run(-0.1, 2000, 1300),
    ])
    expect(descente?.ecart).toBeCloseTo(1300 - 900, 6)
    expect(descente?.part).toBeCloseTo(400 / 900, 6)
    expect((montee?.ecart ?? 0) + (plat?.ecart ?? 0) + (descente?.ecart ?? 0)).toBeCloseTo(0, 6)
  })

  test.each([
    ['under five minutes of climbs', [run(0.1, 700, 290), run(0, 9000, 3000)]],
    ['no climb', [run(0, 9000, 3000)]],
    ['nothing', []],
  ])('%s tells nothing of climbs', (_, foulees) => {
    expect(weighPentes(foulees).montee).toBeNull()
  })

  it('a slope counts from 4 % on', () => {
    const pentes = weighPentes([run(0.039, 1000, 400), run(0.04, 1000, 500), run(-0.04, 900, 600)])
    expect(pentes).toMatchObject({
      plat: { secondes: 400 },
      montee: { secondes: 500 },
      descente: { secondes: 600 },
    })
  })
})

describe('what weighed most', () => {
  const lieu = (km: number, reel: number | null, rest: Partial<Lieu> = {}): Lieu => ({
    metres: km * 1000,
    nom: `Point ${km}`,
    is_arrivee: km === 30,
    reel,
    prevu: null,
    semblables: null,
    ...rest,
  })
  const course = (input: Partial<Course>): Course => ({
    lieux: [],
    pauses: null,
    arrets_prevus: null,
    pentes: null,
    nb_semblables: null,
    ...input,
  })
  const told = (input: Partial<Course>) =>
    listConstats(course(input)).map((constat) => describeConstat(constat).replace(/\u00a0/g, ' '))

  test.each<[string, Partial<Course>, string[]]>([
    ['nothing is known', {}, []],
    ['only the result is known', { lieux: [lieu(30, 12_000)] }, []],
    [
      'the finish is later than planned',
      { lieux: [lieu(30, 12_000, { prevu: 11_160 })] },
      ['Arrivée en 3h20, 14 min de plus que les 3h06 du plan.'],
    ],
    ['the finish is as planned', { lieux: [lieu(30, 12_000, { prevu: 11_950 })] }, []],
    [
      'one leg lost and one won against the plan',
      {
        lieux: [
          lieu(10, 3000, { prevu: 3000 }),
          lieu(20, 7200, { prevu: 6600 }),
          lieu(30, 10_000, { prevu: 10_000 }),
        ],
      },
      [
        'Entre Point 10 et Point 20 (km 10,0 à 20,0) : 10 min perdues sur le plan.',
        'Entre Point 20 et l’arrivée (km 20,0 à 30,0) : 10 min gagnées sur le plan.',
      ],
    ],
    [
      'a leg is measured from the last place that both know',
      {
        lieux: [
          lieu(10, 3000, { semblables: 3300 }),
          lieu(20, null, { semblables: 6600 }),
          lieu(30, 10_000, { semblables: 10_000 }),
        ],
        nb_semblables: 34,
      },
      [
        'Entre Point 10 et l’arrivée (km 10,0 à 30,0) : 5 min perdues sur les 34 coureurs de votre temps.',
        'Entre le départ et Point 10 (km 0,0 à 10,0) : 5 min gagnées sur les 34 coureurs de votre temps.',
      ],
    ],
    [
      'one leg was lost against both',
      {
        lieux: [
          lieu(10, 3000, { prevu: 3000, semblables: 3000 }),
          lieu(30, 10_600, { prevu: 10_120, semblables: 10_000 }),
        ],
        nb_semblables: 34,
      },
      [
        'Entre Point 10 et l’arrivée (km 10,0 à 30,0) : 10 min perdues sur les 34 coureurs de votre temps, 8 min sur le plan.',
        'Arrivée en 2h57, 8 min de plus que les 2h49 du plan.',
      ],
    ],
    [
      'a point has no name, and one minute is singular',
      {
        lieux: [lieu(10, 3000, { nom: null, prevu: 2930 }), lieu(30, 10_000, { prevu: 9999 })],
      },
      [
        'Entre le départ et le km 10,0 (km 0,0 à 10,0) : 1 min perdue sur le plan.',
        'Entre le km 10,0 et l’arrivée (km 10,0 à 30,0) : 1 min gagnée sur le plan.',
      ],
    ],
    [
      'stops were longer than planned',
      {
        lieux: [lieu(10, 3000), lieu(30, 10_000)],
        pauses: [
          { metres: 10_100, duree: 660 },
          { metres: 16_000, duree: 180 },
        ],
        arrets_prevus: 300,
      },
      [
        '14 min d’arrêts en 2 fois, 9 min de plus que prévu ; le plus long, 11 min (km 10,1, Point 10).',
      ],
    ],
    [
      'one stop that nobody planned',
      { lieux: [lieu(30, 10_000)], pauses: [{ metres: 16_000, duree: 180 }] },
      ['3 min d’arrêts en une fois (km 16,0).'],
    ],
    ['the outing had no stop', { lieux: [lieu(30, 10_000)], pauses: [], arrets_prevus: 300 }, []],
    [
      'the descents were slow, and the climbs a little fast',
      {
        lieux: [lieu(30, 10_000)],
        pentes: {
          montee: { secondes: 4000, ecart: -180, part: -0.043 },
          plat: null,
          descente: { secondes: 2000, ecart: 420, part: 0.266 },
        },
      },
      ['À effort égal, les descentes vous ont pris 7 min de plus que votre moyenne (27 %).'],
    ],
  ])('when %s', (_, input, expected) => {
    expect(told(input)).toEqual(expected)
  })

  it('five are told at most, the largest first, none under a minute or half a hundredth of the time', () => {
    const lieux = [
      lieu(10, 3000, { prevu: 3600, semblables: 2700 }),
      lieu(20, 7200, { prevu: 6600, semblables: 7200 }),
      lieu(30, 40_000, { prevu: 38_000, semblables: 40_000 }),
    ]
    const all = listConstats(
      course({
        lieux,
        nb_semblables: 12,
        pauses: [{ metres: 15_000, duree: 199 }],
        pentes: { montee: null, plat: null, descente: { secondes: 900, ecart: 250, part: 0.3 } },
      }),
    )
    expect(all).toHaveLength(MOST_CONSTATS)
    const sizes = all.map(({ ecart }) => Math.abs(ecart))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(200)
    for (const constat of all) expect(describeConstat(constat)).toMatch(/\d/)
  })
})
