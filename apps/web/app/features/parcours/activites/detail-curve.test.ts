import { expect, it } from 'vitest'
import { curvePath, heightOf, rankAt, scaleOf } from './detail-curve.ts'

const series = (allure: (number | null)[]) => ({
  ...{ metres: allure.map((_, rank) => rank * 100), temps: allure.map((_, rank) => rank * 30) },
  ...{ allure, altitude: [], fc: [], cadence: [], puissance: [], temperature: [] },
})

it('a faster pace stands higher', () => {
  const scale = scaleOf(series([300, 360, 240]), 'allure')
  if (!scale) throw new Error('No scale.')
  expect(heightOf(240, scale)).toBeLessThan(heightOf(300, scale))
})

it('one long stop does not flatten the rest of the curve', () => {
  const paces = [...Array.from({ length: 99 }, (_, rank) => 300 + (rank % 20)), 9000]
  expect(scaleOf(series(paces), 'allure')?.high).toBeLessThan(400)
})

it('a stretch without a value is a gap', () => {
  const own = series([300, 310, null, 320, 330])
  const scale = { low: 200, high: 400, isInverted: true }
  const path = curvePath(own, 'allure', { scale, width: 100, height: 10 })
  expect(path.match(/M/g)).toHaveLength(2)
  expect(path).not.toContain('NaN')
})

it('without two values there is no curve', () => {
  expect(scaleOf(series([null, 300]), 'allure')).toBeNull()
  expect(scaleOf(series([]), 'fc')).toBeNull()
})

it('a distance is read at the sample nearest to it', () => {
  const own = series([300, 300, 300])
  expect([0, 140, 160, 900].map((metres) => rankAt(own, metres))).toEqual([0, 1, 2, 2])
})
