import { expect, it } from 'vitest'
import { seededNormal, seededRandom } from './seeded-random.ts'

const draw = (next: () => number, count: number) => Array.from({ length: count }, next)
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

it('the same seed gives the same numbers, another one others', () => {
  expect(draw(seededRandom('léa'), 5)).toEqual(draw(seededRandom('léa'), 5))
  expect(draw(seededRandom('léa'), 5)).not.toEqual(draw(seededRandom('léb'), 5))
  expect(new Set(['', 'a', 'b', 'ab', 'ba'].map((seed) => seededRandom(seed)())).size).toBe(5)
})

it('a seed gives the same numbers on any day: a place that is blurred stays where it was', () => {
  expect(draw(seededRandom('léa'), 3)).toEqual([
    0.9830856311600655, 0.3335499558597803, 0.9152355559635907,
  ])
  const [first, second] = draw(seededNormal('léa'), 2)
  expect(first).toBeCloseTo(-1.4315798653370593, 12)
  expect(second).toBeCloseTo(-0.17987498542332042, 12)
})

it('numbers are spread evenly from 0 to 1', () => {
  const values = draw(seededRandom('even'), 20_000)
  for (let tenth = 0; tenth < 10; tenth++) {
    const inside = values.filter((value) => value >= tenth / 10 && value < (tenth + 1) / 10)
    expect(Math.abs(inside.length - 2000)).toBeLessThan(200)
  }
})

it('normal numbers have mean 0 and deviation 1', () => {
  const values = draw(seededNormal('bell'), 20_000)
  expect(Math.abs(mean(values))).toBeLessThan(0.03)
  expect(Math.sqrt(mean(values.map((value) => value * value)))).toBeCloseTo(1, 1)
})
