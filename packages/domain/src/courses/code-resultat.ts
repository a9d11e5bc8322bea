/** Crockford base 32: no letter that looks like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10
const MIN_LENGTH = 8
const MAX_LENGTH = 24

/** Validity in days from generation or import. */
export const CODE_RESULTAT_JOURS = 180

/** @param bytes at least ten random bytes; five bits of each are used */
export const writeCodeResultat = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')

/**
 * Normalised code: upper case, no spaces or dashes, O as 0, I and L as 1. Null if invalid or too
 * short to be secret.
 */
export function readCodeResultat(text: string): string | null {
  const code = text
    .toUpperCase()
    .replace(/[\s.\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  const isCode = /^[0-9A-Z]+$/.test(code) && code.length >= MIN_LENGTH && code.length <= MAX_LENGTH
  return isCode ? code : null
}

/** `K7M2Q-4TX9D`: two groups, easier to read and type. */
export const showCodeResultat = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
