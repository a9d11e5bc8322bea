import { describe, expect, it, test } from 'vitest'
import type { FinTour, Releve, Tour } from './deroule.ts'
import { compareEtapes, isPlat } from './etapes-faites.ts'
import { listEtapes } from './etapes-prevues.ts'
import { readRaccourci } from './raccourci-read.ts'
import type { Step } from './step.ts'

function stepsOf(raccourci: string): readonly Step[] {
  const read = readRaccourci(raccourci)
  if ('refus' in read) throw new Error(read.refus.message)
  return read.steps
}

const tour = (duree: number, distance: number | null, fin: FinTour = 'touche'): Tour => ({
  duree,
  distance,
  fin,
  etape: null,
})
const led = (...laps: [etape: number | null, duree: number, distance: number][]): Tour[] =>
  laps.map(([etape, duree, distance]) => ({ ...tour(duree, distance, 'inconnu'), etape }))

const SEANCE = stepsOf("20' à 65-75 % VMA + 3x(3' à 95-100 % VMA / 2') + 10' RC")
const WARM = tour(1205, 3600)
const HARD = [tour(181, 780), tour(179, 770), tour(183, 785)]
const EASY = [tour(121, 300), tour(118, 290), tour(125, 310)]
const COOL = tour(640, 1700)
const [H1, H2, H3] = HARD as [Tour, Tour, Tour]
const [E1, E2, E3] = EASY as [Tour, Tour, Tour]
const FIVES = stepsOf("5x(5' EF)")
const EXACT = [WARM, H1, E1, H2, E2, H3, E3, COOL]

const LETTERS = { faite: 'F', sans_tour: '?', non_faite: '-' } as const
const byLaps = (steps: readonly Step[], tours: readonly Tour[]) => {
  const found = compareEtapes(steps, { tours, releve: null })
  return found?.etapes.map(({ etat }) => LETTERS[etat]).join('') ?? null
}

const km = (seconds: number, fin: FinTour = 'distance') => tour(seconds, 1000, fin)
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

