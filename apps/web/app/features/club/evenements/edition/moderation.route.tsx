import { SANS_TITRE } from '@foulee/domain/club/evenement'
import { KindQueue } from '#kit/publication/moderation-queue.tsx'
import { WaitingCard } from '#kit/publication/waiting-card.tsx'
import { waitingQuery } from './edition.queries.ts'
import { EVENEMENT } from './evenement-kind.ts'
import { WaitingFacts, WaitingWords } from './waiting-evenement.tsx'

export default function ModerationEvenements() {
  return (
    <KindQueue kind={EVENEMENT} query={waitingQuery}>
      {(card) => (
        <WaitingCard
          facts={(gestion) => <WaitingFacts card={card} evenement={gestion?.evenement} />}
          id={card.id}
          kind={EVENEMENT}
          slug={card.slug}
          titre={card.titre || SANS_TITRE}
        >
          {(gestion) => <WaitingWords evenement={gestion.evenement} />}
        </WaitingCard>
      )}
    </KindQueue>
  )
}
