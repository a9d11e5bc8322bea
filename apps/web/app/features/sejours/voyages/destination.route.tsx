import { type Destination, findDestination } from '@foulee/domain/sejours/destination'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { later } from '../../../later.tsx'
import { PageHead } from '../../../page-head.tsx'
import { prefetch, publicHeaders } from '../../../prefetch.ts'
import { useSite } from '../../../site.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { pagePath, readPage } from '../../site/calendrier/calendrier-selection.ts'
import { destinationJsonLd } from './destination-json-ld.ts'
import { DestinationNeighbours } from './destination-neighbours.tsx'
import { DESTINATIONS, destinationPath } from './paths.ts'
import { countText } from './voyage-texts.ts'
import { destinationQuery, destinationsQuery, PER_PAGE } from './voyages.queries.ts'

const notFound = () => data({ message: 'Cette destination n’existe pas.' }, { status: 404 })

/** A directory page or nothing: its other addresses lead to the one it has. */
function requireDestination(text: string): Destination {
  const destination = findDestination(text)
  if (!destination) throw notFound()
  if (destination.slug !== text) throw redirect(destinationPath(destination), 301)
  return destination
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const destination = requireDestination(params.destination ?? '')
  const page = readPage(new URL(request.url).searchParams)
  const { queries } = await prefetch(context, async (client, call) => {
    const [list] = await Promise.all([
      client.fetchQuery(destinationQuery(destination, page, call)),
      client.fetchQuery(destinationsQuery(call)),
    ])
    if (page > 1 && !list.data.length) throw notFound()
  })
  return { queries, destination }
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => ({
  queries: undefined,
  destination: requireDestination(params.destination ?? ''),
})

export const headers = publicHeaders

const VoyageCard = later(
  async () => ({ default: (await import('./voyage-card.tsx')).VoyageCard }),
  CardSkeleton,
)

/** /destinations/{pays ou région}: its stays, those that leave next first. */
export default function DestinationRoute() {
  const { queries, destination } = useLoaderData<typeof loader | typeof clientLoader>()
  const [params] = useSearchParams()
  return (
    <HydrationBoundary state={queries}>
      <DestinationPage destination={destination} page={readPage(params)} />
    </HydrationBoundary>
  )
}

function DestinationPage({ destination, page }: { destination: Destination; page: number }) {
  const { publicUrl } = useSite()
  const { data: list } = useSuspenseQuery(destinationQuery(destination, page))
  const hrefOf = (number: number) => pagePath(destinationPath(destination), number)
  const pages = Math.ceil(list.nb / PER_PAGE)
  const title = `${destination.nom}\u00a0: séjours de trail et de course à pied`
  const crumbs = [
    { label: 'Accueil', to: '/' },
    { label: 'Destinations', to: DESTINATIONS },
    { label: destination.nom },
  ]
  return (
    <main className="page grid gap-8 pt-2 pb-8" id="contenu">
      <PageHead
        description={`${destination.nom}, ${countText(list.nb).toLocaleLowerCase('fr')} de course à pied et de trail\u00a0: le parcours de chaque journée, les départs, les prix et les places restantes.`}
        isPrivate={list.nb === 0}
        jsonLd={destinationJsonLd(list.data, crumbs, { publicUrl, offset: (page - 1) * PER_PAGE })}
        path={hrefOf(page)}
        title={page > 1 ? `${title}, page ${page}` : title}
      />
      {page > 1 && <link href={publicUrl + hrefOf(page - 1)} rel="prev" />}
      {page < pages && <link href={publicUrl + hrefOf(page + 1)} rel="next" />}
      <header className="grid gap-3">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-lg text-ink-soft">{`${countText(list.nb)}, par date de départ.`}</p>
      </header>
      {list.data.length ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {list.data.map((voyage) => (
            <li key={voyage.id}>
              <VoyageCard heading="h2" voyage={voyage} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          action={<ButtonLink to={DESTINATIONS}>Voir toutes les destinations</ButtonLink>}
          title="Pas encore de séjour ici"
        >
          <p>Une autre destination, elle, en a peut-être un pour vous.</p>
        </EmptyState>
      )}
      <Pagination hrefOf={hrefOf} page={page} pages={pages} />
      <DestinationNeighbours destination={destination} />
    </main>
  )
}
