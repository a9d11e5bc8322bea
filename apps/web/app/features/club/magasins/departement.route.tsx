import { type Departement, dansDepartement } from '@foulee/domain/shared/departement'
import { useSuspenseQuery } from '@tanstack/react-query'
import { countByCode } from '#kit/directory/counts.ts'
import { Neighbours } from '#kit/directory/departement-links.tsx'
import { DirectoryPage } from '#kit/directory/directory-page.tsx'
import { DirectoryRoute } from '#kit/directory/directory-route.tsx'
import { byDepartement, placeClientLoader, placeLoader } from '#kit/directory/place-loader.ts'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MagasinCard } from './magasin-card.tsx'
import { magasinsNoun, magasinsText } from './magasin-texts.ts'
import { departementQuery, departementsQuery, PER_PAGE } from './magasins.queries.ts'
import { departementPath, MAGASINS } from './paths.ts'

const DIRECTORY = byDepartement(departementPath)

export const loader = placeLoader(DIRECTORY, async (client, call, { place, page }) => {
  const [list] = await Promise.all([
    client.fetchQuery(departementQuery(place.code, page, call)),
    client.fetchQuery(departementsQuery(call)),
  ])
  return list
})
export const clientLoader = placeClientLoader(DIRECTORY)
export const headers = publicHeaders

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
  const { data: all } = useSuspenseQuery(departementsQuery())
  const counts = countByCode(all.departements)
  const dans = dansDepartement(code) ?? nom
  return (
    <DirectoryPage
      crumbs={[{ label: 'Accueil', to: '/' }, { label: 'Magasins', to: MAGASINS }, { label: nom }]}
      description={`${magasinsText(list.nb)} de course à pied et de trail ${dans}\u00a0: horaires, marques, services et plan.`}
      isPrivate={list.nb === 0}
      lead={magasinsText(list.nb)}
      neighbours={
        <Neighbours
          departement={departement}
          listed={{ counts, nounOf: magasinsNoun, pathOf: departementPath }}
        />
      }
      page={page}
      pages={Math.ceil(list.nb / PER_PAGE)}
      path={departementPath(departement)}
      title={`Magasins de course à pied ${dans}`}
    >
      {list.data.length ? (
        <ul className="grid gap-4 md:grid-cols-2">
          {list.data.map((magasin) => (
            <li key={magasin.id}>
              <MagasinCard heading="h2" magasin={magasin} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          action={<ButtonLink to={MAGASINS}>Voir tous les magasins</ButtonLink>}
          title={`Pas encore de magasin ${dans}`}
        >
          <p>Les départements voisins, eux, en ont peut-être un pour vous.</p>
        </EmptyState>
      )}
    </DirectoryPage>
  )
}
