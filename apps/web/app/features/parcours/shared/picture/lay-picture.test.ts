import { encodePolyline } from '@foulee/trace/polyline'
import { expect, it } from 'vitest'
import { FORMATS, fitLine, layPicture, type PictureFormat, wrapWords } from './lay-picture.ts'

const line = encodePolyline({
  lon: Float64Array.of(5.7, 5.8, 5.75),
  lat: Float64Array.of(45.1, 45.1, 45.2),
})

it.each(Object.keys(FORMATS) as PictureFormat[])(
  'words and line of « %s » are within it, and apart',
  (format) => {
    const { width, height } = FORMATS[format]
    const { words, line: box } = layPicture(format, true)
    for (const { left, top, ...size } of [words, box]) {
      expect(left).toBeGreaterThan(0)
      expect(left + size.width).toBeLessThan(width)
      expect(top + size.height).toBeLessThan(height)
    }
    const isBeside = words.left + words.width <= box.left
    expect(isBeside || words.top + words.height <= box.top).toBe(true)
  },
)

it('a line keeps its shape within its box', () => {
  const box = { left: 100, top: 50, width: 400, height: 400 }
  const spots = fitLine([line], box).flat()
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(100)
  expect(Math.max(...xs)).toBeLessThanOrEqual(500.001)
  expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(400, 3)
  // A tenth of a degree east is shorter than one north.
  expect((Math.max(...xs) - Math.min(...xs)) / 400).toBeCloseTo(Math.cos((45.1 * Math.PI) / 180), 2)
  expect(fitLine([], box)).toEqual([])
})

it('a long title ends with dots on its last line', () => {
  const fits = (text: string) => text.length <= 12
  expect(wrapWords('Tour du lac', fits, 2)).toEqual(['Tour du lac'])
  const lines = wrapWords('Un très long tour du grand lac du matin', fits, 2)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/…$/)
  expect(lines.every(fits)).toBe(true)
  expect(wrapWords('Anticonstitutionnellement', fits, 2)[0]).toHaveLength(12)
})
