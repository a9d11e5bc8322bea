import { describe, expect, it } from 'vitest'
import { type Box, shiftToClear } from './clear-popup.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const frame = box(0, 0, 390, 500)
const buttons = [box(334, 12, 44, 89), box(334, 109, 44, 44)]

describe('a popup', () => {
  it.each([
    ['stays where it is in nobody’s way', box(40, 200, 240, 90), [0, 0]],
    ['comes in from the left', box(-30, 200, 240, 90), [38, 0]],
    ['comes in from the top', box(40, -20, 240, 90), [0, 28]],
    ['comes in from the corner', box(200, 430, 240, 90), [-58, -28]],
    ['moves off the buttons on the shorter way, beside them', box(100, 20, 240, 90), [-14, 0]],
    ['moves off the lower one, under it', box(140, 140, 240, 90), [0, 21]],
    ['moves off both at once where it lies on both', box(100, 60, 260, 90), [-34, 0]],
    ['begins in the frame where it is larger', box(-10, 100, 600, 90), [18, 61]],
  ])('%s', (_, popup, shift) => {
    expect(shiftToClear(popup, frame, buttons)).toEqual(shift)
  })
})
