import { type Bloc, type Image, toHeight } from './blocs.ts'
import type { EtapeFaite } from './etapes-faites.ts'

/** The picture of what was done: blocks as those of the session, at the same scale beneath them. */

/** Seconds of a step, as far as anybody knows: run, or planned where its lap was not pressed. */
const getLargeur = ({ etat, fait, prevu }: EtapeFaite): number => {
  if (etat === 'non_faite') return 0
  return fait?.duree ?? prevu.duree ?? 0
}

/**
 * Blocks as high as the speed of each step is a part of the VMA. A step that was not parted from its neighbour
 * leaves its place empty, and who stood still a low block.
 * @param vma km/h
 */
export function drawEtapes(
  etapes: readonly EtapeFaite[],
  vma: number,
): Pick<Image, 'blocs' | 'largeur'> {
  let largeur = 0
  const blocs = etapes.flatMap((etape): Bloc[] => {
    const debut = largeur
    const width = getLargeur(etape)
    largeur += width
    const { fait, type, chemin } = etape
    if (!fait || width === 0) return []
    const speed = ((fait.distance ?? 0) / width) * 3.6
    const hauteur = toHeight((speed / vma) * 100)
    return [{ debut, largeur: width, hauteur, type, libelle: '', chemin, est_estime: false }]
  })
  return { blocs, largeur }
}
