import type { Sujet } from '@foulee/domain/shared/trouver/lecture'
import { readParts } from '#kit/list-page/words-chips.ts'
import { type Criterion, readAnswers, type Search } from './itineraires-search.ts'

/** Routes have no day. */
const PARCOURS: Sujet = { quoi: 'parcours', today: '' }

/** The words meaning by meaning (produit 14.25), then the other answers. */
export function readCriteria(search: Search): Criterion[] {
  const words = readParts(search.texte, PARCOURS)
  return [
    ...words.map(({ label, texte }) => ({ label, without: { ...search, texte } })),
    ...readAnswers(search),
  ]
}
