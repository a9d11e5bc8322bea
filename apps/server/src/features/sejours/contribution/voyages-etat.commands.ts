import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import { disponibilites, reservations } from '@foulee/db/schema'
import { parisDate } from '@foulee/domain/heure-paris'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { type ManagedMove, moveManaged } from '../../../publication/managed.ts'
import { findManques } from '../voyages/voyage-save.ts'
import { getOwnedVoyage, type OwnedVoyage } from '../voyages/voyages-owned.queries.ts'
import { announceVoyage } from './annonce-voyage.ts'
import { voyageManaged } from './voyage.managed.ts'

type VoyageMove = ManagedMove & { id: number }

/**
 * One move of the publication: the stay, its journal, mails and notices stand together.
 * @throws ApiError `voyage_incomplet`, `geste_impossible`, `acces_refuse`; `voyage_reserve` when
 * somebody still means to leave
 */
export const moveVoyage = (db: Db, { id, ...move }: VoyageMove): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await getOwnedVoyage(tx, move.user, id, { isLocked: true })
    const findMissing = () => findManques(tx, id, move.now)
    await moveManaged(tx, voyageManaged, { row, findMissing, ...move })
    if (move.geste === 'annuler') await checkFree(tx, id, move.now)
    await announce(tx, row, move)
    await rebuildVoyageCards(tx, [id], move.now)
  })

/** Who booked is told by the departure that is called off, with what becomes of their money. */
async function checkFree(tx: Tx, id: number, now: Date): Promise<void> {
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
  if (booked) throw new ApiError('voyage_reserve')
}

/** Whoever has it in the run list learns that it is off, and that it is on again. */
async function announce(tx: Tx, row: OwnedVoyage, { geste, motif, now }: ManagedMove) {
  const isBack = geste === 'publier' && row.publie_le !== null
  if (geste !== 'annuler' && !isBack) return
  const words = isBack
    ? { titre: 'Séjour de nouveau proposé', texte: 'Le séjour n’est plus annulé.' }
    : { titre: 'Séjour annulé', texte: `Le séjour est annulé. Raison\u00a0: ${motif}` }
  await announceVoyage(tx, { voyages_id: row.id, ...words, le: now.toISOString() })
}
