import type { ListeVoyage } from '@foulee/contract/echanges/liste'
import type { VoyageCard } from '@foulee/contract/sejours/voyages'
import { disponibilites, liste, voyageCards } from '@foulee/db/schema'
import { and, eq, isNull, min, or, type SQL, sql } from 'drizzle-orm'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import { type Listing, matchesListing, presentEntry } from '#kernel/entity-types/listing.ts'
import type { User } from '#platform/http/user.ts'
import { getVisibleVoyage } from './voyages.policy.ts'

const isSeen = (user: User): SQL | undefined =>
  or(
    voyageCards.is_visible,
    sql`${user.compte.staff}`,
    ofAgence.isManaged(voyageCards.agences_id, user.id),
  )

export const voyageListing: Listing = {
  async get(db, user, id) {
    await getVisibleVoyage(db, user, String(id))
    const [first] = await db
      .select({ jour: min(disponibilites.debut) })
      .from(disponibilites)
      .where(and(eq(disponibilites.voyages_id, id), isNull(disponibilites.annule_le)))
    return { jour: first?.jour ?? null }
  },
  async find(db, query) {
    const rows = await db
      .select({ entry: liste, carte: voyageCards.carte })
      .from(liste)
      .leftJoin(voyageCards, and(eq(voyageCards.voyages_id, liste.objet_id), isSeen(query.user)))
      .where(matchesListing('voyage', query))
      .orderBy(sql`${voyageCards.prochain} nulls last`, liste.id)
    return rows.map(
      ({ entry, carte }): ListeVoyage => ({
        ...presentEntry('voyage', entry),
        item: carte ? (JSON.parse(carte) as VoyageCard) : null,
      }),
    )
  },
}
