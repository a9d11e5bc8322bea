import { type Bloc, type Image, toHeight } from './blocs.ts'
import type { EtapeFaite } from './etapes-faites.ts'

const getLargeur = ({ etat, fait, prevu }: EtapeFaite): number => {
  if (etat === 'non_faite') return 0
  return fait?.duree ?? prevu.duree ?? 0
}

/**
 * Block heights relative to VMA. A step without its own lap stays empty; standing still gives a low
 * block.
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
