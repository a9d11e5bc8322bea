import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import { findDepart } from '@foulee/domain/courses/barriere'
import { groupPoints } from '@foulee/domain/courses/epreuve-stops'
import { Fold } from '#ui/fold.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { listOffered } from './edition-choice.ts'
import { FeuilleLink } from './feuille-link.tsx'
import { PointsTable } from './points-table.tsx'
import { RavitoLine } from './ravito-line.tsx'

const MANY = 5

type CoursePointsProps = { course: Course; edition: Edition }

export function CoursePoints({ course, edition }: CoursePointsProps) {
  const epreuves = listOffered(edition).filter(({ points }) => points.length > 0)
  if (!epreuves.length) return null
  return (
    <section aria-labelledby="parcours" className="grid gap-5">
      <SectionHeading
        id="parcours"
        lead="Du départ à l’arrivée, et l’heure limite pour quitter chaque point."
        title="Ravitos et barrières horaires"
      />
      {epreuves.length === 1 ? (
        epreuves.map((epreuve) => (
          <EpreuvePoints course={course} edition={edition} epreuve={epreuve} key={epreuve.id} />
        ))
      ) : (
        <Tabs
          key={edition.id}
          label="Épreuves"
          tabs={epreuves.map((epreuve) => ({
            id: String(epreuve.id),
            label: epreuve.nom,
            content: <EpreuvePoints course={course} edition={edition} epreuve={epreuve} />,
          }))}
        />
      )}
    </section>
  )
}

function EpreuvePoints({ course, edition, epreuve }: CoursePointsProps & { epreuve: Epreuve }) {
  const stops = groupPoints(epreuve.points)
  return (
    <div className="grid gap-6">
      <RavitoLine distance={epreuve.distance} stops={stops} />
      <Fold isFolded={stops.length > MANY} title={`Les ${stops.length}\u00a0points, un par un`}>
        <PointsTable
          caption={`Points de l’épreuve ${epreuve.nom}`}
          start={findDepart(course, edition, epreuve)}
          stops={stops}
        />
      </Fold>
      <FeuilleLink course={course} epreuve={epreuve} />
    </div>
  )
}
