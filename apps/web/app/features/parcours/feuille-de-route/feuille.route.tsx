import { HydrationBoundary } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { feuilleQuery } from './feuille.queries.ts'
import { FeuillePage } from './feuille-page.tsx'
import type { Subject } from './feuille-subjects.ts'
import { readSearch } from './feuille-url.ts'
import '#features/parcours/shared/race-day.css'
import './feuille.css'

/** Shared by two routes: only an épreuve has an id. */
const subjectOf = ({ slug = '', id }: { slug?: string; id?: string }): Subject =>
  id === undefined ? { kind: 'parcours', slug } : { kind: 'epreuve', slug, epreuves_id: id }

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) => {
    const search = readSearch(new URL(request.url).searchParams)
    return queries.fetchQuery(feuilleQuery(subjectOf(params), search, call))
  })
export const clientLoader = fromCache
export const headers = publicHeaders

/** The settings are in the URL, so the page is the same for everyone. */
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
