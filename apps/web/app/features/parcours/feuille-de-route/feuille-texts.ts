import type { EtapeFeuille, FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { POINT_TYPE_LABELS } from '@foulee/domain/courses/epreuve'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { POINT_PARCOURS_LABELS } from '@foulee/domain/parcours/parcours'
import {
  describeChances,
  describeFourchette,
  describeMilieu,
  formatFourchette,
} from '@foulee/domain/parcours/prediction-texts'
import { findFarthest } from '@foulee/domain/parcours/semblables'
import { formatDateLongue, formatHeure } from '@foulee/domain/shared/date'
import {
  formatDenivele,
  formatDeniveleNegatif,
  formatNombre,
  formatTemps,
} from '@foulee/domain/shared/mesure'
import { kilometreText } from '#ui/elevation-text.ts'
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

/** Time at the finish, and what it is made of. */
export function totalText(feuille: FeuilleDeRoute): string {
  const { temps, base, niveau, fourchette, source_fourchette, arrets } = feuille
  const stops = arrets > 0 ? `, dont ${formatTemps(arrets)} d’arrêts` : ''
  if (base === 'objectif') return `Arrivée en ${formatTemps(temps)}, le temps visé${stops}.`
  const known = niveau
    ? `pour un niveau ${NIVEAU_LABELS[niveau].toLocaleLowerCase('fr')}`
    : 'd’après vos résultats'
  const [from, to] = (fourchette ?? []).map(formatTemps)
  const around =
    source_fourchette && from && to ? ` (${formatFourchette(source_fourchette, from, to)})` : ''
  return `Arrivée en ${formatTemps(temps)} environ ${known}${around}${stops}.`
}

const PLAN =
  'Un temps visé est un plan, pas une prévision\u00a0: sans fourchette ni chances, les marges valent si vous le tenez.'
const STOPS_WITHIN =
  'Vos résultats contiennent déjà des arrêts\u00a0: ceux d’ici sont pris dans ce temps, et ne s’y ajoutent qu’au-delà du quart.'

/** Reliability of the times of a roadbook, in sentences. */
export function listCautions(feuille: FeuilleDeRoute): string[] {
  const { source_fourchette, base, milieu, abandons, arrets, has_trace, etapes } = feuille
  const isFromResults = base === 'resultat'
  return [
    'Ces heures sont un calcul\u00a0: la météo, le terrain et vos jambes décident.',
    source_fourchette
      ? describeFourchette(source_fourchette, isFromResults ? 'resultat' : 'niveau')
      : PLAN,
    base === 'niveau' && milieu > 0 && describeMilieu(milieu),
    isFromResults && arrets > 0 && STOPS_WITHIN,
    !has_trace &&
      'La trace n’est pas connue\u00a0: le dénivelé est réparti également sur la distance.',
    etapes.some(({ barriere }) => barriere) &&
      'La barrière horaire est l’heure limite pour quitter le point\u00a0; le règlement de l’épreuve fait foi.',
    abandons !== null && etapes.some(({ barriere }) => barriere) && describeChances(abandons),
  ].filter((text) => text !== false)
}

/** Runners of an earlier edition beside the plan; nobody is named. */
export const semblablesText = ({
  annee,
  least,
  most,
  nb,
}: NonNullable<FeuilleDeRoute['semblables']>): string =>
  `En ${annee}, ${formatNombre(nb)}\u00a0coureurs ont fini entre ${formatTemps(least)} et ${formatTemps(most)}\u00a0: sous chaque passage, le leur, au milieu.`

/** Runners of an earlier edition who corrected the way. */
export const apprisText = ({ nb, annee }: NonNullable<FeuilleDeRoute['appris']>): string =>
  `Appris de ${formatNombre(nb)}\u00a0coureurs de ${annee}.`

/** Largest gap between the plan and earlier runners; empty where none is known before the finish. */
export function farthestText({ etapes, semblables }: FeuilleDeRoute): string {
  const far = semblables && findFarthest(etapes.filter(({ is_arrivee }) => !is_arrivee))
  if (!far) return ''
  const { annee } = semblables
  const gap = Math.abs(far.ecart)
  const place = `${nameOf(far)} (${kilometreText(far.metres)})`
  if (gap < 60) return `Le plan passe partout comme en ${annee}.`
  const side = far.ecart < 0 ? 'plus tôt' : 'plus tard'
  return `Le plus loin du plan\u00a0: ${place}, où l’on passait ${formatTemps(gap)} ${side} en ${annee}.`
}
