import { describe, expect, it } from 'vitest'
import { sketchProfile } from './profil.ts'

describe('the profile of a card', () => {
  it.each([
    ['a climb of a thousand metres fills it', [500, 1000, 1500], [0, 50, 100]],
    ['a flat town stays low', [200, 230, 200], [0, 10, 0]],
    ['an unknown height is the one before', [0, null, 300], [0, 0, 100]],
    ['an unknown start is the first that is known', [null, 300, 0], [100, 100, 0]],
    ['nothing without heights', [null, null], []],
    ['nothing of one place', [12], []],
    ['nothing of nothing', [], []],
  ])('%s', (_, altitudes, heights) => {
    expect(sketchProfile(altitudes)).toEqual(heights)
  })

  it('takes forty places of a long one, both ends among them', () => {
    const heights = sketchProfile(Array.from({ length: 1000 }, (_, index) => index))
    expect(heights).toHaveLength(40)
    expect([heights[0], heights.at(-1)]).toEqual([0, 100])
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })
})
