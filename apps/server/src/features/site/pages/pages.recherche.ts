import { pages } from '@foulee/db/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { RechercheEntry } from '#kernel/search/recherche-entry.ts'
import { isFree, isOut } from './pages.queries.ts'

/** Pages readable at this instant; no event marks their hours. */
export const pagesRecherche: RechercheEntry = {
  kind: 'page',
  ids: sql`select id from pages`,
  isFound: (_, now) =>
    sql`exists (select from ${pages} where ${and(
      eq(pages.id, sql.raw('recherche.objet_id')),
      isFree,
      isOut(now),
    )})`,
}
