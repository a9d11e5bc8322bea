import { HydrationBoundary } from '@tanstack/react-query'
import { useLoaderData, useParams, useRouteError } from 'react-router'
import { fromCache, publicHeaders } from '../../prefetch.ts'
import { FailurePage } from '../errors/failure-page.tsx'
import { readFailure } from '../errors/read-failure.ts'
import type { Subject } from './feuille.queries.ts'
import { FeuillePage } from './feuille-page.tsx'
import { loadFeuille } from './load-feuille.ts'
import './feuille.css'

const subjectOf = ({ slug = '', id = '' }: { slug?: string; id?: string }): Subject => ({
  kind: 'epreuve',
  slug,
  epreuves_id: id,
})

export const loader = loadFeuille(subjectOf)
export const clientLoader = fromCache
export const headers = publicHeaders

/** The roadbook of an épreuve: its address says what one wants to run, so it is the same for everyone. */
export default function EpreuveFeuilleRoute() {
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
