import type { Db } from '@foulee/db/connect'
import { profils } from '@foulee/db/schema'
import { findDepartement, getDepartementFromCodePostal } from '@foulee/domain/shared/departement'
import type { Position } from '@foulee/domain/shared/geo'
import { eq } from 'drizzle-orm'
import type { Lieux } from './lieux.ts'

export type Alentour = {
  nom: string
  est_departement: boolean
  departement: string
  position: Position
}

export async function findAlentour(
  db: Db,
  lieux: Lieux,
  users_id: number,
): Promise<Alentour | null> {
  const { code_postal, ville, pays } = profils
  const [row] = await db
    .select({ code_postal, ville, pays })
    .from(profils)
    .where(eq(profils.users_id, users_id))
  return row ? locateAlentour(lieux, row) : null
}

type Address = { code_postal: string | null; ville: string | null; pays: string | null }

export async function locateAlentour(lieux: Lieux, address: Address): Promise<Alentour | null> {
  const { code_postal, ville, pays } = address
  if ((pays ?? 'FR') !== 'FR') return null
  const lieu = await lieux.locate({ code_postal: code_postal ?? '', ville: ville ?? '' })
  if (lieu?.position) {
    const { nom, departement, position } = lieu
    return { nom, est_departement: false, departement, position }
  }
  const departement = lieu?.departement || getDepartementFromCodePostal(code_postal ?? '')
  const position = departement && (await lieux.middle(departement))
  if (!departement || !position) return null
  const nom = findDepartement(departement)?.nom ?? departement
  return { nom, est_departement: true, departement, position }
}
