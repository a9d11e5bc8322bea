import { expect, it } from 'vitest'
import { CATEGORIE_LABELS, CATEGORIES, getEtatMagasin, isMagasinVisible } from './magasin.ts'

const VERIFIED = '2027-01-04T10:00:00Z'

it.each([
  ['verified and open', VERIFIED, 100, 'visible', true],
  ['open and not verified', null, 100, 'a_verifier', false],
  ['verified and not yet public', VERIFIED, 99, 'a_verifier', false],
  ['that waits for the staff', null, 0, 'a_verifier', false],
  ['closed for good, though verified', VERIFIED, -1, 'ferme', false],
])('a shop %s is %4$s', (_, verifie_le, etat, expected, isVisible) => {
  expect(getEtatMagasin({ verifie_le, etat })).toBe(expected)
  expect(isMagasinVisible({ verifie_le, etat })).toBe(isVisible)
})

it('each category of a shop has its name, and a number of its own', () => {
  expect(CATEGORIE_LABELS.seconde_main).toBe('Seconde main')
  expect(Object.keys(CATEGORIE_LABELS)).toHaveLength(CATEGORIES.length)
  expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBe(CATEGORIES.length)
})
