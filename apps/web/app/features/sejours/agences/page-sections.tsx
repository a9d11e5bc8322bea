import type { Agence, AgencePage } from '@foulee/contract/sejours/agences'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { agenceQuery } from './agences.queries.ts'
import { PhotosSection } from './photos-section.tsx'
import { ReseauxSection } from './reseaux-section.tsx'

/** What hangs on the page of an agency: its photos and its networks, as the page holds them. */
export function PageSections({ agence: { slug } }: { agence: Agence }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...agenceQuery(slug),
    // What is being written is not pulled away under the hand.
    refetchOnWindowFocus: false,
  })
  if (data) return <Loaded page={data} />
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

const Loaded = ({ page }: { page: AgencePage }) => (
  <>
    <PhotosSection page={page} />
    <ReseauxSection page={page} />
  </>
)
