import { formatDate } from '@foulee/domain/shared/date'
import type { ReactNode } from 'react'
import { resultatsPath } from '#features/courses/shared/resultats-paths.ts'
import { Badge } from '#ui/badge.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { type CoursePublique, factsText, placeText, valueText } from './palmares-texts.ts'

type LineProps = {
  course: CoursePublique
  children?: ReactNode
}

/** One race: day, name, facts, and what it was worth. */
export function CourseLine({ course, children }: LineProps) {
  const { est_declaree, points, lien, nom } = course
  const about = factsText(course)
  const result = [placeText(course), points !== null && `${points}\u00a0points`]
    .filter(Boolean)
    .join(' · ')
  return (
    <li className="grid gap-1 py-3.5 break-inside-avoid">
      <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-sapin tabular-nums">
        {formatDate(course.date)}
        {est_declaree && <Badge>Déclarée</Badge>}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="min-w-0 text-base font-semibold">
          <CourseName course={course} />
        </h4>
        <p className="stat-value text-lg">{valueText(course)}</p>
      </div>
      {about && <p className="text-sm text-ink-soft">{about}</p>}
      {result && <p className="text-sm">{result}</p>}
      {lien && (
        <p className="text-sm">
          <a
            className="text-link inline-flex min-h-11 items-center"
            href={lien}
            rel="noopener noreferrer nofollow ugc"
          >
            Résultats ailleurs<span className="sr-only">&nbsp;: {nom}</span>
          </a>
        </p>
      )}
      {children}
    </li>
  )
}

function CourseName({ course: { nom, page, est_declaree } }: { course: CoursePublique }) {
  if (!page) return nom
  const to = est_declaree ? `/courses/${page.slug}` : resultatsPath(page.slug, page.epreuves_id)
  return <TextLink to={to}>{nom}</TextLink>
}
