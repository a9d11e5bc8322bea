import type { Course, Edition } from '@foulee/contract/courses/courses'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { editionPath, findResultsPath } from './edition-choice.ts'

export function CoursePast({ course }: { course: Course }) {
  const { editions_prev } = course
  if (!editions_prev.length) return null
  return (
    <section aria-labelledby="passees" className="no-print grid gap-5">
      <SectionHeading id="passees" title="Éditions passées et résultats" />
      <ul className="border-t border-line">
        {editions_prev.map((edition) => (
          <li
            className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-[19rem_1fr] sm:items-center"
            key={edition.id}
          >
            <Link
              className="inline-flex min-h-11 items-center gap-3 font-semibold hover:text-sapin hover:underline"
              to={editionPath(course, edition)}
            >
              {labelEditionDays(edition)}
            </Link>
            <EditionResults course={course} edition={edition} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function EditionResults({ course, edition }: { course: Course; edition: Edition }) {
  if (edition.annulee) {
    return (
      <p>
        <Badge tone="danger">Annulée</Badge>
      </p>
    )
  }
  const withResults = edition.epreuves.flatMap((epreuve) => {
    const to = findResultsPath(course, epreuve)
    return to ? [{ ...epreuve, to }] : []
  })
  if (!withResults.length) return <p className="text-ink-soft">Pas de résultats publiés</p>
  return (
    <ul aria-label="Résultats" className="flex flex-wrap gap-x-6">
      {withResults.map(({ id, nom, to }) => (
        <li key={id}>
          <TextLink className="inline-flex min-h-11 items-center" to={to}>
            <span className="sr-only">Résultats&nbsp;: </span>
            {nom}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
