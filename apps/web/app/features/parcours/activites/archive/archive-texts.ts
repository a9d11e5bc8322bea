import type { Archive } from '@foulee/contract/parcours/archives'
import { formatNombre } from '@foulee/domain/shared/mesure'

const count = (nb: number, singular: string, plural: string) =>
  `${formatNombre(nb)}\u00a0${nb > 1 ? plural : singular}`

/** « 1 870 sorties gardées. 30 fichiers refusés. » */
export function describeBilan(archive: Archive): string[] {
  const { gardees, deja, doublons, refusees, photos } = archive
  return [
    gardees ? `${count(gardees, 'sortie gardée', 'sorties gardées')}.` : 'Aucune nouvelle sortie.',
    deja && `${count(deja, 'sortie était déjà là', 'sorties étaient déjà là')}.`,
    doublons &&
      `${count(doublons, 'autre enregistrement d’une même sortie', 'autres enregistrements des mêmes sorties')}\u00a0: chacune compte une fois.`,
    refusees && `${count(refusees, 'fichier refusé', 'fichiers refusés')}.`,
    photos &&
      `${count(photos, 'photo est restée', 'photos sont restées')} dans l’archive\u00a0: les sorties n’en portent pas.`,
  ].filter((line) => typeof line === 'string')
}
