import { isApiError } from '@foulee/contract/call-error'
import type { ParcoursGestion } from '@foulee/contract/parcours-edition'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { SectionIndex } from '../../editor/section-index.tsx'
import { PageHead } from '../../page-head.tsx'
import { privateHeaders } from '../../prefetch.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FailurePage } from '../errors/failure-page.tsx'
import { gestionQuery } from './contribution.queries.ts'
import { FiguresSection } from './figures-section.tsx'
import { LineSection } from './line-section.tsx'
import { editorPath, MES_PARCOURS } from './paths.ts'
import { PhotosSection } from './photos-section.tsx'
import { PointsSection } from './points-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { PublicationPanel } from './publication-panel.tsx'
import { RemoveRoute } from './remove-route.tsx'
import { SurfacesSection } from './surfaces-section.tsx'
import { TextsSection } from './texts-section.tsx'
import './contribution.css'

const ENTRIES = [
  { id: 'publication', label: 'Publication' },
  { id: 'titre', label: 'Le parcours' },
  { id: 'gpx', label: 'La trace' },
  { id: 'rayon_masque', label: 'Confidentialité' },
  { id: 'surfaces', label: 'Surfaces' },
  { id: 'points', label: 'Points' },
  { id: 'photos', label: 'Photos' },
  { id: 'chiffres', label: 'Chiffres annoncés' },
] as const

export const headers = privateHeaders

/** §2, /contribution/parcours/{id}: one long form in sections that save by themselves. */
export default function Editor() {
  const id = Number(useParams().id)
  const { data, error, isFetching, refetch } = useQuery({
    ...gestionQuery(id),
    enabled: Number.isSafeInteger(id) && id > 0,
    // What is being written is not pulled away under the hand.
    refetchOnWindowFocus: false,
  })
  if (!(id > 0)) return <FailurePage failure={{ status: 404, message: '' }} />
  if (data) return <Sections gestion={data} key={id} />
  if (isApiError(error) && [403, 404].includes(error.status)) {
    return <FailurePage failure={{ status: 404, message: error.message }} />
  }
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead description="Votre parcours." isPrivate path={editorPath(id)} title="Parcours" />
      {error ? (
        <ErrorState
          isRetrying={isFetching}
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Chargement du parcours…">
          <div className="grid gap-5">
            <Skeleton className="h-10 w-72" />
            <Skeleton className="h-96 rounded-card" />
          </div>
        </Loading>
      )}
    </main>
  )
}

function Sections({ gestion }: { gestion: ParcoursGestion }) {
  const { parcours, doublons } = gestion
  const [double] = doublons
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Votre parcours."
        isPrivate
        path={editorPath(parcours.id)}
        title={parcours.titre}
      />
      <header className="grid gap-2">
        <p>
          <TextLink to={MES_PARCOURS}>Mes parcours</TextLink>
        </p>
        <h1 className="text-2xl break-words md:text-3xl">{parcours.titre}</h1>
        {double && (
          <p className="rounded-control bg-jaune-wash px-4 py-3">
            Vous avez déjà ce parcours&nbsp;:{' '}
            <TextLink to={editorPath(double.id)}>{double.titre}</TextLink>. Gardez les deux, ou
            supprimez celui-ci au bas de cette page.
          </p>
        )}
      </header>
      <div className="grid items-start gap-10 max-lg:grid-cols-[minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,48rem)]">
        <SectionIndex entries={ENTRIES} label="Sections du parcours" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
          <PublicationPanel gestion={gestion} />
          <TextsSection gestion={gestion} />
          <LineSection gestion={gestion} />
          <PrivacySection gestion={gestion} />
          <SurfacesSection gestion={gestion} />
          <PointsSection gestion={gestion} />
          <PhotosSection gestion={gestion} />
          <FiguresSection gestion={gestion} />
          <RemoveRoute id={parcours.id} titre={parcours.titre} />
        </div>
      </div>
    </main>
  )
}
