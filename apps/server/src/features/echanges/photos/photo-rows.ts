import type { Tx } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'
import type { Standing } from '#kernel/entity-types/photo-model.ts'
import type { PhotoTable } from '#platform/images/stored-photos.ts'

export async function listPhotos(
  tx: Tx,
  { table, column }: PhotoTable,
  id: number,
): Promise<Standing[]> {
  const { rows } = await tx.execute<Standing>(sql`
    select id, fichier, ordre from ${sql.identifier(table)}
    where ${sql.identifier(column)} = ${id} order by ordre, id`)
  return rows
}

export async function arrangePhotos(
  tx: Tx,
  { table }: PhotoTable,
  ids: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    update ${sql.identifier(table)} p set ordre = r.rang - 1
    from unnest(${sql.param([...ids])}::int[]) with ordinality as r(id, rang) where p.id = r.id`)
}

export async function removePhotoRow(tx: Tx, { table }: PhotoTable, id: number): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`)
}
