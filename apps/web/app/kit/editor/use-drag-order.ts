import { moveTo } from '@foulee/domain/echanges/photo'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'

const STEPS: Readonly<Record<string, (rank: number, last: number) => number>> = {
  ArrowLeft: (rank) => rank - 1,
  ArrowUp: (rank) => rank - 1,
  ArrowRight: (rank) => rank + 1,
  ArrowDown: (rank) => rank + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Optimistic order, until the items return in another order than `base`. */
type Wish = { base: string; order: readonly number[]; draggedId: number | null }

/**
 * Reorders a list by dragging a handle (pointer) and by keys.
 * @param ids items in the order of the server
 * @param move asks for a new rank; calls back when it was refused
 * @param list its items carry their id as `data-photo`, `data-journee`…
 * @returns `order`: ranks for CSS `order` meanwhile; elements stay in place, since one that moves
 * in the document loses pointer capture
 */
export function useDragOrder(
  ids: readonly number[],
  move: (id: number, rank: number, onRefused: () => void) => void,
  list = 'photo',
) {
  const [wish, setWish] = useState<Wish | null>(null)
  const base = ids.join(' ')
  const order = wish?.base === base ? wish.order : ids
  const draggedId = wish?.base === base ? wish.draggedId : null
  const requestMove = (id: number, rank: number) => {
    setWish({ base, order: moveTo(order, id, rank), draggedId: null })
    move(id, rank, () => setWish(null))
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (draggedId === null) return
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(`[data-${list}]`)
    const rank = order.indexOf(Number(over?.dataset[list]))
    if (rank >= 0) setWish({ base, order: moveTo(order, draggedId, rank), draggedId })
  }
  const drop = () => {
    if (draggedId === null) return
    const rank = order.indexOf(draggedId)
    if (rank === ids.indexOf(draggedId)) setWish(null)
    else requestMove(draggedId, rank)
  }
  const handleOf = (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      // Prevents text selection while dragging; the focus that this also prevents is set by hand.
      event.preventDefault()
      event.currentTarget.focus()
      event.currentTarget.setPointerCapture(event.pointerId)
      setWish({ base, order, draggedId: id })
    },
    onPointerMove,
    onPointerUp: drop,
    onPointerCancel: () => setWish(null),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (!step) return
      event.preventDefault()
      const rank = order.indexOf(id)
      const next = Math.min(order.length - 1, Math.max(0, step(rank, order.length - 1)))
      if (next !== rank) requestMove(id, next)
    },
  })
  return { order, draggedId, handleOf }
}
