import { useEffect, useState } from 'react'

const gestures = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown'] as const

/**
 * Becomes true, for good, at the first sign that somebody is there: what is heavy need not come to a
 * page that has only been opened. Somebody who came from another page has given theirs.
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

/** Before this part of the page was there: a click on a link, a key in another field. */
const isActive = () =>
  typeof navigator !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? false)
