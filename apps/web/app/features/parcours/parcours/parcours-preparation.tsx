import type { Preparation } from '@foulee/contract/parcours/parcours-suggestions'
import { PREPARATION_KM } from '@foulee/domain/parcours/rayons'
import { useQuery } from '@tanstack/react-query'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { type Gathered, gatherRoutes } from './gather-routes.ts'
import { ParcoursCard } from './parcours-card.tsx'
import { preparationQuery } from './parcours-suggestions.queries.ts'
import { Raisons } from './raisons.tsx'

export default function ParcoursPreparation({ coursesId }: { coursesId: number }) {
  const { data: preparations = [] } = useQuery(preparationQuery(coursesId))
  if (!preparations.length) return null
  const routes = gatherRoutes(preparations)
  return (
    <section aria-labelledby="preparer" className="no-print mb-10 grid gap-5 md:mb-14">
      <SectionHeading
        id="preparer"
        lead={`Des parcours à moins de ${PREPARATION_KM}\u00a0km de la course, et en quoi chacun ressemble à l’épreuve ou s’en éloigne.`}
        title="Pour préparer cette course"
      />
      <OwnRoutes preparations={preparations} />
      {routes.length > 0 && (
        <ul className="card-strip">
          {routes.map(({ route, pour }) => (
            <li className="grid content-start gap-2" key={route.id}>
              <ParcoursCard heading="h3" parcours={route} />
              <ForEpreuves pour={pour} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function OwnRoutes({ preparations }: { preparations: readonly Preparation[] }) {
  const traced = preparations.flatMap(({ epreuves_id, epreuve, trace }) =>
    trace ? [{ epreuves_id, epreuve, trace }] : [],
  )
  if (!traced.length) return null
  return (
    <ul className="flex flex-wrap gap-x-6">
      {traced.map(({ epreuves_id, epreuve, trace }) => (
        <li key={epreuves_id}>
          <Link
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-sapin hover:underline"
            to={`/parcours/${trace.slug}`}
          >
            <Icon className="shrink-0" name="route" />
            Carte et profil de l’épreuve {epreuve}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ForEpreuves({ pour }: Pick<Gathered, 'pour'>) {
  return pour.map(({ epreuve, raisons }, rank) => (
    <details key={epreuve} open={rank === 0}>
      <summary className="min-h-9 cursor-pointer py-1.5 text-sm font-semibold">
        Pour {epreuve}
      </summary>
      <Raisons raisons={raisons} />
    </details>
  ))
}
