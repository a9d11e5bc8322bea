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
import { noteSave } from '#features/sejours/voyages/voyages-versions.ts'
import type { User } from '#platform/http/user.ts'
import { announceDepart } from './announce-depart.ts'

/** Who changes the departures of which stay, and the version they started from. */
export type Saving = {
  voyages_id: number
  user: User
  now: Date
  version?: number | undefined
}

export type DepartRow = typeof t.disponibilites.$inferSelect

export type Written = {
  /** The departure that was written. */
  id: number
  changes: Changes
  /** What whoever booked it or keeps the stay is told. */
  news?: DepartChange[]
  /** Others who are told: those who waited for places that will not be. */
  attendaient?: number[]
  /** Those whose bookings ended with it: they are told too. */
  reservaient?: number[]
}

/**
 * Changes departures of a stay: sees that this person may, keeps others out meanwhile, bookings too, notes
 * what changed, tells those whom it touches, and writes what everybody reads anew.
 * @returns the first departure that was written
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
    for (const one of written) await noteWritten(tx, { voyages_id, user, now, version }, one)
    const isTold = written.some(({ news }) => news?.length)
    // What travellers are told of, no list shows as it was.
    await rebuildVoyageCards(tx, [voyages_id], now, isTold ? 'other' : 'edit')
    return written[0].id
  })
}

/** Notes what changed of a departure, and tells those whom it touches. @throws ApiError `version_depassee` */
export async function noteWritten(
  tx: Tx,
  { voyages_id, user, now, version }: Saving,
  { id, changes, news = [], attendaient = [] }: Written,
): Promise<void> {
  const section = `depart:${id}` as const
  await noteSave(tx, { id: voyages_id, section, user, now, changes, base: version })
  await announceDepart(tx, { disponibilites_id: id, changes: news, attendaient, now })
}

/** A departure of this stay: that of another one does not exist. @throws ApiError `disponibilite_introuvable` */
export async function pickDepart(tx: Tx, voyages_id: number, id: number): Promise<DepartRow> {
  const [row] = await tx
    .select()
    .from(t.disponibilites)
    .where(and(eq(t.disponibilites.id, id), eq(t.disponibilites.voyages_id, voyages_id)))
  if (!row) throw new ApiError('disponibilite_introuvable')
  return row
}

/** @throws ApiError `champs_invalides` when there are any */
export function refuse(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
}
