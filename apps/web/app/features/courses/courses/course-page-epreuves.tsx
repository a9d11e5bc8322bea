import type { Course, Edition } from '@foulee/contract/courses/courses'
import type { CSSProperties } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CourseEditions } from './course-page-editions.tsx'
import { listOffered } from './edition-choice.ts'
import { EpreuveColumn } from './epreuve-column.tsx'
import { usedFacts } from './epreuve-facts.ts'
import { healthNote } from './health-note.ts'

/** The most columns that stay readable side by side; more épreuves than that make even rows. */
const room = 5

function columnCount(epreuves: number): number {
  return Math.ceil(epreuves / Math.ceil(epreuves / room))
}

type CourseEpreuvesProps = { course: Course; edition: Edition }

/** The épreuves of an edition side by side, each fact on the same line; one under the other on phones. */
export function CourseEpreuves({ course, edition }: CourseEpreuvesProps) {
  const { epreuves } = edition
  const note = healthNote(listOffered(edition))
  return (
    <section aria-labelledby="epreuves" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-2xl" id="epreuves">
          {epreuves.length === 1 ? 'L’épreuve' : 'Les épreuves'} de {edition.date_debut.slice(0, 4)}
        </h2>
        <CourseEditions course={course} edition={edition} />
      </div>
      {epreuves.length > 0 ? (
        <ul
          className="epreuve-columns"
          style={{ '--columns': columnCount(epreuves.length) } as CSSProperties}
        >
          {epreuves.map((epreuve) => (
            <EpreuveColumn
              course={course}
              edition={edition}
              epreuve={epreuve}
              facts={usedFacts(epreuves, edition, course)}
              key={epreuve.id}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title="Pas encore d’épreuve">
          L’organisateur n’a pas encore publié les distances de cette édition.
        </EmptyState>
      )}
      {note && (
        <p className="flex max-w-3xl gap-2.5 text-sm text-ink-soft">
          <Icon className="mt-0.5 shrink-0" name="shield" size={18} />
          {note}
        </p>
      )}
    </section>
  )
}
