import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PageIntro } from '#ui/page-intro.tsx'
import { Gauge } from '#ui/progress.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { historyQuery } from './points.queries.ts'
import { PointsEntries } from './points-entries.tsx'
import { PointsRules } from './points-rules.tsx'

export default function PointsPage() {
  const history = useSuspenseInfiniteQuery(historyQuery)
  const [first] = history.data.pages
  const entries = history.data.pages.flatMap(({ points }) => points)
  const { jauge = 0, max = 0, nb = 0 } = first ?? {}
  return (
    <main className="page" id="contenu">
      <PageHead
        description="Comment viennent les points."
        isPrivate
        path="/points"
        title="Points"
      />
      <PageIntro className="mx-auto grid max-w-3xl gap-12 pt-6 pb-16 md:pt-10">
        <header className="grid gap-6">
          <h1 className="text-3xl md:text-4xl">Mes points</h1>
          <div className="card p-5">
            <Gauge label="Jauge" max={max} value={jauge} />
          </div>
        </header>
        <section aria-labelledby="regles" className="grid gap-5">
          <SectionHeading
            id="regles"
            lead="Les points disent merci pour ce qui rend Foulée utile à tous. Ils ne s’achètent pas, ne se perdent pas et n’expirent pas."
            title="Comment en gagner"
          />
          <PointsRules />
          <p className="text-sm text-ink-soft">
            «&nbsp;Une seule fois&nbsp;»&nbsp;: dans la vie du compte. «&nbsp;À chaque
            fois&nbsp;»&nbsp;: une fois par ami, par épreuve ou par sortie, jamais deux fois pour la
            même chose.
          </p>
        </section>
        <section aria-labelledby="historique" className="grid gap-5">
          <SectionHeading id="historique" title="Mon historique" />
          {nb === 0 ? (
            <EmptyState title="Pas encore de points">
              <p>Vos premiers viendront en vérifiant votre email ou en complétant votre profil.</p>
            </EmptyState>
          ) : (
            <div className="card px-5">
              <PointsEntries entries={entries} />
            </div>
          )}
          <LoadMore
            isLoading={history.isFetchingNextPage}
            nb={nb}
            onMore={() => void history.fetchNextPage()}
            shown={entries.length}
          />
        </section>
      </PageIntro>
    </main>
  )
}
