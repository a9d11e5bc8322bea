import type { Suivi, SuiviEntier } from '@foulee/contract/entrainement/programmation'

/** Where a run of a plan stands, in words. */
export const ETAT_SUIVI_LABELS: Readonly<Record<Suivi['etat'], string>> = {
  demande: 'Demande envoyée',
  refuse: 'Demande refusée',
  accorde: 'À programmer',
  en_cours: 'En cours',
  termine: 'Terminé',
  arrete: 'Arrêté',
}

/** Those that are not over: one has at most one of a plan. */
export const isOpen = ({ etat }: Pick<Suivi, 'etat'>): boolean =>
  etat === 'demande' || etat === 'accorde' || etat === 'en_cours'

/** The run of a plan that counts: the open one, else the newest. */
export const findSuivi = (suivis: readonly Suivi[], plan: number): Suivi | null => {
  const own = suivis.filter((suivi) => suivi.plan?.id === plan)
  return own.find(isOpen) ?? own[0] ?? null
}

/** Where a plan that one follows is read, whatever became of it since. */
export const monPlanPath = (id: number): string => `/training/mes-plans/${id}`

/** Whether its weeks are one's own to read: those of what is asked are not yet. */
export const hasWeeks = ({ etat }: Pick<Suivi, 'etat'>): boolean =>
  etat !== 'demande' && etat !== 'refuse'

/** Where a plan is put onto the agenda. */
export const programmerPath = (slug: string): string => `/training/plans/${slug}/programmer`

/**
 * The week of a plan that one is in: that of the next session to do; once all is over, the last one.
 * @param today `2026-03-01`
 */
export function findWeek({ entrainements }: Pick<SuiviEntier, 'entrainements'>, today: string) {
  const stays = entrainements.filter(({ etat }) => etat !== 'retire')
  const next = stays.find(({ etat, jour }) => etat === 'prevu' && jour >= today)
  return (next ?? stays.at(-1))?.suivi?.semaine ?? 1
}
