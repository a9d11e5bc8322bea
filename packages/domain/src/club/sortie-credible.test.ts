import { expect, it } from 'vitest'
import { isCredible } from './sortie-credible.ts'

const NOW = new Date('2026-03-16T09:00:00Z')
const debut = new Date('2026-03-15T09:00:00Z')

it.each([
  ['an hour of ten kilometres', { distance: 10_000, duree: 3600, debut }, true],
  ['a walk', { distance: 1200, duree: 1500, debut }, true],
  ['the record of 5 000 m', { distance: 5000, duree: 755, debut }, true],
  ['what nobody ran', { distance: 5000, duree: 740, debut }, false],
  ['a few metres', { distance: 999, duree: 600, debut }, false],
  ['a few minutes', { distance: 1500, duree: 299, debut }, false],
  ['a file without a length of time', { distance: 8000, duree: null, debut }, false],
  ['a file without a day', { distance: 8000, duree: 3600, debut: null }, false],
  [
    'what ends later today',
    { distance: 10_000, duree: 3600, debut: new Date('2026-03-16T08:00:01Z') },
    false,
  ],
  [
    'what ended now',
    { distance: 10_000, duree: 3600, debut: new Date('2026-03-16T08:00:00Z') },
    true,
  ],
])('%s is believed or not', (_, sortie, expected) => {
  expect(isCredible(sortie, NOW)).toBe(expected)
})
