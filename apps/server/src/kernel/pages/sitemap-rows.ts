import type { Db } from '@foulee/db/connect'
import type { ListTag } from '@foulee/db/invalidation'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Rows of sitemap files: a `select` of the columns `id, path, updated_at`. A file covers a range of
 * ids, cached until its `tags` are invalidated; without tags it is read on each request.
 */
export type SitemapRows = { name: string; rows: SQL; tags?: readonly ListTag[] }

/**
 * Pages of public entities, from their read model.
 * @param names.cards the read model, whose `key` is the id in `table`
 */
export const visiblePages = (
  folder: string,
  names: { cards: string; table: string; key: string },
): SQL => {
  const [cards, table, key] = [names.cards, names.table, names.key].map((name) =>
    sql.identifier(name),
  )
  return sql`
    select k.${key} as id, ${folder}::text || k.slug as path, t.updated_at
    from ${cards} k join ${table} t on t.id = k.${key} where k.is_visible`
}

/**
 * Directory pages that have results (by department or month), and static pages.
 * @param today date in Paris
 * @returns their paths
 */
export type Directories = (db: Db, today: string) => Promise<string[]>
