import { useEffect, useRef } from 'react'

/** Milliseconds in which a second press belongs to the first: the button does not look busy yet. */
const SAME_PRESS_MS = 500

/**
 * Ignores the second press of a double click. Later presses are ignored by the busy button; after a
 * refusal, even one without a request, the next press counts.
 * @returns whether this press counts
 */
export function useOnePress(
  isPending: boolean,
  error: Error | null,
): (timeStamp: number) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (isPending || error) last.current = Number.NEGATIVE_INFINITY
  }, [isPending, error])
  return (timeStamp) => {
    if (timeStamp - last.current < SAME_PRESS_MS) return false
    last.current = timeStamp
    return true
  }
}
