import type { MaCourse } from '@foulee/contract/courses/contribution'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useToday } from '#kit/list-page/use-today.ts'
import { QueueItems } from '#kit/moderation/queue-items.tsx'
import { Fold } from '#ui/fold.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { myCoursesQuery } from './contribution.queries.ts'
import { CreateCourse } from './create-course.tsx'
import { MyCourseCard } from './my-course-card.tsx'
import { MES_COURSES } from './paths.ts'

const EMPTY = {
  title: 'Pas encore de course',
  text: 'Créez la vôtre en quelques minutes\u00a0: un nom suffit pour commencer, le reste s’enregistre au fur et à mesure. Rien n’est public avant que vous le demandiez.',
}

/** /contribution/courses (produit 8.7). */
export default function MesCourses() {
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description="Vos courses." isPrivate path={MES_COURSES} title="Mes courses" />
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <h1 className="text-2xl md:text-3xl">Mes courses</h1>
          <CreateCourse />
        </div>
        <p className="text-ink-soft">
          Vous organisez une course déjà présente sur Foulée&nbsp;?{' '}
          <TextLink to="/organisateur">Revendiquez-la</TextLink>
        </p>
        <p>
          <TextLink to="/contribution/organisateurs">Mes organisateurs et leurs membres</TextLink>
        </p>
      </header>
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
      {(courses) => <ComingAndOver courses={courses} />}
    </QueueItems>
  )
}

function ComingAndOver({ courses }: { courses: readonly MaCourse[] }) {
  const today = useToday()
  const coming = courses.filter(({ course }) => !isOver(course.edition, today))
  const over = courses.filter(({ course }) => isOver(course.edition, today))
  return (
    <>
      {coming.length > 0 && <Cards courses={coming} />}
      {over.length > 0 && (
        <section aria-labelledby="passees" className="grid gap-4">
          <h2 className="text-xl" id="passees">
            Courses passées
          </h2>
          <Fold isFolded={coming.length > 0} title={sayOver(over.length)}>
            <Cards courses={over} />
          </Fold>
        </section>
      )}
    </>
  )
}

const isOver = (edition: MaCourse['course']['edition'], today: string) =>
  edition?.date_debut != null && (edition.editions_fin ?? edition.date_debut) < today

const sayOver = (nb: number) =>
  nb === 1 ? 'Voir la course passée' : `Voir les ${nb}\u00a0courses passées`

const Cards = ({ courses }: { courses: readonly MaCourse[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
    {courses.map((mine) => (
      <li key={mine.course.id}>
        <MyCourseCard mine={mine} />
      </li>
    ))}
  </ul>
)
