import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'

/** What a sitemap file may hold at most, here: an id's part is known without counting. */
export const PART_SIZE = 10_000

const lastmod = sql`to_char(max(c.updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Parts of the races by id, from 1, that hold any that everyone may see, with their last change. */
export async function findSitemapParts(db: Db) {
  const { rows } = await db.execute<{ part: number; lastmod: string }>(sql`
    select ((k.courses_id - 1) / ${PART_SIZE}::int + 1)::int as part, ${lastmod} as lastmod
    from course_cards k join courses c on c.id = k.courses_id
    where k.is_visible group by 1 order by 1`)
  return rows
}

/** The races of one part: a range of the primary key, however many races there are. */
export async function findSitemapCourses(db: Db, part: number) {
  const { rows } = await db.execute<{ slug: string; lastmod: string }>(sql`
    select k.slug, ${lastmod} as lastmod
    from course_cards k join courses c on c.id = k.courses_id
    where k.courses_id > ${(part - 1) * PART_SIZE} and k.courses_id <= ${part * PART_SIZE}
      and k.is_visible
    group by k.courses_id order by k.courses_id`)
  return rows
}
