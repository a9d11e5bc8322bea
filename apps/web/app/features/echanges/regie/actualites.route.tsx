import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { AtomLink } from '#kit/directory/atom-link.tsx'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { ActualiteCard } from './actualite-card.tsx'
import { actualitesQuery, PAGE_MAX } from './regie.queries.ts'
import './regie.css'

const readPage = (query: URLSearchParams): number => {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) =>
    queries.fetchQuery(actualitesQuery(readPage(new URL(request.url).searchParams), call)),
  )
export const clientLoader = fromCache
export const headers = publicHeaders

const FEED = { titre: 'Les actualités de Foulée', page: '/actualites' }
const toPage = (page: number) => (page === 1 ? '/actualites' : `/actualites?page=${page}`)

export default function ActualitesRoute() {
  const { queries } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const page = readPage(query)
  return (
    <HydrationBoundary state={queries}>
      <main className="page grid gap-6 pt-2 pb-12" id="contenu">
        <PageHead
          feed={FEED}
          description={`${page > 1 ? `Page ${page}. ` : ''}Ce qui change sur Foulée, et ce qui arrive\u00a0: les actualités de l’équipe.`}
          path={toPage(page)}
          title={page > 1 ? `Actualités, page ${page}` : 'Actualités'}
        />
        <Breadcrumb crumbs={[{ label: 'Accueil', to: '/' }, { label: 'Actualités' }]} />
        <h1 className="text-3xl md:text-4xl">Actualités</h1>
        <p>
          <AtomLink feed={FEED} />
        </p>
        <Suspense fallback={<Waiting />} key={page}>
          <News page={page} />
        </Suspense>
      </main>
    </HydrationBoundary>
  )
}

function News({ page }: { page: number }) {
  const {
    data: { data: news, nb },
  } = useSuspenseQuery(actualitesQuery(page))
  if (!news.length) {
    return (
      <EmptyState title="Pas d’actualité ici pour le moment">
        <p>Les nouvelles de l’équipe paraîtront sur cette page.</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="regie-grid">
        {news.map((actualite) => (
          <li key={actualite.id}>
            <ActualiteCard actualite={actualite} heading="h2" />
          </li>
        ))}
      </ul>
      <Pagination hrefOf={toPage} page={page} pages={Math.ceil(nb / PAGE_MAX)} />
    </>
  )
}

const Waiting = () => (
  <Loading label="Chargement des actualités…">
    <div className="regie-grid">
      {[1, 2, 3].map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  </Loading>
)
