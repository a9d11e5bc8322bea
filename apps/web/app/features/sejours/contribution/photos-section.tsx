import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { PhotosSection as Photos } from '#kit/editor/photos-section.tsx'
import { toPhotoForm } from '#kit/editor/to-photo-form.ts'
import { scopeOf, useReload } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { needPart, needVoyage } from './voyage-calls.ts'
import { VOYAGE } from './voyage-kind.ts'

export function PhotosSection({ gestion }: { gestion: VoyageGestion }) {
  const { id, photos } = gestion.voyage
  return (
    <Photos
      calls={{
        add: async (body) => {
          needVoyage('photo', id)
          return api('POST /api/voyages/photo/{id}', { params: { id }, body })
        },
        change: async (id_photo, input) => {
          needPart('photo', id, id_photo)
          const params = { id, id_photo }
          const body = toPhotoForm(input)
          return api('POST /api/voyages/photo/{id}/edit/{id_photo}', { params, body })
        },
        remove: async (id_photo) => {
          needPart('photo', id, id_photo)
          const params = { id, id_photo }
          const call = 'POST /api/voyages/photo/{id}/del/{id_photo}'
          return api(call, { params }, { keepalive: true })
        },
      }}
      isDescribed
      label="Photos du séjour"
      lead="Les paysages, les nuits, l’ambiance. La première s’affiche en haut de la page et dans les listes."
      onSettled={useReload(VOYAGE, id)}
      photos={photos}
      scope={scopeOf(VOYAGE, id)}
    />
  )
}
