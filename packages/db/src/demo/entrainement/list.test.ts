import { OBJECTIFS_PLAN } from '@foulee/domain/entrainement/plan'
import { verifyPlan } from '@foulee/domain/entrainement/plan-verification'
import { REPERES_COMPARAISON } from '@foulee/domain/entrainement/plan-volume'
import { programPlan } from '@foulee/domain/entrainement/programmation'
import { isDure, OBJECTIFS_SEANCE } from '@foulee/domain/entrainement/seance'
import { getTotaux } from '@foulee/domain/entrainement/totaux'
import { describe, expect, it } from 'vitest'
import { type DemoPlan, getSeancesParSemaine } from './demo-plan.ts'
import { type DemoSeance, findSeanceAuTemps } from './demo-seance.ts'
import { DEMO_PLANS, DEMO_SEANCES } from './list.ts'
import { findDemoSeance, measureDemoPlan, readDemoSeance } from './read-plan.ts'

const isFrenchProse = (text: string) => !/[a-zà-ÿ]'[a-zà-ÿ]| [:;!?»]|« /i.test(text)
const hasDuplicate = (values: string[]) => new Set(values).size < values.length
const countSentences = (text: string) => (text.match(/[.!?](\s|$)/g) ?? []).length

const SEANCE_RULES: [string, (seance: DemoSeance) => boolean][] = [
  [
    'is French',
    ({ titre, description, raccourci }) => [titre, description, raccourci].every(isFrenchProse),
  ],
  [
    'says itself in one to three sentences',
    ({ description }) => [1, 2, 3].includes(countSentences(description)),
  ],
  ['takes the time that it says', isAsLongAsItSays],
  ['takes a time', ({ minutes }) => minutes >= 15 && minutes <= 1200],
  ['has an effort', ({ rpe }) => rpe >= 1 && rpe <= 10],
  ['is hard where it says so', ({ objectif, rpe }) => rpe <= 5 || isDure(objectif)],
  [
    'climbs whole metres',
    ({ denivele }) => denivele === null || (denivele > 0 && Number.isInteger(denivele)),
  ],
]
const PLAN_RULES: [string, (plan: DemoPlan) => boolean][] = [
  [
    'is French',
    ({ titre, description, semaines }) =>
      [titre, description, ...semaines.map(({ note }) => note)].every(isFrenchProse),
  ],
  [
    'has names that are known',
    ({ semaines }) =>
      semaines.every(({ seances }) => seances.every(({ code }) => findDemoSeance(code))),
  ],
  [
    'has days in their order',
    ({ semaines }) =>
      semaines.every(({ seances }) =>
        seances.every(
          ({ jour }, i) => jour >= 1 && jour <= 7 && jour >= (seances[i - 1]?.jour ?? 1),
        ),
      ),
  ],
  ['has three to six sessions a week', (plan) => [3, 4, 5, 6].includes(getSeancesParSemaine(plan))],
  ['has eight to twenty weeks', ({ semaines }) => semaines.length >= 8 && semaines.length <= 20],
]

/** Steps ended by a key press have no fixed duration: mountain races, test signals. */
const hasOpenEnd = ({ raccourci }: DemoSeance) => raccourci.includes('libre')

function isAsLongAsItSays(seance: DemoSeance): boolean {
  const { duree } = getTotaux(readDemoSeance(seance).steps, REPERES_COMPARAISON)
  if (duree.valeur === null) return hasOpenEnd(seance)
  const off = Math.abs(duree.valeur / 60 - seance.minutes)
  return off <= Math.max(3, seance.minutes * 0.06)
}

function getEasyPart(plan: DemoPlan): number {
  const all = measureDemoPlan(plan).flatMap(({ seances }) => seances)
  const seances = all.filter(({ objectif }) => objectif !== 'course')
  const sum = (list: typeof seances) => list.reduce((total, { duree }) => total + (duree ?? 0), 0)
  const isEasy = ({ objectif }: (typeof seances)[number]) =>
    objectif === 'longue' || !isDure(objectif)
  return sum(seances.filter(isEasy)) / sum(seances)
}

describe('the sessions of the demo world', () => {
  it('are many, have names of their own, and show every purpose', () => {
    expect(DEMO_SEANCES.length).toBeGreaterThanOrEqual(80)
    expect(hasDuplicate(DEMO_SEANCES.map(({ code }) => code))).toBe(false)
    expect(hasDuplicate(DEMO_SEANCES.map(({ titre }) => titre))).toBe(false)
    const objectifs = new Set(DEMO_SEANCES.map(({ objectif }) => objectif))
    expect([...objectifs].sort()).toEqual([...OBJECTIFS_SEANCE].sort())
  })
  it.each(SEANCE_RULES)('each %s', (_, follows) => {
    expect(DEMO_SEANCES.filter((seance) => !follows(seance)).map(({ code }) => code)).toEqual([])
  })
  it('are of any length where a plan asks for it', () => {
    expect(findSeanceAuTemps('tl-105')).toMatchObject({
      titre: 'Sortie longue en sentier 1h45',
      raccourci: '1h45 EF «\u00a0marche dans les montées raides\u00a0»',
      denivele: 525,
    })
    expect(findSeanceAuTemps('vma-105')).toBeUndefined()
  })
})

describe('the plans of the demo world', () => {
  it('are at least fourteen, towards every goal', () => {
    expect(DEMO_PLANS.length).toBeGreaterThanOrEqual(14)
    expect(hasDuplicate(DEMO_PLANS.map(({ code }) => code))).toBe(false)
    const objectifs = new Set(DEMO_PLANS.map(({ objectif }) => objectif))
    expect([...objectifs].sort()).toEqual([...OBJECTIFS_PLAN].sort())
  })
  it.each(PLAN_RULES)('each %s', (_, follows) => {
    expect(DEMO_PLANS.filter((plan) => !follows(plan)).map(({ code }) => code)).toEqual([])
  })
  it.each(DEMO_PLANS.map((plan) => [plan.code, plan] as const))(
    '%s passes its own checks',
    (_, plan) => {
      expect(verifyPlan({ objectif: plan.objectif, semaines: measureDemoPlan(plan) })).toEqual([])
    },
  )
  it.each(DEMO_PLANS.map((plan) => [plan.code, plan] as const))(
    '%s is easy for most of its time',
    (_, plan) => {
      expect(getEasyPart(plan)).toBeGreaterThan(0.55)
    },
  )
  it.each(DEMO_PLANS.map((plan) => [plan.code, plan] as const))(
    '%s stands as it is written before a race on its day',
    (_, plan) => {
      const semaines = measureDemoPlan(plan)
      const last = semaines.at(-1)?.seances.at(-1)?.jour ?? 7
      const found = programPlan(semaines, {
        depart: { type: 'course', jour: `2027-10-${String(17 - 7 + last).padStart(2, '0')}` },
        jours: [1, 2, 3, 4, 5, 6, 7],
        jour_long: null,
        aujourdhui: '2027-01-01',
      })
      expect(found.refus === null && found.laissees).toEqual(
        plan.semaines.at(-1)?.seances.at(-1)?.code.startsWith('course') ? [] : expect.anything(),
      )
    },
  )
})
