import type { Activite } from '@foulee/contract/parcours/activites'
import { formatDateLongue, formatHeure } from '@foulee/domain/shared/date'
import { localDate, readLocal } from '@foulee/domain/shared/fuseau'
import { formatAllure, formatDuree } from '@foulee/domain/shared/mesure'

const ON_FOOT: readonly Activite['sport'][] = ['course_a_pied', 'trail', 'marche', 'randonnee']

export const formatDay = ({ debut, fuseau }: Pick<Activite, 'debut' | 'fuseau'>) =>
  debut ? formatDateLongue(localDate(debut, fuseau)) : 'Date inconnue'

export const formatStart = (activite: Activite) =>
  activite.debut
    ? `${formatDay(activite)} à ${formatHeure(readLocal(activite.debut, activite.fuseau).heure)}`
    : formatDay(activite)

/** Moving time when known: stops do not count. */
export const formatDuration = ({
  duree,
  duree_mouvement,
}: Pick<Activite, 'duree' | 'duree_mouvement'>) => {
  const seconds = duree_mouvement ?? duree
  return seconds === null ? null : formatDuree(seconds)
}

export function formatPace({ sport, distance, duree, duree_mouvement }: Activite): string | null {
  const seconds = duree_mouvement ?? duree
  if (!ON_FOOT.includes(sport) || seconds === null || distance < 100) return null
  return formatAllure(seconds / (distance / 1000))
}
