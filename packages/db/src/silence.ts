import type { ClientConfig } from 'pg'
import { isConnectionLost } from './errors.ts'
import { createProbeClient } from './probe-client.ts'

export type SilenceWatch = { readonly isSilent: boolean; close: () => Promise<void> }

/** Unanswered checks before a server counts as silent. */
const LOOKS = 4

/**
 * Probes the server on a dedicated connection, so that a frozen server is detected within `ms`
 * rather than by a caller. A busy server answers; a stopped one reports an error, and is not
 * silent.
 * @param onChange called on silence, and on recovery
 */
export function watchSilence(
  config: ClientConfig,
  ms: number,
  onChange: (isSilent: boolean) => void,
): SilenceWatch {
  const asker = createProbeClient(config)
  let isSilent = false
  let isAsking = false
  let looks = 0
  const set = (is: boolean) => {
    if (is === isSilent) return
    isSilent = is
    onChange(is)
  }
  const probe = async () => {
    isAsking = true
    try {
      await asker.query('select 1')
      set(false)
      looks = 0
    } catch (cause) {
      // A query timeout still counts: the next probe may never end.
      if (isConnectionLost(cause) || !isTimeout(cause)) {
        set(false)
        looks = 0
      }
    } finally {
      isAsking = false
    }
  }
  // Counted in checks rather than time: after its own event loop was blocked, the process reads the
  // pending answer before the next check.
  const timer = setInterval(() => {
    if (isAsking) looks++
    else void probe()
    if (looks >= LOOKS) set(true)
  }, ms / LOOKS)
  timer.unref()
  return {
    get isSilent() {
      return isSilent
    },
    close: async () => {
      clearInterval(timer)
      await asker.close()
    },
  }
}

const isTimeout = (cause: unknown): boolean =>
  cause instanceof Error && /time ?out/i.test(cause.message)
