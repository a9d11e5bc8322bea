import type { Course, Edition } from '@foulee/contract/courses/courses'
import { isPrevisible } from '@foulee/domain/courses/previsible'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { CourseEditions } from './course-page-editions.tsx'
import { editionYear, isEditionCancelled, listOffered } from './edition-choice.ts'
import { EpreuveColumn } from './epreuve-column.tsx'
import { usedFacts } from './epreuve-facts.ts'
import { EpreuveRow } from './epreuve-row.tsx'
import { healthNote } from './health-note.ts'
import type { MyTimesSlot } from './my-times-slot.ts'

/** Rows of a column besides its facts: name, figures, map, links. */
const OTHER_ROWS = 4

type CourseEpreuvesProps = {
  course: Course
  edition: Edition
  myTimes?: MyTimesSlot | undefined
}

export function CourseEpreuves({ course, edition, myTimes }: CourseEpreuvesProps) {
  const { epreuves } = edition
  const note = healthNote(listOffered(edition))
  const mayRun = !edition.is_past && !isEditionCancelled(course, edition)
  const facts = usedFacts(epreuves, edition, course)
  return (
    <section aria-labelledby="epreuves" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-2xl" id="epreuves">
          {epreuves.length === 1 ? 'L’épreuve' : 'Les épreuves'} de {editionYear(edition)}
        </h2>
        <CourseEditions course={course} edition={edition} />
      </div>
      {epreuves.length > 0 ? (
        <EpreuveRow count={epreuves.length} rows={facts.length + OTHER_ROWS}>
          {epreuves.map((epreuve) => (
            <EpreuveColumn
              course={course}
              edition={edition}
              epreuve={epreuve}
              facts={facts}
              key={epreuve.id}
              myTime={mayRun && isPrevisible(epreuve) && myTimes?.ofEpreuve(edition, epreuve)}
            />
          ))}
        </EpreuveRow>
      ) : (
        <EmptyState title="Pas encore d’épreuve">
          L’organisateur n’a pas encore publié les distances de cette édition.
        </EmptyState>
      )}
      {mayRun && epreuves.some(isPrevisible) && myTimes?.base(edition)}
      {note && (
        <p className="flex max-w-3xl gap-2.5 text-sm text-ink-soft">
          <Icon className="mt-0.5 shrink-0" name="shield" size={18} />
          {note}
        </p>
      )}
    </section>
  )
}
