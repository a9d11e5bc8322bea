import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'

/** What a sitemap file may hold at most, here: an id's part is known without counting. */
export const PART_SIZE = 10_000

/** What has pages of its own, each in parts of a sitemap. */
const KINDS = {
  courses: { cards: sql`course_cards`, things: sql`courses`, id: sql`courses_id` },
  parcours: { cards: sql`parcours_cards`, things: sql`parcours`, id: sql`parcours_id` },
} as const
export type SitemapKind = keyof typeof KINDS
export const SITEMAP_KINDS = Object.keys(KINDS) as readonly SitemapKind[]

const lastmod = sql`to_char(max(c.updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Parts of a kind by id, from 1, that hold any that everyone may see, with their last change. */
export async function findSitemapParts(db: Db, kind: SitemapKind) {
  const { cards, things, id } = KINDS[kind]
  const { rows } = await db.execute<{ part: number; lastmod: string }>(sql`
    select ((k.${id} - 1) / ${PART_SIZE}::int + 1)::int as part, ${lastmod} as lastmod
    from ${cards} k join ${things} c on c.id = k.${id}
    where k.is_visible group by 1 order by 1`)
  return rows
}

/** What one part names: a range of the primary key, however many there are. */
export async function findSitemapPart(db: Db, kind: SitemapKind, part: number) {
  const { cards, things, id } = KINDS[kind]
  const { rows } = await db.execute<{ slug: string; lastmod: string }>(sql`
    select k.slug, ${lastmod} as lastmod from ${cards} k join ${things} c on c.id = k.${id}
    where k.${id} > ${(part - 1) * PART_SIZE} and k.${id} <= ${part * PART_SIZE} and k.is_visible
    group by k.${id} order by k.${id}`)
  return rows
}
