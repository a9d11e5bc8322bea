import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { Activite } from '@foulee/contract/parcours/activites'
import { countDays } from '@foulee/domain/shared/calendrier'
import { localDate } from '@foulee/domain/shared/fuseau'

/** Day of an activity where it was run; the day of the training when the file has no time. */
export const outingDay = (
  { debut, fuseau }: Pick<Activite, 'debut' | 'fuseau'>,
  jour: string,
): string => (debut ? localDate(debut, fuseau) : jour)

export function findChoices<Own extends Pick<Activite, 'id' | 'debut' | 'fuseau'>>(
  outings: readonly Own[],
  trainings: readonly Pick<Entrainement, 'fait'>[],
  jour: string,
): Own[] {
  const tied = new Set(trainings.map(({ fait }) => fait?.activites_id))
  const distance = (own: Own) => Math.abs(countDays(jour, outingDay(own, jour)))
  return outings.filter(({ id }) => !tied.has(id)).sort((a, b) => distance(a) - distance(b))
}

/** Sessions that an outing of a day may have been: not done yet, the nearest days first. */
export const findSessions = <Own extends Pick<Entrainement, 'etat' | 'jour' | 'fait'>>(
  trainings: readonly Own[],
  jour: string,
): Own[] =>
  trainings
    .filter(
      ({ etat, fait, jour: day }) =>
        etat === 'prevu' ||
        etat === 'manque' ||
        (etat === 'fait' && !fait?.activites_id && day === jour),
    )
    .sort((a, b) => Math.abs(countDays(jour, a.jour)) - Math.abs(countDays(jour, b.jour)))
