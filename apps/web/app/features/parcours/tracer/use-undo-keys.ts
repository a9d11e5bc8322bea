import { useEffect, useEffectEvent } from 'react'

type Undoing = { undo: () => void; redo: () => void }

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

/** Ctrl+Z and Ctrl+Y, or Ctrl+Shift+Z; fields keep their own. */
export function useUndoKeys(drawing: Undoing): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyped(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) drawing.redo()
    else drawing.undo()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
