import { expect, it } from 'vitest'
import { formatDernier, labelHeure, labelJour } from './time-labels.ts'

const NOW = new Date('2027-04-09T10:00:00Z')

it.each([
  ['2027-04-09T07:05:00Z', '9h05'],
  ['2027-04-08T21:59:00Z', 'hier'],
  ['2027-04-08T22:01:00Z', '0h01'],
  ['2027-04-05T08:00:00Z', 'lundi'],
  ['2027-04-02T08:00:00Z', 'ven. 2 avr.'],
])('the instant %s is written « %s »', (instant, words) =>
  expect(formatDernier(instant, NOW)).toBe(words),
)

it('the time of a message and the heading of its day are in Paris time', () => {
  expect(labelHeure('2027-01-09T07:00:00Z')).toBe('8h')
  expect(labelJour('2027-04-09', NOW)).toBe('Aujourd’hui')
  expect(labelJour('2027-04-08', NOW)).toBe('Hier')
  expect(labelJour('2027-04-01', NOW)).toBe('jeudi 1er avril 2027')
})
