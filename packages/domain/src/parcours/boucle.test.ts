import { describe, expect, it } from 'vitest'
import { type BoucleFound, describePossible, fitsBoucle, scoreBoucle } from './boucle.ts'

const loop = (fields: Partial<BoucleFound> = {}): BoucleFound => ({
  mesure: 10_000,
  distance: 10_000,
  denivele: 300,
  part_repetee: 0,
  part_terrain: null,
  ...fields,
})
const wanted = { mesure: 10_000, denivele: 300 }

describe('a loop that is proposed', () => {
  it.each([
    ['exactly as asked', {}, true],
    ['10 % longer', { mesure: 11_000 }, true],
    ['more than 10 % longer', { mesure: 11_001 }, false],
    ['more than 10 % shorter', { mesure: 8_999 }, false],
    ['15 % higher', { denivele: 345 }, true],
    ['more than 15 % higher', { denivele: 346 }, false],
    ['of unknown climb', { denivele: null }, false],
    ['a fifth of which is run twice', { part_repetee: 0.2 }, true],
    ['more than a fifth of which is run twice', { part_repetee: 0.21 }, false],
  ] as const)('fits or not: %s', (_case, fields, fits) => {
    expect(fitsBoucle(loop(fields), wanted)).toBe(fits)
  })

  it.each([
    [0, 15, true],
    [0, 16, false],
    [40, 52, true],
  ])('of a climb of %d m, %d m is as wanted: %s', (climb, denivele, fits) => {
    expect(fitsBoucle(loop({ denivele }), { mesure: 10_000, denivele: climb })).toBe(fits)
  })

  it('like a race comes before one of the exact length, within the bounds', () => {
    const alike = scoreBoucle(loop({ mesure: 10_800, denivele: 320, ecart: 0.1 }), wanted)
    expect(alike).toBeLessThan(scoreBoucle(loop({ ecart: 0.3 }), wanted))
    expect(scoreBoucle(loop({ ecart: null }), wanted)).toBe(scoreBoucle(loop(), wanted))
  })

  it('a loop without a wanted climb may have any', () => {
    const free = { mesure: 10_000, denivele: null }
    expect(fitsBoucle(loop({ denivele: 2000 }), free)).toBe(true)
    expect(fitsBoucle(loop({ denivele: null }), free)).toBe(true)
  })

  it('the nearer to what was asked, the better', () => {
    const best = scoreBoucle(loop({ part_terrain: 1 }), wanted)
    expect(best).toBe(0)
    for (const worse of [
      { mesure: 10_500, part_terrain: 1 },
      { denivele: 330, part_terrain: 1 },
      { part_repetee: 0.1, part_terrain: 1 },
      { part_terrain: 0.5 },
    ]) {
      expect(scoreBoucle(loop(worse), wanted)).toBeGreaterThan(best)
    }
  })
})

describe('what loops there have', () => {
  it.each([
    [[], /revenir sur ses pas/],
    [[loop({ part_repetee: 0.9 })], /revenir sur ses pas/],
    [
      [loop({ denivele: 80 }), loop({ denivele: 160 })],
      /montent de 80\u00a0m à 160\u00a0m\u00a0: demandez/,
    ],
    [[loop({ denivele: null })], /dénivelé n’est pas connu/],
    [
      [loop({ mesure: 3200, distance: 3200 }), loop({ mesure: 5100, distance: 5100 })],
      /font de 3,20\u00a0km à 5,10\u00a0km/,
    ],
    [[loop({ mesure: 3200, distance: 3200 })], /font environ 3,20\u00a0km/],
  ] as const)('is said in words', (found, words) => {
    expect(describePossible(found, wanted, true).texte).toMatch(words)
  })

  it('is nothing where no path is known', () => {
    const { texte } = describePossible([], wanted, false)
    expect(texte).toMatch(/^Nous ne connaissons pas de chemins ici/)
  })

  it('says lengths and climbs in numbers too', () => {
    const found = [loop({ denivele: 80 }), loop({ denivele: 160, distance: 10_400 })]
    expect(describePossible(found, wanted, true)).toMatchObject({
      distance: { min: 10_000, max: 10_400 },
      denivele: { min: 80, max: 160 },
    })
  })
})
