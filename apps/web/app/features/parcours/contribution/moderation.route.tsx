import { KindQueue } from '#kit/publication/moderation-queue.tsx'
import { WaitingCard } from '#kit/publication/waiting-card.tsx'
import { Croquis } from '#kit/track/croquis.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { waitingQuery } from './contribution.queries.ts'
import { PARCOURS } from './parcours-kind.ts'
import { WaitingFacts } from './waiting-facts.tsx'
import { WaitingWords } from './waiting-words.tsx'

export default function ModerationParcours() {
  return (
    <KindQueue kind={PARCOURS} query={waitingQuery}>
      {(parcours) => (
        <WaitingCard
          author={{ nom: parcours.auteur.nom, updated_at: parcours.updated_at }}
          drawing={
            <div className="card-media relative overflow-hidden rounded-control">
              <ReliefImage kind="parcours" slug={parcours.slug} />
              <Croquis croquis={parcours.croquis} />
            </div>
          }
          facts={() => <WaitingFacts parcours={parcours} />}
          id={parcours.id}
          kind={PARCOURS}
          slug={parcours.slug}
          titre={parcours.titre}
        >
          {(gestion) => <WaitingWords gestion={gestion} />}
        </WaitingCard>
      )}
    </KindQueue>
  )
}
