import { useInfiniteQuery } from '@tanstack/react-query'
import { QueueItems } from '../../../moderation/queue-items.tsx'
import { PageHead } from '../../../page-head.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { myCoursesQuery } from './contribution.queries.ts'
import { CreateCourse } from './create-course.tsx'
import { MyCourseCard } from './my-course-card.tsx'
import { MES_COURSES } from './paths.ts'

const EMPTY = {
  title: 'Pas encore de course',
  text: 'Créez la vôtre en quelques minutes\u00a0: un nom suffit pour commencer, le reste s’enregistre au fur et à mesure. Rien n’est public avant que vous le demandiez.',
}

/** Produit 8.7, /contribution/courses: the races that I organise. */
export default function MesCourses() {
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description="Vos courses." isPrivate path={MES_COURSES} title="Mes courses" />
      <header className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Mes courses</h1>
        <p className="text-ink-soft">
          Vous organisez une course déjà présente sur Foulée&nbsp;?{' '}
          <TextLink to="/organisateur">Revendiquez-la</TextLink>
        </p>
        <p>
          <TextLink to="/contribution/organisateurs">Mes organisateurs et leurs membres</TextLink>
        </p>
      </header>
      <CreateCourse />
      <MyCourses />
    </main>
  )
}

function MyCourses() {
  return (
    <QueueItems
      empty={EMPTY}
      label="Chargement de vos courses…"
      queue={useInfiniteQuery(myCoursesQuery)}
    >
      {(courses) => (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {courses.map((mine) => (
            <li key={mine.course.id}>
              <MyCourseCard mine={mine} />
            </li>
          ))}
        </ul>
      )}
    </QueueItems>
  )
}
