import { describe, expect, it } from 'vitest'
import type { Sport } from '../shared/sport.ts'
import { checkJourChaussures, formatChaussures, formatUsure, isInShoes } from './chaussures.ts'

describe('wear of a pair', () => {
  it.each([
    [0, 800_000, 'Encore 800,00\u00a0km.'],
    [612_400, 800_000, 'Encore 187,60\u00a0km.'],
    [799_999, 800_000, 'Encore 1\u00a0m.'],
    [800_000, 800_000, 'Usée\u00a0: ses 800\u00a0km sont courus.'],
    [1_234_567, 650_500, 'Usée\u00a0: ses 650,5\u00a0km sont courus.'],
  ])('a pair of %d m with a limit of %d m says: %s', (distance, limite, text) => {
    expect(formatUsure({ distance, limite })).toBe(text)
  })
})

it.each<[Sport, boolean]>([
  ['course_a_pied', true],
  ['trail', true],
  ['marche', true],
  ['randonnee', true],
  ['autre', true],
  ['velo', false],
  ['vtt', false],
  ['natation', false],
  ['ski', false],
])('an outing of the sport %s takes the usual pair: %s', (sport, isTaken) => {
  expect(isInShoes(sport)).toBe(isTaken)
})

it.each([
  ['Asics', 'Novablast 5', 'Asics Novablast 5'],
  ['', 'Novablast 5', 'Novablast 5'],
])('a pair of the brand « %s » and the model « %s » is called %s', (marque, modele, name) => {
  expect(formatChaussures({ marque, modele })).toBe(name)
})

describe('days of a pair', () => {
  it.each([
    ['achetee_le', null, null, undefined],
    ['achetee_le', '2026-03-01', null, undefined],
    ['achetee_le', '2026-03-02', null, /^Indiquez aujourd’hui ou un jour passé/],
    ['achetee_le', '1969-12-31', null, /1970/],
    ['achetee_le', '2026-02-02', '2026-02-01', /plus ancien/],
    ['achetee_le', '2026-02-01', '2026-02-01', undefined],
    ['retiree_le', '2026-02-02', '2026-02-01', /plus récent/],
    ['retiree_le', null, '2026-03-02', /^Indiquez aujourd’hui ou un jour passé/],
    ['retiree_le', '2026-02-01', '2026-03-01', undefined],
  ] as const)(
    '%s of a pair bought %s and retired %s: %s',
    (field, achetee_le, retiree_le, error) => {
      const said = checkJourChaussures(field, { achetee_le, retiree_le }, '2026-03-01')
      if (error) expect(said).toMatch(error)
      else expect(said).toBeUndefined()
    },
  )
})
