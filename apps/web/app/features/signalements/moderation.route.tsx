import type { Signalement } from '@foulee/contract/signalements'
import { MODEL_SIGNALEMENT_LABELS, MODELS_SIGNALEMENT } from '@foulee/domain/avis'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ModerationNav } from '../../moderation/moderation-nav.tsx'
import { PageHead } from '../../page-head.tsx'
import { privateHeaders } from '../../prefetch.ts'
import { useSession } from '../../session/session-provider.tsx'
import { ChipLink } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FailurePage } from '../errors/failure-page.tsx'
import { DecisionDialog, type Pending } from './decision-dialog.tsx'
import { ETATS, SignalementCard } from './signalement-card.tsx'
import { type QueueFilters, queueQuery, useDecide } from './signalements.queries.ts'

export const headers = privateHeaders

/** What members reported. For whoever may not moderate, there is no such page. */
export default function Moderation() {
  const { currentUser } = useSession()
  if (!currentUser?.droits.includes('moderer')) {
    return <FailurePage failure={{ status: 404, message: '' }} />
  }
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Contenus signalés par les membres."
        isPrivate
        path="/moderation/signalements"
        title="Signalements"
      />
      <h1 className="text-2xl md:text-3xl">Signalements</h1>
      <ModerationNav />
      <Queue />
    </main>
  )
}

function useFilters(): QueueFilters {
  const [search] = useSearchParams()
  return {
    etat: ETATS.find(([etat]) => etat === search.get('etat'))?.[0] ?? 'ouvert',
    model: MODELS_SIGNALEMENT.find((model) => model === search.get('model')),
  }
}

const toSearch = ({ etat, model }: QueueFilters) => `?etat=${etat}${model ? `&model=${model}` : ''}`

function Queue() {
  const filters = useFilters()
  return (
    <>
      <nav aria-label="Filtres" className="flex flex-wrap gap-2">
        {ETATS.map(([etat, label]) => (
          <ChipLink
            isSelected={etat === filters.etat}
            key={etat}
            to={toSearch({ ...filters, etat })}
          >
            {label}
          </ChipLink>
        ))}
        <span aria-hidden="true" className="mx-1 w-px self-stretch bg-line" />
        {[undefined, ...MODELS_SIGNALEMENT].map((model) => (
          <ChipLink
            isSelected={model === filters.model}
            key={model ?? ''}
            to={toSearch({ ...filters, model })}
          >
            {model ? MODEL_SIGNALEMENT_LABELS[model] : 'Tous'}
          </ChipLink>
        ))}
      </nav>
      <Results filters={filters} key={toSearch(filters)} />
    </>
  )
}

function Results({ filters }: { filters: QueueFilters }) {
  const queue = useInfiniteQuery(queueQuery(filters))
  const { data, error, isFetching, isFetchingNextPage, fetchNextPage, refetch } = queue
  if (error && !data) {
    return (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <Waiting />
  const signalements = data.pages.flatMap((page) => page.data)
  const nb = data.pages.at(-1)?.nb ?? 0
  if (!nb) {
    return (
      <EmptyState title="Rien à examiner">
        {filters.etat === 'ouvert'
          ? 'Tous les signalements ont reçu une réponse.'
          : 'Aucun signalement dans cet état.'}
      </EmptyState>
    )
  }
  return (
    <>
      <Decisions signalements={signalements} />
      <LoadMore
        isLoading={isFetchingNextPage}
        nb={nb}
        onMore={() => void fetchNextPage()}
        shown={signalements.length}
      />
    </>
  )
}

function Decisions({ signalements }: { signalements: readonly Signalement[] }) {
  const toast = useToast()
  const [pending, setPending] = useState<Pending | null>(null)
  const decide = useDecide(({ etat }) => {
    setPending(null)
    const message = etat === 'retenu' ? 'Signalement retenu.' : 'Signalement rejeté.'
    toast({ message, tone: 'success' })
  })
  return (
    <>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {signalements.map((signalement) => (
          <li key={signalement.id}>
            <SignalementCard
              onDecide={(decision) => {
                decide.reset()
                setPending({ signalement, decision })
              }}
              signalement={signalement}
            />
          </li>
        ))}
      </ul>
      <DecisionDialog
        error={pending ? decide.error?.message : undefined}
        isBusy={decide.isPending}
        onClose={() => setPending(null)}
        onDecide={(motif) =>
          pending &&
          decide.mutate({ id: pending.signalement.id, decision: pending.decision, motif })
        }
        pending={pending}
      />
    </>
  )
}

function Waiting() {
  return (
    <Loading label="Chargement des signalements…">
      <div className="grid gap-4 lg:grid-cols-2">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton className="h-64 rounded-card" key={place} />
        ))}
      </div>
    </Loading>
  )
}
