import type { Tx } from '@foulee/db/connect'
import { slugify } from '@foulee/domain/shared/slug'
import { sql } from 'drizzle-orm'

type Named = {
  /** The table of the things, with `id` and `slug`. Ours, never a caller's. */
  table: string
  /** What one is called by its number until it has a name: `course` for `course-12`. */
  genre: string
  /** Addresses of our own calls beside those of the things, when they hold a hyphen. */
  ours?: readonly string[]
}

/** How things of one kind are called in addresses. */
export type Slugs = {
  /** Until it is named. */
  getFirst: (id: number) => string
  /**
   * Its name in addresses. With its number when the name is one word (addresses of our own are), reads
   * like the first slug of another one, or is taken.
   */
  choose: (tx: Tx, id: number, nom: string | null) => Promise<string>
}

export function createSlugs({ table, genre, ours = [] }: Named): Slugs {
  const isFirst = new RegExp(`^${genre}-\\d+$`)
  const getFirst = (id: number) => `${genre}-${id}`
  return {
    getFirst,
    async choose(tx, id, nom) {
      const slug = slugify(nom ?? '')
      if (!slug) return getFirst(id)
      if (!slug.includes('-') || ours.includes(slug) || isFirst.test(slug)) return `${slug}-${id}`
      // Two that take the same name at once take turns.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${table} ${slug}`}))`)
      const { rows } = await tx.execute(
        sql`select from ${sql.identifier(table)} where slug = ${slug} and id <> ${id} limit 1`,
      )
      return rows.length > 0 ? `${slug}-${id}` : slug
    },
  }
}
