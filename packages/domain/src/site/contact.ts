/** What one may write to the team about, with its words on screen. */
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

/** Nobody writes a message sooner than this after the form has come. */
export const CONTACT_MIN_MS = 3_000
/** A form that was left open longer is asked for anew. */
export const CONTACT_MAX_MS = 24 * 3_600_000

/** Long enough for an answer and its sequel; then what somebody wrote is nobody's business. */
const KEPT_MONTHS = 12

/** Messages written before this instant are erased. */
export function getContactLimit(now: Date): Date {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - KEPT_MONTHS)
  return limit
}
