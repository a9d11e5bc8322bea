import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'

/** A number apart from its unit, and what stands under it. */
export type ShareFigure = { value: string; unit: string; below: string }

/** What the share image of a race or a route says. */
export type ShareContent = {
  /** A date, or what kind of route it is. */
  date: string
  nom: string
  lieu: string
  figures: ShareFigure[]
  is_cancelled: boolean
  /** The shown part of a route, as encoded polylines. */
  lignes: readonly string[]
  /** The medal of a badge, as an SVG document. */
  medaille?: string
}

/** More columns than this are no longer read in a small preview. */
const MAX_FIGURES = 4

type Epreuve = { distance: number | null; denivele: number | null }

/** Longest first; a distance run twice is told once. */
export function readFigures(epreuves: readonly Epreuve[]): ShareFigure[] {
  const byDistance = new Map<number, ShareFigure>()
  const longestFirst = epreuves.toSorted((a, b) => (b.distance ?? 0) - (a.distance ?? 0))
  for (const { distance, denivele } of longestFirst) {
    if (distance === null || byDistance.has(distance)) continue
    const text = formatDistance(distance)
    const at = text.lastIndexOf('\u00a0')
    byDistance.set(distance, {
      value: text.slice(0, at),
      unit: text.slice(at + 1),
      below: denivele === null ? '' : formatDenivele(denivele),
    })
  }
  return [...byDistance.values()].slice(0, MAX_FIGURES)
}

/** The same in one sentence, for those who read no picture: « 17 mai 2027, Thônes · Haute-Savoie, 21 km ». */
export function describeShare({ date, lieu, figures }: ShareContent): string {
  const measures = figures.map(({ value, unit, below }) =>
    [`${value}\u00a0${unit}`, below && `(${below})`].filter(Boolean).join(' '),
  )
  return [date, lieu, ...measures].filter(Boolean).join(', ')
}
