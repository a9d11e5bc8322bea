import { randomBytes } from 'node:crypto'
import type { Input } from '@foulee/contract/shared/call'
import type { TestApp } from '#test/test-app.ts'

/** A word that nothing else in the database is named by, nor nearly: twelve letters without a French ending. */
export const nextWord = () =>
  `zy${[...randomBytes(10)].map((byte) => 'bcdfghjklmnpqrtvwx'[byte % 18]).join('')}`

export type Asked = NonNullable<Input<'GET /api/recherche'>['query']>

/** What a search answers, as tests compare it. */
export const finding = (app: () => TestApp) => {
  const find = async (q: string, asked: Partial<Asked> = {}, call = app().call) =>
    (await call('GET /api/recherche', { query: { q, ...asked } })).data.groupes
  /** Titles by kind. */
  const titles = async (q: string, asked: Partial<Asked> = {}, call = app().call) =>
    Object.fromEntries(
      (await find(q, asked, call)).map(({ kind, resultats }) => [
        kind,
        resultats.map(({ titre }) => titre),
      ]),
    )
  return { find, titles }
}
