import {
  type Destination,
  getDestinationPays,
  getDestinationRegion,
} from '@foulee/domain/sejours/destination'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { MakerLine } from '#kit/directory/maker-line.tsx'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { DESTINATIONS, destinationPath, SEJOURS } from './paths.ts'
import { countText } from './voyage-texts.ts'
import { destinationsQuery, nextQuery } from './voyages.queries.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) =>
    Promise.all([queries.fetchQuery(destinationsQuery(call)), queries.fetchQuery(nextQuery(call))]),
  )
export const clientLoader = fromCache
export const headers = publicHeaders

const VoyageCard = lazyHydrate(
  async () => ({ default: (await import('./voyage-card.tsx')).VoyageCard }),
  CardSkeleton,
)

export default function DestinationsRoute() {
  const { queries } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={queries}>
      <Destinations />
    </HydrationBoundary>
  )
}

type Counted = { destination: Destination; nb: number }

function Destinations() {
  const { data } = useSuspenseQuery(destinationsQuery())
  const regions = toDestinations(data.regions, ({ region }) => getDestinationRegion(region))
  const pays = toDestinations(data.pays, (destination) => getDestinationPays(destination.pays))
  return (
    <main className="page grid gap-10 pt-2 pb-8" id="contenu">
      <PageHead
        description={`${countText(data.nb)} de course à pied et de trail, par région de France et par pays\u00a0: le parcours de chaque journée, les départs, les prix et les places.`}
        isPrivate={data.nb === 0}
        path={DESTINATIONS}
        title="Séjours de trail et de course à pied, par destination"
      />
      <header className="grid gap-3">
        <Breadcrumb crumbs={[{ label: 'Accueil', to: '/' }, { label: 'Destinations' }]} />
        <h1 className="text-2xl sm:text-3xl">Partir courir</h1>
        <p className="max-w-2xl text-lg text-ink-soft">
          {`${countText(data.nb)} à venir, avec leur carte jour par jour, leurs départs et leurs places, chez des agences dont les papiers sont montrés.`}
        </p>
      </header>
      {data.nb === 0 && (
        <EmptyState title="Pas encore de séjour à venir">
          <p>Les prochains départs paraîtront ici.</p>
        </EmptyState>
      )}
      <Group destinations={regions} id="en-france" title="En France, par région" />
      <Group destinations={pays} id="par-pays" title="Par pays" />
      <NextStays />
      <MakerLine
        label="Proposez vos séjours"
        question="Vous êtes une agence de voyages&nbsp;?"
        to="/agences"
      />
    </main>
  )
}

function NextStays() {
  const { data: voyages } = useSuspenseQuery(nextQuery())
  if (!voyages.length) return null
  return (
    <section aria-labelledby="prochains" className="grid gap-4">
      <SectionHeading
        id="prochains"
        more={{ to: SEJOURS, label: 'Choisir par date, durée ou prix' }}
        title="Les prochains départs"
      />
      <ul className="card-strip">
        {voyages.map((voyage) => (
          <li key={voyage.id}>
            <VoyageCard voyage={voyage} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const toDestinations = <Row extends { nb: number }>(
  rows: readonly Row[],
  find: (row: Row) => Destination | null,
): Counted[] =>
  rows
    .flatMap((row) => {
      const destination = find(row)
      return destination ? [{ destination, nb: row.nb }] : []
    })
    .toSorted((a, b) => a.destination.nom.localeCompare(b.destination.nom, 'fr'))

type GroupProps = { id: string; title: string; destinations: readonly Counted[] }

function Group({ id, title, destinations }: GroupProps) {
  if (!destinations.length) return null
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <SectionHeading id={id} title={title} />
      <DestinationLinks destinations={destinations} />
    </section>
  )
}

function DestinationLinks({ destinations }: { destinations: readonly Counted[] }) {
  return (
    <ul className="gap-x-10 sm:columns-2 lg:columns-3">
      {destinations.map(({ destination, nb }) => (
        <li className="break-inside-avoid" key={destination.slug}>
          <Link className="directory-link" to={destinationPath(destination)}>
            <span>{destination.nom}</span>
            <span className="directory-count">
              {nb}
              <span className="sr-only">{nb > 1 ? ' séjours' : ' séjour'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
