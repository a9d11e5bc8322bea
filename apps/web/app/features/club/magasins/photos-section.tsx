import type { Magasin } from '@foulee/contract/club/magasins'
import type { PhotoChanges } from '@foulee/contract/echanges/photos'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { PhotoLine } from '../../../editor/photo-line.tsx'
import { PhotosCard } from '../../../editor/photos-card.tsx'
import { SocialSection } from '../../../editor/social-section.tsx'
import { usePhotoSending } from '../../../editor/use-photo-sending.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useReloadPage } from './magasins.mutations.ts'
import { magasinQuery } from './magasins.queries.ts'

const model = 'magasin'

/** What hangs on its page: photos and networks, as the page holds them. */
export function PageSections({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...magasinQuery(slug),
    // What is being written is not pulled away under the hand.
    refetchOnWindowFocus: false,
  })
  const onSettled = useReloadPage()
  if (data) {
    return (
      <>
        <PhotosSection page={data} />
        <SocialSection
          id={data.id}
          lead="Affichés sur la page du magasin, à côté de son site."
          model={model}
          onSettled={onSettled}
          social={data.social}
        />
      </>
    )
  }
  if (error) {
    return (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  return (
    <Loading label="Chargement des photos…">
      <Skeleton className="h-48 rounded-card" />
    </Loading>
  )
}

function PhotosSection({ page: { id, photos } }: { page: Magasin }) {
  const sending = usePhotoSending({
    scope: `magasin ${id}`,
    send: (photo) => {
      const body = new FormData()
      body.append('photo', photo)
      return api('POST /api/photo/{model}/{id}/add', { params: { model, id }, body })
    },
    onSettled: useReloadPage(),
  })
  return (
    <PhotosCard
      label="Photos du magasin"
      lead="La vitrine, les rayons, l’équipe."
      photos={photos}
      renderLine={(photo, rank) => (
        <MagasinPhoto count={photos.length} magasin={id} photo={photo} rank={rank} />
      )}
      sending={sending}
    />
  )
}

type MagasinPhotoProps = {
  magasin: number
  photo: Magasin['photos'][number]
  rank: number
  count: number
}

const MagasinPhoto = ({ magasin, ...line }: MagasinPhotoProps) => (
  <PhotoLine {...line} acts={usePhotos(magasin)} />
)

/** What may be done with the photos of a shop; its page is then asked again. */
function usePhotos(id: number) {
  const scope = { id: `magasin ${id}` }
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
