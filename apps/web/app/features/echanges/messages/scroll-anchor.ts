export type Vers = { cle: string; align: 'start' | 'center' | 'end' }

type Line = { cle: string }
type Lines = {
  range: { startIndex: number; endIndex: number } | null
  scrollOffset: number | null
  getTotalSize: () => number
  isAtEnd: (near: number) => boolean
}

function isInSight({ range }: Lines, rangees: readonly Line[], { cle }: Vers): boolean {
  const { startIndex = 0, endIndex = -1 } = range ?? {}
  return rangees.slice(startIndex, endIndex + 1).some((rangee) => rangee.cle === cle)
}

/**
 * Scroll target: a row or the end. Rows passed on the way do not count as read. On arrival the row
 * stays anchored while others load around it, until the member scrolls.
 */
export function createChemin<L extends Lines>() {
  let way: Vers | 'end' | null = null
  let held: Vers | null = null
  let seen = { offset: 0, size: 0 }
  return {
    begin: (vers: Vers | 'end') => {
      way = vers
      held = vers === 'end' ? null : vers
    },
    release: () => {
      way = null
      held = null
    },
    /**
     * Rows were inserted: the anchored row has another index.
     * @returns the target to scroll to again
     */
    again: (): Vers | null => {
      if (held) way = held
      return held
    },
    /**
     * @param nearEnd tolerance at the end, in pixels
     * @returns whether the target is reached; « moved » when measured heights have shifted the
     * anchored row
     */
    hasArrived: (lines: L, rangees: readonly Line[], nearEnd: number): boolean | 'moved' => {
      const isThere =
        way === null || (way === 'end' ? lines.isAtEnd(nearEnd) : isInSight(lines, rangees, way))
      const before = seen
      seen = { offset: lines.scrollOffset ?? 0, size: lines.getTotalSize() }
      if (!isThere) return false
      way = null
      if (!held || isInSight(lines, rangees, held)) return true
      if (seen.size !== before.size || seen.offset === before.offset) return 'moved'
      // A screen reader scrolls without a gesture: that releases the anchor too.
      held = null
      return true
    },
  }
}
