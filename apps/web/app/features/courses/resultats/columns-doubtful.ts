import type { ChampResultat, Colonnes } from '@foulee/contract/courses/resultats-fichier'
import { CHAMPS } from './champs.ts'

type Read = {
  colonnes: Colonnes
  nb_bonnes: number
  nb_erreurs: number
  erreurs: readonly { champ: ChampResultat }[]
}

/**
 * The fields whose column somebody should look at, in their order: a name that no column gives, the
 * time and else the place, and whatever is wrong in most lines, which is then likely another column.
 */
export function listDoubtful({ colonnes, nb_bonnes, nb_erreurs, erreurs }: Read): ChampResultat[] {
  const doubtful = new Set<ChampResultat>()
  const isLost = (champ: ChampResultat) => colonnes[champ] === undefined
  if (isLost('temps')) doubtful.add('temps')
  if (isLost('temps') && isLost('rang')) doubtful.add('rang')
  if (isLost('nom') && isLost('identite')) {
    for (const champ of ['nom', 'prenom', 'identite'] as const) doubtful.add(champ)
  }
  if (nb_erreurs > nb_bonnes) for (const { champ } of erreurs) doubtful.add(champ)
  return CHAMPS.filter((champ) => doubtful.has(champ))
}

/** The columns of the file that nothing is read from, by their titles. */
export function listUnread(titres: readonly { titre: string }[], colonnes: Colonnes): string[] {
  const read = new Set(Object.values(colonnes))
  return titres.filter((_, index) => !read.has(index)).map(({ titre }) => titre)
}
