import { setTimeout as pause } from 'node:timers/promises'

/** Whoever asks wants to know now. */
const PATIENCE_MS = 1_000

/**
 * One question at a time: those who ask again while it is open share its answer, and take no connection
 * of their own.
 * @param otherwise what is answered when it fails, or takes longer than a second
 */
export function askTogether<T>(ask: () => Promise<T>, otherwise: T): () => Promise<T> {
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
