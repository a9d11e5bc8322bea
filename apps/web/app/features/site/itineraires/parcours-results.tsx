import type { ParcoursCard as Card } from '@foulee/contract/parcours/parcours'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DirectoryMap } from '#kit/directory/directory-map.tsx'
import { LoosenLinks, sans } from '#kit/directory/loosen-links.tsx'
import type { MapPoint } from '#kit/map/points.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { loosenQuery } from './itineraires.queries.ts'
import { type ItinerairesFilters, type Search, searchPath, waysOf } from './itineraires-search.ts'
import { parcoursText } from './itineraires-texts.ts'
// Imported here: the server renders the cards before their script loads these styles.
import '#kit/track/croquis.css'

export type RenderParcours = {
  card: (parcours: Card, heading: 'h2' | 'h3') => ReactNode
  popup: (id: string) => ReactNode
}

type ParcoursSearchProps = { path: string; search: Search }

/** Lazy: the text parser is needed for a search only. */
export const ParcoursCriteria = lazyHydrate(
  async () => ({ default: (await import('./active-criteria.tsx')).ActiveCriteria }),
  () => null,
)

const toPlaces = (parcours: readonly Card[]): MapPoint[] =>
  parcours.flatMap(({ id, titre, position }) =>
    position ? [{ id: String(id), position, nom: titre, kind: 'parcours' }] : [],
  )

type ParcoursListProps = {
  filters: ItinerairesFilters
  parcours: readonly Card[]
  render: RenderParcours
  heading?: 'h2' | 'h3'
}

export function ParcoursList({ filters, parcours, render, heading = 'h2' }: ParcoursListProps) {
  return (
    <div className="grid gap-6">
      <DirectoryMap
        filters={filters}
        help="Les mêmes parcours sont dans la liste."
        label="Carte des parcours"
        places={toPlaces(parcours)}
        renderPopup={render.popup}
        tiles="/api/parcours/tuiles"
      />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {parcours.map((parcours) => (
          <li key={parcours.id}>{render.card(parcours, heading)}</li>
        ))}
      </ul>
    </div>
  )
}

export function NoParcours({
  path,
  filters,
  search,
}: ParcoursSearchProps & { filters: ItinerairesFilters }) {
  const { data } = useSuspenseQuery(loosenQuery(filters, search))
  const ways = waysOf(search, data).map(({ label, isWider, to, nb }) => ({
    label: isWider ? label : sans(label),
    to: searchPath(path, to),
    count: parcoursText(nb),
  }))
  return (
    <EmptyState
      action={<ButtonLink to="/itineraires">Voir tous les parcours</ButtonLink>}
      title="Aucun parcours trouvé"
    >
      <p>Aucun parcours ne réunit tout cela. Élargissez un peu la recherche.</p>
      <LoosenLinks ways={ways} />
    </EmptyState>
  )
}
