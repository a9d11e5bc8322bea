import { isAnswerLost } from '@foulee/contract/shared/idempotency-keys'

/** An act whose answer was lost may be done: the page tells, once it is read again. */
export function formatFailure(
  cause: unknown,
  { failed, unsure }: { failed: string; unsure: string },
): string {
  if (isAnswerLost(cause)) {
    return `${unsure}\u00a0: Foulée n’a pas répondu. Regardez ce qu’il en est avant de recommencer.`
  }
  return `${failed} ${cause instanceof Error ? cause.message : String(cause)}`
}
