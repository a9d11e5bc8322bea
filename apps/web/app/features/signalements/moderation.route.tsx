import type { Signalement } from '@foulee/contract/signalements'
import { MODEL_SIGNALEMENT_LABELS, MODELS_SIGNALEMENT } from '@foulee/domain/avis'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ModerationPage } from '../../moderation/moderation-page.tsx'
import { QueueFilters } from '../../moderation/queue-filters.tsx'
import { QueueItems } from '../../moderation/queue-items.tsx'
import { privateHeaders } from '../../prefetch.ts'
import { useToast } from '../../ui/toast.tsx'
import { DecisionDialog, type Pending } from './decision-dialog.tsx'
import { ETATS, SignalementCard } from './signalement-card.tsx'
import { type QueueFilters as Filters, queueQuery, useDecide } from './signalements.queries.ts'

export const headers = privateHeaders

/** What members reported. */
export default function Moderation() {
  return (
    <ModerationPage path="/moderation/signalements" title="Signalements">
      <Queue />
    </ModerationPage>
  )
}

function useFilters(): Filters {
  const [search] = useSearchParams()
  return {
    etat: ETATS.find(([etat]) => etat === search.get('etat'))?.[0] ?? 'ouvert',
    model: MODELS_SIGNALEMENT.find((model) => model === search.get('model')),
  }
}

const toSearch = ({ etat, model }: Filters) => `?etat=${etat}${model ? `&model=${model}` : ''}`

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
          [undefined, ...MODELS_SIGNALEMENT].map((model) => ({
            label: model ? MODEL_SIGNALEMENT_LABELS[model] : 'Tous',
            to: choose({ model }),
            isSelected: model === filters.model,
          })),
        ]}
      />
      <Results filters={filters} key={toSearch(filters)} />
    </>
  )
}

function Results({ filters }: { filters: Filters }) {
  const text =
    filters.etat === 'ouvert'
      ? 'Tous les signalements ont reçu une réponse.'
      : 'Aucun signalement dans cet état.'
  return (
    <QueueItems
      empty={{ title: 'Rien à examiner', text }}
      label="Chargement des signalements…"
      queue={useInfiniteQuery(queueQuery(filters))}
    >
      {(signalements) => <Decisions signalements={signalements} />}
    </QueueItems>
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
