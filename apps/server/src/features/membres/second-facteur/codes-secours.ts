import { createHmac, randomInt } from 'node:crypto'

const NB = 10
const LENGTH = 10
/** Without characters that look alike: 10 of them are 49 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const compactCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

export const makeCodes = (): string[] =>
  Array.from({ length: NB }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
  })

/** Stored digest, useless without the server's key. */
export const hashCode = (key: string, users_id: number, code: string): string =>
  createHmac('sha256', key)
    .update(`secours ${users_id} ${compactCode(code)}`)
    .digest('base64url')
