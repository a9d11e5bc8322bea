import type { CourseSaison, RemarqueSaison } from '@foulee/contract/entrainement/saison'
import { Icon } from '#ui/icon.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

type RemarquesProps = {
  remarques: readonly RemarqueSaison[]
  courses: readonly CourseSaison[]
}

/** Conflicts of the year, each with what may be done and the pages of its races. */
export function Remarques({ remarques, courses }: RemarquesProps) {
  if (!remarques.length) {
    return (
      <p className="flex items-center gap-2 text-sapin">
        <Icon name="check" />
        Rien ne se gêne dans cette année.
      </p>
    )
  }
  return (
    <section aria-labelledby="remarques" className="grid gap-4">
      <SectionHeading
        id="remarques"
        title={remarques.length > 1 ? `${remarques.length} choses à regarder` : 'À regarder'}
      />
      <ul className="grid max-w-4xl gap-3">
        {remarques.map(({ code, jour, ids, phrase, faire }) => (
          <li
            className="grid gap-1 rounded-control bg-jaune-wash px-4 py-3"
            key={`${code}-${jour}-${ids.join('-')}`}
          >
            <p className="font-semibold wrap-anywhere">{phrase}</p>
            <p>{faire}</p>
            <Pages courses={courses.filter(({ entree }) => ids.includes(entree.id))} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pages({ courses }: { courses: readonly CourseSaison[] }) {
  if (!courses.length) return null
  return (
    <p className="no-print flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {courses.map(({ entree: { id, item } }) =>
        item ? (
          <TextLink key={id} to={`/courses/${item.course.slug}/epreuves/${id}`}>
            {item.course.nom}
          </TextLink>
        ) : null,
      )}
    </p>
  )
}
