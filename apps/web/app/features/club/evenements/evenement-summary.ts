import type { Evenement } from '@foulee/contract/club/evenements'
import { TYPE_EVENEMENT_LABELS } from '@foulee/domain/club/evenement'
import { findDepartement } from '@foulee/domain/shared/departement'
import { formatPrix } from '@foulee/domain/shared/mesure'
import { capitalize } from '@foulee/domain/shared/typographie'
import type { Crumb } from '#ui/breadcrumb.tsx'
import { placeText, whenText } from './evenement-texts.ts'
import { SORTIES, sortiesPath } from './paths.ts'

export function listEvenementCrumbs({ departement }: Pick<Evenement, 'departement'>): Crumb[] {
  const known = findDepartement(departement ?? '')
  return [
    { label: 'Évènements', to: SORTIES },
    ...(known ? [{ label: known.nom, to: sortiesPath(known) }] : []),
  ]
}

export function evenementTitle(evenement: Evenement): string {
  const place = placeText(evenement)
  return place ? `${evenement.titre}\u00a0: ${place}` : evenement.titre
}

export function evenementDescription(evenement: Evenement): string {
  const { titre, type, serie, prochaine, prix, porteur, statut } = evenement
  const about = [titre, TYPE_EVENEMENT_LABELS[type].toLocaleLowerCase('fr'), placeText(evenement)]
    .filter(Boolean)
    .join(', ')
  if (statut === 'annulee') return `${about}. Évènement annulé.`
  const facts = [
    serie && `${capitalize(serie)}.`,
    prochaine && `Prochaine date\u00a0: ${whenText(prochaine)}.`,
    `${prix === 0 ? 'Gratuit' : `${formatPrix(prix)} sur place`}, avec ${porteur.nom}.`,
  ].filter(Boolean)
  return [`${about}.`, ...facts].join(' ')
}
