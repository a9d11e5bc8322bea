import { type Departement, dansDepartement } from '@foulee/domain/shared/departement'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { countByCode } from '#kit/directory/counts.ts'
import { Neighbours } from '#kit/directory/departement-links.tsx'
import { DirectoryPage } from '#kit/directory/directory-page.tsx'
import { DirectoryRoute } from '#kit/directory/directory-route.tsx'
import { byDepartement, placeClientLoader, placeLoader } from '#kit/directory/place-loader.ts'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import {
  fetchParcours,
  itinerairesQuery,
  PER_PAGE,
  parcoursPageQuery,
} from './itineraires.queries.ts'
import { ItinerairesForm } from './itineraires-form.tsx'
import {
  type ItinerairesFilters,
  isSearching,
  readSearch,
  type Search,
  searchFilters,
  searchPath,
} from './itineraires-search.ts'
import { itinerairesPath, parcoursNoun, parcoursText } from './itineraires-texts.ts'
import {
  NoParcours,
  ParcoursCriteria,
  ParcoursList,
  type RenderParcours,
} from './parcours-results.tsx'

const DIRECTORY = byDepartement(itinerairesPath)

export const loader = placeLoader(DIRECTORY, async (client, call, { place, page, params }) => {
  const search = readSearch(params)
  const [list] = await Promise.all([
    fetchParcours(client, call, { filters: filtersOf(place, search), search, page }),
    client.fetchQuery(itinerairesQuery(call)),
  ])
  return list
})
export const clientLoader = placeClientLoader(DIRECTORY)
export const headers = publicHeaders

const filtersOf = ({ code }: Departement, search: Search): ItinerairesFilters => ({
  ...searchFilters(search),
  departement: code,
})

const ParcoursCard = lazyHydrate(
  async () => ({
    default: (await import('#features/parcours/parcours/parcours-card.tsx')).ParcoursCard,
  }),
  CardSkeleton,
)
const ParcoursMapPopup = lazyHydrate(
  async () => ({
    default: (await import('#features/parcours/parcours/parcours-map-popup.tsx')).ParcoursMapPopup,
  }),
  () => null,
)

const render: RenderParcours = {
  card: (parcours, heading) => <ParcoursCard heading={heading} parcours={parcours} />,
  popup: (id) => <ParcoursMapPopup id={id} />,
}

export default function DepartementRoute() {
  return (
    <DirectoryRoute<Departement>>
      {(departement, page) => <DepartementPage departement={departement} page={page} />}
    </DirectoryRoute>
  )
}

function DepartementPage({ departement, page }: { departement: Departement; page: number }) {
  const { code, nom } = departement
  const [params] = useSearchParams()
  const search = readSearch(params)
  const filters = filtersOf(departement, search)
  const isFiltered = isSearching(search)
  const base = itinerairesPath(departement)
  const path = searchPath(base, search)
  const { data: list } = useSuspenseQuery(parcoursPageQuery(filters, page))
  const { data: itineraires } = useSuspenseQuery(itinerairesQuery())
  const counts = countByCode(itineraires.departements)
  const dans = dansDepartement(code) ?? nom
  return (
    <DirectoryPage
      action={
        <>
          <ItinerairesForm path={base} search={search} />
          <ParcoursCriteria path={base} search={search} />
        </>
      }
      crumbs={[
        { label: 'Accueil', to: '/' },
        { label: 'Parcours', to: '/itineraires' },
        { label: nom },
      ]}
      description={`${parcoursText(list.nb)} ${dans}\u00a0: distance, dénivelé, difficulté, carte et fichier GPX.`}
      feed={{ titre: `Les parcours ${dans}`, page: base }}
      isPrivate={list.nb === 0 || isFiltered}
      lead={
        isFiltered
          ? `${parcoursText(list.nb)} pour cette recherche.`
          : `${parcoursText(list.nb)}, du plus récent au plus ancien.`
      }
      neighbours={
        <Neighbours
          departement={departement}
          listed={{ counts, nounOf: parcoursNoun, pathOf: itinerairesPath }}
        />
      }
      page={page}
      pages={Math.ceil(list.nb / PER_PAGE)}
      path={path}
      title={`Parcours de trail et de course à pied ${dans}`}
    >
      {list.data.length ? (
        <ParcoursList render={render} filters={filters} parcours={list.data} />
      ) : isFiltered ? (
        <NoParcours filters={filters} path={base} search={search} />
      ) : (
        <EmptyState
          action={<ButtonLink to="/itineraires">Voir tous les départements</ButtonLink>}
          title={`Pas encore de parcours ${dans}`}
        >
          <p>Les départements voisins, eux, en ont peut-être un pour vous.</p>
        </EmptyState>
      )}
    </DirectoryPage>
  )
}
