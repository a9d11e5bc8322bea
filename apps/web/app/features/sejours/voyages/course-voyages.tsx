import { useQuery } from '@tanstack/react-query'
import { SectionHeading } from '#ui/section-heading.tsx'
import { VoyageCard } from './voyage-card.tsx'
import { voyagesOfCourseQuery } from './voyages.queries.ts'

export default function CourseVoyages({ coursesId }: { coursesId: number }) {
  const { data: voyages = [] } = useQuery(voyagesOfCourseQuery(coursesId))
  if (!voyages.length) return null
  return (
    <section aria-labelledby="en-sejour" className="no-print mb-14 grid gap-5">
      <SectionHeading
        id="en-sejour"
        lead={'Le voyage, les nuits et souvent le dossard\u00a0: cette course y est une étape.'}
        title="La courir en séjour"
      />
      <ul className="card-strip">
        {voyages.map((voyage) => (
          <li className="grid" key={voyage.id}>
            <VoyageCard voyage={voyage} />
          </li>
        ))}
      </ul>
    </section>
  )
}
