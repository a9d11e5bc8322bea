import type { Voyage } from '@foulee/contract/sejours/voyages'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import {
  type Destination,
  getDestinationPays,
  getDestinationRegion,
} from '@foulee/domain/sejours/destination'
import { formatDateRange } from '@foulee/domain/shared/date'
import { formatDenivele, formatDistance, formatPrix } from '@foulee/domain/shared/mesure'
import type { Crumb } from '#ui/breadcrumb.tsx'
import { isOpen } from './departs.ts'
import { DESTINATIONS, destinationPath } from './paths.ts'
import { dureeText, placeText } from './voyage-texts.ts'

export const destinationOf = ({ pays, region }: Pick<Voyage, 'pays' | 'region'>) =>
  ((pays === 'FR' && region && getDestinationRegion(region)) ||
    getDestinationPays(pays)) satisfies Destination | null

export function listVoyageCrumbs(voyage: Pick<Voyage, 'pays' | 'region'>): Crumb[] {
  const destination = destinationOf(voyage)
  return [
    { label: 'Destinations', to: DESTINATIONS },
    ...(destination ? [{ label: destination.nom, to: destinationPath(destination) }] : []),
  ]
}

export function voyageTitle(voyage: Voyage): string {
  const facts = [dureeText(voyage.duree_jours), placeText(voyage)].filter(Boolean).join(', ')
  return facts ? `${voyage.titre}\u00a0: ${facts}` : voyage.titre
}

export function voyageDescription(voyage: Voyage): string {
  const { distance, denivele, niveau, prix_des, statut } = voyage
  const facts = [
    dureeText(voyage.duree_jours),
    distance !== null && formatDistance(distance),
    denivele !== null && formatDenivele(denivele),
    niveau && `niveau ${NIVEAU_LABELS[niveau].toLocaleLowerCase('fr')}`,
  ].filter(Boolean)
  const about = [voyage.titre, placeText(voyage), ...facts].filter(Boolean).join(', ')
  if (statut === 'annulee') return `${about}. Séjour annulé.`
  const next = voyage.disponibilites.find(isOpen)
  const sale = [
    next && `Prochain départ\u00a0: ${formatDateRange(next.debut, next.fin)}.`,
    prix_des !== null && `Dès ${formatPrix(prix_des)} par personne, avec ${voyage.agence.nom}.`,
  ].filter(Boolean)
  return [`${about}.`, ...sale].join(' ')
}
