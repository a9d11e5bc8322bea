import type { Db } from '@foulee/db/connect'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { CardList } from '../apps/server/src/kernel/search/card-list.ts'
import type { ListCaches } from '../apps/server/src/kernel/search/list-caches.ts'
import { PUBLIC } from '../apps/server/src/kernel/search/scope.ts'
import { createTaggedCache } from '../apps/server/src/platform/http/tagged-cache.ts'

export type Statement = { text: string; values: unknown[] }

const empty = <T>() => createTaggedCache<T>(0, () => 1)

export const EMPTY_CACHES: ListCaches = {
  totals: empty(),
  corrections: empty(),
  grilles: empty(),
  lignes: empty(),
}

export async function compileCardList<Query>(
  db: Db,
  list: CardList<Query>,
  query: Query,
  total?: number,
): Promise<Statement> {
  const search = await list.readSearch(db, query, EMPTY_CACHES)
  const { sql, params } = new PgDialect().sqlToQuery(list.buildPage(query, search, PUBLIC, total))
  return { text: sql, values: params }
}
