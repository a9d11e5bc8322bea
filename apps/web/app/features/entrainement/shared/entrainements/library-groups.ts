import type { SeanceCard } from '@foulee/contract/entrainement/seance'
import { normalizeTexte } from '@foulee/domain/shared/recherche'

export type SeanceGroup = { titre: string; seances: readonly SeanceCard[] }

type Sources = {
  miennes: readonly SeanceCard[]
  favorites: readonly SeanceCard[]
  bibliotheque: readonly SeanceCard[]
  texte: string
}

/** One’s own sessions, then those of the run list, then the library, each once. */
export function groupSeances({ miennes, favorites, bibliotheque, texte }: Sources): SeanceGroup[] {
  const words = normalizeTexte(texte)
  const matching = favorites.filter(({ titre }) => normalizeTexte(titre).includes(words))
  const seen = new Set<number>()
  const take = (seances: readonly SeanceCard[]) =>
    seances.filter(({ id }) => !seen.has(id) && seen.add(id))
  return [
    { titre: 'Mes séances', seances: take(miennes) },
    { titre: 'Dans ma run list', seances: take(matching) },
    { titre: 'Bibliothèque', seances: take(bibliotheque) },
  ].filter(({ seances }) => seances.length > 0)
}
