import type { ClientConfig } from 'pg'
import { createAsker } from './asker.ts'
import { isConnectionLost } from './away.ts'

/** A watch over a server that may answer nothing. */
export type SilenceWatch = { readonly isSilent: boolean; close: () => Promise<void> }

/** The looks without an answer after which a server is silent. */
const LOOKS = 4

/**
 * Asks the server the smallest question again and again, on a connection of its own, so that a frozen one
 * is known within `ms` and not by whoever waits for it. One that is at work answers; one that is gone says
 * so by itself, and is not silent.
 * @param onChange told when it falls silent, and when it answers again
 */
export function watchSilence(
  config: ClientConfig,
  ms: number,
  onChange: (isSilent: boolean) => void,
): SilenceWatch {
  const asker = createAsker(config)
  let isSilent = false
  let isAsking = false
  let looks = 0
  const set = (is: boolean) => {
    if (is === isSilent) return
    isSilent = is
    onChange(is)
  }
  const ask = async () => {
    isAsking = true
    try {
      await asker.ask('select 1')
      set(false)
      looks = 0
    } catch (cause) {
      // A time-out goes on counting: the next question may be the one that never ends.
      if (isConnectionLost(cause) || !isTimeout(cause)) {
        set(false)
        looks = 0
      }
    } finally {
      isAsking = false
    }
  }
  // Counted in looks and not by the clock: a process that was itself held up for seconds hears the answer,
  // which is there, before it looks again.
  const timer = setInterval(() => {
    if (isAsking) looks++
    else void ask()
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