describe('laps beside steps', () => {
  test.each<[string, readonly Step[], Tour[], string | null]>([
    ['as planned', SEANCE, EXACT, 'FFFFFFFF'],
    ['a long warm-up', SEANCE, EXACT.with(0, tour(1500, 4500)), 'FFFFFFFF'],
    [
      'pressed late, and the next lap shorter for it',
      SEANCE,
      EXACT.with(1, tour(201, 840)).with(2, tour(100, 250)),
      'FFFFFFFF',
    ],
    ['not pressed once', SEANCE, EXACT.toSpliced(3, 2, tour(297, 1060)), 'FFF??FFF'],
    ['pressed twice', SEANCE, EXACT.toSpliced(3, 0, tour(1, 4)), 'FFFFFFFF'],
    ['one effort cut short', SEANCE, EXACT.with(5, tour(100, 430)), 'FFFFFFFF'],
    ['a lap more at the end', SEANCE, [...EXACT, tour(300, 800)], 'FFFFFFFF'],
    ['cut short', SEANCE, EXACT.slice(0, 5), 'FFFFF---'],
    [
      'cut short in the middle of an effort',
      SEANCE,
      [...EXACT.slice(0, 5), tour(70, 300)],
      'FFFFFF--',
    ],
    ['cut short too early to be told', SEANCE, EXACT.slice(0, 2), null],
    ['too many that differ', SEANCE, EXACT.map((item) => tour(item.duree * 1.7, 500)), null],
    ['every kilometre', SEANCE, many(9, km(330)), null],
    ['every kilometre, said to be pressed', SEANCE, many(9, km(330, 'touche')), null],
    [
      'kilometres within the warm-up, then pressed',
      SEANCE,
      [...many(3, km(335)), tour(200, 600), ...EXACT.slice(1)],
      'FFFFFFFF',
    ],
    [
      'every kilometre, where they add up to the steps',
      stepsOf("30' EF + 20' à 80-85 % VMA + 10' RC"),
      many(12, km(300)),
      null,
    ],
    [
      'every kilometre, where steps are kilometres',
      stepsOf('3x(1 km à 85-90 % VMA)'),
      many(3, km(270)),
      'FFF',
    ],
    [
      'one step over all the kilometres',
      stepsOf("45' EF"),
      [...many(8, km(320)), tour(140, 430, 'arret')],
      'F',
    ],
    ['one lap for many steps', SEANCE, [tour(2760, 8000, 'arret')], null],
    [
      'steps by distance',
      stepsOf("15' EF + 4x(400m/200m) + 10' RC"),
      [tour(900, 2700), ...many(4, [tour(85, 405), tour(75, 195)]).flat(), tour(600, 1600)],
      'FFFFFFFFFF',
    ],
    [
      'steps by distance, laps without any',
      stepsOf('4x(400m/200m)'),
      many(8, tour(80, null)),
      null,
    ],
    ['equal laps of 700 m, which no hand presses', FIVES, many(5, tour(300, 700)), null],
    [
      'laps within a hundredth of the first',
      FIVES,
      [700, 706, 694, 700, 400].map((metres) => tour(300, metres)),
      null,
    ],
    [
      'laps that differ by more',
      FIVES,
      [700, 708, 700, 700, 700].map((metres) => tour(300, metres)),
      'FFFFF',
    ],
    ['too few equal laps to tell', FIVES, many(4, tour(300, 700)), 'FFFF-'],
    ['equal laps without metres', FIVES, many(5, tour(300, null)), 'FFFFF'],
    ['every kilometre, of an end unknown', FIVES, many(5, km(300, 'inconnu')), null],
    ['a kilometre that ends with the outing', stepsOf("5' EF"), [km(300, 'arret')], 'F'],
    ['no laps', SEANCE, [], null],
    ['no steps', [], EXACT, null],
  ])('%s', (_, steps, tours, expected) => expect(byLaps(steps, tours)).toBe(expected))

  const pressed: Step[] = [
    { type: 'effort', fin: { type: 'touche' }, cible: { type: 'libre' } },
    { type: 'recuperation', fin: { type: 'touche' }, cible: { type: 'libre' } },
  ]
  test('of steps that end at a press, only as many laps are believed', () => {
    expect(byLaps(pressed, [tour(60, 200), tour(90, 150)])).toBe('FF')
    expect(byLaps(pressed, [tour(60, 200), tour(90, 150), tour(60, 200)])).toBeNull()
    expect(byLaps(pressed, [km(300, 'touche'), km(300, 'touche')])).toBeNull()
  })

  test('presses prove nothing of the steps that have a length', () => {
    const [press] = pressed as [Step]
    const any = tour(60, 200)
    const fives = stepsOf("3x(5' EF)").slice(0, 1)
    const one = [...many(3, press), ...stepsOf("5' EF")]
    expect(byLaps(one, [...many(3, any), tour(300, 900)])).toBe('FFFF')
    expect(byLaps(one, [...many(3, any), tour(30, 100)])).toBeNull()
    const three = [...many(5, press), ...fives]
    const [near, far] = [tour(300, 900), tour(100, 300)]
    expect(byLaps(three, [...many(5, any), near, near, far])).toBe('FFFFFFFF')
    expect(byLaps(three, [...many(5, any), near, far, far])).toBeNull()
  })

  test('what came after the last step is told apart', () => {
    const found = compareEtapes(SEANCE, { tours: [...EXACT, tour(300, 800)], releve: null })
    expect(found?.apres).toEqual({ duree: 300, distance: 800 })
    expect(compareEtapes(SEANCE, { tours: EXACT, releve: null })?.apres).toBeNull()
  })

  test('many steps and many laps take no time', () => {
    const steps = stepsOf("99x(30/30) + 20' RC")
    expect(byLaps(steps, many(1000, km(300)))).toBeNull()
  })
})

