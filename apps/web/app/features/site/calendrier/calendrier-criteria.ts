import { readParts } from '#kit/list-page/words-chips.ts'
import { type Criterion, readAnswers, type Search } from './calendrier-search.ts'

// Apart from `calendrier-search.ts`: the text parser is large, and most pages only link.

/** Entities of the text (produit 14.25), then the other criteria. */
export function readCriteria(search: Search, today: string): Criterion[] {
  const words = readParts(search.texte, { quoi: 'courses', today })
  return [
    ...words.map(({ label, texte }) => ({ label, without: { ...search, texte } })),
    ...readAnswers(search, today),
  ]
}
