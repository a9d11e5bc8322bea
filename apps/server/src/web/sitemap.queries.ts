import type { Db } from '@foulee/db/connect'
import { ETAT } from '@foulee/domain/courses/course'
import { type SQL, sql } from 'drizzle-orm'

/** What a sitemap file may hold at most, here: an id's part is known without counting. */
export const PART_SIZE = 10_000

const visible = (folder: string, cards: SQL, things: SQL, id: SQL) => sql`
  select k.${id} as id, ${folder}::text || k.slug as path, c.updated_at
  from ${cards} k join ${things} c on c.id = k.${id} where k.is_visible`

/** What has pages of its own and everyone may see, each in parts of a sitemap. */
const KINDS = {
  courses: visible('/courses/', sql`course_cards`, sql`courses`, sql`courses_id`),
  parcours: visible('/parcours/', sql`parcours_cards`, sql`parcours`, sql`parcours_id`),
  // Those with a race that is there: a page without one says nothing to a search engine.
  organisateurs: sql`
    select o.id, '/organisateurs/' || o.slug as path, max(c.updated_at) as updated_at from organisateurs o
    join course_cards k on k.organisateurs_id = o.id and k.is_visible
    join courses c on c.id = k.courses_id group by o.id`,
  // By épreuve: those of a race that is cancelled since are kept out of search engines.
  resultats: sql`
    select p.id, '/courses/' || c.slug || '/epreuves/' || p.id || '/resultats' as path,
      e.envoye_le as updated_at
    from resultat_envois e join epreuves p on p.id = e.epreuves_id
    join editions d on d.id = p.editions_id
    join courses c on c.id = d.courses_id and c.etat >= ${ETAT.publiee}`,
} as const
export type SitemapKind = keyof typeof KINDS
export const SITEMAP_KINDS = Object.keys(KINDS) as readonly SitemapKind[]

const toIso = (instant: SQL) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Parts of a kind by id, from 1, that hold any, with their last change. */
export async function findSitemapParts(db: Db, kind: SitemapKind) {
  const { rows } = await db.execute<{ part: number; lastmod: string }>(sql`
    select ((id - 1) / ${PART_SIZE}::int + 1)::int as part, ${toIso(sql`max(updated_at)`)} as lastmod
    from (${KINDS[kind]}) seen group by 1 order by 1`)
  return rows
}

/** What one part names: a range of ids, however many there are. */
export async function findSitemapPart(db: Db, kind: SitemapKind, part: number) {
  const { rows } = await db.execute<{ path: string; lastmod: string }>(sql`
    select path, ${toIso(sql`updated_at`)} as lastmod from (${KINDS[kind]}) seen
    where id > ${(part - 1) * PART_SIZE} and id <= ${part * PART_SIZE} order by id`)
  return rows
}
