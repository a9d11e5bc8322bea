import type { CourseGestion } from '@foulee/contract/courses/contribution'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { EditorSections } from '#kit/editor/editor-sections.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { gestionQuery } from './contribution.queries.ts'
import { HistorySection } from './history-section.tsx'
import { editorPath, MES_COURSES } from './paths.ts'
import { RacePublication } from './race-publication.tsx'
import { RemoveCourse } from './remove-course.tsx'
import { PARTS } from './sections.tsx'

const CoursePreview = lazy(() => import('#features/courses/courses/course-preview.tsx'))

const ENTRIES = [
  { id: 'publication', label: 'Publication' },
  ...PARTS,
  { id: 'historique', label: 'Historique' },
]

const DESCRIPTION = 'Votre course.'

/** /contribution/courses/{id} (produit 8.7): one long form in sections that autosave. */
export default function Editor() {
  return (
    <EditorPage
      description={DESCRIPTION}
      label="Chargement de la course…"
      path={editorPath}
      query={gestionQuery}
      title="Course"
    >
      {(gestion) => <RaceEditor gestion={gestion} />}
    </EditorPage>
  )
}

function RaceEditor({ gestion }: { gestion: CourseGestion }) {
  const { course } = gestion
  const path = editorPath(course.id)
  const isPreview = useSearchParams()[0].get('vue') === 'apercu'
  return (
    <main className="grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description={DESCRIPTION} isPrivate path={path} title={course.nom} />
      <header className="page grid gap-3">
        <p className="no-print">
          <TextLink to={MES_COURSES}>Mes courses</TextLink>
        </p>
        {!isPreview && <h1 className="text-2xl md:text-3xl">{course.nom}</h1>}
        <nav aria-label="Vues de la course" className="flex flex-wrap gap-2">
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
    <div className="page">
      <EditorSections entries={ENTRIES} label="Sections de la course">
        <RacePublication gestion={gestion} />
        {PARTS.map(({ id, Part }) => (
          <Part gestion={gestion} key={id} />
        ))}
        <HistorySection id={course.id} />
        {droits.supprimer && <RemoveCourse course={course} />}
      </EditorSections>
    </div>
  )
}
