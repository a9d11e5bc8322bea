import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildEvenements } from '@foulee/db/read-models/evenement-recherche'
import { evenements } from '@foulee/db/schema'
import { findMissingForSubmission } from '@foulee/domain/club/evenement-publication'
import { type Manque, toErrors } from '@foulee/domain/shared/publication'
import type { Changes } from '@foulee/domain/shared/version'
import { eq } from 'drizzle-orm'
import { isBeingRead } from '#kernel/publication/workflow.ts'
import type { User } from '#platform/http/user.ts'
import { announceDate, type DateNews } from './annonce-evenement.ts'
import { findEvenementFacts } from './evenement-facts.ts'
import { getOwnedEvenement, isSeen, type OwnedEvenement } from './evenements.policy.ts'
import { recordSave, type Section } from './evenements-versions.ts'

export async function findManques(db: Db | Tx, id: number, now: Date): Promise<Manque[]> {
  const facts = await findEvenementFacts(db, id, now)
  if (!facts) throw new ApiError('evenement_introuvable')
  return findMissingForSubmission(facts)
}

export type Saving = { id: number; user: User; now: Date; version?: number | undefined }

export type Written = {
  saves: readonly (readonly [Section, Changes])[]
  news: readonly Omit<DateNews, 'le'>[]
}

/**
 * Changes an event in one transaction: checks access, locks, records the changed sections and
 * notifies registered members.
 * @throws ApiError `version_depassee`; `champs_invalides` when a submitted or published event would
 * become incomplete
 */
export async function saveEvenement(
  db: Db,
  { id, user, now, version }: Saving,
  write: (tx: Tx, row: OwnedEvenement) => Promise<Written>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await getOwnedEvenement(tx, user, id, { isLocked: true })
    const before = isBeingRead(row) ? await findManques(tx, id, now) : []
    const { saves, news } = await write(tx, row)
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
    if (isSeen(row)) for (const item of news) await announceDate(tx, { ...item, now })
    await finishSave(tx, id, now)
  })
}

export async function finishSave(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.update(evenements).set({ updated_at: now.toISOString() }).where(eq(evenements.id, id))
  await rebuildEvenements(tx, [id])
  await invalidate(tx, ['evenements', `evenement:${id}`])
}
