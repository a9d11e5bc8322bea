import type { LigneComplete } from '@foulee/contract/parcours/parcours-edition'
import { useMemo, useState } from 'react'
import { createCursor } from '../../../trace/cursor.ts'
import { addPoint, type BenchPoint, begin, changePoint, follow, moveEnd } from './bench.ts'
import { wholeSamples } from './whole-line.ts'

/** The line on the bench, what is being done to it, and the place that was pointed at last. */
export function useBench(line: LigneComplete) {
  const [bench, setBench] = useState(() => begin(line))
  const [cursor] = useState(createLastingCursor)
  const samples = useMemo(() => wholeSamples(line), [line])
  if (bench.version !== line.version) setBench(follow(bench, line))
  const write = (points: BenchPoint[]) =>
    setBench((before) => ({ ...before, points, isChanged: true }))
  return {
    line,
    samples,
    cursor,
    ...bench,
    moveEnd: (end: 'debut' | 'fin', metres: number) => {
      cursor.move(metres)
      setBench((before) => ({
        ...before,
        kept: moveEnd(before.kept, end, metres, line.distance),
      }))
    },
    add: () => write(addPoint(bench.points, cursor.readLast() ?? line.distance / 2)),
    change: (key: number, fields: Partial<BenchPoint>) =>
      write(changePoint(bench.points, key, fields)),
    place: (key: number, metres: number) => {
      const held = Math.min(line.distance, Math.max(0, metres))
      cursor.move(held)
      write(changePoint(bench.points, key, { metres: held }))
    },
    remove: (key: number) => write(bench.points.filter((point) => point.key !== key)),
    /** What was written is on its way: what comes back is shown as it is kept. */
    sent: () => setBench((before) => ({ ...before, isChanged: false })),
  }
}

export type OnBench = ReturnType<typeof useBench>

/** A cursor that knows where it was last: the pointer has left by the time a button is pressed. */
function createLastingCursor() {
  const cursor = createCursor()
  let last: number | null = null
  cursor.subscribe(() => {
    last = cursor.read() ?? last
  })
  return { ...cursor, readLast: () => last }
}
