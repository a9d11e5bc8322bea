import { useInfiniteQuery } from '@tanstack/react-query'
import { ModerationPage } from '#kit/moderation/moderation-page.tsx'
import { QueueCards } from '#kit/moderation/queue-items.tsx'
import { waitingQuery } from './edition.queries.ts'
import { WaitingEvenement } from './waiting-evenement.tsx'

export default function ModerationEvenements() {
  return (
    <ModerationPage path="/moderation/evenements" title="Évènements à valider">
      <Queue />
    </ModerationPage>
  )
}

function Queue() {
  return (
    <QueueCards
      empty={{ title: 'Rien à valider', text: 'Tous les évènements ont reçu une réponse.' }}
      label="Chargement des évènements…"
      queue={useInfiniteQuery(waitingQuery)}
    >
      {(evenement) => <WaitingEvenement evenement={evenement} />}
    </QueueCards>
  )
}
