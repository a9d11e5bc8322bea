import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { RECHERCHE_KINDS, RECHERCHE_LABELS, RECHERCHE_MAX } from '@foulee/domain/site/recherche'
import { HydrationBoundary } from '@tanstack/react-query'
import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { readPage } from '#kit/directory/numbered-page.ts'
import { type RechercheQuery, rechercheQuery } from '#kit/search/recherche.queries.ts'
import { prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Results } from './results.tsx'
import { SearchPageForm } from './search-page-form.tsx'
import { WaysOn } from './ways-on.tsx'

/** Nearly every search is unique: no shared cache. */
const SEARCH_HEADERS = { 'Cache-Control': 'private, max-age=60' }

function readQuery(
  params: URLSearchParams,
): Required<Pick<RechercheQuery, 'q' | 'page'>> & RechercheQuery {
  const param = params.get('kind')
  const kind = RECHERCHE_KINDS.find((kind) => kind === param)
  return { q: params.get('q')?.trim() ?? '', kind, page: kind ? readPage(params) : 1 }
}

const isTooLong = ({ q }: RechercheQuery) => q.length > RECHERCHE_MAX

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams)
  if (!query.q || isTooLong(query))
    return data({ queries: undefined }, { headers: publicHeaders() })
  const { queries } = await prefetch(context, (client, call) =>
    client.fetchQuery(rechercheQuery(query, false, call)),
  )
  return data({ queries }, { headers: SEARCH_HEADERS })
}

export const clientLoader = () => ({ queries: undefined })

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export default function RechercheRoute() {
  const { queries } = useLoaderData<typeof loader | typeof clientLoader>()
  const [params] = useSearchParams()
  const query = readQuery(params)
  return (
    <main className="page grid content-start gap-6 pt-4 pb-12" id="contenu">
      <Head query={query} />
      <h1 className="text-2xl sm:text-3xl">Rechercher</h1>
      <SearchPageForm query={query} key={query.q} />
      <HydrationBoundary state={queries}>
        <Body query={query} />
      </HydrationBoundary>
    </main>
  )
}

function Head({ query: { q, kind } }: { query: RechercheQuery }) {
  const of = kind ? ` · ${RECHERCHE_LABELS[kind]}` : ''
  return (
    <PageHead
      description="Une seule recherche pour les courses, les parcours, les séjours, les plans, les sorties, les magasins et les coureurs de Foulée."
      isPrivate={q !== ''}
      path="/recherche"
      title={q ? `${takeGraphemes(q, 80)}${of} · Recherche` : 'Rechercher partout'}
    />
  )
}

function Body({ query }: { query: RechercheQuery }) {
  if (!query.q) return <WaysOn />
  if (isTooLong(query)) {
    return (
      <EmptyState title="C’est trop long">
        {`Votre recherche dépasse ${RECHERCHE_MAX} caractères. Gardez les mots qui comptent.`}
      </EmptyState>
    )
  }
  return <Results query={query} />
}
