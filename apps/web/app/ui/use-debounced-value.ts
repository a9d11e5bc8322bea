import { startTransition, useEffect, useState } from 'react'

const PAUSE = 200

/** Debounced value, so that expensive rendering does not delay keys. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [paused, setPaused] = useState(() => value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPaused(() => value)), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
