import type { OrganisateurAVerifier } from '@foulee/contract/courses/organisateurs'
import type { Db } from '@foulee/db/connect'
import { users } from '@foulee/db/schema'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { inArray, sql } from 'drizzle-orm'
import { findOrganisateur } from './organisateurs.queries.ts'

type Page = { page: number; nb_page: number }
type Waiting = { id: number; created_by: number | null }

/** Organisers that staff has not looked at, whoever waits longest first. */
export async function findUnverified(
  db: Db,
  { page, nb_page }: Page,
): Promise<{ data: OrganisateurAVerifier[]; nb: number }> {
  const { rows } = await db.execute<Waiting>(sql`
    select id, created_by from organisateurs where verifie_le is null
    order by created_at, id limit ${nb_page} offset ${(page - 1) * nb_page}`)
  const total = await db.execute<{ nb: number }>(
    sql`select count(*)::int as nb from organisateurs where verifie_le is null`,
  )
  const creators = await findCreators(db, rows)
  const data: OrganisateurAVerifier[] = []
  for (const { id, created_by } of rows) {
    const organisateur = await findOrganisateur(db, id)
    const createur = creators.get(created_by ?? 0) ?? null
    if (organisateur) data.push({ ...organisateur, createur })
  }
  return { data, nb: total.rows[0]?.nb ?? 0 }
}

async function findCreators(db: Db, rows: readonly Waiting[]) {
  const ids = rows.flatMap(({ created_by }) => (created_by === null ? [] : [created_by]))
  const people = ids.length ? await db.select().from(users).where(inArray(users.id, ids)) : []
  return new Map(
    people.map((one) => [one.id, { users_id: one.id, nom: getDisplayName(one), email: one.email }]),
  )
}
