import { describe, expect, it } from 'vitest'
import { checkDateSortie } from './avis.ts'

describe('the day of an outing', () => {
  it.each([
    [null, null],
    ['2026-03-16', null],
    ['2025-05-03', null],
    ['1950-01-01', null],
    ['2026-03-17', /futur/],
    ['9999-12-31', /futur/],
    ['0026-03-03', /année/],
  ])('%s', (date, problem) => {
    const found = checkDateSortie(date, '2026-03-16')
    if (problem) expect(found).toMatch(problem)
    else expect(found).toBeNull()
  })
})
