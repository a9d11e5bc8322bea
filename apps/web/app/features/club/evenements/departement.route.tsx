import { type Departement, dansDepartement } from '@foulee/domain/shared/departement'
import { useSuspenseQuery } from '@tanstack/react-query'
import { countByCode } from '#kit/directory/counts.ts'
import { Neighbours } from '#kit/directory/departement-links.tsx'
import { DirectoryPage } from '#kit/directory/directory-page.tsx'
import { DirectoryRoute } from '#kit/directory/directory-route.tsx'
import { byDepartement, placeClientLoader, placeLoader } from '#kit/directory/place-loader.ts'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useSite } from '#platform/site.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { breadcrumbList } from '#ui/json-ld.ts'
import { countText, evenementsNoun } from './evenement-texts.ts'
import { PER_PAGE, sortiesDepartementQuery, sortiesQuery } from './evenements.queries.ts'
import { SORTIES, sortiesPath } from './paths.ts'

const DIRECTORY = byDepartement(sortiesPath)

export const loader = placeLoader(DIRECTORY, async (client, call, { place, page }) => {
  const [list] = await Promise.all([
    client.fetchQuery(sortiesDepartementQuery(place.code, page, call)),
    client.fetchQuery(sortiesQuery(call)),
  ])
  return list
})
export const clientLoader = placeClientLoader(DIRECTORY)
export const headers = publicHeaders

const EvenementCard = lazyHydrate(
  async () => ({ default: (await import('./evenement-card.tsx')).EvenementCard }),
  CardSkeleton,
)

export default function DepartementRoute() {
  return (
    <DirectoryRoute<Departement>>
      {(departement, page) => <DepartementPage departement={departement} page={page} />}
    </DirectoryRoute>
  )
}

function DepartementPage({ departement, page }: { departement: Departement; page: number }) {
  const { publicUrl } = useSite()
  const { code, nom } = departement
  const { data: list } = useSuspenseQuery(sortiesDepartementQuery(code, page))
  const { data: sorties } = useSuspenseQuery(sortiesQuery())
  const counts = countByCode(sorties.departements)
  const dans = dansDepartement(code) ?? nom
  const crumbs = [
    { label: 'Accueil', to: '/' },
    { label: 'Évènements', to: SORTIES },
    { label: nom },
  ]
  return (
    <DirectoryPage
      crumbs={crumbs}
      description={`${countText(list.nb)} à venir ${dans}\u00a0: sorties, entraînements, ateliers et essais, avec leurs dates, leur rendez-vous et leurs places.`}
      isPrivate={list.nb === 0}
      jsonLd={{ '@context': 'https://schema.org', ...breadcrumbList(crumbs, publicUrl) }}
      lead={`${countText(list.nb)} à venir, du plus proche au plus lointain.`}
      neighbours={
        <Neighbours
          departement={departement}
          listed={{ counts, nounOf: evenementsNoun, pathOf: sortiesPath }}
        />
      }
      page={page}
      pages={Math.ceil(list.nb / PER_PAGE)}
      path={sortiesPath(departement)}
      title={`Sorties et évènements de course à pied ${dans}`}
    >
      {list.data.length ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {list.data.map((evenement) => (
            <li className="grid" key={evenement.id}>
              <EvenementCard evenement={evenement} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          action={<ButtonLink to={SORTIES}>Voir tous les départements</ButtonLink>}
          title={`Pas encore de date ${dans}`}
        >
          <p>Les départements voisins, eux, en ont peut-être une pour vous.</p>
        </EmptyState>
      )}
    </DirectoryPage>
  )
}
