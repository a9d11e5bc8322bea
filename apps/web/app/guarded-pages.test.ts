import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { guardedPages } from './guarded-pages.ts'

const routes = Object.keys(guardedPages).map((path) => ({ id: path, path }))
const find = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.id

it.each([
  ['/contribution/courses', 'contribution/courses'],
  ['/contribution/courses/12', 'contribution/courses/:id'],
  ['/contribution/courses/12/ailleurs', 'contribution/courses/*'],
  ['/contribution/parcours/12/ailleurs', 'contribution/parcours/*'],
  ['/contribution/sejours/agences', 'contribution/sejours/agences'],
  ['/contribution/sejours/agences/3/ailleurs', 'contribution/sejours/*'],
  ['/contribution/plans/1/2/3', 'contribution/plans/*'],
  ['/contribution/trainings/1/2', 'contribution/trainings/*'],
  ['/contribution/athletes/1/2', 'contribution/athletes/*'],
  ['/courses/trail/epreuves/4', 'courses/:slug/epreuves/:id'],
  ['/courses/trail/epreuves/4/ailleurs', 'courses/:slug/epreuves/:id/*'],
  ['/contribution/ailleurs', undefined],
])('%s answers %s (produit 2.2)', (address, page) => {
  expect(find(address)).toBe(page)
})
