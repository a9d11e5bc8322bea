import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ModerationPage } from '#kit/moderation/moderation-page.tsx'
import { QueueFilters } from '#kit/moderation/queue-filters.tsx'
import { QueueCards } from '#kit/moderation/queue-items.tsx'
import { DemandeCard } from './demande-card.tsx'
import { type QueueFilters as Filters, queueQuery } from './queue.queries.ts'

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

function Queue() {
  const filters = useFilters()
  const text =
    filters.etat === 'en_attente'
      ? 'Toutes les demandes ont reçu une réponse.'
      : 'Aucune demande dans cet état.'
  return (
    <>
      <QueueFilters filters={filters} groups={{ etat: ETATS, type: TYPES }} />
      <QueueCards
        empty={{ title: 'Rien à examiner', text }}
        key={`${filters.etat} ${filters.type}`}
        label="Chargement des demandes…"
        queue={useInfiniteQuery(queueQuery(filters))}
      >
        {(demande) => <DemandeCard demande={demande} />}
      </QueueCards>
    </>
  )
}
