import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { Rangee } from './fil.ts'

export type Vers = { cle: string; align: 'start' | 'center' | 'end' }
type Lines = Virtualizer<HTMLElement, HTMLLIElement>

/** What one does to a conversation with one's own hand. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Whether a line is in sight. */
function isInSight({ range }: Lines, rangees: readonly Rangee[], { cle }: Vers): boolean {
  const { startIndex = 0, endIndex = -1 } = range ?? {}
  return rangees.slice(startIndex, endIndex + 1).some((one) => one.cle === cle)
}

/**
 * The way to a line, or to the end. Until one is there, what stands along it is not what one reads. Then one
 * is held at that line while others come around it, until one moves by oneself.
 */
export function useChemin(zone: HTMLElement) {
  const way = useRef<Vers | 'end' | null>(null)
  const held = useRef<Vers | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const release = () => {
      way.current = null
      held.current = null
    }
    for (const type of GESTURES) {
      const options = { capture: true, passive: true, signal: leaving.signal }
      zone.addEventListener(type, release, options)
    }
    return () => leaving.abort()
  }, [zone])
  return {
    begin: (vers: Vers | 'end') => {
      way.current = vers
      held.current = vers === 'end' ? null : vers
    },
    /** Other lines are held: the same line has another number. @returns where to go again */
    again: (): Vers | null => {
      if (held.current) way.current = held.current
      return held.current
    },
    /** @param nearEnd how near the end one is said to be there, in pixels */
    hasArrived: (lines: Lines, rangees: readonly Rangee[], nearEnd: number): boolean => {
      const to = way.current
      const isThere =
        to === null || (to === 'end' ? lines.isAtEnd(nearEnd) : isInSight(lines, rangees, to))
      if (!isThere) return false
      way.current = null
      // Who was moved without a gesture, by what reads the page aloud, has gone too.
      if (held.current && !isInSight(lines, rangees, held.current)) held.current = null
      return true
    },
  }
}
