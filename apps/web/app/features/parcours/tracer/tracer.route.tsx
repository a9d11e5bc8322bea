import type { DessinParcours } from '@foulee/contract/parcours/parcours-dessin'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { TRACER } from '#features/parcours/shared/tracer-paths.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DrawingBench } from './drawing-bench.tsx'
import { isReplaced } from './is-replaced.ts'
import { readLoopStart } from './loop-start.ts'
import { dessinQuery } from './tracer.queries.ts'
import '#kit/track/days.css'
import './tracer.css'

export default function Tracer() {
  const [search] = useSearchParams()
  const subject = search.get('parcours') ?? ''
  const { currentUser } = useSession()
  const query = useOpenedRoute(subject)
  return (
    <main className="page grid content-start gap-5 py-6 md:py-8" id="contenu">
      <PageHead
        description="Tracer un parcours sur la carte, et en connaître la longueur et le dénivelé."
        isPrivate
        path={TRACER}
        title="Tracer un parcours"
      />
      {currentUser && subject === '' && (
        <>
          <Head dessin={null} isMine={false} />
          <DrawingBench
            dessin={null}
            key=""
            loopStart={readLoopStart(search)}
            subject=""
            users_id={currentUser.users_id}
          />
        </>
      )}
      {currentUser && subject !== '' && (
        <Query
          label="Ouverture du parcours…"
          query={query}
          skeleton={<Skeleton className="h-96 rounded-card" />}
        >
          {(dessin) => (
            <>
              <Head dessin={dessin} isMine={isReplaced(dessin, subject)} />
              <DrawingBench
                dessin={dessin}
                key={subject}
                loopStart={null}
                subject={subject}
                users_id={currentUser.users_id}
              />
            </>
          )}
        </Query>
      )}
    </main>
  )
}

/** Asked at each opening: the line may have been changed since the last one. */
function useOpenedRoute(subject: string) {
  const query = useQuery({
    ...dessinQuery(subject),
    enabled: subject !== '',
    refetchOnMount: 'always',
  })
  const { data, error, isFetching, isFetchedAfterMount, refetch } = query
  return { data: isFetchedAfterMount ? data : undefined, error, isFetching, refetch }
}

function Head({ dessin, isMine }: { dessin: DessinParcours | null; isMine: boolean }) {
  const title = isMine ? 'Redessiner le parcours' : 'Tracer un parcours'
  return (
    <header className="grid gap-2">
      <Breadcrumb
        crumbs={[{ label: 'Mes parcours', to: '/contribution/parcours' }, { label: title }]}
      />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {dessin && (
        <p className="text-ink-soft">
          {isMine
            ? `«\u00a0${dessin.titre}\u00a0»\u00a0: ce que vous ne touchez pas reste tel quel.`
            : `À partir de «\u00a0${dessin.titre}\u00a0»\u00a0: votre tracé sera un parcours à part.`}
        </p>
      )}
    </header>
  )
}
