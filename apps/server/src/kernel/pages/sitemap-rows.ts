import type { ListTag } from '@foulee/db/changes'
import type { Db } from '@foulee/db/connect'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Pages that search engines may know, in files of their own: one `select` of the columns `id, path,
 * updated_at`. A file holds a range of ids, and is kept until something of `tags` changes; without
 * them it is read each time.
 */
export type SitemapRows = { name: string; rows: SQL; tags?: readonly ListTag[] }

/**
 * The pages of things that everyone may see, by their read model.
 * @param names.cards the read model, whose `key` is the id of the thing in `table`
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
 * Pages that are no thing's: a directory by department or month, where there is something to find,
 * and pages that are there once.
 * @param today as Paris counts days
 * @returns their paths
 */
export type Directories = (db: Db, today: string) => Promise<string[]>
