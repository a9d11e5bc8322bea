import { seancePhotos, seances } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import type { PhotoModel } from '#kernel/entity-types/photo-model.ts'
import { announceSeance } from './seances.changes.ts'
import { getOwnedSeance } from './seances.policy.ts'
import { presentPhotos } from './seances.presenter.ts'
import { findPhotos } from './seances.queries.ts'
import { recordSeance } from './seances-versions.ts'

export const seancePhotoModel: PhotoModel = {
  stored: { table: 'seance_photos', column: 'seances_id' },
  async rebuild(tx, ids) {
    for (const id of ids) await announceSeance(tx, id, 'edit')
  },
  async open(db, user, id, options) {
    await getOwnedSeance(db, user, id, options)
  },
  async insert(tx, id, photos) {
    const rows = await tx
      .insert(seancePhotos)
      .values(photos.map(({ place: _, ...photo }) => ({ ...photo, seances_id: id })))
      .returning({ id: seancePhotos.id })
    return rows.map((row) => row.id)
  },
  async change(tx, _id, id_photo, { place: _, ...texts }) {
    if (Object.values(texts).every((text) => text === undefined)) return
    await tx.update(seancePhotos).set(texts).where(eq(seancePhotos.id, id_photo))
  },
  async touch(tx, id, { user, now, changes, version }) {
    await recordSeance(tx, { id, section: 'photos', user, now, changes, base: version })
    await tx.update(seances).set({ updated_at: now.toISOString() }).where(eq(seances.id, id))
    await announceSeance(tx, id, 'edit')
  },
  present: async (tx, id) => presentPhotos(await findPhotos(tx, id)),
}
