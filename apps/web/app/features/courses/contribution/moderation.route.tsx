import { useInfiniteQuery } from '@tanstack/react-query'
import { ModerationPage } from '#kit/moderation/moderation-page.tsx'
import { QueueCards } from '#kit/moderation/queue-items.tsx'
import { waitingQuery } from './contribution.queries.ts'
import { WaitingCourse } from './waiting-course.tsx'

export default function ModerationCourses() {
  return (
    <ModerationPage path="/moderation/courses" title="Courses à valider">
      <Queue />
    </ModerationPage>
  )
}

function Queue() {
  return (
    <QueueCards
      empty={{ title: 'Rien à valider', text: 'Toutes les courses ont reçu une réponse.' }}
      label="Chargement des courses…"
      queue={useInfiniteQuery(waitingQuery)}
    >
      {(course) => <WaitingCourse course={course} />}
    </QueueCards>
  )
}
