import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { getJourSemaine, JOUR_SEMAINE_LABELS } from '@foulee/domain/entrainement/jour-semaine'
import { addDays, getMonday } from '@foulee/domain/shared/calendrier'

export type WeekDay = { jour: string; entrainements: readonly Entrainement[] }

const isActive = ({ etat }: Entrainement) => etat !== 'retire'

export function listWeek(all: readonly Entrainement[], jour: string): WeekDay[] {
  const lundi = getMonday(jour)
  return Array.from({ length: 7 }, (_, rang) => {
    const day = addDays(lundi, rang)
    return { jour: day, entrainements: all.filter((item) => item.jour === day && isActive(item)) }
  })
}

function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : null
}

/** Done and planned totals of a week: count, duration in seconds, load. */
export function sumWeek(week: readonly WeekDay[]) {
  const all = week.flatMap(({ entrainements }) => entrainements)
  const done = all.filter(({ etat }) => etat === 'fait')
  return {
    nb: { faits: done.length, prevus: all.length },
    duree: {
      faite: sum(done.map(({ fait }) => fait?.duree ?? null)),
      prevue: sum(all.map(({ totaux }) => totaux.duree)),
    },
    charge: {
      faite: sum(done.map(({ fait }) => fait?.charge ?? null)),
      prevue: sum(all.map(({ totaux }) => totaux.charge)),
    },
  }
}

/**
 * Next long session of the week, from today on, of a plan that leads to a race: routes are suggested
 * for it.
 */
export function findSortie(
  all: readonly Entrainement[],
  suivis: readonly Suivi[],
  today: string,
): Entrainement | undefined {
  const sunday = addDays(getMonday(today), 6)
  const led = new Set(suivis.flatMap(({ id, epreuve }) => (epreuve ? [id] : [])))
  return all.find(
    ({ jour, etat, objectif, suivi }) =>
      objectif === 'longue' &&
      etat === 'prevu' &&
      jour >= today &&
      jour <= sunday &&
      suivi !== null &&
      led.has(suivi.id),
  )
}

export const formatSortieLongue = ({ jour }: Pick<Entrainement, 'jour'>, today: string): string =>
  jour === today
    ? 'Où courir votre sortie longue d’aujourd’hui'
    : `Où courir votre sortie longue de ${JOUR_SEMAINE_LABELS[getJourSemaine(jour)]}`

export const findNext = (all: readonly Entrainement[], jour: string): Entrainement | undefined =>
  all.find((item) => item.jour > jour && item.etat === 'prevu')

export function findDue(all: readonly Entrainement[], today: string): Entrainement | undefined {
  const due = all.filter((item) => item.jour === today && isActive(item))
  const left = due.find(({ etat }) => etat === 'prevu')
  return left ?? due[0] ?? findNext(all, today)
}
