export const CODE_MINUTES = 30
/** Wrong codes per claim; the next one ends it. */
export const CODE_ESSAIS = 5
export const CODE_CHIFFRES = 6

/**
 * Codes per day: per member and organiser, and per organiser overall. With five tries each,
 * guessing one in a million stays out of reach, and the address is not flooded.
 */
export const CODES_PAR_MEMBRE = 3
export const CODES_PAR_ORGANISATEUR = 8

export const ETATS_REVENDICATION = ['code', 'staff', 'acceptee', 'refusee', 'abandonnee'] as const

const DOTS = '•••••'

/**
 * Address recognisable by its owner only: `b•••••@club.example`. The mask has a fixed length, and a
 * one-letter name is fully masked.
 */
export function maskContact(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return DOTS
  const first = at > 1 ? ([...email][0] ?? '') : ''
  return `${first}${DOTS}${email.slice(at)}`
}

export function readCode(text: string): string | null {
  const digits = text.replace(/[\s\u00a0.-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

export const showCode = (code: string): string => `${code.slice(0, 3)}\u00a0${code.slice(3)}`

export function formatWrongCode(left: number): string {
  if (left < 1)
    return 'Ce code n’est pas le bon, et les essais sont épuisés. Demandez-en un nouveau.'
  const tries = left === 1 ? 'un essai' : `${left}\u00a0essais`
  return `Ce code n’est pas le bon. Il vous reste ${tries}.`
}
