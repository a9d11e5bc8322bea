import type { Demande } from '@foulee/contract/demandes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ModerationPage } from '../../moderation/moderation-page.tsx'
import { QueueFilters } from '../../moderation/queue-filters.tsx'
import { QueueItems } from '../../moderation/queue-items.tsx'
import { privateHeaders } from '../../prefetch.ts'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { DemandeCard } from './demande-card.tsx'
import { ETAT_LABELS } from './demande-labels.ts'
import { useDecide } from './demandes.mutations.ts'
import { type QueueFilters as Filters, queueQuery } from './demandes.queries.ts'

export const headers = privateHeaders

/** Coaches and clubs that wait for an answer. */
export default function Moderation() {
  return (
    <ModerationPage
      heading="Demandes des coachs et des clubs"
      path="/moderation/demandes"
      title="Demandes à examiner"
    >
      <Queue />
    </ModerationPage>
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

function useFilters(): Filters {
  const [search] = useSearchParams()
  return {
    etat: ETATS.find(([etat]) => etat === search.get('etat'))?.[0] ?? 'en_attente',
    type: TYPES.find(([type]) => type === search.get('type'))?.[0],
  }
}

const toSearch = ({ etat, type }: Filters) => `?etat=${etat}${type ? `&type=${type}` : ''}`

function Queue() {
  const filters = useFilters()
  const choose = (chosen: Partial<Filters>) => toSearch({ ...filters, ...chosen })
  return (
    <>
      <QueueFilters
        groups={[
          ETATS.map(([etat, label]) => ({
            label,
            to: choose({ etat }),
            isSelected: etat === filters.etat,
          })),
          TYPES.map(([type, label]) => ({
            label,
            to: choose({ type }),
            isSelected: type === filters.type,
          })),
        ]}
      />
      <Results filters={filters} key={toSearch(filters)} />
    </>
  )
}

function Results({ filters }: { filters: Filters }) {
  const text =
    filters.etat === 'en_attente'
      ? 'Toutes les demandes ont reçu une réponse.'
      : 'Aucune demande dans cet état.'
  return (
    <QueueItems
      empty={{ title: 'Rien à examiner', text }}
      label="Chargement des demandes…"
      queue={useInfiniteQuery(queueQuery(filters))}
    >
      {(demandes) => <Decisions demandes={demandes} />}
    </QueueItems>
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
      <ReasonDialog
        action="Refuser"
        error={refused ? decide.error?.message : undefined}
        hint="La personne le recevra par email et pourra refaire une demande."
        isBusy={decide.isPending}
        isOpen={refused !== null}
        onClose={() => setRefused(null)}
        onSend={(motif) => refused && decide.mutate({ id: refused.id, decision: 'refusee', motif })}
        title="Refuser cette demande"
      />
    </>
  )
}
