import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DirectoryPage } from '#kit/directory/directory-page.tsx'
import { readPage } from '#kit/directory/numbered-page.ts'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { useSite } from '#platform/site.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { breadcrumbList } from '#ui/json-ld.ts'
import { ANNUAIRE } from './paths.ts'
import { SeanceCard } from './seance-card.tsx'
import { ANNUAIRE_PER_PAGE, annuaireQuery } from './seances.queries.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const page = readPage(new URL(request.url).searchParams)
    const list = await queries.fetchQuery(annuaireQuery(page, call))
    if (page > 1 && !list.data.length) {
      throw data({ message: 'Cet annuaire n’existe pas.' }, { status: 404 })
    }
  })
export const clientLoader = fromCache
export const headers = publicHeaders

export default function AnnuaireRoute() {
  const { queries } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  return (
    <HydrationBoundary state={queries}>
      <Annuaire page={readPage(params)} />
    </HydrationBoundary>
  )
}

const CRUMBS = [{ label: 'Accueil', to: '/' }, { label: 'Séances d’entraînement' }]

function Annuaire({ page }: { page: number }) {
  const { publicUrl } = useSite()
  const { data: list } = useSuspenseQuery(annuaireQuery(page))
  const count = list.nb > 1 ? `${list.nb}\u00a0séances` : `${list.nb}\u00a0séance`
  return (
    <DirectoryPage
      crumbs={CRUMBS}
      description={`${count} de course à pied en détail\u00a0: footing, VMA, seuil, côtes, sortie longue, pas à pas et en fichier pour la montre.`}
      heading="Séances d’entraînement"
      isPrivate={list.nb === 0}
      jsonLd={{ '@context': 'https://schema.org', ...breadcrumbList(CRUMBS, publicUrl) }}
      lead={`${count}, chacune avec ses étapes, à lire ou à mettre dans sa montre.`}
      page={page}
      pages={Math.ceil(list.nb / ANNUAIRE_PER_PAGE)}
      path={ANNUAIRE}
      title="Séances d’entraînement de course à pied"
    >
      {list.data.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {list.data.map((seance) => (
            <li key={seance.id}>
              <SeanceCard seance={seance} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="Pas encore de séance">
          <p>Les séances que les coachs publient paraîtront ici.</p>
        </EmptyState>
      )}
    </DirectoryPage>
  )
}
