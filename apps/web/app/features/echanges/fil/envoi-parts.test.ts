import fc from 'fast-check'
import { expect, it } from 'vitest'
import { choosePhotos, shareOut } from './envoi-parts.ts'

it('the upload progress fills the photos one after the other', () => {
  expect(shareOut([100, 300, 100], 0)).toEqual([0, 0, 0])
  expect(shareOut([100, 300, 100], 0.5)).toEqual([1, 0.5, 0])
  expect(shareOut([100, 300, 100], 1)).toEqual([1, 1, 1])
})

it('the upload progress never exceeds the sent share and ends complete', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 25_000_000 }), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(sizes, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const parts = shareOut(all, share)
      const whole = all.reduce((sum, size) => sum + size, 0)
      const said = parts.reduce((sum, part, at) => sum + part * (all[at] ?? 0), 0)
      expect(said).toBeCloseTo(share * whole, 3)
      for (const [at, part] of parts.entries()) {
        expect(part).toBeLessThanOrEqual(1)
        if (part > 0 && at > 0) expect(parts[at - 1]).toBe(1)
      }
      expect(shareOut(all, 1).every((part) => part === 1)).toBe(true)
    }),
  )
})

it('photos are accepted up to the maximum, and the others are reported', () => {
  const fifty = Array.from({ length: 50 }, (_, n) => n)
  expect(choosePhotos([], [1, 2], 10)).toEqual({ photos: [1, 2], error: null })
  const { photos, error } = choosePhotos([], fifty, 10)
  expect(photos).toEqual(fifty.slice(0, 10))
  expect(error).toBe(
    '50\u00a0photos, c’est trop\u00a0: 10 au plus par publication, les 40\u00a0dernières n’ont pas été prises.',
  )
  expect(choosePhotos(photos, [11], 10).error).toContain('la dernière n’a pas été prise')
})
