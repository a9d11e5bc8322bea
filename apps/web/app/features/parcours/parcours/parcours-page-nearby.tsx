import type { Proches } from '@foulee/contract/parcours/parcours-suggestions'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSeen } from '#kit/map/use-seen.ts'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { ParcoursCard } from './parcours-card.tsx'
import { prochesQuery } from './parcours-page.queries.ts'

const shown = 3

export function ParcoursNearby({ slug }: { slug: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  const { data, isError } = useQuery({ ...prochesQuery(slug), enabled: isSeen })
  const isEmpty = data && data.parcours.length + data.courses.length === 0
  if (isError || isEmpty) return null
  return (
    <div className="no-print grid min-h-24 gap-14" ref={frame}>
      {data ? <Nearby proches={data} /> : <NearbySkeleton />}
    </div>
  )
}

function NearbySkeleton() {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {[0, 1, 2].map((column) => (
        // On a phone only the first skeleton is in view.
        <div className={column ? 'max-md:hidden' : undefined} key={column}>
          <CardSkeleton />
        </div>
      ))}
    </div>
  )
}

function Nearby({ proches: { parcours, courses } }: { proches: Proches }) {
  return (
    <>
      {parcours.length > 0 && (
        <section aria-labelledby="parcours-proches" className="grid gap-5">
          <SectionHeading id="parcours-proches" title="D’autres parcours près d’ici" />
          <ul className="grid gap-4 md:grid-cols-3">
            {parcours.slice(0, shown).map((parcours) => (
              <li key={parcours.id}>
                <ParcoursCard parcours={parcours} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {courses.length > 0 && (
        <section aria-labelledby="courses-proches" className="grid gap-4">
          <SectionHeading id="courses-proches" title="Les prochaines courses près d’ici" />
          <ul className="border-t border-line">
            {courses.slice(0, 2 * shown).map((course) => (
              <NearbyCourse course={course} key={course.id} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function NearbyCourse({ course }: { course: Proches['courses'][number] }) {
  const { slug, nom, ville, edition } = course
  const distances =
    edition?.epreuves.flatMap(({ distance, annulee }) => (annulee ? [] : (distance ?? []))) ?? []
  const texts = [...new Set(distances)].toSorted((a, b) => b - a).map(formatDistance)
  return (
    <li className="border-b border-line">
      <Link
        className="flex min-h-11 flex-wrap items-baseline gap-x-4 py-3 hover:text-sapin hover:underline"
        to={`/courses/${slug}`}
      >
        <strong>{nom}</strong>
        <span className="text-ink-soft">{ville}</span>
        {edition && <span>{labelEditionDays(edition)}</span>}
        <span className="text-ink-soft">{texts.slice(0, 4).join(', ')}</span>
      </Link>
    </li>
  )
}
