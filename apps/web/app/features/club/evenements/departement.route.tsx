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
import { breadcrumbList } from '../../../json-ld.ts'
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
import { countText } from './evenement-texts.ts'
import { PER_PAGE, sortiesDepartementQuery, sortiesQuery } from './evenements.queries.ts'
import { SORTIES, sortiesPath } from './paths.ts'
import { countByCode, SortiesLinks, withEvents } from './sorties-links.tsx'

const notFound = () => data({ message: 'Cet annuaire n’existe pas.' }, { status: 404 })

/** A directory page or nothing: its other addresses lead to the one it has. */
function requireDepartement(text: string): Departement {
  const departement = findDepartement(text)
  if (!departement) throw notFound()
  if (departement.slug !== text) throw redirect(sortiesPath(departement), 301)
  return departement
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const departement = requireDepartement(params.departement ?? '')
  const page = readPage(new URL(request.url).searchParams)
  const { queries } = await prefetch(context, async (client, call) => {
    const [list] = await Promise.all([
      client.fetchQuery(sortiesDepartementQuery(departement.code, page, call)),
      client.fetchQuery(sortiesQuery(call)),
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

const EvenementCard = later(
  async () => ({ default: (await import('./evenement-card.tsx')).EvenementCard }),
  CardSkeleton,
)

/** /sorties/{departement}: its events, the next first. */
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
  const { data: list } = useSuspenseQuery(sortiesDepartementQuery(code, page))
  const dans = dansDepartement(code) ?? nom
  const hrefOf = (number: number) => pagePath(sortiesPath(departement), number)
  const pages = Math.ceil(list.nb / PER_PAGE)
  const title = `Sorties et évènements de course à pied ${dans}`
  const crumbs = [{ label: 'Accueil', to: '/' }, { label: 'Sorties', to: SORTIES }, { label: nom }]
  return (
    <main className="page grid gap-8 pt-2 pb-8" id="contenu">
      <PageHead
        description={`${countText(list.nb)} à venir ${dans}\u00a0: sorties, entraînements, ateliers et essais, avec leurs dates, leur rendez-vous et leurs places.`}
        isPrivate={list.nb === 0}
        jsonLd={{ '@context': 'https://schema.org', ...breadcrumbList(crumbs, publicUrl) }}
        path={hrefOf(page)}
        title={page > 1 ? `${title}, page ${page}` : title}
      />
      {page > 1 && <link href={publicUrl + hrefOf(page - 1)} rel="prev" />}
      {page < pages && <link href={publicUrl + hrefOf(page + 1)} rel="next" />}
      <header className="grid gap-3">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-lg text-ink-soft">{`${countText(list.nb)} à venir, du plus proche au plus lointain.`}</p>
      </header>
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
      <Pagination hrefOf={hrefOf} page={page} pages={pages} />
      <Neighbours departement={departement} />
    </main>
  )
}

/** The other départements of the region. */
function Neighbours({ departement: { code, region } }: { departement: Departement }) {
  const { data: sorties } = useSuspenseQuery(sortiesQuery())
  const counts = countByCode(sorties.departements)
  const inRegion = DEPARTEMENTS.filter((one) => one.region === region && one.code !== code)
  const others = withEvents(inRegion, counts)
  if (!others.length) return null
  return (
    <nav aria-labelledby="voisins" className="border-t border-line pt-8">
      <h2 className="mb-3 text-xl" id="voisins">
        Ailleurs en région {findRegion(region)?.nom}
      </h2>
      <div className="*:gap-x-10 *:sm:columns-2 *:lg:columns-3">
        <SortiesLinks counts={counts} departements={others} />
      </div>
    </nav>
  )
}
