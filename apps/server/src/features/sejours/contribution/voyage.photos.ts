import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import { getOwnedVoyage } from '#features/sejours/voyages/voyages-owned.queries.ts'
import { EDITED, recordSave } from '#features/sejours/voyages/voyages-versions.ts'
import { createEditedPhotos } from '#kernel/publication/edited-photos.ts'

export const voyagePhotoModel = createEditedPhotos(EDITED, {
  recordSave,
  open: getOwnedVoyage,
  rebuild: rebuildVoyageCards,
})
