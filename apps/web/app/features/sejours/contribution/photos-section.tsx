import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { api } from '../../../api.ts'
import { PhotosSection as Photos } from '../../../editor/photos-section.tsx'
import { toPhotoForm } from '../../../editor/to-photo-form.ts'
import { scopeOf, useReload } from './use-save.ts'

/** The photos of a stay: the first one on top of its page. */
export function PhotosSection({ gestion }: { gestion: VoyageGestion }) {
  const { id, photos } = gestion.voyage
  return (
    <Photos
      calls={{
        add: (body) => api('POST /api/voyages/photo/{id}', { params: { id }, body }),
        change: (id_photo, given) =>
          api('POST /api/voyages/photo/{id}/edit/{id_photo}', {
            params: { id, id_photo },
            body: toPhotoForm(given),
          }),
        remove: (id_photo) =>
          api('POST /api/voyages/photo/{id}/del/{id_photo}', { params: { id, id_photo } }),
      }}
      isDescribed
      label="Photos du séjour"
      lead="Les paysages, les nuits, l’ambiance. La première s’affiche en haut de la page et dans les listes."
      onSettled={useReload(id)}
      photos={photos}
      scope={scopeOf(id)}
    />
  )
}
