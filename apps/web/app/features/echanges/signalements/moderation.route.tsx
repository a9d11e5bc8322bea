import { MODELS_SIGNALEMENT } from '@foulee/domain/echanges/avis'
import { KINDS } from '@foulee/domain/shared/kinds'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ModerationPage } from '#kit/moderation/moderation-page.tsx'
import { QueueFilters } from '#kit/moderation/queue-filters.tsx'
import { QueueCards } from '#kit/moderation/queue-items.tsx'
import { SignalementCard } from './signalement-card.tsx'
import { type QueueFilters as Filters, queueQuery } from './signalements.queries.ts'

export default function Moderation() {
  return (
    <ModerationPage path="/moderation/signalements" title="Signalements">
      <Queue />
    </ModerationPage>
  )
}

const ETATS = [
  ['ouvert', 'À examiner'],
  ['retenu', 'Retenus'],
  ['rejete', 'Rejetés'],
] as const
const MODELS = [
  [undefined, 'Tous'],
  ...MODELS_SIGNALEMENT.map((model) => [model, KINDS[model].label] as const),
] as const

function useFilters(): Filters {
  const [search] = useSearchParams()
  return {
    etat: ETATS.find(([etat]) => etat === search.get('etat'))?.[0] ?? 'ouvert',
    model: MODELS_SIGNALEMENT.find((model) => model === search.get('model')),
  }
}

function Queue() {
  const filters = useFilters()
  const text =
    filters.etat === 'ouvert'
      ? 'Tous les signalements ont reçu une réponse.'
      : 'Aucun signalement dans cet état.'
  return (
    <>
      <QueueFilters filters={filters} groups={{ etat: ETATS, model: MODELS }} />
      <QueueCards
        empty={{ title: 'Rien à examiner', text }}
        key={`${filters.etat} ${filters.model}`}
        label="Chargement des signalements…"
        queue={useInfiniteQuery(queueQuery(filters))}
      >
        {(signalement) => <SignalementCard signalement={signalement} />}
      </QueueCards>
    </>
  )
}
