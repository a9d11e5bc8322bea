import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 1_000

/**
 * Single-flight: concurrent callers share one pending call and its connection.
 * @param otherwise result on failure, or after one second
 */
export function singleFlight<T>(ask: () => Promise<T>, otherwise: T): () => Promise<T> {
  let asked: Promise<T> | null = null
  return () => {
    asked ??= ask()
      .catch(() => otherwise)
      .finally(() => {
        asked = null
      })
    return Promise.race([asked, pause(PATIENCE_MS, otherwise, { ref: false })])
  }
}
