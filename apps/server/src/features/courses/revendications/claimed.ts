import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import type { Db, Tx } from '@foulee/db/connect'
import { revendications } from '@foulee/db/schema'
import { type SQL, sql } from 'drizzle-orm'
import { magasinStructure } from '#features/club/magasins/magasins.structure.ts'
import { organisateurStructure } from '#features/courses/organisateurs/organisateurs.structure.ts'
import type { Structure } from '#kernel/organisations/structure.ts'

export type TypeClaim = 'organisateur' | 'magasin'

type Claimed = {
  structure: Structure
  key: 'organisateurs_id' | 'magasins_id'
  isThere: SQL
  missing: ErrorCode
}

export const CLAIMED: Readonly<Record<TypeClaim, Claimed>> = {
  organisateur: {
    structure: organisateurStructure,
    key: 'organisateurs_id',
    isThere: sql`true`,
    missing: 'organisateur_introuvable',
  },
  magasin: {
    structure: magasinStructure,
    key: 'magasins_id',
    // An unverified one already belongs to its proposer.
    isThere: sql`verifie_le is not null and etat >= 100`,
    missing: 'magasin_introuvable',
  },
}

type ClaimRow = typeof revendications.$inferSelect

export function getClaimed(row: Pick<ClaimRow, 'organisateurs_id' | 'magasins_id'>): {
  type: TypeClaim
  id: number
} {
  if (row.magasins_id !== null) return { type: 'magasin', id: row.magasins_id }
  return { type: 'organisateur', id: row.organisateurs_id ?? 0 }
}

export const columnOf = (type: TypeClaim) => revendications[CLAIMED[type].key]

export type ClaimedRow = {
  id: number
  slug: string
  nom: string
  ville: string | null
  email: string | null
}

/** `isLocked` serialises claims of the structure until the end of the transaction. */
export async function findClaimed(
  db: Db | Tx,
  { type, id }: { type: TypeClaim; id: number },
  { isLocked = false } = {},
): Promise<ClaimedRow | null> {
  const { structure, isThere } = CLAIMED[type]
  const { rows } = await db.execute<ClaimedRow>(sql`
    select id, slug, nom, ville, email from ${sql.identifier(structure.table)}
    where id = ${id} ${isLocked ? sql`and ${isThere} for update` : sql``}`)
  return rows[0] ?? null
}
