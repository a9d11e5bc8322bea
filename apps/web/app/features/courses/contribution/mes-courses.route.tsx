import type { MaCourse } from '@foulee/contract/courses/contribution'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import { courseRelief } from '#features/courses/shared/course-relief.ts'
import { useToday } from '#kit/list-page/use-today.ts'
import { MineCard, MineLine } from '#kit/publication/mine-card.tsx'
import { MineGrid, MineList } from '#kit/publication/mine-list.tsx'
import { MinePage } from '#kit/publication/mine-page.tsx'
import { Fold } from '#ui/fold.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { myCoursesQuery } from './contribution.queries.ts'
import { COURSE } from './course-kind.ts'
import { CreateCourse } from './create-course.tsx'
import { Deadline } from './deadline.tsx'

export default function MesCourses() {
  return (
    <MinePage
      action={<CreateCourse />}
      kind={COURSE}
      lead={
        <>
          <p className="text-ink-soft">
            Vous organisez une course déjà présente sur Foulée&nbsp;?{' '}
            <TextLink to="/organisateur">Revendiquez-la</TextLink>
          </p>
          <p>
            <TextLink to="/contribution/organisateurs">Mes organisateurs et leurs membres</TextLink>
          </p>
        </>
      }
    >
      <MineList
        empty="Créez la vôtre en quelques minutes&nbsp;: un nom suffit pour commencer, le reste s’enregistre au fur et à mesure. Rien n’est public avant que vous le demandiez."
        kind={COURSE}
        query={myCoursesQuery}
      >
        {(courses) => <ComingAndOver courses={courses} />}
      </MineList>
    </MinePage>
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
          <Fold isFolded={coming.length > 0} title={labelPastCourses(over.length)}>
            <Cards courses={over} />
          </Fold>
        </section>
      )}
    </>
  )
}

const isOver = (edition: MaCourse['course']['edition'], today: string) =>
  edition?.date_debut != null && (edition.editions_fin ?? edition.date_debut) < today

const labelPastCourses = (nb: number) =>
  nb === 1 ? 'Voir la course passée' : `Voir les ${nb}\u00a0courses passées`

const Cards = ({ courses }: { courses: readonly MaCourse[] }) => (
  <MineGrid items={courses} toKey={({ course }) => course.id}>
    {(mine) => <MyCourseCard mine={mine} />}
  </MineGrid>
)

function MyCourseCard({ mine }: { mine: MaCourse }) {
  const { course, organisateur, echeance } = mine
  const { slug, nom, ville, edition } = course
  const date = edition && labelEditionDays(edition)
  return (
    <MineCard
      drawing={
        <ReliefImage kind="course" {...courseRelief(course, edition?.date_debut)} slug={slug} />
      }
      facts={[organisateur, ville, date ?? 'Sans date']}
      kind={COURSE}
      state={mine}
      thing={{ ...course, titre: nom }}
    >
      {echeance && (
        <MineLine icon="clock">
          <Deadline echeance={echeance} />
        </MineLine>
      )}
    </MineCard>
  )
}
