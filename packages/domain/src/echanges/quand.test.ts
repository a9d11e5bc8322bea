import { expect, it } from 'vitest'
import { formatQuand } from './quand.ts'

const NOW = new Date('2027-04-12T15:00:00+02:00')

it.each([
  ['2027-04-12T15:00:20+02:00', 'à l’instant'],
  ['2027-04-12T14:59:30+02:00', 'à l’instant'],
  ['2027-04-12T14:55:00+02:00', 'il y a 5\u00a0min'],
  ['2027-04-12T13:00:00+02:00', 'il y a 2\u00a0h'],
  ['2027-04-12T00:30:00+02:00', 'il y a 14\u00a0h'],
  ['2027-04-11T23:30:00+02:00', 'hier'],
  ['2027-04-10T23:30:00+02:00', 'il y a 2\u00a0jours'],
  ['2027-04-05T15:00:00+02:00', 'lun. 5 avr. 2027'],
])('the instant %s is displayed as « %s »', (instant, said) => {
  expect(formatQuand(new Date(instant), NOW)).toBe(said)
})

it('a time just before midnight is counted in hours', () => {
  const late = new Date('2027-04-12T01:00:00+02:00')
  expect(formatQuand(new Date('2027-04-11T23:00:00+02:00'), late)).toBe('il y a 2\u00a0h')
})
