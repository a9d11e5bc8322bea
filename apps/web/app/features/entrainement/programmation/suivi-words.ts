import type { Suivi, SuiviEntier } from '@foulee/contract/entrainement/programmation'

export const ETAT_SUIVI_LABELS: Readonly<Record<Suivi['etat'], string>> = {
  demande: 'Demande envoyée',
  refuse: 'Demande refusée',
  accorde: 'À programmer',
  en_cours: 'En cours',
  termine: 'Terminé',
  arrete: 'Arrêté',
}

/** Not finished; a member has at most one such follow per plan. */
export const isOpen = ({ etat }: Pick<Suivi, 'etat'>): boolean =>
  etat === 'demande' || etat === 'accorde' || etat === 'en_cours'

export const findSuivi = (suivis: readonly Suivi[], plan: number): Suivi | null => {
  const own = suivis.filter((suivi) => suivi.plan?.id === plan)
  return own.find(isOpen) ?? own[0] ?? null
}

/** Page of a followed plan, even when the plan was deleted. */
export const monPlanPath = (id: number): string => `/training/mes-plans/${id}`

/** Whether the member may read the weeks: not before a request is granted. */
export const hasWeeks = ({ etat }: Pick<Suivi, 'etat'>): boolean =>
  etat !== 'demande' && etat !== 'refuse'

export const programmerPath = (slug: string): string => `/training/plans/${slug}/programmer`

/**
 * Current week: the week of the next session; the last one after the end.
 * @param today `2026-03-01`
 */
export function findWeek({ entrainements }: Pick<SuiviEntier, 'entrainements'>, today: string) {
  const stays = entrainements.filter(({ etat }) => etat !== 'retire')
  const next = stays.find(({ etat, jour }) => etat === 'prevu' && jour >= today)
  return (next ?? stays.at(-1))?.suivi?.semaine ?? 1
}
