import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useState } from 'react'
import { createChemin } from './chemin.ts'

/** What one does to a conversation with one's own hand. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** The way to a line of a conversation that scrolls in `zone`, given up when one moves by oneself. */
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
