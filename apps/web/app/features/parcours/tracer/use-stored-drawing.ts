import type { Drawing } from '@foulee/domain/parcours/tracer/drawing'
import type { LineBook } from '@foulee/domain/parcours/tracer/leg-lines'
import { useEffect, useEffectEvent, useRef } from 'react'
import { watchUnsaved } from '#platform/drafts/unsaved.ts'
import { clearDrawing, type Restored, readDrawing, writeDrawing } from './stored-drawing.ts'

type Options = {
  storedKey: string
  users_id: number
  drawing: Drawing
  book: LineBook
  version: number | null
  /** Nothing is changed: there is no draft to keep. */
  isPristine: boolean
  /** Takes over what another tab drew. */
  adopt: (other: Restored) => void
}

/** Draft of a drawing on this device, the same in all tabs, until it is saved or discarded. */
export function useStoredDrawing(options: Options) {
  const { storedKey, users_id, drawing, book, version, isPristine } = options
  const isDone = useRef(false)
  const adopt = useEffectEvent(options.adopt)
  useEffect(() => {
    if (isDone.current) return
    if (isPristine) clearDrawing(storedKey)
    else writeDrawing(storedKey, { users_id, drawing, book, version })
  }, [storedKey, users_id, drawing, book, version, isPristine])
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== storedKey || newValue === null) return
      const other = readDrawing(storedKey, users_id)
      if (other) adopt(other)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [storedKey, users_id])
  useEffect(
    () =>
      watchUnsaved({
        isLostWithPage: () => false,
        isLostWithSession: () => readDrawing(storedKey, users_id) !== null,
      }),
    [storedKey, users_id],
  )
  return {
    /** The drawing was saved, or is given up. */
    forget: () => {
      isDone.current = true
      clearDrawing(storedKey)
    },
  }
}
