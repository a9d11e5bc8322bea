import type { CourseCard, EpreuveCard } from '@foulee/contract/courses/courses'
import { findDepartement } from '@foulee/domain/shared/departement'

/** « Chamonix-Mont-Blanc · Haute-Savoie », or the town with its country abroad. */
export function placeText({
  ville,
  departement,
  pays,
}: Pick<CourseCard, 'ville' | 'departement' | 'pays'>): string {
  const area = findDepartement(departement ?? '')?.nom ?? (pays === 'FR' ? null : pays)
  // Paris lies in Paris.
  return [ville, area === ville ? null : area].filter(Boolean).join(' · ')
}

/**
 * The épreuves that a card has room for: those of known distance, longest first, one for each pair
 * of distance and elevation (a relay or a children's wave often repeats one). Those that are
 * cancelled come last.
 */
export function pickEpreuves(
  epreuves: readonly EpreuveCard[],
  room: number,
): { shown: EpreuveCard[]; others: number } {
  const byFigures = new Map(
    epreuves
      .filter(({ distance }) => distance !== null)
      .map((epreuve) => [`${epreuve.distance}/${epreuve.denivele}/${epreuve.annulee}`, epreuve]),
  )
  const longestFirst = [...byFigures.values()].toSorted(
    (a, b) => Number(a.annulee) - Number(b.annulee) || (b.distance ?? 0) - (a.distance ?? 0),
  )
  const shown = longestFirst.slice(0, room)
  return { shown, others: longestFirst.length - shown.length }
}

/**
 * A long text in two: what is read at once, to the end of a sentence, and the rest; '' when it is short
 * enough, or when what is left is not worth a press.
 */
export function cutText(text: string, length: number): [begin: string, rest: string] {
  if (text.length <= length * 1.4) return [text, '']
  const ends = [...text.matchAll(/[.!?…»](?=\s)/g)].map(({ index }) => index + 1)
  const end = ends.find((at) => at >= length * 0.7)
  const rest = end === undefined ? '' : text.slice(end).trim()
  return rest.length < length * 0.3 ? [text, ''] : [text.slice(0, end), rest]
}
