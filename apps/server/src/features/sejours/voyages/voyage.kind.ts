import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import { disponibilites, reservations, voyageCards, voyages } from '@foulee/db/schema'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import { voyageListing } from './voyage.listing.ts'
import { voyageShare } from './voyage.share.ts'

export const voyageKind: EntityType = {
  kind: 'voyage',
  async find(db, ids) {
    const { id, titre, slug, description } = voyages
    const rows = await db
      .select({ id, titre, slug, description, is_visible: voyageCards.is_visible })
      .from(voyages)
      .leftJoin(voyageCards, eq(voyageCards.voyages_id, id))
      .where(inArray(id, [...ids]))
    return rows.map((row) => ({
      kind: 'voyage',
      id: row.id,
      titre: row.titre || SANS_TITRE,
      texte: row.description ?? '',
      url: `/sejours/${row.slug}`,
      is_visible: row.is_visible ?? false,
      is_masked: false,
    }))
  },
  async findOwners(db, id) {
    const agence = sql`(select agences_id from voyages where id = ${id})`
    const members = await ofAgence.findMembers(db, agence)
    return members.map(({ users_id }) => users_id)
  },
  tag: (id) => `voyage:${id}`,
  avis: {
    isVisible: (id) =>
      sql`exists (select from voyage_cards where voyages_id = ${id} and is_visible)`,
    async findRefusal(db, id, users_id) {
      const been = await db
        .select({ id: reservations.id })
        .from(reservations)
        .innerJoin(disponibilites, eq(disponibilites.id, reservations.disponibilites_id))
        .where(
          and(
            eq(reservations.users_id, users_id),
            eq(reservations.etat, 'terminee'),
            eq(disponibilites.voyages_id, id),
          ),
        )
        .limit(1)
      return been.length ? null : 'avis_sans_participation'
    },
    async lock(tx, id) {
      await tx
        .select({ id: voyages.id })
        .from(voyages)
        .where(eq(voyages.id, id))
        .for('no key update')
    },
    async saveSums(tx, id, { sums, now, changeKind }) {
      const { moyenne, nb_notes } = sums
      await tx.update(voyages).set({ note_moyenne: moyenne, nb_notes }).where(eq(voyages.id, id))
      await rebuildVoyageCards(tx, [id], now, changeKind)
    },
  },
  share: voyageShare,
  liste: voyageListing,
}
