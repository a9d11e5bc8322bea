import { formatHeure, MOIS } from '../shared/date.ts'
import { formatNombre, formatTemps } from '../shared/mesure.ts'
import type { BadgeRegle, Calcul, Filtre } from './badge-regle.ts'
import { FAITS } from './fait.ts'

const SPACE = '\u00a0'

const formatMetres = (metres: number): string =>
  metres >= 1000 && metres % 100 === 0
    ? `${formatNombre(metres / 1000, metres % 1000 ? 1 : 0)}${SPACE}km`
    : `${formatNombre(metres)}${SPACE}m`

const count = (nb: number, [singular, plural]: readonly [string, string]): string =>
  `${formatNombre(nb)}${SPACE}${nb < 2 ? singular : plural}`

export function formatValeur(
  { calcul, fait }: Pick<BadgeRegle, 'calcul' | 'fait'>,
  valeur: number,
): string {
  const words: Readonly<Record<Calcul, () => string>> = {
    nombre: () => count(valeur, FAITS[fait].noms),
    distance: () => `${formatNombre(Math.floor(valeur / 1000))}${SPACE}km`,
    denivele: () => `${formatNombre(valeur)}${SPACE}m de dénivelé`,
    duree: () => formatTemps(valeur),
    semaines: () => count(valeur, ['semaine d’affilée', 'semaines d’affilée']),
    departements: () => count(valeur, ['département', 'départements']),
    pays: () => count(valeur, ['pays', 'pays']),
  }
  return words[calcul]()
}

const labelHeure = (heure: number): string => formatHeure(`${heure}:00`)
const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`

function formatDistances(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined)
    return `de ${formatMetres(min)} à ${formatMetres(max)}`
  if (min !== undefined) return `d’au moins ${formatMetres(min)}`
  return max === undefined ? '' : `de moins de ${formatMetres(max)}`
}

function formatFiltre(fait: BadgeRegle['fait'], filtre: Filtre): string {
  const { distance_min, distance_max, denivele_min, duree_min } = filtre
  const { heure_debut, heure_fin, mois, genres, courses_id } = filtre
  const names = FAITS[fait].genres ?? {}
  const parts = [
    genres?.length && join(genres.map((genre) => names[genre] ?? genre)),
    formatDistances(distance_min, distance_max),
    denivele_min !== undefined &&
      `avec au moins ${formatNombre(denivele_min)}${SPACE}m de dénivelé`,
    duree_min !== undefined && `d’au moins ${formatTemps(duree_min)}`,
    heure_debut !== undefined &&
      heure_fin !== undefined &&
      `entre ${labelHeure(heure_debut)} et ${labelHeure(heure_fin)}`,
    mois?.length && `en ${join(mois.map((item) => MOIS[item - 1] ?? ''))}`,
    courses_id !== undefined && 'à cette course',
  ]
  return parts.filter(Boolean).join(' ')
}

export function formatRegle(regle: BadgeRegle): string {
  const { fait, calcul, cible, filtre } = regle
  const { noms } = FAITS[fait]
  const only = formatFiltre(fait, filtre)
  const goal = formatValeur(regle, cible)
  const lead: Readonly<Record<Calcul, string>> = {
    nombre: goal,
    distance: `${goal} au total, en ${noms[1]}`,
    denivele: `${goal} au total, en ${noms[1]}`,
    duree: `${goal} au total, en ${noms[1]}`,
    semaines: `${goal}, chacune avec au moins 1${SPACE}${noms[0]}`,
    departements: `${goal} différents, en ${noms[1]}`,
    pays: `${goal} différents, en ${noms[1]}`,
  }
  return [lead[calcul], only].filter(Boolean).join(' ')
}

/** Remaining amount in French; null once the target is reached. */
export const formatManque = (regle: BadgeRegle, valeur: number): string | null =>
  valeur >= regle.cible ? null : `Encore ${formatValeur(regle, regle.cible - valeur)}`
