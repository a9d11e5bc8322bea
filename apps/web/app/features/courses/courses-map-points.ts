import type { Output } from '@foulee/contract/call'
import type { MapPoint } from '../../map/points.ts'

type CoursePoint = Output<'GET /api/courses/points'>['data'][number]

export const toMapPoint = ({ id, slug, nom, position, type }: CoursePoint): MapPoint => ({
  id: String(id),
  position,
  nom,
  kind: type,
  href: `/courses/${slug}`,
})
