import type { CourseCard } from '@foulee/contract/courses/courses'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

type Nearness = {
  locate: () => void
  isBusy: boolean
  message: string
  clear: (() => void) | null
  /** « d’Annecy (74) », a town in place of the position; null with the browser's position. */
  ofTown: string | null
}

type NextCoursesProps = {
  courses: readonly CourseCard[]
  near: Nearness
  askTown: ReactNode
  renderCourse: (course: CourseCard) => ReactNode
}

export function NextCourses({ courses, near, askTown, renderCourse }: NextCoursesProps) {
  return (
    <section
      aria-busy={near.isBusy}
      aria-labelledby="prochains-departs"
      className="grid min-w-0 grid-cols-1 gap-5"
    >
      <SectionHeading
        id="prochains-departs"
        more={{ to: '/calendrier', label: 'Tout le calendrier' }}
        title={
          near.clear ? `Prochains départs près ${near.ofTown ?? 'de vous'}` : 'Prochains départs'
        }
      />
      <div className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {near.clear ? (
          <Button icon="close" onClick={near.clear}>
            Toute la France
          </Button>
        ) : (
          <Button icon="pin" isLoading={near.isBusy} onClick={near.locate}>
            Près de moi
          </Button>
        )}
        <p aria-live="polite" className="text-ink-soft">
          {near.message}
        </p>
      </div>
      {askTown && <div className="-mt-2 max-w-xl">{askTown}</div>}
      <ul className="card-strip">
        {courses.map((course) => (
          <li key={course.id}>{renderCourse(course)}</li>
        ))}
      </ul>
    </section>
  )
}
