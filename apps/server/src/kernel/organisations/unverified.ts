import type { Db } from '@foulee/db/connect'
import { users } from '@foulee/db/schema'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Structure } from './structure.ts'

type UnverifiedQuery = {
  structure: Structure
  waits?: SQL | undefined
  page: number
  nb_page: number
}
type Waiting = { id: number; created_by: number | null }
type Createur = { users_id: number; nom: string; email: string }

export async function findUnverified<Found extends object>(
  db: Db,
  { structure, waits = sql`verifie_le is null`, page, nb_page }: UnverifiedQuery,
  find: (id: number) => Promise<Found | null>,
): Promise<{ data: (Found & { createur: Createur | null })[]; nb: number }> {
  const from = sql`from ${sql.identifier(structure.table)} where ${waits}`
  const { rows } = await db.execute<Waiting>(sql`
    select id, created_by ${from} order by created_at, id
    limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const total = await db.execute<{ nb: number }>(sql`select count(*)::int as nb ${from}`)
  const creators = await findCreators(db, rows)
  const data: (Found & { createur: Createur | null })[] = []
  for (const { id, created_by } of rows) {
    const found = await find(id)
    if (found) data.push({ ...found, createur: creators.get(created_by ?? 0) ?? null })
  }
  return { data, nb: total.rows[0]?.nb ?? 0 }
}

async function findCreators(db: Db, rows: readonly Waiting[]): Promise<Map<number, Createur>> {
  const ids = rows.flatMap(({ created_by }) => (created_by === null ? [] : [created_by]))
  const people = ids.length ? await db.select().from(users).where(inArray(users.id, ids)) : []
  return new Map(
    people.map((item) => [
      item.id,
      { users_id: item.id, nom: getDisplayName(item), email: item.email },
    ]),
  )
}
