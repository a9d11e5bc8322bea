export type Vers = { cle: string; align: 'start' | 'center' | 'end' }

type Line = { cle: string }
/** Lines of which only those near the screen exist; heights of the others are reckoned. */
type Lines = {
  range: { startIndex: number; endIndex: number } | null
  scrollOffset: number | null
  getTotalSize: () => number
  isAtEnd: (near: number) => boolean
}

/** Whether a line is in sight. */
function isInSight({ range }: Lines, rangees: readonly Line[], { cle }: Vers): boolean {
  const { startIndex = 0, endIndex = -1 } = range ?? {}
  return rangees.slice(startIndex, endIndex + 1).some((one) => one.cle === cle)
}

/**
 * The way to a line, or to the end. Until one is there, what stands along it is not what one reads. Then one
 * is held at that line while others come around it, until one moves by oneself.
 */
export function createChemin<L extends Lines>() {
  let way: Vers | 'end' | null = null
  let held: Vers | null = null
  /** How far one had scrolled through how much when it was last asked. */
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
    /** Other lines are held: the same line has another number. @returns where to go again */
    again: (): Vers | null => {
      if (held) way = held
      return held
    },
    /**
     * @param nearEnd how near the end one is said to be there, in pixels
     * @returns whether one is; « moved » where heights that are known now have moved the line that is held
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
      // Who was moved without a gesture, by what reads the page aloud, has gone too.
      held = null
      return true
    },
  }
}
