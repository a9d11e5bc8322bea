import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type Chemin, isSame } from './step-tree.ts'

type DragOptions = {
  onMove: (from: Chemin, to: Chemin) => void
  onKey: (key: string, chemin: Chemin) => boolean
}

type Drag = { from: Chemin; over: Chemin | null; isBelow: boolean }

const read = (text: string | undefined): Chemin | null =>
  text ? text.split('.').map(Number) : null
export const writeChemin = (chemin: Chemin) => chemin.join('.')

export function useStepDrag({ onMove, onKey }: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (!drag) return
    const line = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-chemin]')
    const over = read(line?.dataset.chemin)
    if (!line || !over) return
    const { top, height } = line.getBoundingClientRect()
    setDrag({ ...drag, over, isBelow: clientY > top + height / 2 })
  }
  const drop = () => {
    setDrag(null)
    if (!drag?.over || isSame(drag.over, drag.from)) return
    const { from, over, isBelow } = drag
    onMove(from, isBelow ? over.with(-1, (over.at(-1) ?? 0) + 1) : over)
  }
  const handleOf = (chemin: Chemin) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      // Prevents a text selection; the focus that this blocks is set by hand.
      event.preventDefault()
      event.currentTarget.focus()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: chemin, over: null, isBelow: false })
    },
    onPointerMove: follow,
    onPointerUp: drop,
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (onKey(event.key, chemin)) event.preventDefault()
    },
  })
  const lookOf = (chemin: Chemin): 'porte' | 'avant' | 'apres' | undefined => {
    if (!drag) return undefined
    if (isSame(drag.from, chemin)) return 'porte'
    if (!drag.over || !isSame(drag.over, chemin)) return undefined
    return drag.isBelow ? 'apres' : 'avant'
  }
  return { handleOf, lookOf }
}
