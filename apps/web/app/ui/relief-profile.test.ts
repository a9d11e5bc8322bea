import { describe, expect, it } from 'vitest'
import { reliefMaxBytes } from './relief.ts'
import { readHeights, writeHeights } from './relief-heights.ts'
import { loader } from './relief-profile.route.ts'
import { renderProfileSvg } from './relief-profile.ts'

const look = { kind: 'course', tint: 'trail', light: 'ete' } as const
const hill = Array.from({ length: 40 }, (_, index) => Math.round(100 - Math.abs(index - 20) * 4.9))

describe('the profile of a race as a drawing', () => {
  it('rises where the race climbs', () => {
    const [, ridge = ''] = renderProfileSvg([0, 100, 0], look).match(/d="(M[^"]+)"\/><\/svg>/) ?? []
    expect(ridge).toBe('M0 164L160 52L320 164')
  })

  it('has the colour of its kind of race and the light of its season', () => {
    const svg = renderProfileSvg(hill, look)
    expect([svg.includes('#2f8a63'), svg.includes('#f2b632')]).toEqual([true, true])
    expect(renderProfileSvg(hill, { ...look, tint: 'route' })).toContain('#4f7fae')
  })

  it('stays within the size limit', () => {
    expect(renderProfileSvg(hill, look).length).toBeLessThanOrEqual(reliefMaxBytes)
  })

  it.each([
    ['0-50-100', [0, 50, 100]],
    ['0', null],
    ['0-101', null],
    ['0--5', null],
    ['0-1.5', null],
    ['0-un', null],
    [Array.from({ length: 41 }, () => 1).join('-'), null],
    [undefined, null],
  ])('reads the heights %s', (text, heights) => {
    expect(readHeights(text)).toEqual(heights)
    if (heights) expect(writeHeights(heights)).toBe(text)
  })

  it.each([
    ['course.trail.-.ete', '0-100.svg', 200],
    ['course.lune', '0-100.svg', 404],
    ['course', '0-100', 404],
    ['course', 'x.svg', 404],
  ])('answers %s, %s with %i', (kind, file, status) => {
    expect(loader({ params: { kind, file } }).status).toBe(status)
  })
})
