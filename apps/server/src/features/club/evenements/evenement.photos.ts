import { invalidate } from '@foulee/db/invalidation'
import { createPlainPhotos } from '#kernel/entity-types/plain-photos.ts'
import { finishSave } from './evenement-save.ts'
import { getOwnedEvenement } from './evenements.policy.ts'
import { recordSave } from './evenements-versions.ts'

export const evenementPhotoModel = createPlainPhotos({
  stored: { table: 'evenement_photos', column: 'evenements_id' },
  rebuild: (tx, ids) =>
    invalidate(tx, [], ['evenements', ...ids.map((id) => `evenement:${id}` as const)]),
  async open(db, user, id, options) {
    await getOwnedEvenement(db, user, id, options)
  },
  async touch(tx, id, { user, now, changes, version }) {
    await recordSave(tx, { id, section: 'photos', user, now, changes, base: version })
    await finishSave(tx, id, now)
  },
})
