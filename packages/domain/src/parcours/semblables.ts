import { normalizeTexte } from '../shared/recherche.ts'

/** Fewer would tell of single runners. */
export const LEAST_SEMBLABLES = 10
/** Widest gaps of ln(time) that count as about the same time, the narrowest first. */
const GAPS = [0.03, 0.05, 0.08, 0.12]

/**
 * Bounds in seconds around a time within which so many finished; null where there are too few.
 * @param temps sorted or not, in seconds
 */
export function chooseBounds(
  temps: readonly number[],
  about: number,
  fewest = LEAST_SEMBLABLES,
): { least: number; most: number; nb: number } | null {
  for (const gap of GAPS) {
    const least = Math.round(about * Math.exp(-gap))
    const most = Math.round(about * Math.exp(gap))
    const nb = temps.filter((time) => time >= least && time <= most).length
    if (nb >= fewest) return { least, most, nb }
  }
  return null
}

type Earlier = { nom: string; type: string; distance: number | null; annulee: boolean }

/** Relative difference of the lengths of one épreuve over the years. */
const LENGTH_GAP = 0.03

/** Whether an épreuve of an earlier edition is the same course: by its length, then by its name. */
export const isSameEpreuve = (a: Earlier, b: Earlier): boolean =>
  a.type === b.type &&
  !b.annulee &&
  a.distance !== null &&
  b.distance !== null &&
  (Math.abs(a.distance - b.distance) <= LENGTH_GAP * a.distance ||
    normalizeTexte(a.nom) === normalizeTexte(b.nom)) &&
  Math.abs(a.distance - b.distance) <= 3 * LENGTH_GAP * a.distance

type Beside = { metres: number; temps: number; semblables: number | null }

/** Place where the plan and the earlier runners are farthest apart, by the share of the time; null where unknown. */
export function findFarthest<E extends Beside>(
  etapes: readonly E[],
): (E & { ecart: number }) | null {
  const known = etapes.flatMap((etape) =>
    etape.semblables === null || etape.temps <= 0
      ? []
      : [{ ...etape, ecart: etape.semblables - etape.temps }],
  )
  const share = ({ ecart, temps }: Beside & { ecart: number }) => Math.abs(ecart) / temps
  return known.toSorted((a, b) => share(b) - share(a))[0] ?? null
}
