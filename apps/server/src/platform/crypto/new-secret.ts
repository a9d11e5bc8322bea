import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** 256 random bits that nobody guesses, as an address or a header carries them. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url')

/** What the database keeps of a secret: enough to know it again, not to use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
