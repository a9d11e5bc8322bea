import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CourseMesuree,
  describeDenivele,
  isVallonnee,
  planDenivele,
  REGLE_DENIVELE,
  type SemaineDenivele,
} from './denivele.ts'
import { PHASES, type Phase } from './plan.ts'
import { OBJECTIFS_SEANCE } from './seance.ts'

const TRAIL: CourseMesuree = { distance: 30_000, denivele: 1200 }

type Ecrite = Partial<SemaineDenivele['seances'][number]>
let cle = 0
const seance = (ecrite: Ecrite): SemaineDenivele['seances'][number] => ({
  cle: ++cle,
  jour: 7,
  titre: 's',
  sport: 'trail',
  objectif: 'longue',
  duree: 7200,
  distance: 14_000,
  charge: null,
  denivele: null,
  ...ecrite,
})
const week = (ecrite: Ecrite = {}, phase: Phase = 'generale'): SemaineDenivele => ({
  phase,
  seances: [seance(ecrite)],
})
const longuesOf = (course: CourseMesuree, semaines: SemaineDenivele[]) =>
  planDenivele(course, semaines).map(({ longues }) => longues[0]?.denivele ?? 0)

describe('a hilly race', () => {
  it.each<[string, CourseMesuree, boolean]>([
    ['a trail', TRAIL, true],
    ['a marathon with 633 m', { distance: 42_195, denivele: 633 }, true],
    ['a marathon with 400 m', { distance: 42_195, denivele: 400 }, false],
    ['a flat one', { distance: 10_000, denivele: 0 }, false],
    ['a climb that nobody gave', { distance: 10_000, denivele: null }, false],
    ['a length that nobody gave', { distance: null, denivele: 900 }, false],
  ])('%s', (_, course, expected) => {
    expect(isVallonnee(course)).toBe(expected)
    expect(planDenivele(course, [week(), week()]).length > 0).toBe(expected)
  })
})

describe('the climb of long sessions', () => {
  it.each<[string, SemaineDenivele[], number[]]>([
    ['grows to the slopes of the race', [week(), week(), week(), week()], [190, 300, 400, 250]],
    [
      'is less in an easy week and in the taper',
      [
        week(),
        week(),
        week({ duree: 4800, distance: 9000 }, 'recuperation'),
        week(),
        week({}, 'affutage'),
        week(),
      ],
      [190, 250, 140, 400, 250, 250],
    ],
    ['keeps what the author asks', [week({ denivele: 620 }), week(), week()], [620, 400, 250]],
    [
      'goes by the time where no distance is known',
      [week({ distance: null, duree: 7200 }), week(), week()],
      [250, 400, 250],
    ],
    [
      'is nothing where neither is known',
      [week({ distance: null, duree: null }), week(), week()],
      [0, 400, 250],
    ],
    ['is nothing by bike', [week({ sport: 'velo' }), week(), week()], [0, 400, 250]],
    [
      'begins gently where a plan is cut at its beginning',
      [{ phase: 'generale', seances: [] }, week(), week(), week()],
      [190, 400, 250],
    ],
    ['of one week alone is light', [week()], [120]],
  ])('%s', (_, semaines, expected) => {
    expect(longuesOf(TRAIL, semaines)).toEqual(expected)
  })

  it('is never more than the whole race', () => {
    const vertical = { distance: 4000, denivele: 1000 }
    expect(longuesOf(vertical, [week(), week({ distance: 25_000 }), week()])[1]).toBe(1000)
  })
})

it('the other sessions of a week climb half as steeply, strength and the race not at all', () => {
  const [first] = planDenivele(TRAIL, [
    {
      phase: 'generale',
      seances: [
        seance({ objectif: 'endurance', distance: 10_000 }),
        seance({ objectif: 'renforcement' }),
        seance({}),
        seance({ objectif: 'course' }),
      ],
    },
    week(),
    week(),
  ])
  expect(first).toMatchObject({ semaine: 1, denivele: 250, longues: [{ denivele: 190 }] })
})

it.each<[CourseMesuree, number[], string | null]>([
  [
    TRAIL,
    [300, 700, 450],
    'Votre course monte de 1\u202f200\u00a0m\u00a0: les sorties longues demandent de 300 à 700\u00a0m de D+.',
  ],
  [
    TRAIL,
    [300],
    'Votre course monte de 1\u202f200\u00a0m\u00a0: la sortie longue demande 300\u00a0m de D+.',
  ],
  [TRAIL, [], null],
  [{ distance: 10_000, denivele: 50 }, [300], null],
])('the climb %j is described for the sessions %j', (course, longues, expected) => {
  expect(describeDenivele(course, longues)).toBe(expected)
})

describe('whatever the race and the plan', () => {
  const anySeance = fc.record({
    objectif: fc.constantFrom(...OBJECTIFS_SEANCE),
    duree: fc.option(fc.integer({ min: 600, max: 30_000 })),
    distance: fc.option(fc.integer({ min: 1000, max: 80_000 })),
  })
  const anyWeek = fc.record({
    phase: fc.constantFrom(...PHASES),
    seances: fc.array(anySeance.map(seance), { maxLength: 5 }),
  })
  const anyCourse = fc.record({
    distance: fc.integer({ min: 3000, max: 170_000 }),
    denivele: fc.integer({ min: 0, max: 10_000 }),
  })

  it('no long session is steeper than the race, nor climbs more than it', () => {
    fc.assert(
      fc.property(anyCourse, fc.array(anyWeek, { maxLength: 8 }), (course, semaines) => {
        const parKm = (course.denivele * 1000) / course.distance
        const all = new Map(
          semaines.flatMap(({ seances }) => seances.map((seance) => [seance.cle, seance])),
        )
        for (const { longues } of planDenivele(course, semaines)) {
          for (const { cle: own, denivele } of longues) {
            const { distance } = all.get(own) ?? expect.fail()
            expect(denivele).toBeLessThanOrEqual(course.denivele * REGLE_DENIVELE.plafond_course)
            if (distance === null) continue
            const km = distance / 1000 - denivele / 100
            expect(denivele).toBeLessThanOrEqual(parKm * REGLE_DENIVELE.plafond * km + 1e-6)
          }
        }
      }),
    )
  })

  it('weeks that are alike ask more and more, but for the last', () => {
    fc.assert(
      fc.property(anyCourse, fc.integer({ min: 3, max: 20 }), (course, nombre) => {
        const asked = longuesOf(
          course,
          Array.from({ length: nombre }, () => week()),
        )
        const growing = asked.slice(0, -1)
        expect(growing).toEqual(growing.toSorted((a, b) => a - b))
        expect(asked.at(-1) ?? 0).toBeLessThanOrEqual(asked.at(-2) ?? 0)
      }),
    )
  })
})
