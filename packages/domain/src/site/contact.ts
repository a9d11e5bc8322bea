export const CONTACT_SUJETS = {
  compte: 'Mon compte',
  course: 'Une course du calendrier',
  organisateur: 'J’organise une course',
  technique: 'Un problème technique',
  donnees: 'Mes données personnelles',
  signalement: 'Signaler un contenu',
  partenariat: 'Presse ou partenariat',
  autre: 'Autre chose',
} as const

export type ContactSujet = keyof typeof CONTACT_SUJETS
export const CONTACT_SUJET_NAMES = Object.keys(CONTACT_SUJETS) as [ContactSujet, ...ContactSujet[]]

export const CONTACT_MIN_MS = 3_000
/** Older forms must be reloaded. */
export const CONTACT_MAX_MS = 24 * 3_600_000

/** Retention, long enough for an answer and its follow-up. */
const RETENTION_MONTHS = 12

export function getContactLimit(now: Date): Date {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - RETENTION_MONTHS)
  return limit
}
