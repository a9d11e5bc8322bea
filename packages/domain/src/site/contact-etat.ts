export const CONTACT_ETATS = {
  nouveau: 'À répondre',
  repondu: 'Répondu',
  clos: 'Clos',
  indesirable: 'Indésirable',
} as const

export type ContactEtat = keyof typeof CONTACT_ETATS
export const CONTACT_ETAT_NAMES = Object.keys(CONTACT_ETATS) as [ContactEtat, ...ContactEtat[]]

export const CONTACT_SUITES = ['reponse', 'note'] as const

/** Retention in days, long enough to find false positives. */
const SPAM_DAYS = 30

export const getSpamLimit = (now: Date): Date =>
  new Date(now.getTime() - SPAM_DAYS * 24 * 3_600_000)
