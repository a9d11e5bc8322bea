import { expect, it } from 'vitest'
import { checkCodePostal, PAYS } from './pays.ts'

it.each([
  ['38000', 'FR', 'is fine'],
  ['38000', null, 'is fine'],
  ['38000', '', 'is fine'],
  ['', 'FR', 'is fine'],
  ['3800', 'FR', 'cinq chiffres'],
  ['380000', undefined, 'cinq chiffres'],
  ['F-38000', 'FR', 'cinq chiffres'],
  ['SW1A 1AA', 'GB', 'is fine'],
  ['1000', 'BE', 'is fine'],
  ['ab', 'CH', 'is fine'],
  ['A', 'GB', 'des lettres et des chiffres'],
  ['<b>', 'BE', 'des lettres et des chiffres'],
  ['٣٨٠٠٠', 'FR', 'cinq chiffres'],
  ['-1200', 'CH', 'des lettres et des chiffres'],
  ['1200!', 'CH', 'des lettres et des chiffres'],
  ['123456789012', 'CH', 'des lettres et des chiffres'],
])('the postal code « %s » of %s: %s', (code, pays, said) => {
  expect(checkCodePostal(code, pays) ?? 'is fine').toContain(said)
})

it('the list of countries has 249 entries, each once', () => {
  expect(new Set(PAYS).size).toBe(249)
  expect(PAYS).toHaveLength(249)
})
