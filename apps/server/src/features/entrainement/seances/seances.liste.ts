import type { ListeEntrainement } from '@foulee/contract/echanges/liste'
import { liste } from '@foulee/db/schema'
import { isPublished } from '@foulee/domain/shared/publication'
import { desc } from 'drizzle-orm'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import { type Listing, matchesListing, presentEntry } from '#kernel/entity-types/listing.ts'
import { seanceKind } from './seances.kind.ts'
import { getVisibleSeance } from './seances.policy.ts'
import { presentCard } from './seances.presenter.ts'
import { findSeancesByIds } from './seances.queries.ts'

const listing: Listing = {
  async get(db, user, id) {
    await getVisibleSeance(db, user, String(id))
    return { jour: null }
  },
  async find(db, query) {
    const entries = await db
      .select()
      .from(liste)
      .where(matchesListing('entrainement', query))
      .orderBy(desc(liste.id))
    const ids = entries.map(({ objet_id }) => objet_id)
    const found = new Map((await findSeancesByIds(db, ids)).map((row) => [row.id, row]))
    return entries.map((entry): ListeEntrainement => {
      const row = found.get(entry.objet_id)
      const isSeen = row && (isPublished(row.etat) || row.users_id === query.user.id)
      return { ...presentEntry('entrainement', entry), item: isSeen ? presentCard(row) : null }
    })
  },
}

/** Entry « training » of the run list: a library session saved for later. */
export const seancesListing: EntityType = {
  kind: 'entrainement',
  findOwners: seanceKind.findOwners,
  find: async (db, ids, kinds) =>
    (await seanceKind.find(db, ids, kinds)).map((entity) => ({ ...entity, kind: 'entrainement' })),
  liste: listing,
}
