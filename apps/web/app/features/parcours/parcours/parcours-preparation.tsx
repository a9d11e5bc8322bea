import type { Preparation } from '@foulee/contract/parcours/parcours-suggestions'
import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ParcoursCard } from './parcours-card.tsx'
import { preparationQuery } from './parcours-suggestions.queries.ts'
import { Raisons } from './raisons.tsx'

/**
 * On the page of a race: the routes that train for it, and why. The default export of its own script,
 * which comes after what is above it.
 */
export default function ParcoursPreparation({ coursesId }: { coursesId: number }) {
  const { data: preparations = [] } = useQuery(preparationQuery(coursesId))
  if (!preparations.length) return null
  return (
    <section aria-labelledby="preparer" className="no-print mb-14 grid gap-8">
      <SectionHeading
        id="preparer"
        lead="Des parcours des environs dont le terrain ressemble à celui de l’épreuve."
        title="Pour préparer cette course"
      />
      {preparations.map((preparation) => (
        <ForEpreuve key={preparation.epreuves_id} preparation={preparation} />
      ))}
    </section>
  )
}

function ForEpreuve({ preparation: { epreuve, trace, parcours } }: { preparation: Preparation }) {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h3 className="text-xl">{epreuve}</h3>
        {trace && (
          <Link
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-sapin hover:underline"
            to={`/parcours/${trace.slug}`}
          >
            <Icon name="route" />
            Carte et profil de l’épreuve
          </Link>
        )}
      </div>
      {parcours.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {parcours.map(({ parcours: route, raisons }) => (
            <li className="grid content-start gap-2" key={route.id}>
              <ParcoursCard heading="h4" parcours={route} />
              <Raisons raisons={raisons} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
