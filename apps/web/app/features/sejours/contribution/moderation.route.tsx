import { useInfiniteQuery } from '@tanstack/react-query'
import { ModerationPage } from '#kit/moderation/moderation-page.tsx'
import { QueueCards } from '#kit/moderation/queue-items.tsx'
import { waitingQuery } from './contribution.queries.ts'
import { WaitingVoyage } from './waiting-voyage.tsx'

export default function ModerationSejours() {
  return (
    <ModerationPage path="/moderation/sejours" title="Séjours à valider">
      <Queue />
    </ModerationPage>
  )
}

function Queue() {
  return (
    <QueueCards
      empty={{ title: 'Rien à valider', text: 'Tous les séjours ont reçu une réponse.' }}
      label="Chargement des séjours…"
      queue={useInfiniteQuery(waitingQuery)}
    >
      {(voyage) => <WaitingVoyage voyage={voyage} />}
    </QueueCards>
  )
}
