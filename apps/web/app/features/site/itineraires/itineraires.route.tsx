import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { AtomLink } from '#kit/directory/atom-link.tsx'
import { countByCode } from '#kit/directory/counts.ts'
import { DepartementsByRegion } from '#kit/directory/departement-links.tsx'
import { DirectoryPage } from '#kit/directory/directory-page.tsx'
import { MakerLine } from '#kit/directory/maker-line.tsx'
import { readPage } from '#kit/directory/numbered-page.ts'
import { FranceMap } from '#kit/map/france-map.tsx'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import {
  fetchParcours,
  itinerairesQuery,
  PER_PAGE,
  parcoursPageQuery,
} from './itineraires.queries.ts'
import { ItinerairesForm } from './itineraires-form.tsx'
import {
  isSearching,
  readAnswers,
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

const PATH = '/itineraires'
const FEED = { titre: 'Les parcours de Foulée', page: '/itineraires' }

/** Nearly every search is unique: no shared cache. */
const SEARCH_HEADERS = { 'Cache-Control': 'private, max-age=60' }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const search = readSearch(searchParams)
  const page = isSearching(search) ? readPage(searchParams) : 1
  const { queries } = await prefetch(context, (client, call) =>
    Promise.all([
      client.fetchQuery(itinerairesQuery(call)),
      fetchParcours(client, call, { filters: searchFilters(search), search, page }),
    ]),
  )
  return data({ queries }, { headers: isSearching(search) ? SEARCH_HEADERS : publicHeaders() })
}

export const clientLoader = fromCache
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

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

export default function ItinerairesRoute() {
  const { queries } = useLoaderData<typeof loader | typeof clientLoader>()
  const [params] = useSearchParams()
  const search = readSearch(params)
  return (
    <HydrationBoundary state={queries}>
      {isSearching(search) ? (
        <Found page={readPage(params)} search={search} />
      ) : (
        <Itineraires search={search} />
      )}
    </HydrationBoundary>
  )
}

function Found({ search, page }: { search: Search; page: number }) {
  const filters = searchFilters(search)
  const { data: list } = useSuspenseQuery(parcoursPageQuery(filters, page))
  const answers = readAnswers(search).map(({ label }) => label)
  const criteria = [search.texte, ...answers].filter(Boolean).join(', ')
  return (
    <DirectoryPage
      action={
        <>
          <ItinerairesForm path={PATH} search={search} />
          <ParcoursCriteria path={PATH} search={search} />
        </>
      }
      crumbs={[
        { label: 'Accueil', to: '/' },
        { label: 'Parcours', to: PATH },
        { label: 'Recherche' },
      ]}
      description={`Les parcours de course à pied et de trail qui répondent à votre recherche\u00a0: ${criteria}.`}
      heading={list.nb === 0 ? 'Aucun parcours trouvé' : parcoursText(list.nb)}
      isPrivate
      lead={`Votre recherche\u00a0: ${criteria}.`}
      page={page}
      pages={Math.ceil(list.nb / PER_PAGE)}
      path={searchPath(PATH, search)}
      title={`Parcours\u00a0: ${criteria}`}
    >
      {list.data.length ? (
        <ParcoursList render={render} filters={filters} parcours={list.data} />
      ) : (
        <NoParcours filters={filters} path={PATH} search={search} />
      )}
    </DirectoryPage>
  )
}

const NEWEST = 6

function Itineraires({ search }: { search: Search }) {
  const filters = searchFilters(search)
  const { data: list } = useSuspenseQuery(parcoursPageQuery(filters, 1))
  const { data: itineraires } = useSuspenseQuery(itinerairesQuery())
  const counts = countByCode(itineraires.departements)
  return (
    <main className="page grid gap-10 pt-2 pb-8" id="contenu">
      <PageHead
        description={`${parcoursText(itineraires.nb)} de course à pied et de trail, département par département\u00a0: distance, dénivelé, carte et fichier GPX.`}
        feed={FEED}
        path="/itineraires"
        title="Parcours de course à pied et de trail, par département"
      />
      <header className="grid gap-3">
        <Breadcrumb crumbs={[{ label: 'Accueil', to: '/' }, { label: 'Parcours' }]} />
        <h1 className="text-2xl sm:text-3xl">Où courir</h1>
        <p className="max-w-2xl text-lg text-ink-soft">
          {`${parcoursText(itineraires.nb)} tracés et racontés par des coureurs, avec leur carte, leur profil et leur fichier.`}
        </p>
        <p>
          <AtomLink feed={FEED} />
        </p>
        <ItinerairesForm path={PATH} search={search} />
      </header>
      <section aria-labelledby="derniers-parcours" className="grid gap-6">
        <SectionHeading id="derniers-parcours" title="Les derniers parcours" />
        <ParcoursList
          render={render}
          filters={filters}
          heading="h3"
          parcours={list.data.slice(0, NEWEST)}
        />
      </section>
      <section aria-labelledby="par-departement" className="grid gap-6">
        <SectionHeading id="par-departement" title="Par département" />
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[24rem_1fr]">
          <div className="mx-auto w-full max-w-lg lg:sticky lg:top-20">
            <FranceMap counts={counts} countText={parcoursText} hrefOf={itinerairesPath} />
          </div>
          <DepartementsByRegion
            listed={{ counts, nounOf: parcoursNoun, pathOf: itinerairesPath }}
          />
        </div>
      </section>
      <MakerLine
        label="Partagez-les"
        question="Vous avez vos propres parcours&nbsp;?"
        to="/contributeur-de-parcours"
      />
    </main>
  )
}
