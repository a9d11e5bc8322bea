import { findDepartement } from '@foulee/domain/shared/departement'
import { expect, it } from 'vitest'
import { DEMO_PARCOURS } from '../parcours/list.ts'
import { DEMO_EVENEMENTS } from './evenements/list.ts'

it('the demo has forty events with distinct titles, twelve of them series', () => {
  expect(DEMO_EVENEMENTS).toHaveLength(40)
  expect(DEMO_EVENEMENTS.filter(({ regle }) => regle)).toHaveLength(12)
  expect(new Set(DEMO_EVENEMENTS.map(({ titre }) => titre)).size).toBe(40)
})

it.each(DEMO_EVENEMENTS)('$titre is in a département, on a route that there is', (demo) => {
  const [, , code_postal, departement, lon, lat] = demo.lieu
  expect(findDepartement(departement)).not.toBeNull()
  expect(code_postal.slice(0, 2)).toBe(departement.slice(0, 2))
  expect(lon > -5 && lon < 10 && lat > 41 && lat < 51.2).toBe(true)
  if (demo.parcours) expect(DEMO_PARCOURS.map(({ titre }) => titre)).toContain(demo.parcours)
})
