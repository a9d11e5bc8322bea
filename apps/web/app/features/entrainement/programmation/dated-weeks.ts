import type { SuiviEntier } from '@foulee/contract/entrainement/programmation'
import { getJourSemaine } from '@foulee/domain/entrainement/jour-semaine'

type Followed = Pick<SuiviEntier, 'semaines' | 'entrainements'>

type DatedWeeks = {
  semaines: SuiviEntier['semaines']
  dates: ReadonlyMap<number, string>
}

/**
 * Trainings carry no reference to the session of the plan: each session is matched to the first
 * training of its week with the same title and steps, used once. A removed training leaves its session
 * without a day.
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
