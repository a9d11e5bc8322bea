import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import {
  data,
  type LoaderFunctionArgs,
  useLoaderData,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router'
import { courseQuery } from '#features/courses/courses/courses.queries.ts'
import { findEpreuve } from '#features/courses/courses/edition-choice.ts'
import { fromCache, prefetch } from '#platform/api/prefetch.ts'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { pointQuery, resultatsQuery, resumeQuery } from './resultats.queries.ts'
import { ResultatsPage } from './resultats-page.tsx'
import { readSearch } from './resultats-url.ts'
import './resultats.css'

const notFound = () => data({ message: 'Ces résultats n’existent pas.' }, { status: 404 })

const countLines = ({ data }: { data: readonly unknown[] }) => data.length

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const { slug = '', id = '' } = params
    const search = readSearch(new URL(request.url).searchParams)
    const found = findEpreuve(await queries.fetchQuery(courseQuery(slug, call)), id)
    if (!found) throw notFound()
    const { id: epreuves_id } = found.epreuve
    const [nb, { points }] = await Promise.all([
      search.point
        ? queries.fetchQuery(pointQuery(epreuves_id, search, call)).then(countLines)
        : queries.fetchQuery(resultatsQuery(epreuves_id, search, call)).then(countLines),
      queries.fetchQuery(resumeQuery(epreuves_id, call)),
    ])
    const isPoint = !search.point || points.some(({ metres }) => metres === search.point)
    if (!isPoint || (search.page > 1 && nb === 0)) throw notFound()
  })
export const clientLoader = fromCache
/** No shared caching, unlike other public pages: a removed name must vanish at once. */
export const headers = () => ({ 'Cache-Control': 'public, max-age=0, must-revalidate' })

/** Results of an épreuve (produit 8.16), the same page for everyone. */
export default function ResultatsRoute() {
  const { queries } = useLoaderData<typeof loader>()
  const { slug = '', id = '' } = useParams()
  return (
    <HydrationBoundary state={queries}>
      <Suspense fallback={<Waiting />} key={id}>
        <OfEpreuve id={id} slug={slug} />
      </Suspense>
    </HydrationBoundary>
  )
}

function OfEpreuve({ slug, id }: { slug: string; id: string }) {
  const { data: course } = useSuspenseQuery(courseQuery(slug))
  const search = readSearch(useSearchParams()[0])
  const found = findEpreuve(course, id)
  if (!found) return <FailurePage failure={{ status: 404, message: '' }} />
  return <ResultatsPage search={search} course={course} {...found} />
}

function Waiting() {
  return (
    <main className="page grid gap-6 py-6" id="contenu">
      <Loading label="Chargement des résultats…">
        <Skeleton className="h-10 w-72" />
        <Skeleton className="mt-6 h-96" />
      </Loading>
    </main>
  )
}

export function ErrorBoundary() {
  return <FailurePage failure={readFailure(useRouteError())} />
}
