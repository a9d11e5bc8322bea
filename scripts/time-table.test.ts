import { expect, it } from 'vitest'
import type { Part } from './test-reports.ts'
import { formatTimes } from './time-table.ts'

const part = (part: Partial<Part>): Part => ({
  name: 'Tests',
  seconds: 1,
  passed: 0,
  failed: 0,
  failures: [],
  files: [],
  journeys: [],
  secondTries: [],
  ...part,
})

it('a part tells its seconds and its tests, a step without tests only its seconds', () => {
  const lines = formatTimes(
    [
      part({ name: 'Style', seconds: 4.26 }),
      part({ name: 'API', seconds: 75, passed: 7, failed: 1 }),
    ],
    90,
  )
  expect(lines).toEqual([
    'Où est passé le temps : 1.5 min',
    '    4.3 s  Style',
    '   75.0 s  API (7 réussis, 1 échoués)',
    'Au second essai : aucun',
  ])
})

it('of thirty files the twenty slowest are named, the slowest first, with the part they ran in', () => {
  const files = Array.from({ length: 30 }, (_, nth) => ({ name: `${nth}.test.ts`, seconds: nth }))
  const [, , title, ...lines] = formatTimes([part({ name: 'API', files })], 90)
  expect(title).toBe('Les fichiers les plus lents (30 en tout, 7.3 min)')
  expect(lines.slice(0, 2)).toEqual(['   29.0 s  29.test.ts — API', '   28.0 s  28.test.ts — API'])
  expect(lines).toHaveLength(21)
})

it('a test that passed at its second try is counted and named', () => {
  const lines = formatTimes([part({ secondTries: ['a.test.ts > a race is saved'] })], 90)
  expect(lines.slice(-2)).toEqual([
    'Au second essai : 1',
    'N’a passé qu’au second essai : a.test.ts > a race is saved',
  ])
})
