import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import * as t from '@foulee/db/schema'
import { ETAT } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { lockStructure } from '#kernel/organisations/members.ts'
import type { User } from '#platform/http/user.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import { removeAgenceRows } from './agence-rows.ts'
import { agenceStructure } from './agences.structure.ts'

/**
 * Deletes an agency and its drafts, unless it has a public or booked stay.
 * @throws ApiError `agence_avec_sejours`, `agence_avec_reservations`, or without the right
 */
export async function removeAgence(db: Db, user: User, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { nom } = await agenceStructure.getEditable(tx, user, id)
    await lockStructure(tx, agenceStructure, id)
    await assertNotInUse(tx, id)
    const folders = await removeAgenceRows(tx, id)
    await queueRemoval(tx, { folders })
    await invalidate(tx, [`agence:${id}`])
    if (!user.compte.staff) return
    await tx.insert(t.journalStaff).values({
      staff_id: user.id,
      action: 'agence.supprimer',
      objet_id: id,
      details: { nom },
    })
  })
}

/** Bookings first: a cancelled stay may have some. */
async function assertNotInUse(tx: Tx, id: number): Promise<void> {
  const { rows } = await tx.execute<{ is_booked: boolean; is_published: boolean }>(sql`
    select
      exists (select from reservations r join disponibilites d on d.id = r.disponibilites_id
        join voyages v on v.id = d.voyages_id where v.agences_id = ${id}) as is_booked,
      exists (select from voyages where agences_id = ${id} and etat = ${ETAT.publiee}) as is_published`)
  if (rows[0]?.is_published) throw new ApiError('agence_avec_sejours')
  if (rows[0]?.is_booked) throw new ApiError('agence_avec_reservations')
}
