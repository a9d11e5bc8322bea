import type {
  ChampErreur,
  ChampResultat,
  Colonnes,
  EssaiResultats,
  Relayeurs,
} from '@foulee/contract/courses/resultats-fichier'
import { CHAMPS } from './champs.ts'

type Read = {
  colonnes: Colonnes
  nb_bonnes: number
  nb_erreurs: number
  erreurs: readonly { champ: ChampErreur }[]
  /** The names and times of a team stand in a column for each runner. */
  relayeurs?: Relayeurs
}

/**
 * Fields whose mapping needs a check, in order: a missing name, time or else place, and any field
 * invalid in most lines, which suggests the wrong column.
 */
export function listDoubtful({
  colonnes,
  nb_bonnes,
  nb_erreurs,
  erreurs,
  relayeurs = [],
}: Read): ChampResultat[] {
  const doubtful = new Set<ChampErreur>()
  const isLost = (champ: ChampResultat) => colonnes[champ] === undefined && !relayeurs.length
  if (isLost('temps')) doubtful.add('temps')
  if (isLost('temps') && isLost('rang')) doubtful.add('rang')
  if (isLost('nom') && isLost('identite')) {
    for (const champ of ['nom', 'prenom', 'identite'] as const) doubtful.add(champ)
  }
  if (nb_erreurs > nb_bonnes) for (const { champ } of erreurs) doubtful.add(champ)
  return CHAMPS.filter((champ) => doubtful.has(champ))
}

export const toColumnOptions = (titres: EssaiResultats['titres']) =>
  titres.map(({ titre, exemples, est_masquee }, index) => {
    const inside = est_masquee ? 'masquée' : exemples[0]
    return { value: String(index), label: inside ? `${titre} (${inside})` : titre }
  })

export function listUnread(
  titres: readonly { titre: string }[],
  colonnes: Colonnes,
  relayeurs: Relayeurs = [],
  passages: Pick<EssaiResultats['passages'], 'colonnes'> = { colonnes: [] },
): string[] {
  const points = passages.colonnes.map(({ colonne }) => colonne)
  const fields = [colonnes, ...relayeurs].flatMap((item) => Object.values(item))
  const read = new Set([...fields, ...points])
  return titres.filter((_, index) => !read.has(index)).map(({ titre }) => titre)
}
