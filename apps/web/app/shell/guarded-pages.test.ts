import { expect, it } from 'vitest'
import { guardedPages } from './guarded-pages.ts'

it.each([
  'contribution/courses',
  'contribution/parcours',
  'contribution/sejours',
  'contribution/plans',
  'contribution/trainings',
  'contribution/athletes',
  'courses/:slug/epreuves/:id',
])('the page %s handles unknown sub-paths (produit 2.2)', (path) => {
  expect(guardedPages).toHaveProperty([path])
  expect(guardedPages).toHaveProperty([`${path}/*`])
})
