import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { createOrganisateur, createUser, dayFrom, nextNumber } from './factories.ts'

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

function first<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

export async function createMemberInvitation(
  db: Db,
  now: Date,
  input: New<typeof t.organisateurInvitations> = {},
) {
  const n = nextNumber()
  const users_id = input.users_id ?? (await createUser(db)).id
  const organisateurs_id =
    input.organisateurs_id ?? (await createOrganisateur(db, { membres: [users_id] })).id
  return first(
    await db
      .insert(t.organisateurInvitations)
      .values({
        email: `invite-${n}@exemple.fr`,
        token_hash: `membre-${n}`,
        created_at: now.toISOString(),
        expires_at: `${dayFrom(now, 30)}T00:00:00Z`,
        ...input,
        users_id,
        organisateurs_id,
      })
      .returning(),
  )
}

const HALF_HOUR_MS = 1_800_000

/** Pending with a code, or for staff with `etat: 'staff'`. */
export async function createClaim(db: Db, now: Date, input: New<typeof t.revendications> = {}) {
  const { etat = 'code' } = input
  const expires_at = new Date(now.getTime() + HALF_HOUR_MS).toISOString()
  const users_id = input.users_id ?? (await createUser(db)).id
  const known = { email: `bonjour@club-${nextNumber()}.exemple.fr` }
  const organisateurs_id = input.organisateurs_id ?? (await createOrganisateur(db, known)).id
  return first(
    await db
      .insert(t.revendications)
      .values({
        created_at: now.toISOString(),
        expires_at: etat === 'code' ? expires_at : null,
        ...input,
        etat,
        users_id,
        organisateurs_id,
      })
      .returning(),
  )
}
