import { expect, it } from 'vitest'
import { sayDay, sayLastDay } from './say-instant.ts'

it('ends on the day before a midnight of Paris, in winter and in summer', () => {
  expect(sayLastDay('2026-12-18T23:00:00Z')).toBe('18 déc. 2026')
  expect(sayLastDay('2026-07-14T22:00:00Z')).toBe('14 juil. 2026')
  expect(sayLastDay('2026-07-14T22:30:00Z')).toBe('15 juil. 2026')
})

it('is on the day that it is in Paris', () => {
  expect(sayDay('2026-12-18T23:00:00Z')).toBe('19 déc. 2026')
  expect(sayDay('2026-07-14T21:30:00Z')).toBe('14 juil. 2026')
  expect(sayDay('2026-12-31T23:00:00Z')).toBe('1er janv. 2027')
})
