/** States of a message, with their words on screen. */
export const CONTACT_ETATS = {
  nouveau: 'À répondre',
  repondu: 'Répondu',
  clos: 'Clos',
  indesirable: 'Indésirable',
} as const

export type ContactEtat = keyof typeof CONTACT_ETATS
export const CONTACT_ETAT_NAMES = Object.keys(CONTACT_ETATS) as [ContactEtat, ...ContactEtat[]]

/** Additions of the staff to a message: an answer leaves by mail, a note stays among them. */
export const CONTACT_SUITES = ['reponse', 'note'] as const

/** Long enough to find what was taken for spam by mistake. */
const SPAM_DAYS = 30

/** Spam written before this instant is erased. */
export const getSpamLimit = (now: Date): Date =>
  new Date(now.getTime() - SPAM_DAYS * 24 * 3_600_000)
