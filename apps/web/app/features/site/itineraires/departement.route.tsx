import { type Departement, dansDepartement } from '@foulee/domain/departement'
import { useSuspenseQuery } from '@tanstack/react-query'
import { countByCode } from '../../../directory/counts.ts'
import { Neighbours } from '../../../directory/departement-links.tsx'
import { DirectoryPage } from '../../../directory/directory-page.tsx'
import { DirectoryRoute } from '../../../directory/directory-route.tsx'
import { byDepartement, placeClientLoader, placeLoader } from '../../../directory/place-loader.ts'
import { later } from '../../../later.tsx'
import { publicHeaders } from '../../../prefetch.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { departementQuery, itinerairesQuery, PER_PAGE } from './itineraires.queries.ts'
import { itinerairesPath, parcoursNoun, parcoursText } from './itineraires-texts.ts'
// The cards are there as HTML before their script brings this.
import '../../../trace/croquis.css'

const DIRECTORY = byDepartement(itinerairesPath)

export const loader = placeLoader(DIRECTORY, async (client, call, { place, page }) => {
  const [list] = await Promise.all([
    client.fetchQuery(departementQuery(place.code, page, call)),
    client.fetchQuery(itinerairesQuery(call)),
  ])
  return list
})
export const clientLoader = placeClientLoader(DIRECTORY)
export const headers = publicHeaders

const ParcoursCard = later(
  async () => ({
    default: (await import('../../parcours/parcours/parcours-card.tsx')).ParcoursCard,
  }),
  CardSkeleton,
)

/** /itineraires/{departement}: its routes, the newest first. */
export default function DepartementRoute() {
  return (
    <DirectoryRoute<Departement>>
      {(departement, page) => <DepartementPage departement={departement} page={page} />}
    </DirectoryRoute>
  )
}

function DepartementPage({ departement, page }: { departement: Departement; page: number }) {
  const { code, nom } = departement
  const { data: list } = useSuspenseQuery(departementQuery(code, page))
  const { data: itineraires } = useSuspenseQuery(itinerairesQuery())
  const counts = countByCode(itineraires.departements)
  const dans = dansDepartement(code) ?? nom
  return (
    <DirectoryPage
      crumbs={[
        { label: 'Accueil', to: '/' },
        { label: 'Itinéraires', to: '/itineraires' },
        { label: nom },
      ]}
      description={`${parcoursText(list.nb)} ${dans}\u00a0: distance, dénivelé, difficulté, carte et fichier GPX.`}
      feed={{ titre: `Les parcours ${dans}`, page: itinerairesPath(departement) }}
      isPrivate={list.nb === 0}
      lead={`${parcoursText(list.nb)}, du plus récent au plus ancien.`}
      neighbours={
        <Neighbours
          departement={departement}
          listed={{ counts, nounOf: parcoursNoun, pathOf: itinerairesPath }}
        />
      }
      page={page}
      pages={Math.ceil(list.nb / PER_PAGE)}
      path={itinerairesPath(departement)}
      title={`Parcours de trail et de course à pied ${dans}`}
    >
      {list.data.length ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {list.data.map((parcours) => (
            <li key={parcours.id}>
              <ParcoursCard heading="h2" parcours={parcours} />
            </li>
          ))}
        </ul>
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
