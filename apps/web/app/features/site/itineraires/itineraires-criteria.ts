import type { Sujet } from '@foulee/domain/shared/trouver/lecture'
import { readParts } from '#kit/list-page/words-chips.ts'
import { type Criterion, readAnswers, type Search } from './itineraires-search.ts'

/** Routes have no date: `today` is unused. */
const PARCOURS: Sujet = { quoi: 'parcours', today: '' }

/** Entities of the text (produit 14.25), then the other criteria. */
export function readCriteria(search: Search): Criterion[] {
  const words = readParts(search.texte, PARCOURS)
  return [
    ...words.map(({ label, texte }) => ({ label, without: { ...search, texte } })),
    ...readAnswers(search),
  ]
}
