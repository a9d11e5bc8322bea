import type { Parcours } from '@foulee/contract/parcours'
import { findDepartement } from '@foulee/domain/departement'
import type { Crumb } from '../../ui/breadcrumb.tsx'

/** Above the page of a route: the directory, and its département when it is known. */
export function listParcoursCrumbs({ departement }: Parcours): Crumb[] {
  const area = findDepartement(departement ?? '')
  return [
    { label: 'Itinéraires', to: '/itineraires' },
    ...(area ? [{ label: area.nom, to: `/itineraires/${area.slug}` }] : []),
  ]
}
