import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * `Intl` date strings are for display only, as browsers change them (« en-CA » wrote the month
 * first on iOS 16.4 to 17). Zoned dates come from `heure-paris.ts` and `fuseau.ts`, which use
 * formatToParts.
 */
const root = new URL('../', import.meta.url)
const files = globSync(
  ['apps/*/{app,src,public}/**/*.{ts,tsx,js}', 'packages/*/src/**/*.ts', 'e2e/**/*.ts'],
  { cwd: root },
)

const PRINTED = String.raw`(?:\.format|\.toLocale(?:Date|Time)?String)\(`
/** A locale chosen for its date format rather than its readers. */
const OTHER_LANGUAGE = /(?:DateTimeFormat|toLocale(?:Date|Time)?String)\(\s*['"](?!fr)/
const CUT = new RegExp(`${PRINTED}[^\\n]*\\)\\s*\\.(?:slice|split|substring|substr|match|at)\\(`)
const PARSED = new RegExp(`(?:Date\\.parse|new Date|getDayNumber)\\([^)\\n]*${PRINTED}`)

const readsBack = (source: string): boolean =>
  (OTHER_LANGUAGE.test(source) && !source.includes('formatToParts')) ||
  CUT.test(source) ||
  PARSED.test(source)

test('no date is read back from what Intl printed', () => {
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => readsBack(readFileSync(new URL(file, root), 'utf8')))).toEqual([])
})

test.each([
  "new Intl.DateTimeFormat('en-CA', { timeZone })",
  "instant.toLocaleString('sv-SE')",
  "DAY.format(date).split('/')",
  "date.toLocaleDateString('fr-FR').slice(0, 2)",
  'Date.parse(DAY.format(at))',
  'getDayNumber(DAY.format(at))',
  'new Date(at.toLocaleString())',
])('the check sees « %s »', (source) => {
  expect(readsBack(source)).toBe(true)
})

test.each([
  "new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' }).format(new Date(day))",
  'DAY.format(new Date(jour))',
])('the check lets « %s » pass', (source) => {
  expect(readsBack(source)).toBe(false)
})