describe('laps with the step of the watch', () => {
  const whole = led(
    [0, 700, 2000],
    [1, 178, 770],
    [2, 122, 300],
    [1, 181, 775],
    [2, 260, 500],
    [1, 180, 772],
    [2, 250, 500],
    [4, 100, 270],
  )
  test.each<[string, Tour[], string | null]>([
    ['are those steps, however they were shortened or drawn out', whole, 'FFFFFFFF'],
    [
      'are one step when the watch cut it by kilometres',
      [...led([0, 350, 1000], [0, 350, 1000]), ...whole.slice(1)],
      'FFFFFFFF',
    ],
    ['are followed by none after the workout', [...whole, ...led([null, 200, 500])], 'FFFFFFFF'],
    ['end where the runner ended it', whole.slice(0, 3), 'FFF-----'],
    [
      'are not those of another workout of the same form',
      whole.map((tour, index) => ({ ...tour, duree: index % 2 ? 600 : 40 })),
      null,
    ],
    ['are not believed in another order', whole.toReversed(), null],
    ['are not believed of more steps than there are', [...whole, ...led([5, 60, 200])], null],
    ['are not believed of one alone', led([0, 1200, 3600]), null],
  ])('%s', (_, tours, expected) => expect(byLaps(SEANCE, tours)).toBe(expected))

  test('are believed when half of them are as planned', () => {
    const steps = stepsOf("20' EF + 10' RC")
    expect(byLaps(steps, led([0, 1200, 3600], [1, 100, 270]))).toBe('FF')
    expect(byLaps(steps, led([0, 100, 300], [1, 100, 270]))).toBeNull()
  })

  test('of a repeated single step are each a time of it', () => {
    const steps = stepsOf("3x(5' à 80-85 % VMA)")
    const tours = led([0, 300, 1100], [0, 310, 1100], [0, 500, 1800])
    expect(byLaps(steps, tours)).toBe('FFF')
  })

  test('after the workout are what came after it', () => {
    const after = led([null, 200, 500], [null, 100, 300])
    const found = compareEtapes(SEANCE, { tours: [...whole, ...after], releve: null })
    expect(found?.apres).toEqual({ duree: 300, distance: 800 })
    expect(compareEtapes(SEANCE, { tours: whole, releve: null })?.apres).toBeNull()
  })

  test('count a repetition after what it repeats', () => {
    const steps = stepsOf("20' EF + 2x(3x(1'/30\") + 3' EF) + 10' RC")
    expect(new Set(listEtapes(steps)?.map(({ index }) => index))).toEqual(new Set([0, 1, 2, 4, 6]))
  })
})

function releveOf(...parts: [seconds: number, speed: number][]): Releve {
  const ends = parts.map((_, index) =>
    parts.slice(0, index + 1).reduce((sum, [seconds]) => sum + seconds, 0),
  )
  const duree = ends.at(-1) ?? 0
  const metresAt = (seconds: number) =>
    parts.reduce((sum, [length, speed], index) => {
      const from = (ends[index] ?? 0) - length
      return sum + Math.max(0, Math.min(seconds - from, length)) * speed
    }, 0)
  const secondsAt = (metres: number) => {
    let [low, high] = [0, duree]
    for (let step = 0; step < 50; step++) {
      const middle = (low + high) / 2
      if (metresAt(middle) < metres) low = middle
      else high = middle
    }
    return high
  }
  return { duree, metresAt, secondsAt }
}

const RUN: [number, number][] = [
  [1200, 3],
  ...many<[number, number][]>(3, [
    [180, 4.3],
    [120, 2.4],
  ]).flat(),
  [600, 2.7],
]
const byTrace = (steps: readonly Step[], releve: Releve | null, tours: Tour[] = []) => {
  const found = compareEtapes(steps, { tours, releve })
  return found?.etapes.map(({ fait }) => fait?.distance ?? null) ?? null
}

describe('an outing without laps that are steps', () => {
  test.each<[string, readonly Step[], Releve | null, (number | null)[] | null]>([
    [
      'is cut where they were planned to end',
      SEANCE,
      releveOf(...RUN),
      [3600, 774, 288, 774, 288, 774, 288, 1620],
    ],
    ['is cut by metres too', stepsOf('1 km EF + 2x(500m/200m)'), releveOf([1700, 1.4]), null],
    [
      'is cut by metres where these are run',
      stepsOf('1 km EF + 500m à 90-95 % VMA'),
      releveOf([340, 3], [120, 4.1]),
      [1000, 500],
    ],
    [
      'is not when the metres of the last step were not run',
      stepsOf('1 km EF + 500m à 90-95 % VMA'),
      releveOf([340, 3], [95, 4.1]),
      null,
    ],
    [
      'is cut when it was a little longer',
      SEANCE,
      releveOf(...RUN, [100, 2.7]),
      [3600, 774, 288, 774, 288, 774, 288, 1620],
    ],
    [
      'is not when it ended before the last step',
      stepsOf("40' EF + 1' RC"),
      releveOf([2390, 3]),
      null,
    ],
    ['is not when it was much longer', SEANCE, releveOf(...RUN, [400, 2.7]), null],
    ['is not when it was cut short', SEANCE, releveOf(...RUN.slice(0, 5)), null],
    ['is not when efforts were no quicker than rests', SEANCE, releveOf([2700, 3]), null],
    [
      'is not when a step ends at a press',
      [...SEANCE, { type: 'effort', fin: { type: 'touche' }, cible: { type: 'libre' } }],
      releveOf(...RUN),
      null,
    ],
    ['is not without times', SEANCE, null, null],
  ])('%s', (_, steps, releve, expected) => expect(byTrace(steps, releve)).toEqual(expected))

  it('is cut where the laps are kilometres', () => {
    expect(byTrace(SEANCE, releveOf(...RUN), many(8, km(330)))).toHaveLength(8)
  })
})

