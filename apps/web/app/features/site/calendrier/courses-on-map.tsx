import type { CourseCard } from '@foulee/contract/courses/courses'
import { TYPE_COURSE_COURTS } from '@foulee/domain/courses/course'
import type { ReactNode } from 'react'
import { DirectoryMap } from '#kit/directory/directory-map.tsx'
import { KindsLegend } from '#kit/map/kinds-legend.tsx'
import type { MapPoint } from '#kit/map/points.ts'
import type { CalendrierFilters } from './calendrier.queries.ts'

/** Render prop of the popup, provided by the route, which knows the other features. */
export type RenderPopup = (id: string) => ReactNode

const toPlaces = (courses: readonly CourseCard[]): MapPoint[] =>
  courses.flatMap(({ id, nom, position, types }) =>
    position ? [{ id: String(id), position, nom, kind: types[0] ?? 'autre' }] : [],
  )

type CoursesOnMapProps = {
  filters: CalendrierFilters
  courses: readonly CourseCard[]
  renderPopup: RenderPopup
}

export const CoursesOnMap = ({ filters, courses, renderPopup }: CoursesOnMapProps) => (
  <DirectoryMap
    filters={filters}
    help="Les mêmes courses sont dans la liste."
    label="Carte des courses"
    legend={<KindsLegend labels={TYPE_COURSE_COURTS} />}
    places={toPlaces(courses)}
    renderPopup={renderPopup}
    tiles="/api/courses/tuiles"
  />
)
