import { randomBytes } from 'node:crypto'
import type { Input } from '@foulee/contract/shared/call'
import type { TestApp } from '#test/test-app.ts'

/** A word unlike any other in the database: twelve letters without a French ending. */
export const nextWord = () =>
  `zy${[...randomBytes(10)].map((byte) => 'bcdfghjklmnpqrtvwx'[byte % 18]).join('')}`

export type RechercheQuery = NonNullable<Input<'GET /api/recherche'>['query']>

export const finding = (app: () => TestApp) => {
  const find = async (q: string, query: Partial<RechercheQuery> = {}, call = app().call) =>
    (await call('GET /api/recherche', { query: { q, ...query } })).data.groupes
  const titles = async (q: string, query: Partial<RechercheQuery> = {}, call = app().call) =>
    Object.fromEntries(
      (await find(q, query, call)).map(({ kind, resultats }) => [
        kind,
        resultats.map(({ titre }) => titre),
      ]),
    )
  return { find, titles }
}
