import type { Db } from '@foulee/db/connect'
import { type SQL, sql } from 'drizzle-orm'
import type { SitemapRows } from './sitemap-rows.ts'

/** Ids per sitemap file: fixed ranges, so that no count is needed. */
export const PART_SIZE = 10_000

const toIso = (instant: SQL) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

export async function findSitemapParts(db: Db, { rows: pages }: SitemapRows) {
  const { rows } = await db.execute<{ part: number; lastmod: string }>(sql`
    select ((id - 1) / ${PART_SIZE}::int + 1)::int as part, ${toIso(sql`max(updated_at)`)} as lastmod
    from (${pages}) seen group by 1 order by 1`)
  return rows
}

export async function findSitemapPart(db: Db, { rows: pages }: SitemapRows, part: number) {
  const { rows } = await db.execute<{ path: string; lastmod: string }>(sql`
    select path, ${toIso(sql`updated_at`)} as lastmod from (${pages}) seen
    where id > ${(part - 1) * PART_SIZE} and id <= ${part * PART_SIZE} order by id`)
  return rows
}
