import type { Course } from '@foulee/contract/courses/courses'
import { dansDepartement, findDepartement, findRegion } from '@foulee/domain/shared/departement'
import { MiniMap } from '#kit/map/mini-map.tsx'
import { openStreetMapUrl } from '#kit/map/open-street-map.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

export function CoursePlace({ course }: { course: Course }) {
  const { position, ville, types } = course
  if (!position) return null
  return (
    <section aria-labelledby="lieu" className="grid gap-5">
      <SectionHeading id="lieu" more={nearbyLink(course)} title="Le lieu" />
      <div className="grid overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[1fr_18rem]">
        <MiniMap
          className="no-print h-52 md:h-96"
          kind={types[0] ?? 'autre'}
          label={`Carte\u00a0: ${ville ?? course.nom}`}
          nom={ville ?? course.nom}
          position={position}
        />
        <div className="grid content-center gap-2 p-5 md:gap-4 md:p-6">
          <address className="not-italic">
            <p className="font-heading text-xl font-bold">{ville}</p>
            <p className="text-ink-soft">{areaText(course)}</p>
          </address>
          <p className="no-print">
            <TextLink to={openStreetMapUrl(position)}>Voir sur OpenStreetMap</TextLink>
          </p>
        </div>
      </div>
    </section>
  )
}

function areaText({ code_postal, departement, region, pays }: Course): string {
  const area = [findDepartement(departement ?? '')?.nom, findRegion(region ?? '')?.nom]
  const names = [...new Set(area.filter(Boolean))].join(', ')
  return [code_postal, names || pays].filter(Boolean).join(' · ')
}

function nearbyLink({ departement }: Course) {
  const area = findDepartement(departement ?? '')
  if (!area) return undefined
  return {
    to: `/calendrier/${area.slug}`,
    label: `Toutes les courses ${dansDepartement(area.code)}`,
  }
}
