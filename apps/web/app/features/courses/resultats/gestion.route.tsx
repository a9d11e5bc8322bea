import type { Course } from '@foulee/contract/courses/courses'
import { isApiError } from '@foulee/contract/shared/call-error'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { courseQuery } from '#features/courses/courses/courses.queries.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { EpreuveChoice } from './epreuve-choice.tsx'
import { GestionEpreuve } from './gestion-epreuve.tsx'
import { gestionPath } from './paths.ts'
import { listRun } from './run-epreuves.ts'
import './resultats.css'

export default function GestionRoute() {
  const { id = '' } = useParams()
  const isId = /^[1-9]\d{0,8}$/.test(id)
  const query = useQuery({ ...courseQuery(id), enabled: isId })
  const { data, error } = query
  if (!isId) return <FailurePage failure={{ status: 404, message: '' }} />
  if (isApiError(error) && error.status === 404) {
    return <FailurePage failure={{ status: 404, message: error.message }} />
  }
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Les résultats de votre course."
        isPrivate
        path={gestionPath(Number(id))}
        title="Résultats"
      />
      <header className="grid gap-2">
        <p>
          <TextLink to={`/contribution/courses/${id}`}>{data?.nom ?? 'Ma course'}</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">Résultats</h1>
      </header>
      <Query
        label="Chargement de la course…"
        query={query}
        skeleton={<Skeleton className="h-72 rounded-card" />}
      >
        {(course) => <OfCourse course={course} />}
      </Query>
    </main>
  )
}

function OfCourse({ course }: { course: Course }) {
  const epreuveId = Number(useSearchParams()[0].get('epreuve'))
  const run = listRun(course, parisDate(new Date()))
  const chosen = run.find(({ epreuve }) => epreuve.id === epreuveId) ?? run[0]
  if (!chosen) {
    return (
      <EmptyState title="Pas encore de résultats">
        Ils s’envoient à partir du jour de la course, épreuve par épreuve.
      </EmptyState>
    )
  }
  return (
    <div className="grid max-w-5xl gap-8">
      <EpreuveChoice chosen={chosen.epreuve.id} coursesId={course.id} run={run} />
      <GestionEpreuve course={course} epreuve={chosen.epreuve} key={chosen.epreuve.id} />
    </div>
  )
}
