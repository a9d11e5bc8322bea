import { areWithinOneTypo, normalizeTexte } from '../shared/recherche.ts'

export const STATUTS_RESULTAT = ['classe', 'abandon', 'non_partant', 'disqualifie'] as const
export type StatutResultat = (typeof STATUTS_RESULTAT)[number]

export const STATUT_RESULTAT_LABELS: Readonly<Record<StatutResultat, string>> = {
  classe: 'Classé',
  abandon: 'Abandon',
  non_partant: 'Non partant',
  disqualifie: 'Disqualifié',
}

export const SEXES_RESULTAT = ['f', 'h', 'x'] as const
export type SexeResultat = (typeof SEXES_RESULTAT)[number]

export const SEXE_RESULTAT_LABELS: Readonly<Record<SexeResultat, string>> = {
  f: 'Femmes',
  h: 'Hommes',
  x: 'Autres',
}

type Texte = string | null | undefined
type Nomme = { nom?: Texte; prenom?: Texte }

const wordsOf = ({ nom, prenom }: Nomme): string[] =>
  normalizeTexte(`${prenom ?? ''} ${nom ?? ''}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Whether a line matches the name of a member, in any order, one typo per word; either side may
 * omit some of several names, but at least two words must match.
 */
export function fitsName(membre: Nomme, ligne: Nomme): boolean {
  const [few, many] = [wordsOf(membre), wordsOf(ligne)].toSorted((a, b) => a.length - b.length)
  if (!few || !many || few.length < 2) return false
  const left = [...many]
  return few.every((word) => {
    const at = left.findIndex((other) => word === other || isTypo(word, other))
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
}

/** No typo tolerance for short names: Léo and Léa differ. */
const isTypo = (a: string, b: string) => Math.min(a.length, b.length) > 4 && areWithinOneTypo(a, b)

/**
 * Percentile « Parmi les 12 premiers pour cent » → 12. @param rang from 1; @param nb number of
 * ranked runners
 */
export const getCentile = (rang: number, nb: number): number =>
  Math.min(100, Math.max(1, Math.ceil((rang * 100) / nb)))

const PAS = [10, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 28_800, 86_400] as const
const MAX_BARRES = 24

/** Histogram bar width in seconds, for at most 24 bars between `min` and `max`. */
export function choosePas(min: number, max: number): number {
  const fits = (pas: number) => Math.floor(max / pas) - Math.floor(min / pas) < MAX_BARRES
  return PAS.find(fits) ?? PAS[PAS.length - 1] ?? 86_400
}

/** Metres per second; above it a time was misread. */
export const VITESSE_MAX = 8
/** Metres per second, about one kilometre an hour; below any cut-off. */
export const VITESSE_MIN = 0.3
