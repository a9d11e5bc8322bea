import { beforeEach, describe, expect, it } from 'vitest'
import { createChemin } from './scroll-anchor.ts'

const NEAR_END = 96
const rangees = Array.from({ length: 50 }, (_, at) => ({ cle: `${at}` }))
/** Virtual list with visible rows `from` to `to`, scrolled by `offset` of `size` pixels. */
const shown = (from: number, to: number, offset: number, size: number) => ({
  range: { startIndex: from, endIndex: to },
  scrollOffset: offset,
  getTotalSize: () => size,
  isAtEnd: () => false,
})
let chemin: ReturnType<typeof createChemin>
const hasArrived = (...input: Parameters<typeof shown>) =>
  chemin.hasArrived(shown(...input), rangees, NEAR_END)

beforeEach(() => {
  chemin = createChemin()
})

describe('the scroll to a row', () => {
  it('the scroll ends once the row is visible, and the row is anchored', () => {
    chemin.begin({ cle: '27', align: 'center' })
    expect(hasArrived(0, 4, 0, 5000)).toBe(false)
    expect(hasArrived(25, 29, 1700, 5000)).toBe(true)
    expect(chemin.again()?.cle).toBe('27')
  })

  it('the scroll resumes when measured heights have moved the anchored row out of view', () => {
    chemin.begin({ cle: '27', align: 'center' })
    expect(hasArrived(22, 32, 2500, 7000)).toBe(true)
    expect(hasArrived(22, 26, 2500, 7300)).toBe('moved')
    expect(hasArrived(22, 26, 2500, 7300)).toBe('moved')
    expect(hasArrived(26, 29, 3000, 7300)).toBe(true)
    expect(chemin.again()?.cle).toBe('27')
  })

  it('the anchor is released by a scroll without a gesture, as from a screen reader', () => {
    chemin.begin({ cle: '27', align: 'center' })
    hasArrived(25, 29, 1700, 5000)
    expect(hasArrived(10, 14, 600, 5000)).toBe(true)
    expect(chemin.again()).toBeNull()
  })

  it('the anchor is released by a gesture', () => {
    chemin.begin({ cle: '27', align: 'center' })
    chemin.release()
    expect(chemin.again()).toBeNull()
    expect(hasArrived(0, 4, 0, 5000)).toBe(true)
  })
})
