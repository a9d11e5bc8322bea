import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { isApiError } from '@foulee/contract/shared/call-error'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useParams } from 'react-router'
import { SortieEnCourse } from '#features/courses/mon-palmares/propositions.tsx'
import { CourseDeSortie } from '#features/courses/resultats/course-de-sortie.tsx'
import { ApercuActivite } from '#features/echanges/fil/apercu-activite.tsx'
import { ApercuPartage } from '#features/echanges/fil/apercu-partage.tsx'
import { OutingSession } from '#features/entrainement/shared/entrainements/outing-session.tsx'
import { SortieChaussures } from '#features/parcours/chaussures/sortie-chaussures.tsx'
import { MakeRoute } from '#features/parcours/contribution/make-route.tsx'
import { PictureOpener } from '#features/parcours/shared/picture/picture-opener.tsx'
import { decouperPath, MES_SORTIES, sortiePath } from '#features/parcours/shared/sortie-paths.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ActiviteDoubles } from './activite-doubles.tsx'
import { formatStart } from './activite-facts.ts'
import { ActiviteFigures } from './activite-figures.tsx'
import { activiteQuery } from './activites.queries.ts'
import { EditActivite } from './edit-activite.tsx'
import { RestoreSection } from './montage/restore-section.tsx'
import { OriginalButton } from './original-button.tsx'
import { PartageSection } from './partage.tsx'
import { RemoveActivite } from './remove-activite.tsx'

const ActiviteTrace = lazyHydrate(
  () => import('./activite-trace.tsx'),
  () => <Skeleton className="h-96 rounded-card" />,
)

const DetailSection = lazyHydrate(
  () => import('./detail-section.tsx'),
  () => <Skeleton className="h-96 rounded-card" />,
)

const MemesSection = lazyHydrate(
  () => import('./memes/memes-section.tsx'),
  () => null,
)

const OutingPicture = lazy(() => import('./outing-picture.tsx'))

export default function Sortie() {
  const id = Number(useParams().id)
  const isPossible = Number.isSafeInteger(id) && id > 0
  const query = useQuery({ ...activiteQuery(id), enabled: isPossible })
  const { data, error } = query
  if (!isPossible || (isApiError(error) && error.status === 404)) {
    return <FailurePage failure={{ status: 404, message: '' }} />
  }
  if (data) return <Outing activite={data} />
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead description="Votre sortie." isPrivate path={sortiePath(id)} title="Sortie" />
      <Query
        label="Chargement de la sortie…"
        query={query}
        skeleton={<Skeleton className="h-96 rounded-card" />}
      >
        {() => null}
      </Query>
    </main>
  )
}

function Outing({ activite }: { activite: ActiviteEntiere }) {
  const { id, titre, sport, trace, resultat, notes } = activite
  return (
    <main className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-10" id="contenu">
      <PageHead description="Votre sortie." isPrivate path={sortiePath(id)} title={titre} />
      <header className="grid gap-2">
        <Breadcrumb crumbs={[{ label: 'Mes sorties', to: MES_SORTIES }, { label: titre }]} />
        <h1 className="text-2xl md:text-3xl">{titre}</h1>
        <p className="text-ink-soft">
          {SPORT_LABELS[sport]} · {formatStart(activite)}. Vous seul voyez cette page.
        </p>
        {resultat && <CourseDeSortie resultat={resultat} />}
      </header>
      {!resultat && <SortieEnCourse activites_id={id} />}
      <ActiviteFigures activite={activite} />
      {notes && <p className="max-w-prose whitespace-pre-line">{notes}</p>}
      <div className="flex flex-wrap gap-3">
        {trace && <MakeRoute activite={id} titre={titre} variant="primary" />}
        <EditActivite activite={activite} />
        {trace && (
          <ButtonLink icon="distance" to={decouperPath(id)}>
            Découper
          </ButtonLink>
        )}
        <OriginalButton activite={activite} />
        <RemoveActivite activite={activite} />
      </div>
      {trace ? (
        <ActiviteTrace titre={titre} trace={trace} />
      ) : (
        <p className="text-ink-soft">
          Pas de carte&nbsp;: le fichier de cette sortie ne dit pas où vous étiez.
        </p>
      )}
      <OutingSession activite={activite} />
      <DetailSection activite={activite} />
      <MemesSection activite={activite} />
      <ActiviteDoubles activite={activite} />
      <RestoreSection activite={activite} />
      <SortieChaussures activite={activite} />
      <PartageSection
        activite={activite}
        apercu={<ApercuActivite id={id} />}
        avant={(souhait, texte) => <ApercuPartage id={id} souhait={souhait} texte={texte} />}
      />
      <PictureOpener>
        {(onClose) => <OutingPicture activite={activite} onClose={onClose} />}
      </PictureOpener>
    </main>
  )
}
