import type { Zone } from '@foulee/domain/shared/geo'
import { type ReactNode, useMemo, useState } from 'react'
import type { MapPoint } from '#kit/map/points.ts'
import { TilesMap } from '#kit/map/tiles/tiles-map.tsx'
import type { MapSlotProps } from './list-page.tsx'
import { type FilterValues, linkTo } from './list-url.ts'
import { MapNotices } from './map-notices.tsx'
import { searchedZone } from './searched-zone.ts'
import { useListSearch } from './use-list-search.ts'

const firstPage = 20

type ListMapProps = Pick<MapSlotProps, 'hoveredId' | 'onHover' | 'className'> & {
  label: string
  help: string
  tiles: string
  places: readonly MapPoint[] | undefined
  renderPopup: (id: string) => ReactNode
  legend?: ReactNode
  empty: string | null
}

const none: readonly MapPoint[] = []

export function ListMap({ tiles, places = none, legend, empty, className, ...map }: ListMapProps) {
  const { filters } = useListSearch()
  const zone = useZoneOfSearch(places)
  const [moved, setMoved] = useState<{ from: Zone; to: Zone } | null>(null)
  const isElsewhere = moved !== null && moved.from === zone
  return (
    <div className={className}>
      <TilesMap
        {...map}
        className="h-full"
        onZoneChange={(to) => setMoved({ from: zone, to })}
        places={places}
        tilesPath={tilesPath(tiles, filters)}
        zone={zone}
      />
      {legend}
      <MapNotices elsewhere={isElsewhere ? moved.to : null} empty={empty} />
    </div>
  )
}

/** Stable while the list grows: only another search moves the map. */
function useZoneOfSearch(places: readonly MapPoint[]): Zone {
  const { filters } = useListSearch()
  const { tri: _, ...narrowing } = filters
  const isNarrowed = Object.keys(narrowing).length > 0
  const found = JSON.stringify(
    isNarrowed ? places.slice(0, firstPage).map((at) => at.position) : [],
  )
  return useMemo(() => searchedZone(filters, JSON.parse(found)), [filters, found])
}

const tilesPath = (tiles: string, { tri: _, zone: __, page: ___, ...filters }: FilterValues) =>
  linkTo(`${tiles}/{z}/{x}/{y}`, new URLSearchParams(filters))
