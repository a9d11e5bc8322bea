import { useEffect, useRef } from 'react'

/** Milliseconds in which a second press is the first one still: the button does not show that it waits. */
const SAME_PRESS_MS = 500

/**
 * Of a double press the first counts. Once the form is seen to be sending, its button ignores presses by
 * itself; once it was refused, also without asking the server, the next press is a new one.
 * @returns whether a press at this moment is a new one
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
