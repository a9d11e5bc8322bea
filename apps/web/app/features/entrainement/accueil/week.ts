import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { Suivi } from '@foulee/contract/entrainement/programmation'
import type { Activite } from '@foulee/contract/parcours/activites'
import { getJourSemaine, JOUR_SEMAINE_LABELS } from '@foulee/domain/entrainement/jour-semaine'
import { addDays, getMonday } from '@foulee/domain/shared/calendrier'
import { outingDay } from '#features/entrainement/shared/entrainements/outing-choices.ts'

export type WeekDay = {
  jour: string
  entrainements: readonly Entrainement[]
  /** Outings of no training. */
  sorties: readonly Activite[]
}

const isActive = ({ etat }: Entrainement) => etat !== 'retire'

export function listWeek(
  all: readonly Entrainement[],
  jour: string,
  outings: readonly Activite[] = [],
): WeekDay[] {
  const lundi = getMonday(jour)
  const tied = new Set(all.map(({ fait }) => fait?.activites_id))
  return Array.from({ length: 7 }, (_, rang) => {
    const day = addDays(lundi, rang)
    return {
      jour: day,
      entrainements: all.filter((item) => item.jour === day && isActive(item)),
      sorties: outings.filter((item) => !tied.has(item.id) && outingDay(item, '') === day),
    }
  })
}

function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : null
}

/** Done and planned totals of a week: trainings, seconds, metres, load; outings beside them too. */
export function sumWeek(week: readonly WeekDay[]) {
  const all = week.flatMap(({ entrainements }) => entrainements)
  const done = all.filter(({ etat }) => etat === 'fait')
  const outings = week.flatMap(({ sorties }) => sorties)
  return {
    nb: { faits: done.length, prevus: all.length },
    duree: {
      faite: sum([
        ...done.map(({ fait }) => fait?.duree ?? null),
        ...outings.map(({ duree, duree_mouvement }) => duree_mouvement ?? duree),
      ]),
      prevue: sum(all.map(({ totaux }) => totaux.duree)),
    },
    distance: {
      faite: sum([
        ...done.map(({ fait }) => fait?.distance ?? null),
        ...outings.map(({ distance }) => distance),
      ]),
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
