import type { Db } from '@foulee/db/connect'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Pages that search engines may know, in files of their own: one `select` of the columns `id, path,
 * updated_at`. A file holds a range of ids.
 */
export type SitemapRows = { name: string; rows: SQL }

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
 * Pages that stand for many: a directory by department or month, where there is something to find.
 * @param today as Paris counts days
 * @returns their paths
 */
export type Directories = (db: Db, today: string) => Promise<string[]>
