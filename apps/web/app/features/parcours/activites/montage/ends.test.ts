import { expect, it } from 'vitest'
import { beginEnds, isChange, keptPieces, MODES, type Mode, moveEnd } from './ends.ts'

const distance = 6000

it.each(Object.keys(MODES) as Mode[])(
  'ends of « %s » never cross, nor leave the outing',
  (mode) => {
    let ends = beginEnds(mode, distance)
    for (const metres of [-50, 9000, 3000]) {
      for (const end of ['debut', 'fin'] as const) {
        ends = moveEnd(ends, end, metres, { mode, distance })
        expect(ends.fin - ends.debut).toBeGreaterThanOrEqual(100)
        expect(ends.debut).toBeGreaterThanOrEqual(0)
        expect(ends.fin).toBeLessThanOrEqual(distance)
      }
    }
  },
)

it.each([
  ['garder', [{ de: 1000, a: 4000 }]],
  [
    'enlever',
    [
      { de: 0, a: 1000 },
      { de: 4000, a: 6000 },
    ],
  ],
  [
    'scinder',
    [
      { de: 0, a: 1000 },
      { de: 1000, a: 6000 },
    ],
  ],
] as const)('« %s » sends what stays', (mode, pieces) => {
  expect(keptPieces(mode, { debut: 1000, fin: 4000 }, distance)).toEqual(pieces)
})

it('a whole outing that is kept is no change', () => {
  expect(isChange('garder', beginEnds('garder', distance), distance)).toBe(false)
  expect(isChange('garder', { debut: 20, fin: distance }, distance)).toBe(true)
})
