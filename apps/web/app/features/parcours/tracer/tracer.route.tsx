import type { DessinParcours } from '@foulee/contract/parcours/parcours-dessin'
import { parsePosition } from '@foulee/domain/shared/position-saisie'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { readTarget, TRACER, type TracerTarget } from '#features/parcours/shared/tracer-paths.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DrawingBench } from './drawing-bench.tsx'
import { isReplaced } from './is-replaced.ts'
import { readLoopStart } from './loop-start.ts'
import { targetOf } from './targets.ts'
import { dessinQuery } from './tracer.queries.ts'
import '#kit/track/days.css'
import './tracer.css'

export default function Tracer() {
  const [search] = useSearchParams()
  const subject = search.get('parcours') ?? ''
  const target = readTarget(search.get('pour') ?? '')
  const { currentUser } = useSession()
  const query = useOpenedRoute(subject)
  return (
    <main className="page grid content-start gap-5 py-6 *:min-w-0 md:py-8" id="contenu">
      <PageHead
        description="Tracer un parcours sur la carte, et en connaître la longueur et le dénivelé."
        isPrivate
        path={TRACER}
        title="Tracer un parcours"
      />
      {currentUser && subject === '' && (
        <>
          <Head dessin={null} isMine={false} target={target} />
          <DrawingBench
            centre={parsePosition(search.get('depart') ?? '')}
            dessin={null}
            draft={target ? (search.get('pour') ?? '') : ''}
            key=""
            loopStart={readLoopStart(search)}
            subject=""
            target={target}
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
              <Head dessin={dessin} isMine={isReplaced(dessin, subject)} target={null} />
              <DrawingBench
                centre={null}
                dessin={dessin}
                draft={subject}
                key={subject}
                loopStart={null}
                subject={subject}
                target={null}
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

type HeadProps = { dessin: DessinParcours | null; isMine: boolean; target: TracerTarget | null }

function Head({ dessin, isMine, target }: HeadProps) {
  const title = isMine ? 'Redessiner le parcours' : 'Tracer un parcours'
  return (
    <header className="grid gap-2 *:min-w-0">
      <Breadcrumb
        crumbs={[
          target
            ? targetOf(target).back(target)
            : { label: 'Mes parcours', to: '/contribution/parcours' },
          { label: title },
        ]}
      />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {target && <p className="text-ink-soft">{targetOf(target).lead}</p>}
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
