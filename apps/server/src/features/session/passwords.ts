import { randomBytes } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'

/** Argon2id with OWASP's first recommended cost; the work is done on libuv's threads. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

/** The hash of a password that nobody knows: what to verify against when there is no account. */
const NOBODY = hash(randomBytes(32), OPTIONS)

/** The same letters typed on two keyboards may differ in bytes (é, or e and its accent). */
const normalize = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> =>
  hash(normalize(password), OPTIONS)

/**
 * Takes as long whether the account exists or not, so that time tells nothing.
 * @param stored null when there is no account; what is no Argon2 hash never matches
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isUsable = stored?.startsWith('$argon2id$') ?? false
  const isRight = await verify(isUsable && stored ? stored : await NOBODY, normalize(password))
  return isUsable && isRight
}
