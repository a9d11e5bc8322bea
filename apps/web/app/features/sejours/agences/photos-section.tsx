import type { PhotoChanges } from '@foulee/contract/echanges/photos'
import type { AgencePage } from '@foulee/contract/sejours/agences'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { PhotoLine } from '../../../editor/photo-line.tsx'
import { PhotosCard } from '../../../editor/photos-card.tsx'
import { usePhotoSending } from '../../../editor/use-photo-sending.ts'
import { useReloadPage } from './agences.mutations.ts'

const model = 'agence'

/** Photos of an agency: its people, its places. */
export function PhotosSection({ page: { id, photos } }: { page: AgencePage }) {
  const sending = usePhotoSending({
    scope: `agence ${id}`,
    send: (photo) => {
      const body = new FormData()
      body.append('photo', photo)
      return api('POST /api/photo/{model}/{id}/add', { params: { model, id }, body })
    },
    onSettled: useReloadPage(),
  })
  return (
    <PhotosCard
      label="Photos de l’agence"
      lead="Vos guides, votre local, vos derniers séjours."
      photos={photos}
      renderLine={(photo, rank) => (
        <AgencePhoto agence={id} count={photos.length} photo={photo} rank={rank} />
      )}
      sending={sending}
    />
  )
}

type AgencePhotoProps = {
  agence: number
  photo: AgencePage['photos'][number]
  rank: number
  count: number
}

const AgencePhoto = ({ agence, ...line }: AgencePhotoProps) => (
  <PhotoLine {...line} acts={usePhotos(agence)} />
)

/** What may be done with the photos of an agency; its page is then asked again. */
function usePhotos(id: number) {
  const scope = { id: `agence ${id}` }
  const onSettled = useReloadPage()
  const change = useMutation({
    scope,
    mutationFn: ({ id_photo, ...body }: PhotoChanges & { id_photo: number }) =>
      api('POST /api/photo/{model}/{id}/edit/{id_photo}', {
        params: { model, id, id_photo },
        body,
      }),
    onSettled,
  })
  const remove = useMutation({
    scope,
    mutationFn: (id_photo: number) =>
      api('POST /api/photo/{model}/{id}/del/{id_photo}', { params: { model, id, id_photo } }),
    onSettled,
  })
  return { change, remove }
}
