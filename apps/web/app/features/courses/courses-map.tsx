import { isApiError } from '@foulee/contract/call-error'
import type { Zone } from '@foulee/domain/geo'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { MapNotices } from '../../list/map-notices.tsx'
import { searchedZone } from '../../list/searched-zone.ts'
import { useListSearch } from '../../list/use-list-search.ts'
import { MapView } from '../../map/map-view.tsx'
import type { MapPoint } from '../../map/points.ts'
import { useSite } from '../../site.ts'
import { CourseMapPopup } from './course-map-popup.tsx'
import { pointsQuery } from './courses.queries.ts'
import { toMapPoint } from './courses-map-points.ts'

type CoursesMapProps = {
  hoveredId: string | null
  onHover: (id: string | null) => void
  className?: string
}

const none: readonly MapPoint[] = []

/** All the races of the search; moving it offers to search where one looks. */
export function CoursesMap({ hoveredId, onHover, className }: CoursesMapProps) {
  const { filters } = useListSearch()
  const { mapStyleUrl } = useSite()
  const { points, isMissing, isEmpty, retry } = useMapPoints()
  const zone = useMemo(
    () =>
      searchedZone(
        filters,
        points.map(({ position }) => position),
      ),
    [filters, points],
  )
  const [moved, setMoved] = useState<{ from: Zone; to: Zone } | null>(null)
  const isElsewhere = moved !== null && moved.from === zone
  return (
    <div className={className}>
      <MapView
        className="h-full"
        hoveredId={hoveredId}
        isCooperative={false}
        label="Carte des courses"
        onHover={onHover}
        onZoneChange={(to) => setMoved({ from: zone, to })}
        points={points}
        renderPopup={(point) => <CourseMapPopup point={point} />}
        styleUrl={mapStyleUrl}
        zone={zone}
      />
      <MapNotices
        elsewhere={isElsewhere ? moved.to : null}
        empty={isEmpty ? 'Aucune course ici' : null}
        missing={isMissing ? { label: 'Réessayer d’afficher les courses', retry } : null}
      />
    </div>
  )
}

function useMapPoints() {
  const { filters } = useListSearch()
  // Another order of the list is the same map.
  const { tri: _, ...places } = filters
  const { data, error, refetch } = useQuery(pointsQuery(places))
  const points = useMemo(() => data?.map(toMapPoint) ?? none, [data])
  // A filter that cannot be read is said by the list; trying again would not help.
  const isRefused = isApiError(error) && error.status === 422
  const isMissing = error !== null && !isRefused && !data
  return { points, isMissing, isEmpty: data?.length === 0, retry: () => void refetch() }
}
