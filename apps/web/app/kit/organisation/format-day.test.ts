import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

it('an instant is formatted as its day in Paris', () =>
  expect(formatDay('2026-11-20T23:30:00Z')).toBe('21 novembre 2026'))
