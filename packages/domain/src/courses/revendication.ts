/** Claiming an organiser: the rules of its code (produit 8.13), asked by the server and said on screen. */

/** How long a code works. */
export const CODE_MINUTES = 30
/** Wrong codes that one claim takes; the next ends it. */
export const CODE_ESSAIS = 5
export const CODE_CHIFFRES = 6

/**
 * Codes sent in a day: to one member for one organiser, and to one organiser's address whoever asks.
 * With five tries each, guessing one in a million stays out of reach, and no address is flooded.
 */
export const CODES_PAR_MEMBRE = 3
export const CODES_PAR_ORGANISATEUR = 8

export const ETATS_REVENDICATION = ['code', 'staff', 'acceptee', 'refusee', 'abandonnee'] as const

const DOTS = '•••••'

/**
 * An address that its owner recognises and nobody else learns: `b•••••@club.example`. How long the
 * name is does not show; of a name of one letter nothing does.
 */
export function maskContact(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return DOTS
  const first = at > 1 ? ([...email][0] ?? '') : ''
  return `${first}${DOTS}${email.slice(at)}`
}

/** What was typed, as six digits; null for anything else. Spaces, as mails show them, may stay. */
export function readCode(text: string): string | null {
  const digits = text.replace(/[\s\u00a0.-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** `482 915`: two groups, which are read and typed without slips. */
export const showCode = (code: string): string => `${code.slice(0, 3)}\u00a0${code.slice(3)}`

/** What a wrong code says. @param left tries that remain */
export function sayWrongCode(left: number): string {
  if (left < 1)
    return 'Ce code n’est pas le bon, et les essais sont épuisés. Demandez-en un nouveau.'
  const tries = left === 1 ? 'un essai' : `${left}\u00a0essais`
  return `Ce code n’est pas le bon. Il vous reste ${tries}.`
}
