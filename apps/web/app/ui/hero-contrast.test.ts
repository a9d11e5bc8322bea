import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Colour, worstContrast } from './hero-contrast.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const [tokens, hero] = [read('./styles/tokens.css'), read('./page-hero.css')]

function token(name: string, theme: 'light' | 'dark'): Colour {
  const found = new RegExp(`--color-${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(tokens)
  const hex = found?.[theme === 'light' ? 1 : 2] ?? ''
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour
}

const length = (name: string) => Number(new RegExp(`--${name}: ([\\d.]+)`).exec(hero)?.[1])

const SHARES = {
  phone: () => (/margin-block-start: var\(--photo-height\);/.test(hero) ? 0 : 1),
  laptop: () => Math.max(0, (length('words-end') - (100 - length('photo-width'))) / 100),
}

const noise = Array.from(
  { length: 500 },
  (_, index): Colour => [(index * 97) % 256, (index * 57) % 256, (index * 31) % 256],
)
const PHOTOS: Readonly<Record<string, readonly Colour[]>> = {
  white: [[255, 255, 255]],
  black: [[0, 0, 0]],
  noisy: noise,
}

describe.each(['phone', 'laptop'] as const)(
  'the text of a hero with a photo, on a %s',
  (layout) => {
    describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
      it.each(Object.keys(PHOTOS))('is legible on a %s photo', (photo) => {
        const share = SHARES[layout]()
        for (const text of ['ink', 'ink-soft', 'sapin']) {
          const pixels = PHOTOS[photo] ?? []
          const worst = worstContrast(token(text, theme), token('paper', theme), { pixels, share })
          expect(worst, text).toBeGreaterThanOrEqual(4.5)
        }
      })
    })
  },
)

it('an illegible text over a photo is detected', () => {
  const [ink, paper] = [token('ink', 'light'), token('paper', 'light')]
  expect(worstContrast(ink, paper, { pixels: noise, share: 1 })).toBeLessThan(2)
  expect(worstContrast(ink, paper, { pixels: [[0, 0, 0]], share: 0 })).toBeGreaterThan(15)
})
