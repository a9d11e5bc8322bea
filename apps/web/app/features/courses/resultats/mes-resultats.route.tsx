import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { MES_RESULTATS, PALMARES_TABS } from '#features/courses/shared/resultats-paths.ts'
import { BackLink } from '#kit/member-page/back-link.tsx'
import { Lignes } from '#kit/member-page/bloc.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TabLinks } from '#ui/tabs.tsx'
import { MesDemandes } from './mes-demandes.tsx'
import { MonResultatLigne, PalmaresTotaux } from './mon-resultat.tsx'
import { mesResultatsQuery } from './resultats.queries.ts'

/** /mes-resultats (produit 8.16): the member's proved results, latest first. */
export default function MesResultatsPage() {
  return (
    <main className="page grid max-w-3xl content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Vos courses terminées, et ce qu’elles font ensemble."
        isPrivate
        path={MES_RESULTATS}
        title="Mes résultats"
      />
      <header className="grid gap-4">
        <div className="grid justify-items-start">
          <BackLink to="/profil">Moi</BackLink>
          <h1 className="text-2xl md:text-3xl">Mes résultats</h1>
        </div>
        <TabLinks label="Mes courses" links={PALMARES_TABS} />
      </header>
      <Suspense fallback={<Waiting />}>
        <Content />
      </Suspense>
    </main>
  )
}

function Content() {
  const { data, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(mesResultatsQuery)
  const [first] = data.pages
  const all = data.pages.flatMap(({ resultats }) => resultats)
  // Every page repeats the requests: the last one fetched is the most recent.
  const demandes = data.pages.at(-1)?.demandes ?? []
  if (!first || all.length === 0) {
    return (
      <div className="grid gap-6">
        <MesDemandes demandes={demandes} />
        <Nothing isWaiting={demandes.length > 0} />
      </div>
    )
  }
  return (
    <div className="grid gap-6">
      <MesDemandes demandes={demandes} />
      <PalmaresTotaux {...first} />
      <div className="card px-5 pb-3">
        <Lignes>
          {all.map((resultat) => (
            <MonResultatLigne key={resultat.id} resultat={resultat} />
          ))}
        </Lignes>
      </div>
      <LoadMore
        isLoading={isFetchingNextPage}
        nb={first.nb}
        onMore={() => void fetchNextPage()}
        shown={all.length}
      />
      <p className="text-sm text-ink-soft">
        Un podium&nbsp;: parmi les trois premiers, de tous ou de votre sexe.
      </p>
    </div>
  )
}

const Nothing = ({ isWaiting }: { isWaiting: boolean }) => (
  <EmptyState
    action={
      <ButtonLink icon="search" to="/courses" variant="primary">
        Trouver une course que j’ai courue
      </ButtonLink>
    }
    title="Pas encore de résultat"
  >
    {isWaiting
      ? 'Quand l’organisateur aura dit oui, votre ligne viendra ici. Avec le code de votre dossard, elle y vient tout de suite.'
      : 'Sur la page des résultats d’une course, dites quelle ligne est la vôtre. Une fois prouvée par son code ou par l’organisateur, elle vient ici.'}
  </EmptyState>
)

const Waiting = () => (
  <Loading label="Chargement de vos résultats…">
    <Skeleton className="h-64 rounded-card" />
  </Loading>
)
