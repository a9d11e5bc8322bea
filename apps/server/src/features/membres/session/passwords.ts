import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { ApiError } from '@foulee/contract/shared/errors'
import { hash, type Options, verify } from '@node-rs/argon2'
import { createLimiter } from '#platform/concurrency/concurrency.ts'

/** OWASP's first recommended parameters for Argon2id, computed on libuv's threads. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

/**
 * One per core; the process has more threads (`process-settings.ts`), so that files and compression
 * always find a free one. Each password takes 19 MiB while it is hashed, and nothing while it
 * waits.
 */
export const PASSWORDS_AT_ONCE = Math.max(2, availableParallelism())
/** About ten seconds of work on a slow core; beyond, requests are refused. */
export const PASSWORDS_WAITING = 400
const RETRY_AFTER_S = 10

/** One queue for the process, whose threads are one resource. */
export const passwordQueue = createLimiter(
  PASSWORDS_AT_ONCE,
  PASSWORDS_WAITING,
  () => new ApiError('service_indisponible', { retryAfter: RETRY_AFTER_S }),
)

/** Hash of an unknown password, to verify against without an account. */
const NOBODY = hash(randomBytes(32), OPTIONS)

/** The same letters may differ in bytes between keyboards (é composed or decomposed). */
const normalize = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> =>
  passwordQueue(() => hash(normalize(password), OPTIONS))

/**
 * Constant work whether the account exists or not, so that timing reveals nothing.
 * @param stored null without an account; any other text than an Argon2 hash never matches
 * @throws ApiError `service_indisponible` when the queue is full
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isUsable = stored?.startsWith('$argon2id$') ?? false
  const target = isUsable && stored ? stored : await NOBODY
  const isRight = await passwordQueue(() => verify(target, normalize(password)))
  return isUsable && isRight
}
