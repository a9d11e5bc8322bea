import type { ParcoursCard } from '@foulee/contract/parcours'
import type { Zone } from '@foulee/domain/geo'
import { useMemo, useState } from 'react'
import type { MapSlotProps } from '../../list/list-page.tsx'
import { MapNotices } from '../../list/map-notices.tsx'
import { searchedZone } from '../../list/searched-zone.ts'
import { useListSearch } from '../../list/use-list-search.ts'
import type { MapPoint } from '../../map/points.ts'
import { TilesMap } from '../../map/tiles/tiles-map.tsx'
import { useSite } from '../../site.ts'
import { tilesPath } from './parcours-list.queries.ts'
import { ParcoursMapPopup } from './parcours-map-popup.tsx'

/** The first page of the list says where a search leads. */
const firstPage = 20

const toPlaces = (items: readonly ParcoursCard[]): MapPoint[] =>
  items.flatMap(({ id, slug, titre, position }) =>
    position
      ? [{ id: String(id), position, nom: titre, kind: 'parcours', href: `/parcours/${slug}` }]
      : [],
  )

/** All the routes of the search; moving it offers to search where one looks. */
export function ParcoursMap({ hoveredId, onHover, items, className }: MapSlotProps) {
  const { filters } = useListSearch()
  const { mapStyleUrl } = useSite()
  const places = useMemo(() => toPlaces((items ?? []) as readonly ParcoursCard[]), [items])
  const zone = useZoneOfSearch(places)
  const [moved, setMoved] = useState<{ from: Zone; to: Zone } | null>(null)
  const isElsewhere = moved !== null && moved.from === zone
  return (
    <div className={className}>
      <TilesMap
        className="h-full"
        hoveredId={hoveredId}
        label="Carte des parcours"
        onHover={onHover}
        onZoneChange={(to) => setMoved({ from: zone, to })}
        places={places}
        renderPopup={(id) => <ParcoursMapPopup id={id} />}
        styleUrl={mapStyleUrl}
        tilesPath={tilesPath(filters)}
        zone={zone}
      />
      <MapNotices
        elsewhere={isElsewhere ? moved.to : null}
        empty={items?.length === 0 ? 'Aucun parcours ici' : null}
      />
    </div>
  )
}

/** Stays while the list grows: only another search moves the map. */
function useZoneOfSearch(places: readonly MapPoint[]): Zone {
  const { filters } = useListSearch()
  const { tri: _, ...narrowing } = filters
  const isNarrowed = Object.keys(narrowing).length > 0
  const found = JSON.stringify(
    isNarrowed ? places.slice(0, firstPage).map((at) => at.position) : [],
  )
  return useMemo(() => searchedZone(filters, JSON.parse(found)), [filters, found])
}
