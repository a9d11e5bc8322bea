import type { Agence, AgencePage } from '@foulee/contract/sejours/agences'
import { useQuery } from '@tanstack/react-query'
import { ActualitesSection } from '#kit/content/actualites-section.tsx'
import { ExtensionsSection } from '#kit/content/extensions-section.tsx'
import { PartenairesSection } from '#kit/content/partenaires-section.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useReloadPage } from './agences.mutations.ts'
import { agenceQuery } from './agences.queries.ts'
import { PhotosSection } from './photos-section.tsx'
import { ReseauxSection } from './reseaux-section.tsx'

/** Photos and social links, which belong to the public page. */
export function PageSections({ agence: { slug } }: { agence: Agence }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...agenceQuery(slug),
    // A refetch on focus would discard text being typed.
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

function Loaded({ page }: { page: AgencePage }) {
  const { id, partners, actualites, extensions } = page
  const onSettled = useReloadPage()
  const where = 'la page de l’agence'
  const support = { model: 'agence', id, partners, actualites, extensions, onSettled } as const
  return (
    <>
      <PhotosSection page={page} />
      <ActualitesSection
        lead="Un nouveau séjour, une équipe qui grandit, un salon où vous rencontrer…"
        support={{ ...support, page: where }}
      />
      <PartenairesSection support={{ ...support, page: where }} />
      <ExtensionsSection support={{ ...support, page: where }} />
      <ReseauxSection page={page} />
    </>
  )
}
