import type { Evenement } from '@foulee/contract/club/evenements'
import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { api } from '../../../../api.ts'
import type { Fields } from '../../../../editor/changed-fields.ts'
import { PhotoLine } from '../../../../editor/photo-line.tsx'
import { PhotosCard } from '../../../../editor/photos-card.tsx'
import { toForm } from '../../../../editor/to-form.ts'
import { usePhotoSending } from '../../../../editor/use-photo-sending.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { scopeOf, useContent, useReload } from './use-save.ts'

/** The photos of an event: the first one on top of its page. */
export function PhotosSection({ gestion }: { gestion: EvenementGestion }) {
  const { id, photos } = gestion.evenement
  const sending = usePhotoSending({
    scope: scopeOf(id),
    send: (photo) => {
      const body = new FormData()
      body.append('photo', photo)
      return api('POST /api/evenements/photo/{id}', { params: { id }, body })
    },
    onSettled: useReload(id),
  })
  return (
    <PhotosCard
      label="Photos de l’évènement"
      lead="Le lieu, le groupe, l’ambiance. La première s’affiche en haut de la page et dans les listes."
      photos={photos}
      renderLine={(photo, rank) => (
        <EvenementPhoto count={photos.length} photo={photo} rank={rank} evenement={id} />
      )}
      sending={sending}
    />
  )
}

type EvenementPhotoProps = {
  evenement: number
  photo: Evenement['photos'][number]
  rank: number
  count: number
}

function EvenementPhoto({ evenement: id, photo, ...line }: EvenementPhotoProps) {
  const { id_photo, description } = photo
  const change = useContent(id, (given: { id_photo: number } & Given) =>
    api('POST /api/evenements/photo/{id}/edit/{id_photo}', {
      params: { id, id_photo: given.id_photo },
      body: toForm(toFields(given)),
    }),
  )
  const remove = useContent(id, (photo: number) =>
    api('POST /api/evenements/photo/{id}/del/{id_photo}', { params: { id, id_photo: photo } }),
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
