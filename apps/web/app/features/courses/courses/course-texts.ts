import type { CourseCard, EpreuveCard } from '@foulee/contract/courses/courses'
import { findDepartement } from '@foulee/domain/shared/departement'

export function placeText({
  ville,
  departement,
  pays,
}: Pick<CourseCard, 'ville' | 'departement' | 'pays'>): string {
  const area = findDepartement(departement ?? '')?.nom ?? (pays === 'FR' ? null : pays)
  // Avoids « Paris · Paris ».
  return [ville, area === ville ? null : area].filter(Boolean).join(' · ')
}

/**
 * Épreuves for a card: known distances, longest first, one per pair of distance and elevation gain
 * (relays and children's waves often repeat one); cancelled ones last.
 */
export function pickEpreuves(
  epreuves: readonly EpreuveCard[],
  room: number,
): { shown: EpreuveCard[]; nbHidden: number } {
  const byFigures = new Map(
    epreuves
      .filter(({ distance }) => distance !== null)
      .map((epreuve) => [`${epreuve.distance}/${epreuve.denivele}/${epreuve.annulee}`, epreuve]),
  )
  const longestFirst = [...byFigures.values()].toSorted(
    (a, b) => Number(a.annulee) - Number(b.annulee) || (b.distance ?? 0) - (a.distance ?? 0),
  )
  const shown = longestFirst.slice(0, room)
  return { shown, nbHidden: longestFirst.length - shown.length }
}

/**
 * Splits a long text at the end of a sentence; the rest is '' for a text that is short, or hardly
 * longer than `length`.
 */
export function cutText(text: string, length: number): [begin: string, rest: string] {
  if (text.length <= length * 1.4) return [text, '']
  const ends = [...text.matchAll(/[.!?…»](?=\s)/g)].map(({ index }) => index + 1)
  const end = ends.find((at) => at >= length * 0.7)
  const rest = end === undefined ? '' : text.slice(end).trim()
  return rest.length < length * 0.3 ? [text, ''] : [text.slice(0, end), rest]
}
