import type { Course, Edition } from '@foulee/contract/courses/courses'
import { formatMois } from '@foulee/domain/shared/date'
import { ChipLink } from '#ui/chip.tsx'
import { editionPath, editionYear, listEditions } from './edition-choice.ts'

export function CourseEditions({ course, edition }: { course: Course; edition: Edition }) {
  const editions = listEditions(course)
  if (editions.length < 2) return null
  const years = editions.map(editionYear)
  const hasTwins = new Set(years).size < years.length
  return (
    <nav aria-label="Éditions" className="no-print">
      <ul className="flex flex-wrap gap-2">
        {editions.map((item) => (
          <li key={item.id}>
            <ChipLink isSelected={item.id === edition.id} to={editionPath(course, item)}>
              {hasTwins && item.date_debut
                ? formatMois(item.date_debut.slice(0, 7))
                : editionYear(item)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
