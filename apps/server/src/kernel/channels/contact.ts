import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { contacts } from '@foulee/db/schema'
import { CONTACTS, type GenreContact } from '@foulee/domain/echanges/message'
import { and, eq, sql } from 'drizzle-orm'
import { createMembership } from '#kernel/organisations/membership.ts'
import { contactCanal } from './contact.canal.ts'
import { openCanal } from './open-canal.ts'

export type Structure = { genre: GenreContact; id: number }

const COLUMNS = {
  agence: contacts.agences_id,
  organisateur: contacts.organisateurs_id,
  magasin: contacts.magasins_id,
}

export async function findContactFacts(
  db: Db | Tx,
  { genre, id }: Structure,
  users_id: number | null,
): Promise<{ est_gere: boolean; est_a_moi: boolean }> {
  const members = createMembership(genre)
  const structure = sql`${id}::int`
  const mine = users_id === null ? sql`false` : members.isManaged(structure, users_id)
  const { rows } = await db.execute<{ est_gere: boolean; est_a_moi: boolean }>(
    sql`select ${members.isReachable(structure)} as est_gere, ${mine} as est_a_moi`,
  )
  return rows[0] ?? { est_gere: false, est_a_moi: false }
}

export async function findContactCanal(
  db: Db | Tx,
  { genre, id }: Structure,
  users_id: number,
): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select k.id from contacts join canaux k on k.objet_kind = 'contact' and k.objet_id = contacts.id
    where ${COLUMNS[genre]} = ${id} and ${contacts.users_id} = ${users_id}`)
  return rows[0]?.id ?? null
}

/**
 * The channel of a member and a structure, opened on first use: the member always writes first.
 * @returns its id
 * @throws ApiError `contact_a_soi`, `contact_ferme`
 */
export async function openContact(
  tx: Tx,
  structure: Structure,
  { users_id, now }: { users_id: number; now: Date },
): Promise<number> {
  const { est_gere, est_a_moi } = await findContactFacts(tx, structure, users_id)
  if (est_a_moi) throw new ApiError('contact_a_soi')
  if (!est_gere) throw new ApiError('contact_ferme')
  const objet = { ...contactCanal, type: CONTACTS[structure.genre].type }
  return openCanal(tx, objet, await upsertContact(tx, structure, { users_id, now }), now)
}

async function upsertContact(
  tx: Tx,
  { genre, id }: Structure,
  { users_id, now }: { users_id: number; now: Date },
): Promise<number> {
  const column = COLUMNS[genre]
  const of = {
    agences_id: genre === 'agence' ? id : null,
    organisateurs_id: genre === 'organisateur' ? id : null,
    magasins_id: genre === 'magasin' ? id : null,
  }
  const [made] = await tx
    .insert(contacts)
    .values({ ...of, users_id, created_at: now.toISOString() })
    .onConflictDoNothing()
    .returning({ id: contacts.id })
  if (made) return made.id
  const [existing] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(column, id), eq(contacts.users_id, users_id)))
  if (!existing) throw new Error('A contact that is there already cannot be found.')
  return existing.id
}
