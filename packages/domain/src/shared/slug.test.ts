import { expect, it } from 'vitest'
import { slugify } from './slug.ts'

it.each([
  ['Les 10 km de l’Œuf', 'les-10-km-de-l-oeuf'],
  ['  Côte-d’Or & Cie !  ', 'cote-d-or-cie'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['../../etc/passwd', 'etc-passwd'],
  ['---', ''],
  ['東京', ''],
  ['a'.repeat(80), 'a'.repeat(80)],
  [`${'a'.repeat(80)} bcd`, 'a'.repeat(80)],
  ['a'.repeat(100), 'a'.repeat(80)],
  [`${'a'.repeat(78)} bcd`, 'a'.repeat(78)],
  [`${'a'.repeat(76)} bcd ef`, `${'a'.repeat(76)}-bcd`],
])('%j', (text, expected) => {
  expect(slugify(text)).toBe(expected)
})
