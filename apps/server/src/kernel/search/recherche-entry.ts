import type { RechercheKind } from '@foulee/domain/site/recherche'
import type { SQL } from 'drizzle-orm'
import type { SearchQuery } from './search-query.ts'

export type RechercheDetail = {
  /**
   * One JSON value, for the entity with id `p.id`.
   * @param search the text as a `tsquery`; null for a prefix search in titles
   */
  figures: (search: string | null) => SQL
  write: (figures: unknown) => string
}

export const writeDetail = <Figures>(
  figures: SQL | RechercheDetail['figures'],
  write: (figures: Figures) => string,
): RechercheDetail => ({
  figures: typeof figures === 'function' ? figures : () => figures,
  write: (read) => write(read as Figures),
})

/**
 * A kind in the global search. The indexed row comes from the SQL function `recherche_de_<kind>`,
 * called by triggers (decision 0126).
 */
export type RechercheEntry = {
  kind: RechercheKind
  ids: SQL
  /**
   * Condition: the viewer (null for a visitor) may find the row now. Without it, public rows only.
   */
  isFound?: (viewer: number | null, now: Date) => SQL
  /** Replaces the rounded figures of the index by those of the page. */
  detail?: RechercheDetail
  /** For kinds with a parsed search text (produit 14.25). */
  sens?: Pick<SearchQuery<never>, 'quoi' | 'countEach'>
}
