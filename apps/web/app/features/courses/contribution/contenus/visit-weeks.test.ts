import { addDays } from '@foulee/domain/shared/calendrier'
import { expect, it } from 'vitest'
import { joinDays } from './visit-weeks.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    jour: addDays('2026-01-01', n),
    vue: 1,
    ajout: 0,
    clic: n === count - 1 ? 5 : 0,
  }))

it.each([
  [30, 30, 1],
  [90, 13, 6],
  [365, 53, 1],
])('a period of %i days is %i bars, the first of %i days', (count, bars, first) => {
  const spans = joinDays(days(count))
  expect(spans).toHaveLength(bars)
  expect(spans[0]?.vue).toBe(first)
  expect(spans.reduce((all, { vue }) => all + vue, 0)).toBe(count)
  expect(spans.at(-1)).toMatchObject({ clic: 5, fin: addDays('2026-01-01', count - 1) })
})
