import type { Demande } from '@foulee/contract/demandes'
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
import { DemandeCard } from './demande-card.tsx'
import { ETAT_LABELS } from './demande-labels.ts'
import { useDecide } from './demandes.mutations.ts'
import { type QueueFilters, queueQuery } from './demandes.queries.ts'
import { RefusalDialog } from './refusal-dialog.tsx'

export const headers = privateHeaders

/** Coaches and clubs that wait for an answer. For whoever may not moderate, there is no such page. */
export default function Moderation() {
  const { currentUser } = useSession()
  if (!currentUser?.droits.includes('moderer')) {
    return <FailurePage failure={{ status: 404, message: '' }} />
  }
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Demandes des coachs et des clubs."
        isPrivate
        path="/moderation/demandes"
        title="Demandes à examiner"
      />
      <h1 className="text-2xl md:text-3xl">Demandes des coachs et des clubs</h1>
      <ModerationNav />
      <Queue />
    </main>
  )
}

const ETATS = [
  ['en_attente', 'En attente'],
  ['acceptee', 'Acceptées'],
  ['refusee', 'Refusées'],
] as const
const TYPES = [
  [undefined, 'Tous'],
  ['coach', 'Coachs'],
  ['club', 'Clubs'],
] as const

function useFilters(): QueueFilters {
  const [search] = useSearchParams()
  return {
    etat: ETATS.find(([etat]) => etat === search.get('etat'))?.[0] ?? 'en_attente',
    type: TYPES.find(([type]) => type === search.get('type'))?.[0],
  }
}

const toSearch = ({ etat, type }: QueueFilters) => `?etat=${etat}${type ? `&type=${type}` : ''}`

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
        {TYPES.map(([type, label]) => (
          <ChipLink
            isSelected={type === filters.type}
            key={label}
            to={toSearch({ ...filters, type })}
          >
            {label}
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
  const demandes = data.pages.flatMap((page) => page.data)
  const nb = data.pages.at(-1)?.nb ?? 0
  if (!nb) {
    return (
      <EmptyState title="Rien à examiner">
        {filters.etat === 'en_attente'
          ? 'Toutes les demandes ont reçu une réponse.'
          : 'Aucune demande dans cet état.'}
      </EmptyState>
    )
  }
  return (
    <>
      <Decisions demandes={demandes} />
      <LoadMore
        isLoading={isFetchingNextPage}
        nb={nb}
        onMore={() => void fetchNextPage()}
        shown={demandes.length}
      />
    </>
  )
}

function Decisions({ demandes }: { demandes: readonly Demande[] }) {
  const toast = useToast()
  const [refused, setRefused] = useState<Demande | null>(null)
  const decide = useDecide(({ etat }) => {
    setRefused(null)
    toast({ message: `Demande ${ETAT_LABELS[etat].toLowerCase()}.`, tone: 'success' })
  })
  const accept = (id: number) =>
    decide.mutate(
      { id, decision: 'acceptee' },
      { onError: ({ message }) => toast({ message, tone: 'danger' }) },
    )
  const busyId = decide.isPending ? decide.variables.id : null
  return (
    <>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {demandes.map((demande) => (
          <li key={demande.id}>
            <DemandeCard
              demande={demande}
              isBusy={busyId === demande.id}
              onAccept={() => accept(demande.id)}
              onRefuse={() => {
                decide.reset()
                setRefused(demande)
              }}
            />
          </li>
        ))}
      </ul>
      <RefusalDialog
        demande={refused}
        error={refused ? decide.error?.message : undefined}
        isBusy={decide.isPending}
        onClose={() => setRefused(null)}
        onRefuse={(motif) =>
          refused && decide.mutate({ id: refused.id, decision: 'refusee', motif })
        }
      />
    </>
  )
}

function Waiting() {
  return (
    <Loading label="Chargement des demandes…">
      <div className="grid gap-4 lg:grid-cols-2">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton className="h-64 rounded-card" key={place} />
        ))}
      </div>
    </Loading>
  )
}
