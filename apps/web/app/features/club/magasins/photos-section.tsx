import { useQuery } from '@tanstack/react-query'
import { photoCalls } from '#kit/editor/photo-calls.ts'
import { PhotosSection } from '#kit/editor/photos-section.tsx'
import { SocialSection } from '#kit/editor/social-section.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useReloadPage } from './magasins.mutations.ts'
import { magasinQuery } from './magasins.queries.ts'

const model = 'magasin'

export function PageSections({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...magasinQuery(slug),
    // A refetch on focus would discard text being typed.
    refetchOnWindowFocus: false,
  })
  const onSettled = useReloadPage()
  if (data) {
    return (
      <>
        <PhotosSection
          calls={photoCalls(model, data.id)}
          label="Photos du magasin"
          lead="La vitrine, les rayons, l’équipe."
          onSettled={onSettled}
          photos={data.photos}
          scope={`magasin ${data.id}`}
        />
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
