/** The code that proves whose a line of results is: how it is written, read and how long it works. */

/** Without the letters that are read as figures (Crockford). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10
const MIN_LENGTH = 8
const MAX_LENGTH = 24

/** How long codes are taken after they were made, or came with a file. */
export const CODE_RESULTAT_JOURS = 180

/** @param bytes at least ten at random, of which five bits each are used */
export const writeCodeResultat = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')

/**
 * A code as it is compared: capitals, no spaces nor dashes, O as 0, I and L as 1. Null for what is too
 * short to be a secret, or is none.
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

/** `K7M2Q-4TX9D`: two groups, which are read and typed without slips. */
export const showCodeResultat = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
