import { type Departement, dansDepartement, findDepartement } from '@foulee/domain/departement'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { PageHead } from '../../../page-head.tsx'
import { prefetch, publicHeaders } from '../../../prefetch.ts'
import { useSite } from '../../../site.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { DepartementsList } from './departements-links.tsx'
import { MagasinCard } from './magasin-card.tsx'
import { magasinsText } from './magasin-texts.ts'
import { departementQuery, departementsQuery, PER_PAGE } from './magasins.queries.ts'
import { departementPath, MAGASINS } from './paths.ts'

const notFound = () => data({ message: 'Cet annuaire n’existe pas.' }, { status: 404 })

/** A directory page or nothing: its other addresses lead to the one it has. */
function requireDepartement(text: string): Departement {
  const departement = findDepartement(text)
  if (!departement) throw notFound()
  if (departement.slug !== text) throw redirect(departementPath(departement), 301)
  return departement
}

/** A page number, or the first. */
const readPage = (params: URLSearchParams): number => {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const departement = requireDepartement(params.departement ?? '')
  const page = readPage(new URL(request.url).searchParams)
  const { queries } = await prefetch(context, async (client, call) => {
    const [list] = await Promise.all([
      client.fetchQuery(departementQuery(departement.code, page, call)),
      client.fetchQuery(departementsQuery(call)),
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

/** /magasins/departement/{departement}: its shops by name. */
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
  const path = departementPath(departement)
  const hrefOf = (number: number) => (number > 1 ? `${path}?page=${number}` : path)
  const pages = Math.ceil(list.nb / PER_PAGE)
  const title = `Magasins de course à pied ${dans}`
  return (
    <main className="page grid gap-8 pt-2 pb-8" id="contenu">
      <PageHead
        description={`${magasinsText(list.nb)} de course à pied et de trail ${dans}\u00a0: horaires, marques, services et plan.`}
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
            { label: 'Magasins', to: MAGASINS },
            { label: nom },
          ]}
        />
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-lg text-ink-soft">{magasinsText(list.nb)}</p>
      </header>
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
      <Pagination hrefOf={hrefOf} page={page} pages={pages} />
      <Others departement={departement} />
    </main>
  )
}

/** The other departments of its region that have some. */
function Others({ departement: { code, region } }: { departement: Departement }) {
  const { data } = useSuspenseQuery(departementsQuery())
  const others = data.departements.flatMap(({ departement, nb }) => {
    const one = findDepartement(departement)
    return one && one.region === region && one.code !== code ? [{ one, nb }] : []
  })
  if (!others.length) return null
  return (
    <section aria-labelledby="voisins" className="grid gap-4">
      <SectionHeading id="voisins" title="Dans la région" />
      <DepartementsList some={others} />
    </section>
  )
}
