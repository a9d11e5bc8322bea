import { useInfiniteQuery } from '@tanstack/react-query'
import { ModerationPage } from '#kit/moderation/moderation-page.tsx'
import { QueueCards } from '#kit/moderation/queue-items.tsx'
import { waitingQuery } from './seances.queries.ts'
import { WaitingSeance } from './waiting-seance.tsx'
import './seances.css'

export default function ModerationSeances() {
  return (
    <ModerationPage path="/moderation/seances" title="Séances à valider">
      <Queue />
    </ModerationPage>
  )
}

function Queue() {
  return (
    <QueueCards
      empty={{ title: 'Rien à valider', text: 'Toutes les séances ont reçu une réponse.' }}
      label="Chargement des séances…"
      queue={useInfiniteQuery(waitingQuery)}
    >
      {(seance) => <WaitingSeance seance={seance} />}
    </QueueCards>
  )
}
