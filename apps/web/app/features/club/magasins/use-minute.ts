import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE_MS / 4)
  return () => clearInterval(timer)
}

/**
 * Current minute of the reader's clock, in milliseconds; null on the server and before hydration, so
 * that a cached page shows no stale state.
 */
export const useMinute = (): number | null =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  )
