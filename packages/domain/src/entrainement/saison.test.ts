import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/calendrier.ts'
import { type CourseDeSaison, judgeSaison, type Saison } from './saison.ts'

const TODAY = '2027-03-01'
const course = (id: number, jour: string, more: Partial<CourseDeSaison> = {}): CourseDeSaison => ({
  id,
  titre: `Course ${id}`,
  jour,
  heure: '09:00',
  priorite: null,
  km_effort: 12,
  etat: 'inscrit',
  inscription: 'ouverte',
  annulee: false,
  ...more,
})

/** Two goals, a step before each, a plan to each, papers that hold. */
const CALM: Saison = {
  aujourdhui: TODAY,
  courses: [
    course(1, '2027-04-04', { priorite: 'B', km_effort: 21 }),
    course(2, '2027-05-09', { priorite: 'A', km_effort: 50 }),
    course(3, '2027-07-04', { priorite: 'C' }),
    course(4, '2027-09-12', { priorite: 'A', km_effort: 110 }),
    course(5, '2027-11-21', { etat: 'envie' }),
  ],
  sejours: [{ titre: 'Corse', debut: '2027-07-10', fin: '2027-07-17' }],
  pauses: [{ debut: '2027-12-20', fin: '2027-12-31' }],
  plans: [
    { titre: 'Marathon', debut: '2027-02-15', fin: '2027-05-09', epreuves_id: 2 },
    { titre: 'Ultra', debut: '2027-05-24', fin: '2027-09-12', epreuves_id: 4 },
  ],
  papiers: { pps_fin: '2027-12-31', licence_fin: null },
}

const withCourse = (added: CourseDeSaison): Saison => ({
  ...CALM,
  courses: [...CALM.courses.filter(({ id }) => id !== added.id), added],
})
const codesOf = (saison: Saison) => judgeSaison(saison).map(({ code }) => code)

/** A trap each, laid into the calm season. */
const TRAPS: readonly (readonly [string, string, Saison])[] = [
  ['a race that is cancelled', 'annulee', withCourse(course(5, '2027-11-21', { annulee: true }))],
  [
    'registrations that are closed',
    'close',
    withCourse(course(5, '2027-11-21', { etat: 'envie', inscription: 'close' })),
  ],
  [
    'a race that is full',
    'complete',
    withCourse(course(5, '2027-11-21', { etat: 'envie', inscription: 'complete' })),
  ],
  [
    'a race with a waiting list',
    'complete',
    withCourse(course(5, '2027-11-21', { etat: 'envie', inscription: 'liste_attente' })),
  ],
  [
    'a pass that ends before',
    'papier',
    { ...CALM, papiers: { pps_fin: '2027-10-01', licence_fin: null } },
  ],
  ['two races at once', 'meme_jour', withCourse(course(6, '2027-11-21'))],
  ['a recovery that is short', 'recuperation', withCourse(course(6, '2027-10-03'))],
  [
    'a step in the taper of a goal',
    'affutage',
    withCourse(course(6, '2027-09-05', { priorite: 'B' })),
  ],
  [
    'a long race in the taper of a goal',
    'affutage',
    withCourse(course(6, '2027-08-29', { km_effort: 39 })),
  ],
  [
    'two goals too near',
    'deux_objectifs',
    withCourse(course(3, '2027-08-08', { priorite: 'A', km_effort: 30 })),
  ],
  [
    'a stay elsewhere',
    'sejour',
    { ...CALM, sejours: [{ titre: 'Corse', debut: '2027-11-20', fin: '2027-11-27' }] },
  ],
  [
    'a pause on the day',
    'pause',
    { ...CALM, pauses: [{ debut: '2027-11-15', fin: '2027-11-30' }] },
  ],
  [
    'a plan that ends another day',
    'plan_decale',
    {
      ...CALM,
      plans: CALM.plans.map((plan) =>
        plan.epreuves_id === 4 ? { ...plan, fin: '2027-09-05' } : plan,
      ),
    },
  ],
  [
    'a goal without a plan',
    'sans_plan',
    { ...CALM, plans: CALM.plans.filter(({ epreuves_id }) => epreuves_id !== 2) },
  ],
  [
    'two plans at once',
    'deux_plans',
    {
      ...CALM,
      plans: [
        ...CALM.plans,
        { titre: 'Forme', debut: '2027-03-01', fin: '2027-04-30', epreuves_id: null },
      ],
    },
  ],
]

describe('a season', () => {
  it('without a trap has no remark', () => {
    expect(judgeSaison(CALM)).toEqual([])
  })

  it.each(TRAPS)('with %s says so, and nothing else', (_, code, saison) => {
    expect(codesOf(saison)).toEqual([code])
  })

  it('says what to do of each remark, in a sentence', () => {
    for (const [, , saison] of TRAPS) {
      for (const { phrase, faire } of judgeSaison(saison)) {
        expect(phrase).toMatch(/^[«A-ZÉ0-9].*\.$/)
        expect(faire).toMatch(/^[A-ZÉ].*\.$/)
      }
    }
  })

  it('says nothing of races that are over or given up, but of what they leave', () => {
    const over = { etat: 'termine', inscription: 'close', km_effort: 90 } as const
    const past = withCourse(course(6, '2027-02-27', over))
    expect(codesOf(past)).toEqual([])
    const soon = withCourse(course(6, '2027-02-27', over))
    const next = { ...soon, courses: [...soon.courses, course(7, '2027-03-07')] }
    expect(codesOf(next)).toEqual(['recuperation'])
    expect(codesOf(withCourse(course(6, '2027-11-21', { etat: 'abandonne' })))).toEqual([])
  })

  it('names each pair once, whatever the order of its races', () => {
    const day = fc.integer({ min: 0, max: 300 }).map((nb) => addDays(TODAY, nb))
    const any = fc.record({
      jour: day,
      priorite: fc.constantFrom('A' as const, 'B' as const, 'C' as const, null),
      km_effort: fc.option(fc.integer({ min: 5, max: 200 })),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (races) => {
        const courses = races.map(({ jour, ...more }, id) => course(id, jour, more))
        const pairs = judgeSaison({ ...CALM, courses, plans: [] })
          .filter(({ ids }) => ids.length === 2)
          .map(({ ids }) => [...ids].sort((a, b) => a - b).join('-'))
        expect(new Set(pairs).size).toBe(pairs.length)
      }),
    )
  })
})
