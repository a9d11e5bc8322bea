import type { ChampResultat, Colonnes } from '@foulee/contract/courses/resultats-fichier'
import { hasRelayHeads, readRelayHead } from '@foulee/domain/courses/relais'
import { CHAMPS } from './champs.ts'

type Read = {
  colonnes: Colonnes
  nb_bonnes: number
  nb_erreurs: number
  erreurs: readonly { champ: ChampResultat }[]
  titres?: readonly { titre: string }[]
}

/** The names and times of a team stand in a column for each runner. */
export const hasRunners = (titres: readonly { titre: string }[]): boolean =>
  hasRelayHeads(titres.map(({ titre }) => titre))

/**
 * The fields whose column somebody should look at, in their order: a name that no column gives, the
 * time and else the place, and whatever is wrong in most lines, which is then likely another column.
 */
export function listDoubtful({
  colonnes,
  nb_bonnes,
  nb_erreurs,
  erreurs,
  titres = [],
}: Read): ChampResultat[] {
  const doubtful = new Set<ChampResultat>()
  const isLost = (champ: ChampResultat) => colonnes[champ] === undefined && !hasRunners(titres)
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
  const isRunners = hasRunners(titres)
  return titres
    .filter(({ titre }, index) => !read.has(index) && !(isRunners && readRelayHead(titre)))
    .map(({ titre }) => titre)
}
