import type { CourseCard } from '@foulee/contract/courses/courses'
import { TYPE_COURSE_COURTS } from '@foulee/domain/courses/course'
import { useMemo } from 'react'
import { ListMap } from '#kit/list-page/list-map.tsx'
import type { MapSlotProps } from '#kit/list-page/list-page.tsx'
import { KindsLegend } from '#kit/map/kinds-legend.tsx'
import type { MapPoint } from '#kit/map/points.ts'
import { CourseMapPopup } from './course-map-popup.tsx'

const toPlaces = (items: readonly CourseCard[]): MapPoint[] =>
  items.flatMap(({ id, nom, position, types }) =>
    position ? [{ id: String(id), position, nom, kind: types[0] ?? 'autre' }] : [],
  )

export function CoursesMap({ items, ...slot }: MapSlotProps) {
  const places = useMemo(() => toPlaces((items ?? []) as readonly CourseCard[]), [items])
  return (
    <ListMap
      {...slot}
      empty={items?.length === 0 ? 'Aucune course ici' : null}
      help="Les mêmes courses sont dans la liste."
      label="Carte des courses"
      legend={<KindsLegend labels={TYPE_COURSE_COURTS} />}
      places={places}
      renderPopup={(id) => <CourseMapPopup id={id} />}
      tiles="/api/courses/tuiles"
    />
  )
}
