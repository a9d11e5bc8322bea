import { KindQueue } from '#kit/publication/moderation-queue.tsx'
import { SEANCE } from './seance-kind.ts'
import { waitingQuery } from './seances-gestion.queries.ts'
import { WaitingSeance } from './waiting-seance.tsx'
import './seances.css'

export default function ModerationSeances() {
  return (
    <KindQueue kind={SEANCE} query={waitingQuery}>
      {(seance) => <WaitingSeance seance={seance} />}
    </KindQueue>
  )
}
