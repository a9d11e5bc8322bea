import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import { TYPE_COURSE_LABELS } from '@foulee/domain/courses/course'
import type { CSSProperties, ReactNode } from 'react'
import { GroundShares } from '#kit/track/ground-shares.tsx'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { epreuvePath, findResultsPath } from './edition-choice.ts'
import type { Fact } from './epreuve-facts.ts'
import { EpreuveFigures } from './epreuve-figures.tsx'

const CompareButton = lazyHydrate(
  () => import('#kit/comparison/compare-button.tsx'),
  () => <div className="min-h-11" />,
)

type EpreuveColumnProps = {
  course: Course
  edition: Edition
  epreuve: Epreuve
  facts: readonly Fact[]
  myTime?: ReactNode
}

export function EpreuveColumn(props: EpreuveColumnProps) {
  const { course, edition, epreuve, facts, myTime } = props
  const { nom, type } = epreuve
  const results = findResultsPath(course, epreuve)
  return (
    <li className="card epreuve-column">
      <div className="grid content-start justify-items-start gap-1.5">
        <h3 className="text-lg sm:text-xl">
          <Link className="hover:text-sapin hover:underline" to={epreuvePath(course, epreuve)}>
            {nom}
          </Link>
        </h3>
        {epreuve.annulee && (
          <>
            <Badge icon="alert" tone="danger">
              Annulée
            </Badge>
            <p className="text-sm">{epreuve.annulation_motif}</p>
          </>
        )}
        {course.types.length > 1 && (
          <p className="text-sm text-ink-soft">{TYPE_COURSE_LABELS[type]}</p>
        )}
      </div>
      <div className="grid content-between">
        <EpreuveFigures epreuve={epreuve} />
        {myTime}
      </div>
      {Object.keys(epreuve.surfaces).length > 0 ? (
        <GroundShares surfaces={epreuve.surfaces} />
      ) : (
        <EmptyRow />
      )}
      {facts.length > 0 && (
        <dl
          className="fact-list epreuve-facts"
          style={{ '--facts': facts.length } as CSSProperties}
        >
          {facts.map(({ label, read }) => (
            <FactLine key={label} label={label} value={read(epreuve, edition, course)} />
          ))}
        </dl>
      )}
      <div className="no-print flex flex-wrap items-center justify-between gap-x-4">
        <CompareButton course={course.id} epreuve={epreuve.id} name={nom} />
        <Link
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sapin hover:underline"
          to={epreuvePath(course, epreuve)}
        >
          Tout voir<span className="sr-only"> de l’épreuve {nom}</span>
          <Icon name="arrow-right" size={18} />
        </Link>
        {results && (
          <TextLink className="inline-flex min-h-11 items-center" to={results}>
            Résultats<span className="sr-only"> de l’épreuve {nom}</span>
          </TextLink>
        )}
      </div>
    </li>
  )
}

/** Keeps the rows of a subgrid aligned. */
const EmptyRow = () => <div />

/** An unknown value keeps its empty row so that columns align. */
function FactLine({ label, value }: { label: string; value: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value ?? (
          <>
            <span aria-hidden="true" className="text-ink-soft">
              –
            </span>
            <span className="sr-only">non renseigné</span>
          </>
        )}
      </dd>
    </div>
  )
}
