import type { SuiviEntier } from '@foulee/contract/entrainement/programmation'
import { getJourSemaine } from '@foulee/domain/entrainement/jour-semaine'

type Followed = Pick<SuiviEntier, 'semaines' | 'entrainements'>

/** The weeks of a plan as they stand on the calendar of who follows it. */
type DatedWeeks = {
  /** The same weeks, each session on the day of the week that it was put on. */
  semaines: SuiviEntier['semaines']
  /** The day of each session, by its `cle`. */
  dates: ReadonlyMap<number, string>
}

/**
 * A training does not say which session of the plan it is: it is the first of its week, from Monday on,
 * that has the same name and the same steps and was not given to another. One that was taken out of the
 * calendar has no day.
 */
export function dateWeeks({ semaines, entrainements }: Followed): DatedWeeks {
  const left = entrainements
    .filter(({ etat }) => etat !== 'retire')
    .toSorted((a, b) => a.prevu_le.localeCompare(b.prevu_le))
  const dates = new Map<number, string>()
  const dated = semaines.map((semaine) => ({
    ...semaine,
    seances: semaine.seances.map((seance) => {
      const index = left.findIndex(
        ({ suivi, titre, raccourci }) =>
          suivi?.semaine === semaine.numero &&
          titre === seance.titre &&
          raccourci === seance.raccourci,
      )
      const [found] = index < 0 ? [] : left.splice(index, 1)
      if (!found) return seance
      dates.set(seance.cle, found.jour)
      return { ...seance, jour: getJourSemaine(found.jour) }
    }),
  }))
  return { semaines: dated, dates }
}
