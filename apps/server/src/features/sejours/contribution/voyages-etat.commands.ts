import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import { disponibilites, reservations } from '@foulee/db/schema'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { callOffAll } from '#features/sejours/departs/depart-annuler.command.ts'
import { findManques } from '#features/sejours/voyages/voyage-save.ts'
import {
  getOwnedVoyage,
  type OwnedVoyage,
} from '#features/sejours/voyages/voyages-owned.queries.ts'
import type { ManagedMove } from '#kernel/publication/owned-by-organisation.ts'
import { move } from '#kernel/publication/workflow.ts'
import { announceVoyage } from './annonce-voyage.ts'
import { voyageWorkflow } from './voyage.workflow.ts'

type VoyageMove = ManagedMove & { id: number; departs: boolean }

/**
 * One transition of the publication: stay, journal, mails and notices in one transaction.
 * @throws ApiError `voyage_incomplet`, `geste_impossible`, `acces_refuse`; `voyage_reserve` while
 * bookings stand or travellers are away
 */
export const moveVoyage = (db: Db, { id, departs, ...transition }: VoyageMove): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await getOwnedVoyage(tx, transition.user, id, { isLocked: true })
    const findMissing = () => findManques(tx, id, transition.now)
    await move(tx, voyageWorkflow, { row, findMissing, ...transition })
    const isOff = transition.geste === 'annuler'
    const notified = isOff && departs ? await callOffAll(tx, { voyages_id: id, ...transition }) : []
    if (isOff) await checkFree(tx, id, { departs, now: transition.now })
    await announce(tx, row, transition, notified)
    await rebuildVoyageCards(tx, [id], transition.now)
  })

/** With future departures cancelled, only one under way remains in the way. */
const EN_VOYAGE = 'Un départ est en cours\u00a0: attendez son retour pour annuler le séjour.'

async function checkFree(
  tx: Tx,
  id: number,
  { departs, now }: { departs: boolean; now: Date },
): Promise<void> {
  const [booked] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(disponibilites, eq(disponibilites.id, reservations.disponibilites_id))
    .where(
      and(
        eq(disponibilites.voyages_id, id),
        inArray(reservations.etat, ['demande', 'confirmee']),
        gt(disponibilites.fin, parisDate(now)),
      ),
    )
    .limit(1)
  if (!booked) return
  throw new ApiError('voyage_reserve', departs ? { message: EN_VOYAGE } : {})
}

async function announce(
  tx: Tx,
  row: OwnedVoyage,
  { geste, motif, now }: ManagedMove,
  sauf: number[],
) {
  const isBack = geste === 'publier' && row.publie_le !== null
  if (geste !== 'annuler' && !isBack) return
  const words = isBack
    ? { titre: 'Séjour de nouveau proposé', texte: 'Le séjour n’est plus annulé.' }
    : { titre: 'Séjour annulé', texte: `Le séjour est annulé. Raison\u00a0: ${motif}` }
  await announceVoyage(tx, { voyages_id: row.id, ...words, sauf, le: now.toISOString() })
}
