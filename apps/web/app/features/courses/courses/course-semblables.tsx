import { useQuery } from '@tanstack/react-query'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { CourseCard } from './course-card.tsx'
import { semblablesQuery } from './courses.queries.ts'

/** Races near in time and place where this one cannot be run; nothing where there are none (produit 8.21). */
export default function CourseSemblables({ slug }: { slug: string }) {
  const { data: courses = [] } = useQuery(semblablesQuery(slug))
  if (!courses.length) return null
  return (
    <section aria-labelledby="semblables" className="no-print page grid gap-5 pt-8 md:pt-10">
      <SectionHeading
        id="semblables"
        lead="Proches en date et en lieu, et l’on peut encore s’y inscrire."
        title={TITLES[courses.length - 1] ?? 'Des courses comme celle-ci'}
      />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const TITLES = [
  'Une course comme celle-ci',
  'Deux courses comme celle-ci',
  'Trois courses comme celle-ci',
]
