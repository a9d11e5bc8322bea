import type { Preparation } from '@foulee/contract/parcours/parcours-suggestions'
import { expect, it } from 'vitest'
import { gatherRoutes } from './gather-routes.ts'

const suited = (id: number, raison: string) => ({ parcours: { id }, raisons: [raison] })
const prepare = (epreuve: string, ...parcours: unknown[]) => ({ epreuve, parcours }) as Preparation

it('each route is listed once with its épreuves, those for the most épreuves first', () => {
  const found = gatherRoutes([
    prepare('Le 80', suited(1, 'a')),
    prepare('Le 40', suited(2, 'b'), suited(3, 'c')),
    prepare('Le 20', suited(3, 'd')),
  ])
  expect(found.map(({ route, pour }) => [route.id, pour.map(({ epreuve }) => epreuve)])).toEqual([
    [3, ['Le 40', 'Le 20']],
    [1, ['Le 80']],
    [2, ['Le 40']],
  ])
  expect(found[0]?.pour.map(({ raisons }) => raisons)).toEqual([['c'], ['d']])
})

it('an épreuve with only its own route gives no suggestion', () => {
  expect(gatherRoutes([prepare('Le 80')])).toEqual([])
})
