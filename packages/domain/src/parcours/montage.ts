/*
 * Pieces of its files that an outing keeps (produit 9.30). A file is never written again: an outing that
 * was cut, split or joined says which instants of which files it is made of.
 */

/** Unix milliseconds. */
export type Plage = readonly [from: number, to: number]

/** A file, the leg of it that starts at `debut`, and what is kept of that; null for all. */
export type Source = { original: string; debut: number | null; garde: readonly Plage[] | null }
export type Montage = readonly Source[]

/** Metres that an outing has at least once it is cut. */
export const RESTE_MIN = 100
/** Pieces kept at once, and outings joined. */
export const PLAGES_MAX = 20
export const JOINTES_MAX = 10

/** Later than any recording, for a piece that lasts until the end of its file. */
export const FIN_DES_TEMPS = 8.64e15
export const DEBUT_DES_TEMPS = -FIN_DES_TEMPS

/** Instants that both keep. */
export function keepBoth(garde: readonly Plage[] | null, other: readonly Plage[]): Plage[] {
  const common = (garde ?? [[DEBUT_DES_TEMPS, FIN_DES_TEMPS] as const]).flatMap(([from, to]) =>
    other.map(([start, end]): Plage => [Math.max(from, start), Math.min(to, end)]),
  )
  return common.filter(([from, to]) => to > from)
}

/** Files of which nothing is kept are left out. */
export const keepPlages = (montage: Montage, plages: readonly Plage[]): Source[] =>
  montage
    .map((source) => ({ ...source, garde: keepBoth(source.garde, plages) }))
    .filter(({ garde }) => garde.length > 0)

/** Metres from the start of the outing. */
export type Morceau = { de: number; a: number }

/** Whether pieces are in order, apart and not empty. */
export const areMorceaux = (morceaux: readonly Morceau[]): boolean =>
  morceaux.every(({ de, a }, rank) => a > de && de >= (morceaux[rank - 1]?.a ?? 0))

/** Pieces between cuts, in order; cuts at the ends cut nothing. */
export function cutAt(metres: readonly number[], distance: number): Morceau[] {
  const inner = [...new Set(metres)]
    .filter((here) => here > 0 && here < distance)
    .sort((a, b) => a - b)
  return [0, ...inner].map((de, rank) => ({ de, a: inner[rank] ?? distance }))
}
