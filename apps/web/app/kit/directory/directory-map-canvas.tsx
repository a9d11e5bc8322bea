import { type ReactNode, useMemo, useState } from 'react'
import { linkTo } from '#kit/list-page/list-url.ts'
import { searchedZone } from '#kit/list-page/searched-zone.ts'
import type { MapPoint } from '#kit/map/points.ts'
import { TilesMap } from '#kit/map/tiles/tiles-map.tsx'

export type DirectoryMapCanvasProps = {
  label: string
  help: string
  /** `/api/courses/tuiles` */
  tiles: string
  /** What the list is asked for: the map shows all of it, not one page. */
  filters: Readonly<Record<string, string | undefined>>
  /** Where what the page shows is: what the map opens on. */
  places: readonly MapPoint[]
  renderPopup: (id: string) => ReactNode
  /** What its colours mean, over it. */
  legend?: ReactNode
}

/** All that a directory's list finds, on a map. */
export default function DirectoryMapCanvas({
  tiles,
  filters,
  places,
  legend,
  ...map
}: DirectoryMapCanvasProps) {
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const zone = useMemo(
    () =>
      searchedZone(
        {},
        places.map(({ position }) => position),
      ),
    [places],
  )
  const given = Object.entries(filters).flatMap(([name, value]) =>
    value && name !== 'tri' ? [[name, value]] : [],
  )
  return (
    <div className="relative h-full">
      <TilesMap
        {...map}
        className="h-full"
        hoveredId={hoveredId}
        onHover={setHoveredId}
        onZoneChange={() => undefined}
        places={places}
        tilesPath={linkTo(`${tiles}/{z}/{x}/{y}`, new URLSearchParams(given))}
        zone={zone}
      />
      {legend}
    </div>
  )
}
