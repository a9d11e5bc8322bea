import type { Course } from '@foulee/contract/courses/courses'
import { findDepartement } from '@foulee/domain/shared/departement'
import type { Crumb } from '#ui/breadcrumb.tsx'

export function listCourseCrumbs({ departement }: Course): Crumb[] {
  const area = findDepartement(departement ?? '')
  return [
    { label: 'Calendrier', to: '/calendrier' },
    ...(area ? [{ label: area.nom, to: `/calendrier/${area.slug}` }] : []),
  ]
}
