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
  const { est_declaree, epreuve, points, lien, nom } = course
  const about = [epreuve, factsText(course)].filter(Boolean).join(' · ')
  const result = [placeText(course), points !== null && `${points}\u00a0points`]
  return (
    <li className="palmares-line">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-sapin tabular-nums">
          {formatDate(course.date)}
          {est_declaree && <Badge>Déclarée</Badge>}
        </p>
        <h4 className="text-base font-semibold">
          <CourseName course={course} />
        </h4>
        {about && <p className="text-sm text-ink-soft">{about}</p>}
        <p className="text-sm">{result.filter(Boolean).join(' · ')}</p>
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
      </div>
      <p className="stat-value shrink-0 text-lg">{valueText(course)}</p>
    </li>
  )
}

function CourseName({ course: { nom, page, est_declaree } }: { course: CoursePublique }) {
  if (!page) return nom
  const to = est_declaree ? `/courses/${page.slug}` : resultatsPath(page.slug, page.epreuves_id)
  return <TextLink to={to}>{nom}</TextLink>
}
