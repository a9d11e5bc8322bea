import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import { voyages } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { getOwnedVoyage } from '#features/sejours/voyages/voyages-owned.queries.ts'
import { recordSave } from '#features/sejours/voyages/voyages-versions.ts'
import { createPlainPhotos } from '#kernel/entity-types/plain-photos.ts'

export const voyagePhotoModel = createPlainPhotos({
  stored: { table: 'voyage_photos', column: 'voyages_id' },
  rebuild: (tx, ids, now) => rebuildVoyageCards(tx, ids, now, 'edit'),
  async open(db, user, id, options) {
    await getOwnedVoyage(db, user, id, options)
  },
  async touch(tx, id, { user, now, changes, version }) {
    await recordSave(tx, { id, section: 'photos', user, now, changes, base: version })
    await tx.update(voyages).set({ updated_at: now.toISOString() }).where(eq(voyages.id, id))
    await rebuildVoyageCards(tx, [id], now)
  },
})
