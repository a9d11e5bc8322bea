import type { BadgeModele, FamilleBadge } from '../badge.ts'
import type { BadgeRegle, Calcul, Filtre } from '../badge-regle.ts'
import type { FaitKind } from '../fait.ts'
import type { Medaille } from '../medaille.ts'

type Dessin = [Medaille['forme'], Medaille['teinte'], Medaille['icone'], Medaille['rang'], string?]
type Demande = [cible: number, fait: FaitKind, filtre?: Filtre, calcul?: Calcul]

export function modele(
  famille: FamilleBadge,
  slug: string,
  [titre, description]: readonly [titre: string, description: string],
  [cible, fait, filtre = {}, calcul = 'nombre']: Demande,
  [forme, teinte, icone, rang, texte = '']: Dessin,
): BadgeModele {
  const regle: BadgeRegle = { fait, calcul, cible, filtre }
  return {
    slug,
    titre,
    description,
    famille,
    regle,
    medaille: { forme, teinte, icone, rang, texte },
  }
}
