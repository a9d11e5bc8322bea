import { expect, it } from 'vitest'
import { contourSteps } from './contour-steps.ts'

it.each([
  [9, null],
  [10, [100, 500]],
  [11, [100, 500]],
  [12, [50, 250]],
  [13, [20, 100]],
  [14, [10, 50]],
  [18, [10, 50]],
])('at zoom %i contour lines are %j metres apart', (zoom, steps) => {
  expect(contourSteps(zoom)).toEqual(steps)
})
