import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { PhotosSection as Photos } from '#kit/editor/photos-section.tsx'
import { toPhotoForm } from '#kit/editor/to-photo-form.ts'
import { scopeOf, useReload } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { EVENEMENT } from './evenement-kind.ts'

export function PhotosSection({ gestion }: { gestion: EvenementGestion }) {
  const { id, photos } = gestion.evenement
  return (
    <Photos
      calls={{
        add: (body) => api('POST /api/evenements/photo/{id}', { params: { id }, body }),
        change: (id_photo, input) =>
          api('POST /api/evenements/photo/{id}/edit/{id_photo}', {
            params: { id, id_photo },
            body: toPhotoForm(input),
          }),
        remove: (id_photo) =>
          api(
            'POST /api/evenements/photo/{id}/del/{id_photo}',
            { params: { id, id_photo } },
            { keepalive: true },
          ),
      }}
      isDescribed
      label="Photos de l’évènement"
      lead="Le lieu, le groupe, l’ambiance. La première s’affiche en haut de la page et dans les listes."
      onSettled={useReload(EVENEMENT, id)}
      photos={photos}
      scope={scopeOf(EVENEMENT, id)}
    />
  )
}
