import { type Destination, findDestination } from '@foulee/domain/sejours/destination'
import { useSuspenseQuery } from '@tanstack/react-query'
import { DirectoryPage } from '#kit/directory/directory-page.tsx'
import { DirectoryRoute } from '#kit/directory/directory-route.tsx'
import { type PlaceDirectory, placeClientLoader, placeLoader } from '#kit/directory/place-loader.ts'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useSite } from '#platform/site.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { destinationJsonLd } from './destination-json-ld.ts'
import { DestinationNeighbours } from './destination-neighbours.tsx'
import { DESTINATIONS, destinationPath } from './paths.ts'
import { countText } from './voyage-texts.ts'
import { destinationQuery, destinationsQuery, PER_PAGE } from './voyages.queries.ts'

const DIRECTORY: PlaceDirectory<Destination> = {
  param: 'destination',
  find: findDestination,
  pathOf: destinationPath,
  missing: 'Cette destination n’existe pas.',
}

export const loader = placeLoader(DIRECTORY, async (client, call, { place, page }) => {
  const [list] = await Promise.all([
    client.fetchQuery(destinationQuery(place, page, call)),
    client.fetchQuery(destinationsQuery(call)),
  ])
  return list
})
export const clientLoader = placeClientLoader(DIRECTORY)
export const headers = publicHeaders

const VoyageCard = lazyHydrate(
  async () => ({ default: (await import('./voyage-card.tsx')).VoyageCard }),
  CardSkeleton,
)

export default function DestinationRoute() {
  return (
    <DirectoryRoute<Destination>>
      {(destination, page) => <DestinationPage destination={destination} page={page} />}
    </DirectoryRoute>
  )
}

function DestinationPage({ destination, page }: { destination: Destination; page: number }) {
  const { publicUrl } = useSite()
  const { data: list } = useSuspenseQuery(destinationQuery(destination, page))
  const crumbs = [
    { label: 'Accueil', to: '/' },
    { label: 'Destinations', to: DESTINATIONS },
    { label: destination.nom },
  ]
  return (
    <DirectoryPage
      crumbs={crumbs}
      description={`${destination.nom}, ${countText(list.nb).toLocaleLowerCase('fr')} de course à pied et de trail\u00a0: le parcours de chaque journée, les départs, les prix et les places restantes.`}
      isPrivate={list.nb === 0}
      jsonLd={destinationJsonLd(list.data, crumbs, { publicUrl, offset: (page - 1) * PER_PAGE })}
      lead={`${countText(list.nb)}, par date de départ.`}
      neighbours={<DestinationNeighbours destination={destination} />}
      page={page}
      pages={Math.ceil(list.nb / PER_PAGE)}
      path={destinationPath(destination)}
      title={`${destination.nom}\u00a0: séjours de trail et de course à pied`}
    >
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
    </DirectoryPage>
  )
}
