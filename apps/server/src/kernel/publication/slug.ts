import type { Tx } from '@foulee/db/connect'
import { slugify } from '@foulee/domain/shared/slug'
import { sql } from 'drizzle-orm'

type SluggedTable = {
  table: string
  /** Prefix of the slug until there is a name: `course` for `course-12`. */
  genre: string
  /** Reserved slugs: paths of our own routes that contain a hyphen. */
  ours?: readonly string[]
}

export type Slugs = {
  getFirst: (id: number) => string
  /**
   * Slug of a name. The id is appended when the name is one word (our own paths are), looks like a
   * first slug, or is taken.
   */
  choose: (tx: Tx, id: number, nom: string | null) => Promise<string>
}

export function createSlugs({ table, genre, ours = [] }: SluggedTable): Slugs {
  const isFirst = new RegExp(`^${genre}-\\d+$`)
  const getFirst = (id: number) => `${genre}-${id}`
  return {
    getFirst,
    async choose(tx, id, nom) {
      const slug = slugify(nom ?? '')
      if (!slug) return getFirst(id)
      if (!slug.includes('-') || ours.includes(slug) || isFirst.test(slug)) return `${slug}-${id}`
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${table} ${slug}`}))`)
      const { rows } = await tx.execute(
        sql`select from ${sql.identifier(table)} where slug = ${slug} and id <> ${id} limit 1`,
      )
      return rows.length > 0 ? `${slug}-${id}` : slug
    },
  }
}
