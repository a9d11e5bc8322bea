import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { editionPath, epreuvePath } from './edition-choice.ts'
import { EpreuveFigures } from './epreuve-figures.tsx'
import type { EpreuvePageProps } from './epreuve-props.ts'

export function EpreuveOthers({ course, edition, epreuve }: EpreuvePageProps) {
  const otherEpreuves = edition.epreuves.filter(({ id }) => id !== epreuve.id)
  const back = editionPath(course, edition)
  return (
    <section aria-labelledby="autres" className="no-print page grid gap-5 pt-14">
      <SectionHeading
        id="autres"
        more={{ to: back, label: `Revenir à la course` }}
        title={otherEpreuves.length ? 'Les autres épreuves' : course.nom}
      />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {otherEpreuves.map((other) => (
          <li className="card card-link grid grid-rows-[auto_1fr] gap-2 p-5" key={other.id}>
            <h3 className="flex items-start justify-between gap-2 text-lg">
              <Link className="card-title" to={epreuvePath(course, other)}>
                {other.nom}
              </Link>
              <Icon className="shrink-0 text-sapin" name="arrow-right" />
            </h3>
            <EpreuveFigures epreuve={other} />
            {other.annulee && (
              <Badge icon="alert" tone="danger">
                Annulée
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
