import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import type { DepartChange } from '@foulee/domain/sejours/depart-changement'
import type { Changes } from '@foulee/domain/shared/version'
import { and, eq } from 'drizzle-orm'
import {
  getOwnedVoyage,
  type OwnedVoyage,
} from '#features/sejours/voyages/voyages-owned.queries.ts'
import { recordSave } from '#features/sejours/voyages/voyages-versions.ts'
import type { User } from '#platform/http/user.ts'
import { announceDepart } from './announce-depart.ts'

export type Saving = {
  voyages_id: number
  user: User
  now: Date
  version?: number | undefined
}

export type DepartRow = typeof t.disponibilites.$inferSelect

export type Written = {
  id: number
  changes: Changes
  news?: DepartChange[]
  attendaient?: number[]
  reservaient?: number[]
}

/**
 * Changes departures of a stay: checks access, locks against bookings too, records, notifies and
 * rebuilds the read model.
 * @returns the first written departure
 * @throws ApiError `voyage_introuvable`, `acces_refuse`, `version_depassee`
 */
export async function saveDeparts(
  db: Db,
  { voyages_id, user, now, version }: Saving,
  write: (tx: Tx, voyage: OwnedVoyage) => Promise<[Written, ...Written[]]>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const voyage = await getOwnedVoyage(tx, user, voyages_id, { isLocked: true })
    const written = await write(tx, voyage)
    for (const item of written) await recordSaved(tx, { voyages_id, user, now, version }, item)
    const isTold = written.some(({ news }) => news?.length)
    // A change worth a notice must not be served stale.
    await rebuildVoyageCards(tx, [voyages_id], now, isTold ? 'other' : 'edit')
    return written[0].id
  })
}

export async function recordSaved(
  tx: Tx,
  { voyages_id, user, now, version }: Saving,
  { id, changes, news = [], attendaient = [] }: Written,
): Promise<void> {
  const section = `depart:${id}` as const
  await recordSave(tx, { id: voyages_id, section, user, now, changes, base: version })
  await announceDepart(tx, { disponibilites_id: id, changes: news, attendaient, now })
}

export async function pickDepart(tx: Tx, voyages_id: number, id: number): Promise<DepartRow> {
  const [row] = await tx
    .select()
    .from(t.disponibilites)
    .where(and(eq(t.disponibilites.id, id), eq(t.disponibilites.voyages_id, voyages_id)))
  if (!row) throw new ApiError('disponibilite_introuvable')
  return row
}

export function assertFields(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
}
