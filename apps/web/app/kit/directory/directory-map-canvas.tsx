import { type ReactNode, useMemo, useState } from 'react'
import { linkTo } from '#kit/list-page/list-url.ts'
import { searchedZone } from '#kit/list-page/searched-zone.ts'
import type { MapPoint } from '#kit/map/points.ts'
import { TilesMap } from '#kit/map/tiles/tiles-map.tsx'

export type DirectoryMapCanvasProps = {
  label: string
  help: string
  tiles: string
  /** Filters of the list: the map shows all results, not one page. */
  filters: Readonly<Record<string, string | undefined>>
  places: readonly MapPoint[]
  renderPopup: (id: string) => ReactNode
  legend?: ReactNode
}

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
  const params = Object.entries(filters).flatMap(([name, value]) =>
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
        tilesPath={linkTo(`${tiles}/{z}/{x}/{y}`, new URLSearchParams(params))}
        zone={zone}
      />
      {legend}
    </div>
  )
}
