import { useInfiniteQuery } from '@tanstack/react-query'
import { ModerationPage } from '../../moderation/moderation-page.tsx'
import { QueueItems } from '../../moderation/queue-items.tsx'
import { privateHeaders } from '../../prefetch.ts'
import { waitingQuery } from './contribution.queries.ts'
import { WaitingCourse } from './waiting-course.tsx'

export const headers = privateHeaders

/** Races that wait for an answer. */
export default function ModerationCourses() {
  return (
    <ModerationPage path="/moderation/courses" title="Courses à valider">
      <Queue />
    </ModerationPage>
  )
}

function Queue() {
  return (
    <QueueItems
      empty={{ title: 'Rien à valider', text: 'Toutes les courses ont reçu une réponse.' }}
      label="Chargement des courses…"
      queue={useInfiniteQuery(waitingQuery)}
    >
      {(courses) => (
        <ul className="grid items-start gap-4 lg:grid-cols-2">
          {courses.map((course) => (
            <li key={course.id}>
              <WaitingCourse course={course} />
            </li>
          ))}
        </ul>
      )}
    </QueueItems>
  )
}
