import type { Zone } from '@foulee/domain/shared/geo'
import { type ReactNode, useMemo, useState } from 'react'
import type { MapPoint } from '#kit/map/points.ts'
import { TilesMap } from '#kit/map/tiles/tiles-map.tsx'
import type { MapSlotProps } from './list-page.tsx'
import { type FilterValues, linkTo } from './list-url.ts'
import { MapNotices } from './map-notices.tsx'
import { searchedZone } from './searched-zone.ts'
import { useListSearch } from './use-list-search.ts'

/** The first page of the list says where a search leads. */
const firstPage = 20

type ListMapProps = Pick<MapSlotProps, 'hoveredId' | 'onHover' | 'className'> & {
  label: string
  /** « Les mêmes courses sont dans la liste. » */
  help: string
  /** `/api/courses/tuiles` */
  tiles: string
  /** Where what the list shows begins; undefined until it is read. */
  places: readonly MapPoint[] | undefined
  renderPopup: (id: string) => ReactNode
  /** What its colours mean, over it. */
  legend?: ReactNode
  /** Said when the search finds nothing. */
  empty: string | null
}

const none: readonly MapPoint[] = []

/** The map of a list: all that the search finds; moving it offers to search where one looks. */
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

/** The tiles of a search; another order of the list, or another zone, is the same map. */
const tilesPath = (tiles: string, { tri: _, zone: __, page: ___, ...filters }: FilterValues) =>
  linkTo(`${tiles}/{z}/{x}/{y}`, new URLSearchParams(filters))
