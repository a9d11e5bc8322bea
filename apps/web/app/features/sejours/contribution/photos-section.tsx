import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import type { Voyage } from '@foulee/contract/sejours/voyages'
import { api } from '../../../api.ts'
import type { Fields } from '../../../editor/changed-fields.ts'
import { PhotoLine } from '../../../editor/photo-line.tsx'
import { PhotosCard } from '../../../editor/photos-card.tsx'
import { toForm } from '../../../editor/to-form.ts'
import { usePhotoSending } from '../../../editor/use-photo-sending.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { scopeOf, useContent, useReload } from './use-save.ts'

/** The photos of a stay: the first one on top of its page. */
export function PhotosSection({ gestion }: { gestion: VoyageGestion }) {
  const { id, photos } = gestion.voyage
  const sending = usePhotoSending({
    scope: scopeOf(id),
    send: (photo) => {
      const body = new FormData()
      body.append('photo', photo)
      return api('POST /api/voyages/photo/{id}', { params: { id }, body })
    },
    onSettled: useReload(id),
  })
  return (
    <PhotosCard
      label="Photos du séjour"
      lead="Les paysages, les nuits, l’ambiance. La première s’affiche en haut de la page et dans les listes."
      photos={photos}
      renderLine={(photo, rank) => (
        <VoyagePhoto count={photos.length} photo={photo} rank={rank} voyage={id} />
      )}
      sending={sending}
    />
  )
}

type VoyagePhotoProps = {
  voyage: number
  photo: Voyage['photos'][number]
  rank: number
  count: number
}

function VoyagePhoto({ voyage: id, photo, ...line }: VoyagePhotoProps) {
  const { id_photo, description } = photo
  const change = useContent(id, (given: { id_photo: number } & Given) =>
    api('POST /api/voyages/photo/{id}/edit/{id_photo}', {
      params: { id, id_photo: given.id_photo },
      body: toForm(toFields(given)),
    }),
  )
  const remove = useContent(id, (photo: number) =>
    api('POST /api/voyages/photo/{id}/del/{id_photo}', { params: { id, id_photo: photo } }),
  )
  return (
    <PhotoLine {...line} acts={{ change, remove }} photo={photo}>
      <TextField
        defaultValue={description ?? ''}
        hint="Ce que l’on y voit, pour qui ne la voit pas."
        isOptional
        label="Description"
        maxLength={500}
        onBlur={({ currentTarget: { value } }) => {
          if (value.trim() !== (description ?? '')) change.mutate({ id_photo, description: value })
        }}
      />
    </PhotoLine>
  )
}

type Given = {
  titre?: string | undefined
  description?: string | undefined
  ordre?: number | undefined
}

const toFields = ({ titre, description, ordre }: Given): Fields => ({
  ...(titre !== undefined && { titre }),
  ...(description !== undefined && { description }),
  ...(ordre !== undefined && { ordre: String(ordre) }),
})
