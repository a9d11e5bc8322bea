import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import { findVoyageFacts, type VoyageFacts } from '@foulee/db/read-models/voyage-facts'
import { presentVoyage } from '@foulee/db/read-models/voyage-presenter'
import { voyages } from '@foulee/db/schema'
import { findMissingForSubmission } from '@foulee/domain/sejours/voyage'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { ETAT, type Manque, toErrors } from '@foulee/domain/shared/publication'
import type { Changes } from '@foulee/domain/shared/version'
import { eq } from 'drizzle-orm'
import { isBeingRead } from '#kernel/publication/workflow.ts'
import type { User } from '#platform/http/user.ts'
import { getOwnedVoyage, type OwnedVoyage } from './voyages-owned.queries.ts'
import { recordSave, type Section } from './voyages-versions.ts'

export async function readVoyage(db: Db | Tx, id: number, now: Date) {
  const [facts] = await findVoyageFacts(db, [id], parisDate(now))
  if (!facts) throw new ApiError('voyage_introuvable')
  return { facts, voyage: presentVoyage(facts, now) }
}

export const listManques = (facts: VoyageFacts, now: Date): Manque[] =>
  findMissingForSubmission(presentVoyage({ ...facts, etat: ETAT.brouillon }, now))

export async function findManques(db: Db | Tx, id: number, now: Date): Promise<Manque[]> {
  return listManques((await readVoyage(db, id, now)).facts, now)
}

export type Saving = { id: number; user: User; now: Date; version?: number | undefined }

type Written<T> = { saves: readonly (readonly [Section, Changes])[]; result: T }

/**
 * Changes a stay in one transaction: checks access, locks, records the sections and rebuilds the
 * read model.
 * @throws ApiError `version_depassee`; `champs_invalides` when a submitted or published stay would
 * become incomplete
 */
export async function saveVoyage<T>(
  db: Db,
  { id, user, now, version }: Saving,
  write: (tx: Tx, row: OwnedVoyage) => Promise<Written<T>>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const row = await getOwnedVoyage(tx, user, id, { isLocked: true })
    const before = isBeingRead(row) ? await findManques(tx, id, now) : []
    const { saves, result } = await write(tx, row)
    for (const [section, changes] of saves) {
      await recordSave(tx, { id, section, user, now, changes, base: version })
    }
    if (isBeingRead(row)) {
      const alreadyMissing = new Set(before.map(({ champ }) => champ))
      const lost = (await findManques(tx, id, now)).filter(
        ({ champ }) => !alreadyMissing.has(champ),
      )
      if (lost.length) throw new ApiError('champs_invalides', { errors: toErrors(lost) })
    }
    await tx.update(voyages).set({ updated_at: now.toISOString() }).where(eq(voyages.id, id))
    await rebuildVoyageCards(tx, [id], now, 'edit')
    return result
  })
}
