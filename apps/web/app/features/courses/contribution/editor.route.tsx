import type { CourseGestion } from '@foulee/contract/courses/contribution'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { editorPath } from '#kit/publication/kind.ts'
import { KindEditor } from '#kit/publication/kind-editor.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { COURSE } from './course-kind.ts'
import { RacePublication } from './race-publication.tsx'
import { PARTS } from './sections.tsx'

const CoursePreview = lazy(() => import('#features/courses/courses/course-preview.tsx'))

export default function Editor() {
  const isPreview = useSearchParams()[0].get('vue') === 'apercu'
  return (
    <KindEditor
      head={({ course }) => <Views isPreview={isPreview} path={editorPath(COURSE, course.id)} />}
      instead={isPreview ? (gestion) => <Preview gestion={gestion} /> : null}
      kind={COURSE}
      parts={PARTS}
      publication={(gestion) => <RacePublication gestion={gestion} />}
    />
  )
}

const Views = ({ path, isPreview }: { path: string; isPreview: boolean }) => (
  <nav aria-label="Vues de la course" className="flex flex-wrap gap-2">
    <ChipLink icon="edit" isSelected={!isPreview} to={path}>
      Modifier
    </ChipLink>
    <ChipLink icon="eye" isSelected={isPreview} to={`${path}?vue=apercu`}>
      Aperçu
    </ChipLink>
  </nav>
)

const Preview = ({ gestion }: { gestion: CourseGestion }) => (
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
