import type { Course, CourseCard } from '@foulee/contract/courses/courses'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import { formatDateRange } from '@foulee/domain/shared/date'
import type { Position } from '@foulee/domain/shared/geo'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { STATUT_LABELS } from '@foulee/domain/shared/publication'
import { capitalize } from '@foulee/domain/shared/typographie'
import { useQuery } from '@tanstack/react-query'
import { awayText } from '#kit/list-page/away-text.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { weekEndQuery } from './courses.queries.ts'
import { weekEndPath } from './week-end-path.ts'

const SHOWN = 4

export function CourseWeekEnd({ course }: { course: Course }) {
  const { data: found } = useQuery(weekEndQuery(course.slug))
  const { position, ville } = course
  if (!found || !position) return null
  const { du, au, rayon_km, courses } = found
  return (
    <section aria-labelledby="week-end" className="no-print grid gap-4">
      <SectionHeading
        id="week-end"
        lead={`${capitalize(formatDateRange(du, au))}, à ${rayon_km}\u00a0km au plus.`}
        title="Près d’ici, le même week-end"
      />
      <ul className="border-t border-line">
        {courses.map((other) => (
          <Other course={other} origin={position} key={other.id} />
        ))}
      </ul>
      <p>
        <ButtonLink icon="calendar" to={weekEndPath({ du, au, rayon_km, position, ville })}>
          Voir le calendrier de ces jours-là
        </ButtonLink>
      </p>
    </section>
  )
}

function Other({ course, origin }: { course: CourseCard; origin: Position }) {
  const { slug, nom, ville, position, edition, statut } = course
  const offered = edition?.epreuves.filter(({ annulee }) => !annulee) ?? []
  const lengths = [...new Set(offered.flatMap(({ distance }) => distance ?? []))]
  const distances = lengths.toSorted((a, b) => b - a).slice(0, SHOWN)
  const isCancelled = statut === 'annulee' || edition?.annulee
  return (
    <li className="border-b border-line">
      <Link
        className="flex min-h-11 flex-wrap items-baseline gap-x-4 py-3 wrap-anywhere hover:text-sapin hover:underline"
        to={`/courses/${slug}`}
      >
        <strong>{nom}</strong>
        <span>
          {isCancelled ? STATUT_LABELS.feminin.annulee : edition && labelEditionDays(edition)}
        </span>
        <span className="text-ink-soft">
          {[ville, awayText(position, origin), distances.map(formatDistance).join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Link>
    </li>
  )
}
