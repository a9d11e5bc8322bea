import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { KindQueue } from '#kit/publication/moderation-queue.tsx'
import { WaitingCard } from '#kit/publication/waiting-card.tsx'
import { waitingQuery } from './contribution.queries.ts'
import { VOYAGE } from './voyage-kind.ts'
import { WaitingFacts, WaitingWords } from './waiting-voyage.tsx'

export default function ModerationSejours() {
  return (
    <KindQueue kind={VOYAGE} query={waitingQuery}>
      {(voyage) => (
        <WaitingCard
          facts={(gestion) => <WaitingFacts card={voyage} voyage={gestion?.voyage} />}
          id={voyage.id}
          kind={VOYAGE}
          slug={voyage.slug}
          titre={voyage.titre || SANS_TITRE}
        >
          {(gestion) => <WaitingWords voyage={gestion.voyage} />}
        </WaitingCard>
      )}
    </KindQueue>
  )
}
