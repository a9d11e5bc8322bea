import {
  DEPARTEMENTS,
  type Departement,
  dansDepartement,
  findDepartement,
  findRegion,
} from '@foulee/domain/departement'
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
import { pagePath, readPage } from '../calendrier/calendrier-selection.ts'
import { countByCode, departementQuery, itinerairesQuery, PER_PAGE } from './itineraires.queries.ts'
import {
  DepartementLinks,
  itinerairesPath,
  parcoursText,
  withRoutes,
} from './itineraires-links.tsx'
// The cards are there as HTML before their script brings this.
import '../../../trace/croquis.css'

const notFound = () => data({ message: 'Cet annuaire n’existe pas.' }, { status: 404 })

/** A directory page or nothing: its other addresses lead to the one it has. */
function requireDepartement(text: string): Departement {
  const departement = findDepartement(text)
  if (!departement) throw notFound()
  if (departement.slug !== text) throw redirect(itinerairesPath(departement), 301)
  return departement
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const departement = requireDepartement(params.departement ?? '')
  const page = readPage(new URL(request.url).searchParams)
  const { queries } = await prefetch(context, async (client, call) => {
    const [list] = await Promise.all([
      client.fetchQuery(departementQuery(departement.code, page, call)),
      client.fetchQuery(itinerairesQuery(call)),
    ])
    if (page > 1 && !list.data.length) throw notFound()
  })
  return { queries, departement }
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => ({
  queries: undefined,
  departement: requireDepartement(params.departement ?? ''),
})

export const headers = publicHeaders

const ParcoursCard = later(
  async () => ({
    default: (await import('../../parcours/parcours/parcours-card.tsx')).ParcoursCard,
  }),
  CardSkeleton,
)

/** /itineraires/{departement}: its routes, the newest first. */
export default function DepartementRoute() {
  const { queries, departement } = useLoaderData<typeof loader | typeof clientLoader>()
  const [params] = useSearchParams()
  return (
    <HydrationBoundary state={queries}>
      <DepartementPage departement={departement} page={readPage(params)} />
    </HydrationBoundary>
  )
}

function DepartementPage({ departement, page }: { departement: Departement; page: number }) {
  const { publicUrl } = useSite()
  const { code, nom } = departement
  const { data: list } = useSuspenseQuery(departementQuery(code, page))
  const dans = dansDepartement(code) ?? nom
  const hrefOf = (number: number) => pagePath(itinerairesPath(departement), number)
  const pages = Math.ceil(list.nb / PER_PAGE)
  const title = `Parcours de trail et de course à pied ${dans}`
  return (
    <main className="page grid gap-8 pt-2 pb-8" id="contenu">
      <PageHead
        description={`${parcoursText(list.nb)} ${dans}\u00a0: distance, dénivelé, difficulté, carte et fichier GPX.`}
        isPrivate={list.nb === 0}
        path={hrefOf(page)}
        title={page > 1 ? `${title}, page ${page}` : title}
      />
      {page > 1 && <link href={publicUrl + hrefOf(page - 1)} rel="prev" />}
      {page < pages && <link href={publicUrl + hrefOf(page + 1)} rel="next" />}
      <header className="grid gap-3">
        <Breadcrumb
          crumbs={[
            { label: 'Accueil', to: '/' },
            { label: 'Itinéraires', to: '/itineraires' },
            { label: nom },
          ]}
        />
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-lg text-ink-soft">{`${parcoursText(list.nb)}, du plus récent au plus ancien.`}</p>
      </header>
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
      <Pagination hrefOf={hrefOf} page={page} pages={pages} />
      <Neighbours departement={departement} />
    </main>
  )
}

/** The other départements of the region. */
function Neighbours({ departement: { code, region } }: { departement: Departement }) {
  const { data: itineraires } = useSuspenseQuery(itinerairesQuery())
  const counts = countByCode(itineraires)
  const inRegion = DEPARTEMENTS.filter((one) => one.region === region && one.code !== code)
  const others = withRoutes(inRegion, counts)
  if (!others.length) return null
  return (
    <nav aria-labelledby="voisins" className="border-t border-line pt-8">
      <h2 className="mb-3 text-xl" id="voisins">
        Ailleurs en région {findRegion(region)?.nom}
      </h2>
      <div className="*:gap-x-10 *:sm:columns-2 *:lg:columns-3">
        <DepartementLinks counts={counts} departements={others} />
      </div>
    </nav>
  )
}
