import { startTransition, useEffect, useState } from 'react'

/** Milliseconds after which a hand that writes has paused. */
const PAUSE = 200

/** The value as it last stood still: what costs to draw waits until the hand pauses, and keeps no key waiting. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(() => value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPaused(() => value)), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
