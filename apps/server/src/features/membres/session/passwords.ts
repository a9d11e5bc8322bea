import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { ApiError } from '@foulee/contract/shared/errors'
import { hash, type Options, verify } from '@node-rs/argon2'
import { createLimiter } from '#platform/http/limiter.ts'

/** Argon2id with OWASP's first recommended cost; the work is done on libuv's threads. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

/**
 * As many as there are cores; the process has more threads than that (`process-settings.ts`),
 * so that files and compression always find one free. Each password takes 19 MiB while it is worked
 * on, and nothing while it waits.
 */
export const PASSWORDS_AT_ONCE = Math.max(2, availableParallelism())
/** About ten seconds of work on a slow core: whoever would wait longer is told to come back. */
export const PASSWORDS_WAITING = 400
const RETRY_AFTER_S = 10

/** The line in which all passwords of this process wait: its threads are one resource. */
export const passwordLine = createLimiter(
  PASSWORDS_AT_ONCE,
  PASSWORDS_WAITING,
  () => new ApiError('service_indisponible', { retryAfter: RETRY_AFTER_S }),
)

/** The hash of a password that nobody knows: what to verify against when there is no account. */
const NOBODY = hash(randomBytes(32), OPTIONS)

/** The same letters typed on two keyboards may differ in bytes (é, or e and its accent). */
const normalize = (password: string) => password.normalize('NFKC')

/** @throws ApiError `service_indisponible` when too many wait */
export const hashPassword = (password: string): Promise<string> =>
  passwordLine(() => hash(normalize(password), OPTIONS))

/**
 * Takes as long whether the account exists or not, so that time tells nothing.
 * @param stored null when there is no account; what is no Argon2 hash never matches
 * @throws ApiError `service_indisponible` when too many wait
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isUsable = stored?.startsWith('$argon2id$') ?? false
  const target = isUsable && stored ? stored : await NOBODY
  const isRight = await passwordLine(() => verify(target, normalize(password)))
  return isUsable && isRight
}
