import { createEditedPhotos } from '#kernel/publication/edited-photos.ts'
import { announceSeance } from './seances.changes.ts'
import { getOwnedSeance } from './seances.policy.ts'
import { EDITED, recordSeance } from './seances-versions.ts'

export const seancePhotoModel = createEditedPhotos(EDITED, {
  recordSave: recordSeance,
  open: getOwnedSeance,
  async rebuild(tx, ids) {
    for (const id of ids) await announceSeance(tx, id, 'edit')
  },
})
