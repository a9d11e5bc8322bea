import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'

export type ShareFigure = { value: string; unit: string; below: string }

export type ShareContent = {
  date: string
  nom: string
  lieu: string
  figures: ShareFigure[]
  is_cancelled: boolean
  lignes: readonly string[]
  medaille?: string
}

/** More columns are illegible in a small preview. */
const MAX_FIGURES = 4

type Epreuve = { distance: number | null; denivele: number | null }

/** Longest first; distances are unique. */
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

/** Alternative text: « 17 mai 2027, Thônes · Haute-Savoie, 21 km ». */
export function describeShare({ date, lieu, figures }: ShareContent): string {
  const measures = figures.map(({ value, unit, below }) =>
    [`${value}\u00a0${unit}`, below && `(${below})`].filter(Boolean).join(' '),
  )
  return [date, lieu, ...measures].filter(Boolean).join(', ')
}
