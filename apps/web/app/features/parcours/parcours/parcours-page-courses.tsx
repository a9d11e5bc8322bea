import type { Parcours } from '@foulee/contract/parcours/parcours'
import { SANS_DATE } from '@foulee/domain/courses/edition'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

export function ParcoursCourses({ courses }: { courses: Parcours['courses'] }) {
  if (courses.length === 0) return null
  return (
    <section aria-labelledby="courses" className="no-print grid gap-4">
      <SectionHeading id="courses" title="Les courses sur ce parcours" />
      <ul className="border-t border-line">
        {courses.map(({ epreuves_id, slug, nom, epreuve, date_debut }) => (
          <li className="border-b border-line" key={epreuves_id}>
            <Link
              className="flex min-h-11 flex-wrap items-center gap-x-4 py-3 hover:text-sapin hover:underline"
              to={`/courses/${slug}`}
            >
              <strong>{nom}</strong>
              <span>{epreuve}</span>
              {date_debut ? (
                <time className="text-ink-soft" dateTime={date_debut}>
                  {formatDateLongue(date_debut)}
                </time>
              ) : (
                <span className="text-ink-soft">{SANS_DATE}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
