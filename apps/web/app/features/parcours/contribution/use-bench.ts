import type { LigneComplete } from '@foulee/contract/parcours/parcours-edition'
import { useMemo, useState } from 'react'
import { createCursor } from '#kit/track/cursor.ts'
import { addPoint, type BenchPoint, begin, changePoint, follow, moveEnd } from './bench.ts'
import { wholeSamples } from './whole-line.ts'

export function useBench(line: LigneComplete, known: number) {
  const [bench, setBench] = useState(() => begin(line, known))
  const [cursor] = useState(createLastingCursor)
  const samples = useMemo(() => wholeSamples(line), [line])
  if (bench.known !== known) setBench(follow(bench, line, known))
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
    sent: (points: readonly BenchPoint[], seen: number) =>
      setBench((before) => ({ ...before, seen, isChanged: before.points !== points })),
    takeSaved: () => setBench((before) => follow({ ...before, isChanged: false }, line, known)),
  }
}

export type OnBench = ReturnType<typeof useBench>

/** Cursor with memory: the pointer has left the profile when a button is pressed. */
function createLastingCursor() {
  const cursor = createCursor()
  let last: number | null = null
  cursor.subscribe(() => {
    last = cursor.read() ?? last
  })
  return { ...cursor, readLast: () => last }
}
