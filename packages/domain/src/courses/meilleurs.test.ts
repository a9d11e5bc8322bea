import { expect, it } from 'vitest'
import { listMeilleurs } from './meilleurs.ts'

it('the best of each distance is its quickest on roads, rounded lengths included', () => {
  const ran = [
    { type: 'route', distance: 10_000, temps: 2900 },
    { type: 'route', distance: 10_050, temps: 2700 },
    { type: 'route', distance: 10_100, temps: 2000 },
    { type: 'route', distance: 21_000, temps: 6000 },
    { type: 'trail', distance: 21_097, temps: 5000 },
    { type: 'route', distance: 42_195, temps: null },
  ] as const
  expect(listMeilleurs(ran)).toEqual([
    { distance: 10_000, course: ran[1] },
    { distance: 21_097, course: ran[3] },
  ])
})
