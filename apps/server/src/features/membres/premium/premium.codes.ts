import { randomInt } from 'node:crypto'
import { hashToken } from '#platform/crypto/new-secret.ts'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 3
const LENGTH = 5

/** `K7QXM-2PZHT-9WBLC`: 75 random bits. */
export const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-')

export const hashCode = (typed: string): string =>
  hashToken(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
