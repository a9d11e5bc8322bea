import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useState } from 'react'
import { createChemin } from './scroll-anchor.ts'

const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

export function useChemin(zone: HTMLElement) {
  const [chemin] = useState(() => createChemin<Virtualizer<HTMLElement, HTMLLIElement>>())
  useEffect(() => {
    const leaving = new AbortController()
    for (const type of GESTURES) {
      const options = { capture: true, passive: true, signal: leaving.signal }
      zone.addEventListener(type, chemin.release, options)
    }
    return () => leaving.abort()
  }, [zone, chemin])
  return chemin
}
