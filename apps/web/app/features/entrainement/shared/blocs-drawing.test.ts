import { drawSteps } from '@foulee/domain/entrainement/blocs'
import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import { describe, expect, it } from 'vitest'
import { drawBlocs, FRAME, listMarks } from './blocs-drawing.ts'

const draw = (texte: string) => {
  const read = readRaccourci(texte)
  if ('refus' in read) throw new Error(read.refus.message)
  return drawBlocs(drawSteps(read.steps))
}

describe('the blocks of a session', () => {
  it('blocks have one path per effort class, from the easiest', () => {
    const drawn = draw("20' EF + 3x10' SEUIL r=2' TROT + 8x30/30 à 105 % VMA")
    expect(drawn.map(({ effort }) => effort)).toEqual(['tranquille', 'endurance', 'seuil', 'vma'])
  })

  it('blocks stay within the frame and stand on its bottom', () => {
    for (const { path } of draw("20' EF + 8x30/30 à 130 % VMA")) {
      for (const [, x, y, width, height] of path.matchAll(
        /M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g,
      )) {
        expect(Number(x) + Number(width)).toBeLessThanOrEqual(FRAME.width)
        expect(Number(y) + Number(height)).toBeCloseTo(FRAME.height)
        expect(Number(width)).toBeGreaterThan(0)
      }
    }
  })
})

describe('the axis of time', () => {
  it.each([
    [300, [60, 120, 180, 240, 300]],
    [3600, [600, 1200, 1800, 2400, 3000, 3600]],
    [30, []],
  ])('the time axis of %i seconds has its ticks', (seconds, wanted) =>
    expect(listMarks(seconds)).toEqual(wanted),
  )
})
