import { expect, it } from 'vitest'
import { getPlanPath, readPlanPath } from './annuaire.ts'

it.each([
  [undefined, undefined, '/plans-entrainement'],
  ['semi', undefined, '/plans-entrainement/semi'],
  ['trail_court', 'debutant', '/plans-entrainement/trail-court/debutant'],
] as const)('the plans for %s, of %s, are at %3$s', (objectif, niveau, path) => {
  expect(getPlanPath(objectif, niveau)).toBe(path)
  if (objectif) {
    const [, , first = '', second] = path.split('/')
    expect(readPlanPath(first, second)).toEqual({ objectif, niveau: niveau ?? null })
  }
})

it.each([
  ['trail_court', undefined],
  ['licorne', undefined],
  ['semi', 'licorne'],
  ['', 'debutant'],
])('there are no plans at %s, %s', (objectif, niveau) => {
  expect(readPlanPath(objectif, niveau)).toBeNull()
})
