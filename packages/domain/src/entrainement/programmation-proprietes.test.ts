import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, getDayNumber } from '../shared/calendrier.ts'
import { getJourSemaine } from './jour-semaine.ts'
import { type Ecrite, plan, RACE } from './made-plan.ts'
import { JOURS_SEMAINE } from './plan.ts'
import type { SemaineMesuree } from './plan-volume.ts'
import { type OptionsProgramme, type Programme, programPlan } from './programmation.ts'
import { isDure, OBJECTIFS_SEANCE } from './seance.ts'

function schedule(semaines: SemaineMesuree[], options: OptionsProgramme): Programme {
  const found = programPlan(semaines, options)
  if (found.refus !== null) throw new Error(found.refus.phrase)
  return found
}
const codes = ({ notes }: Programme) => notes.map(({ code }) => code)

const anyJour = fc.constantFrom(...JOURS_SEMAINE)
const anyEcrite: fc.Arbitrary<Ecrite> = fc.tuple(
  anyJour,
  fc.constantFrom(...OBJECTIFS_SEANCE.filter((item) => item !== 'course')),
  fc.integer({ min: 10, max: 200 }),
)
const anyWeek = fc.array(anyEcrite, { maxLength: 7 }).map((week) => week.sort(([a], [b]) => a - b))
const anyPlan = fc
  .tuple(fc.array(anyWeek, { minLength: 1, maxLength: 8 }), fc.boolean())
  .map(([weeks, hasRace]) => plan(...weeks, ...(hasRace ? [RACE] : [])))
const anyOptions = fc
  .record({
    jours: fc.uniqueArray(anyJour, { minLength: 1, maxLength: 7 }),
    ahead: fc.integer({ min: 0, max: 90 }),
    after: fc.integer({ min: 0, max: 800 }),
    isRace: fc.boolean(),
    hasLong: fc.boolean(),
    max_par_jour: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ jours, ahead, after, isRace, hasLong, max_par_jour }): OptionsProgramme => {
    const aujourdhui = addDays('2027-06-01', after)
    const depart = {
      type: isRace ? ('course' as const) : ('debut' as const),
      jour: addDays(aujourdhui, ahead),
    }
    return {
      depart,
      jours,
      jour_long: hasLong ? (jours[0] ?? null) : null,
      aujourdhui,
      max_par_jour,
    }
  })

describe('any plan on any days', () => {
  const holds = (
    rule: (semaines: SemaineMesuree[], options: OptionsProgramme, found: Programme) => void,
  ) =>
    fc.assert(
      fc.property(anyPlan, anyOptions, (semaines, options) => {
        rule(semaines, options, schedule(semaines, options))
      }),
      { numRuns: 300 },
    )
  const isRaceOf = (semaines: SemaineMesuree[]) => {
    const cles = semaines
      .flatMap(({ seances }) => seances)
      .filter(({ objectif }) => objectif === 'course')
      .map(({ cle }) => cle)
    return (cle: number) => cles.includes(cle)
  }

  it('every session is either placed or named as left out, once', () => {
    holds((semaines, _, { lignes, laissees }) => {
      const told = [...lignes, ...laissees].map(({ cle }) => cle).sort((a, b) => a - b)
      expect(told).toEqual(semaines.flatMap(({ seances }) => seances.map(({ cle }) => cle)))
    })
  })

  it('no session stands on another day than the chosen ones, nor before today', () => {
    holds((semaines, { jours, aujourdhui }, { lignes }) => {
      const isRace = isRaceOf(semaines)
      for (const { cle, jour } of lignes) {
        expect(jour >= aujourdhui).toBe(true)
        if (!isRace(cle)) expect(jours).toContain(getJourSemaine(jour))
      }
    })
  })

  it('the race is last and alone, and on its day', () => {
    holds((semaines, { depart }, { lignes }) => {
      const race = lignes.find(({ cle }) => isRaceOf(semaines)(cle))
      if (!race) return
      if (depart.type === 'course') expect(race.jour).toBe(depart.jour)
      expect(lignes.filter(({ jour }) => jour >= race.jour)).toEqual([race])
    })
  })

  it('no day holds more than it may', () => {
    holds((_, { max_par_jour = 2 }, { lignes }) => {
      const days = Map.groupBy(lignes, ({ jour }) => jour)
      expect(Math.max(0, ...[...days.values()].map((day) => day.length))).toBeLessThanOrEqual(
        max_par_jour,
      )
    })
  })

  it('weeks keep their order, and the order in a week changes only where it is said', () => {
    holds((semaines, { jour_long }, { lignes, notes }) => {
      const numbers = lignes.map(({ semaine }) => semaine)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      if (notes.some(({ code }) => code === 'ordre' || code === 'doublees')) return
      if (jour_long !== null) return
      const cles = lignes.map(({ cle }) => cle)
      expect(cles).toEqual(cles.toSorted((a, b) => a - b))
      expect(semaines.length).toBeGreaterThan(0)
    })
  })

  it('easy weeks keep their order, whatever the days', () => {
    holds((semaines, options) => {
      const easy = semaines.map((semaine) => ({
        ...semaine,
        seances: semaine.seances.map((seance) => ({ ...seance, objectif: 'endurance' as const })),
      }))
      const { lignes } = schedule(easy, { ...options, jour_long: null })
      const cles = lignes.map(({ cle }) => cle)
      expect(cles).toEqual(cles.toSorted((a, b) => a - b))
    })
  })

  it('two hard days in a row are said', () => {
    holds((semaines, _, found) => {
      const seances = semaines.flatMap((semaine) => semaine.seances)
      const hard = found.lignes
        .filter(({ cle }) =>
          isDure(seances.find((seance) => seance.cle === cle)?.objectif ?? 'endurance'),
        )
        .map(({ jour }) => getDayNumber(jour))
      const hasPair = hard.some((jour) => hard.includes(jour - 1))
      expect(codes(found).includes('durs_de_suite')).toBe(hasPair)
    })
  })
})
