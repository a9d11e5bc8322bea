import { KindQueue } from '#kit/publication/moderation-queue.tsx'
import { WaitingCard } from '#kit/publication/waiting-card.tsx'
import { waitingQuery } from './contribution.queries.ts'
import { COURSE } from './course-kind.ts'
import { WaitingFacts, WaitingWords } from './waiting-course.tsx'

export default function ModerationCourses() {
  return (
    <KindQueue kind={COURSE} query={waitingQuery}>
      {(card) => (
        <WaitingCard
          facts={(gestion) => <WaitingFacts card={card} course={gestion?.course} />}
          id={card.id}
          kind={COURSE}
          slug={card.slug}
          titre={card.nom}
        >
          {(gestion) => <WaitingWords course={gestion.course} />}
        </WaitingCard>
      )}
    </KindQueue>
  )
}
