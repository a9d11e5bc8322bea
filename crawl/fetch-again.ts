import { setTimeout as wait } from 'node:timers/promises'

const TRIES = 3
const PAUSE_MS = 500
const MAX_PAUSE_MS = 5_000

/**
 * `fetch` as crawlers do it: a connection that the server closed meanwhile, and a site that asks to
 * come back (503), are tried again, as both happen on a busy machine.
 */
export async function fetchAgain(
  address: string,
  init: RequestInit = {},
  pauseMs = PAUSE_MS,
): Promise<Response> {
  for (let left = TRIES - 1; ; left--) {
    const response = await fetch(address, init).catch((error: unknown) => {
      if (left === 0) throw new Error(`${address} : sans réponse`, { cause: error })
      return null
    })
    if (response && (response.status !== 503 || left === 0)) return response
    await response?.body?.cancel()
    await wait(readPause(response) ?? pauseMs)
  }
}

function readPause(response: Response | null): number | null {
  const seconds = Number(response?.headers.get('retry-after'))
  return seconds > 0 ? Math.min(seconds * 1_000, MAX_PAUSE_MS) : null
}
