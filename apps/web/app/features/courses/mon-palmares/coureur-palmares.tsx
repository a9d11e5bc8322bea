import { useQuery } from '@tanstack/react-query'
import { CourseLine } from './course-line.tsx'
import { palmaresPublicQuery } from './mon-palmares.queries.ts'
import { CoteSection, Meilleurs, Totaux } from './palmares-parts.tsx'
import { groupByYear } from './palmares-texts.ts'

/** Palmarès on the page of a member; nothing unless they chose to show it. */
export default function CoureurPalmares({ users_id }: { users_id: number }) {
  const { data } = useQuery(palmaresPublicQuery(users_id))
  if (!data?.courses.length) return null
  const { courses, totaux, cotes, meilleurs } = data
  return (
    <section aria-labelledby="palmares" className="grid gap-6">
      <h2 className="text-xl" id="palmares">
        Palmarès
      </h2>
      <Totaux totaux={totaux} />
      {cotes && <CoteSection cotes={cotes} title="Cote" />}
      <Meilleurs meilleurs={meilleurs} title="Meilleurs temps" />
      {groupByYear(courses).map(([annee, ran]) => (
        <section aria-labelledby={`annee-${annee}`} className="grid gap-2" key={annee}>
          <h3 className="text-lg tabular-nums" id={`annee-${annee}`}>
            {annee}
          </h3>
          <ul className="card divide-y divide-line px-5">
            {ran.map((course) => (
              <CourseLine course={course} key={`${course.est_declaree}-${course.id}`} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
