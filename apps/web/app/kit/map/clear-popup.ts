export type Box = { left: number; top: number; right: number; bottom: number }

const MARGIN = 8

const move = ({ left, top, right, bottom }: Box, [x, y]: Shift): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
})

type Shift = readonly [x: number, y: number]

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right + MARGIN) - Math.max(a.left, b.left - MARGIN)) *
  Math.max(0, Math.min(a.bottom, b.bottom + MARGIN) - Math.max(a.top, b.top - MARGIN))

/** Smallest shift of a segment into a range; aligned with its start when it is too long. */
function intoRange(from: number, to: number, first: number, last: number): number {
  if (from < first || to - from > last - first) return first - from
  return Math.min(0, last - to)
}

const inside = (popup: Box, frame: Box): Shift => [
  intoRange(popup.left, popup.right, frame.left + MARGIN, frame.right - MARGIN),
  intoRange(popup.top, popup.bottom, frame.top + MARGIN, frame.bottom - MARGIN),
]

/**
 * Smallest shift of the map that puts its popup inside `frame` and clear of the `taken` boxes
 * (buttons), tried beside and below each; 0, 0 when it is clear already.
 */
export function shiftToClear(popup: Box, frame: Box, taken: readonly Box[]): Shift {
  const first = inside(popup, frame)
  const hidden = ([x, y]: Shift) =>
    taken.reduce((sum, box) => sum + overlap(move(popup, [x, y]), box), 0)
  if (hidden(first) === 0) return first
  const ways = taken.flatMap((box): Shift[] => [
    [box.left - MARGIN - popup.right, first[1]],
    [box.right + MARGIN - popup.left, first[1]],
    [first[0], box.bottom + MARGIN - popup.top],
    [first[0], box.top - MARGIN - popup.bottom],
  ])
  const outside = (way: Shift) => {
    const [x, y] = inside(move(popup, way), frame)
    return Math.abs(x) + Math.abs(y)
  }
  const cost = (way: Shift) => 1e6 * hidden(way) + 1e3 * outside(way) + Math.hypot(way[0], way[1])
  return ways.reduce((best, way) => (cost(way) < cost(best) ? way : best), first)
}
