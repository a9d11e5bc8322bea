import { useInfiniteQuery } from '@tanstack/react-query'
import { ModerationPage } from '#kit/moderation/moderation-page.tsx'
import { QueueCards } from '#kit/moderation/queue-items.tsx'
import { Croquis } from '#kit/track/croquis.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { waitingQuery } from './contribution.queries.ts'
import { WaitingRoute } from './waiting-route.tsx'

export default function ModerationParcours() {
  return (
    <ModerationPage path="/moderation/parcours" title="Parcours à valider">
      <Queue />
    </ModerationPage>
  )
}

function Queue() {
  return (
    <QueueCards
      empty={{ title: 'Rien à valider', text: 'Tous les parcours ont reçu une réponse.' }}
      label="Chargement des parcours…"
      queue={useInfiniteQuery(waitingQuery)}
    >
      {(parcours) => (
        <WaitingRoute
          drawing={
            <>
              <ReliefImage kind="parcours" slug={parcours.slug} />
              <Croquis croquis={parcours.croquis} />
            </>
          }
          parcours={parcours}
        />
      )}
    </QueueCards>
  )
}
