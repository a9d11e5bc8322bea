import type { Statement } from '@foulee/db/resilient-pool'
import type { FastifyBaseLogger } from 'fastify'
import { findTrace } from './trace.ts'

const SHOWN = 1_000

/**
 * Logs a slow statement with its page and call, without values.
 * @param limitMs threshold; 0 disables
 */
export function logSlowStatement(
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
