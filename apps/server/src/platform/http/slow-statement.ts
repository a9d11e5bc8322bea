import type { Statement } from '@foulee/db/lasting-pool'
import type { FastifyBaseLogger } from 'fastify'
import { findTrace } from './trace.ts'

/** Enough to know a statement by. */
const SHOWN = 1_000

/**
 * Says in the log which statement took long, and for which page and call. Never its values.
 * @param limitMs from when on it is long; 0: none is
 */
export function tellSlowStatement(
  log: FastifyBaseLogger,
  { text, ms }: Statement,
  limitMs: number,
): void {
  if (!limitMs || ms < limitMs) return
  log.warn(
    { ...findTrace(), ms: Math.round(ms), statement: text.slice(0, SHOWN) },
    'A slow statement',
  )
}
