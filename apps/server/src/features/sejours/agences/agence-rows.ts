import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import * as t from '@foulee/db/schema'
import { sql } from 'drizzle-orm'

type RemovedContent = { voyages: number[]; folders: string[] }

/**
 * Deletes matching stays and their rows, in the caller's transaction; the database refuses a booked
 * one.
 * @param where over `voyages v`
 * @returns the folders of their images, which others may share
 */
export async function removeVoyagesWhere(tx: Tx, where: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await tx.execute<RemovedContent>(sql`
    with its as materialized (select v.id from voyages v where ${where})
    select coalesce((select array_agg(id) from its), '{}') as voyages, coalesce((
      select array_agg(fichier) from (
        select fichier from voyage_photos where voyages_id in (select id from its)
        union select logo from voyage_partenaires where voyages_id in (select id from its)
      ) files where fichier is not null), '{}') as folders`)
  const { voyages = [], folders = [] } = rows[0] ?? {}
  if (!voyages.length) return []
  const ids = sql`${sql.param(voyages)}::int[]`
  await tx.execute(sql`delete from commentaires where model = 'voyage' and objet_id = any(${ids})`)
  await tx.execute(sql`delete from disponibilites where voyages_id = any(${ids})`)
  await tx.execute(sql`delete from voyages where id = any(${ids})`)
  await invalidate(tx, ['voyages', ...voyages.map((id) => `voyage:${id}` as const)])
  return folders
}

/**
 * Deletes an agency, its stays and their rows, in the caller's transaction.
 * @returns the folders of its images, which others may share
 */
export async function removeAgenceRows(tx: Tx, id: number): Promise<string[]> {
  const ofStays = await removeVoyagesWhere(tx, sql`v.agences_id = ${id}`)
  const { rows } = await tx.execute<{ fichier: string }>(sql`
    select fichier from agence_photos where agences_id = ${id}
    union select logo from agence_partenaires where agences_id = ${id} and logo is not null
    union select logo from agences where id = ${id} and logo is not null`)
  await tx.delete(t.agences).where(sql`id = ${id}`)
  return [...ofStays, ...rows.map(({ fichier }) => fichier)]
}