describe('a pace', () => {
  const EFFORT = stepsOf('1 km à 85-90 % VMA')
  const verdict = (metres: number, seconds: number, more: object = {}) =>
    compareEtapes(
      EFFORT,
      { tours: [tour(seconds, metres)], releve: null },
      {
        reperes: { vma: 16, fc_max: null },
        ...more,
      },
    )?.etapes[0]
  test.each([
    [1000, 257, 'dans_la_cible'],
    [1000, 245, 'dans_la_cible'],
    [1000, 238, 'plus_vite'],
    [1000, 271, 'dans_la_cible'],
    [1000, 285, 'plus_lent'],
  ])('of %i m in %i s is %s', (metres, seconds, expected) => {
    expect(verdict(metres, seconds)?.verdict).toBe(expected)
  })

  it('is planned in the figures of the runner', () => {
    expect(verdict(1000, 257)).toMatchObject({
      prevu: { distance: 1000, allure: { min: 250, max: 265 } },
      fait: { duree: 257, distance: 1000, allure: 257 },
    })
  })

  it('is not judged without a VMA, nor where paces tell nothing', () => {
    expect(verdict(1000, 230, { reperes: undefined })?.verdict).toBeNull()
    expect(verdict(1000, 230, { isPaceTold: false })).toMatchObject({
      verdict: null,
      prevu: { allure: null },
      fait: { allure: 230 },
    })
  })

  it('of a receiver over a few metres is judged less strictly', () => {
    const steps = stepsOf('10\' EF + 30" à 100 % VMA')
    const at = (metres: number) =>
      compareEtapes(
        steps,
        { tours: [tour(600, 1600), tour(30, metres)], releve: null },
        {
          reperes: { vma: 18, fc_max: null },
        },
      )?.etapes[1]?.verdict
    expect(at(144)).toBe('dans_la_cible')
    expect(at(135)).toBe('plus_lent')
  })

  it('of a track that was cut is judged less strictly than of laps', () => {
    const steps = stepsOf("10' EF + 3' à 100 % VMA + 10' RC")
    const reperes = { vma: 18, fc_max: null }
    const speed = 4.83
    const releve = releveOf([600, 2.5], [180, speed], [600, 2.5])
    const tours = [tour(600, 1500), tour(180, 180 * speed), tour(600, 1500)]
    const verdictOf = (deroule: Parameters<typeof compareEtapes>[1]) =>
      compareEtapes(steps, deroule, { reperes })?.etapes[1]?.verdict
    expect(verdictOf({ tours: [], releve })).toBe('dans_la_cible')
    expect(verdictOf({ tours, releve: null })).toBe('plus_lent')
  })

  it('is none for who stands', () => {
    const steps = stepsOf("1 km EF + 2' EF")
    const found = compareEtapes(steps, { tours: [tour(330, 1000), tour(121, 8)], releve: null })
    expect(found?.etapes[1]?.fait).toEqual({ duree: 121, distance: 8, allure: null })
  })

  test.each([
    [{ sport: 'course_a_pied', objectif: 'vma', denivele: null }, true],
    [{ sport: 'course_a_pied', objectif: 'cotes', denivele: null }, false],
    [{ sport: 'course_a_pied', objectif: 'longue', denivele: 600 }, false],
    [{ sport: 'velo', objectif: 'endurance', denivele: null }, false],
  ] as const)('is held on the flat: %o', (seance, expected) => {
    expect(isPlat(seance)).toBe(expected)
  })
})
