import type { LineBook } from '@foulee/domain/parcours/tracer/leg-lines'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { watchUnsaved } from '#platform/drafts/unsaved.ts'
import {
  clearDrawing,
  type Restored,
  readDrawing,
  type Sketch,
  writeDrawing,
} from './stored-drawing.ts'

type Options = {
  storedKey: string
  users_id: number
  sketch: Sketch
  book: LineBook
  /** Nothing is changed: there is no draft to keep. */
  isPristine: boolean
  /** The other tab stores it itself: written here too, two tabs would answer each other for ever. */
  isAdopted: boolean
  /** Takes over what another tab drew; null once it was saved there, given up, or signed out. */
  adopt: (other: Restored | null) => void
}

/** Draft of a drawing on this device, the same in all tabs, until it is saved or discarded. */
export function useStoredDrawing(options: Options) {
  const { storedKey, users_id, sketch, book, isPristine, isAdopted } = options
  const isDone = useRef(false)
  const [isRefused, setRefused] = useState(false)
  const adopt = useEffectEvent(options.adopt)
  useEffect(() => {
    if (isDone.current || isAdopted) return
    if (isPristine) clearDrawing(storedKey)
    setRefused(!isPristine && !writeDrawing(storedKey, { users_id, ...sketch, book }))
  }, [storedKey, users_id, sketch, book, isPristine, isAdopted])
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== storedKey || isDone.current) return
      const other = newValue === null ? null : readDrawing(storedKey, users_id)
      if (other || newValue === null) adopt(other)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [storedKey, users_id])
  useEffect(
    () =>
      watchUnsaved({
        ...(isRefused && { isLostWithTab: () => !isDone.current }),
        isLostWithPage: () => isRefused && !isDone.current,
        isLostWithSession: () => readDrawing(storedKey, users_id) !== null,
      }),
    [storedKey, users_id, isRefused],
  )
  return {
    /** This device has no room for the draft. */
    isRefused,
    /** The drawing was saved, or is given up. */
    forget: () => {
      isDone.current = true
      clearDrawing(storedKey)
    },
  }
}
