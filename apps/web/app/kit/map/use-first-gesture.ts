import { useEffect, useState } from 'react'

const gestures = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown'] as const

/**
 * True from the first user activation on: heavy content is not loaded for a page that was only
 * opened. A client-side navigation counts as activation.
 */
export function useFirstGesture(): boolean {
  const [hasActed, setHasActed] = useState(isActive)
  useEffect(() => {
    if (hasActed) return
    const ends = new AbortController()
    const options = { capture: true, passive: true, signal: ends.signal }
    const finish = () => {
      ends.abort()
      setHasActed(true)
    }
    for (const type of gestures) window.addEventListener(type, finish, options)
    return () => ends.abort()
  }, [hasActed])
  return hasActed
}

const isActive = () =>
  typeof navigator !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? false)
