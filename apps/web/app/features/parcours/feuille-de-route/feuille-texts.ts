import type { EtapeFeuille, FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { POINT_TYPE_LABELS } from '@foulee/domain/courses/epreuve'
import { POINT_PARCOURS_LABELS } from '@foulee/domain/parcours/parcours'
import { formatDateLongue, formatHeure } from '@foulee/domain/shared/date'
import {
  formatDenivele,
  formatDeniveleNegatif,
  formatNombre,
  formatTemps,
} from '@foulee/domain/shared/mesure'
import type { IconName } from '#ui/icon.tsx'

type Types = EtapeFeuille['types']
type Moment = EtapeFeuille['passage']

const LABELS = { ...POINT_PARCOURS_LABELS, ...POINT_TYPE_LABELS }

const ICONS: Readonly<Record<Types[number], IconName>> = {
  ravito_liquide: 'cup',
  ravito_solide: 'cup',
  ravito_complet: 'cup',
  ravitaillement: 'cup',
  eau: 'cup',
  base_de_vie: 'bed',
  refuge: 'bed',
  assistance: 'users',
  toilettes: 'users',
  controle: 'flag',
  autre: 'flag',
  navette: 'route',
  secours: 'shield',
  abandon: 'logout',
  vue: 'eye',
  sommet: 'mountain',
  danger: 'alert',
  traversee: 'arrow-up-right',
  parking: 'pin',
}

export const etapeIcon = ({ types: [first], is_arrivee }: EtapeFeuille): IconName =>
  is_arrivee || !first ? 'trophy' : ICONS[first]

export const typesText = (types: Types): string =>
  types
    .map((type) => LABELS[type])
    .map((label, index) => (index ? label.charAt(0).toLowerCase() + label.slice(1) : label))
    .join(', ')

export const nameOf = ({ nom, types, is_arrivee }: EtapeFeuille): string =>
  is_arrivee ? 'Arrivée' : (nom ?? typesText(types))

/** `10h42`, with the number of days since the start unless `beside` shows the same. */
export function momentText({ heure, jour }: Moment, beside?: Moment): string {
  const told = beside?.jour ?? 0
  if (jour === told) return formatHeure(heure)
  return `${formatHeure(heure)}\u00a0(${jour < told ? 'la veille' : `J+${jour}`})`
}

export const margeText = ({ marge }: NonNullable<EtapeFeuille['barriere']>): string =>
  marge < 0 ? `manquée de ${formatTemps(-marge)}` : `${formatTemps(marge)} d’avance`

export function tronconTexts({ distance, denivele, denivele_negatif }: EtapeFeuille['troncon']) {
  return [
    `${formatNombre(distance / 1000, 1)}\u00a0km`,
    denivele === null ? null : formatDenivele(denivele),
    denivele_negatif === null ? null : formatDeniveleNegatif(denivele_negatif),
  ].filter((text) => text !== null)
}

export const startText = ({ jour, depart }: FeuilleDeRoute): string =>
  `${jour ? `${formatDateLongue(jour)} à ` : ''}${formatHeure(depart)}`
