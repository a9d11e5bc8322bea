import { isApiError } from '@foulee/contract/call-error'
import type { CourseGestion } from '@foulee/contract/courses-edition'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { SectionIndex } from '../../editor/section-index.tsx'
import { PageHead } from '../../page-head.tsx'
import { privateHeaders } from '../../prefetch.ts'
import { ChipLink } from '../../ui/chip.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FailurePage } from '../errors/failure-page.tsx'
import { gestionQuery } from './contribution.queries.ts'
import { HistorySection } from './history-section.tsx'
import { editorPath, MES_COURSES } from './paths.ts'
import { PublicationPanel } from './publication-panel.tsx'
import { RemoveCourse } from './remove-course.tsx'
import { PARTS } from './sections.tsx'

const CoursePreview = lazy(() => import('../courses/course-preview.tsx'))

const ENTRIES = [
  { id: 'publication', label: 'Publication' },
  ...PARTS,
  { id: 'historique', label: 'Historique' },
]

export const headers = privateHeaders

/** §2, /contribution/courses/{id}: one long form in sections that save by themselves. */
export default function Editor() {
  const id = Number(useParams().id)
  const { data, error, isFetching, refetch } = useQuery({
    ...gestionQuery(id),
    enabled: Number.isSafeInteger(id) && id > 0,
    // What is being written is not pulled away under the hand.
    refetchOnWindowFocus: false,
  })
  if (!(id > 0)) return <FailurePage failure={{ status: 404, message: '' }} />
  if (data) return <RaceEditor gestion={data} key={id} />
  if (isApiError(error) && [403, 404].includes(error.status)) {
    return <FailurePage failure={{ status: 404, message: error.message }} />
  }
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead description="Votre course." isPrivate path={editorPath(id)} title="Course" />
      {error ? (
        <ErrorState
          isRetrying={isFetching}
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Chargement de la course…">
          <div className="grid gap-5">
            <Skeleton className="h-10 w-72" />
            <Skeleton className="h-96 rounded-card" />
          </div>
        </Loading>
      )}
    </main>
  )
}

function RaceEditor({ gestion }: { gestion: CourseGestion }) {
  const { course } = gestion
  const path = editorPath(course.id)
  const isPreview = useSearchParams()[0].get('vue') === 'apercu'
  return (
    <main className="grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description="Votre course." isPrivate path={path} title={course.nom} />
      <header className="page grid gap-3">
        <p>
          <TextLink to={MES_COURSES}>Mes courses</TextLink>
        </p>
        {!isPreview && <h1 className="text-2xl break-words md:text-3xl">{course.nom}</h1>}
        <nav aria-label="Vues de la course" className="flex gap-2">
          <ChipLink icon="edit" isSelected={!isPreview} to={path}>
            Modifier
          </ChipLink>
          <ChipLink icon="eye" isSelected={isPreview} to={`${path}?vue=apercu`}>
            Aperçu
          </ChipLink>
        </nav>
      </header>
      {isPreview ? <Preview gestion={gestion} /> : <Parts gestion={gestion} />}
    </main>
  )
}

/** The public page as everyone would see it, with what is saved. */
function Preview({ gestion }: { gestion: CourseGestion }) {
  return (
    <Suspense
      fallback={
        <Loading label="Chargement de l’aperçu…">
          <Skeleton className="h-96" />
        </Loading>
      }
    >
      <CoursePreview course={gestion.course} />
    </Suspense>
  )
}

function Parts({ gestion }: { gestion: CourseGestion }) {
  const { course, droits } = gestion
  return (
    <div className="page grid items-start gap-10 max-lg:grid-cols-[minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,48rem)]">
      <SectionIndex entries={ENTRIES} label="Sections de la course" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
        <PublicationPanel gestion={gestion} />
        {PARTS.map(({ id, Part }) => (
          <Part gestion={gestion} key={id} />
        ))}
        <HistorySection id={course.id} />
        {droits.supprimer && <RemoveCourse course={course} />}
      </div>
    </div>
  )
}
