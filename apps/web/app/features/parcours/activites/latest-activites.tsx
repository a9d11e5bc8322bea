import type { Activite } from '@foulee/contract/parcours/activites'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MES_SORTIES } from '#features/parcours/shared/sortie-paths.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { ActiviteLine } from './activite-line.tsx'
import { activitesQuery } from './activites.queries.ts'
import { readSearch } from './activites-url.ts'

const ALL = readSearch(new URLSearchParams())

export function LatestActivites(props: { renderAction: (activite: Activite) => ReactNode }) {
  const { data } = useInfiniteQuery(activitesQuery(ALL))
  const outings = data?.pages[0]?.data ?? []
  return (
    <section aria-labelledby="sorties" className="grid gap-4">
      <SectionHeading
        id="sorties"
        lead="Les enregistrements de votre montre. Vous seul les voyez&nbsp;; chacun peut devenir un parcours."
        more={{
          to: MES_SORTIES,
          label: outings.length ? 'Toutes mes sorties' : 'Ajouter une sortie',
        }}
        title="Mes sorties"
      />
      {outings.length > 0 && (
        <ul className="card divide-y divide-line">
          {outings.map((activite) => (
            <li className="p-4" key={activite.id}>
              <ActiviteLine action={props.renderAction(activite)} activite={activite} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
