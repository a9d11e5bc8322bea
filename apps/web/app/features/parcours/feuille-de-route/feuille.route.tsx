import { HydrationBoundary } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { feuilleQuery } from './feuille.queries.ts'
import { FeuillePage } from './feuille-page.tsx'
import type { Subject } from './feuille-subjects.ts'
import { readAsked } from './feuille-url.ts'
import './feuille.css'

/** Two addresses lead here: an épreuve of a race has an id, a route has none. */
const subjectOf = ({ slug = '', id }: { slug?: string; id?: string }): Subject =>
  id === undefined ? { kind: 'parcours', slug } : { kind: 'epreuve', slug, epreuves_id: id }

/** The sheet that the address asks for. */
export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) => {
    const asked = readAsked(new URL(request.url).searchParams)
    return queries.fetchQuery(feuilleQuery(subjectOf(params), asked, call))
  })
export const clientLoader = fromCache
export const headers = publicHeaders

/** A roadbook: its address says what one wants to run, so it is the same for everyone. */
export default function FeuilleRoute() {
  const { queries } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={queries}>
      <FeuillePage subject={subjectOf(useParams())} />
    </HydrationBoundary>
  )
}

export function ErrorBoundary() {
  return <FailurePage failure={readFailure(useRouteError())} />
}
