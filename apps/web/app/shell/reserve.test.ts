import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PORTES_DU_SERVEUR, ROUTES_DU_PRODUIT } from '@foulee/domain/site/page-reserve'
import { expect, it } from 'vitest'
import { pages } from './pages.ts'

it('every first path segment of a route is reserved, so that no managed page can take it', () => {
  const firsts = Object.keys(pages).map((path) => path.split('/')[0] ?? '')
  const taken = [...new Set(firsts)].filter((first) => first && first !== '*').toSorted()
  expect(ROUTES_DU_PRODUIT.toSorted()).toEqual(taken)
})

it('every folder of files is reserved, so that no managed page can take it', () => {
  const folder = fileURLToPath(new URL('../../public/', import.meta.url))
  const folders = readdirSync(folder, { withFileTypes: true }).filter((item) => item.isDirectory())
  expect(
    folders.map(({ name }) => name).filter((name) => !PORTES_DU_SERVEUR.includes(name)),
  ).toEqual([])
})
