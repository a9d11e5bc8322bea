import { useInfiniteQuery } from '@tanstack/react-query'
import { ModerationPage } from '#kit/moderation/moderation-page.tsx'
import { QueueCards } from '#kit/moderation/queue-items.tsx'
import { agencesQueries } from './agences-gestion.queries.ts'
import { WaitingAgence } from './waiting-agence.tsx'

export default function ModerationAgences() {
  return (
    <ModerationPage path="/moderation/agences" title="Agences à vérifier">
      <QueueCards
        empty={{ title: 'Rien à vérifier', text: 'Les papiers de toutes les agences ont été vus.' }}
        label="Chargement des agences…"
        queue={useInfiniteQuery(agencesQueries.unverified)}
      >
        {(agence) => <WaitingAgence agence={agence} />}
      </QueueCards>
    </ModerationPage>
  )
}
