import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE_MS / 4)
  return () => clearInterval(timer)
}

/**
 * The minute that the reader's clock shows, in milliseconds; null on the server and until the page is
 * live, so that a page that a cache kept never says what was true when it was made.
 */
export const useMinute = (): number | null =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  )
