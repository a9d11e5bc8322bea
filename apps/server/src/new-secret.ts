import { randomBytes } from 'node:crypto'

const BYTES = 32

/** 256 random bits that nobody guesses, as an address or a header carries them. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url')
