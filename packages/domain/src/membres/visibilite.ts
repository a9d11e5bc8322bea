/** Visibility of the public profile (produit 7.9: none for minors). */

import type { Partage } from '../echanges/publication.ts'
import { addMonths } from '../shared/calendrier.ts'

export const VISIBILITE_LABELS = {
  public: 'Tout le monde',
  membres: 'Les membres de Foulée',
  abonnes: 'Mes abonnés',
  personne: 'Moi seul',
} as const
export type Visibilite = keyof typeof VISIBILITE_LABELS
export const VISIBILITES = [
  'public',
  'membres',
  'abonnes',
  'personne',
] as const satisfies readonly Visibilite[]

const MAJORITE = 18

/** @param aujourdhui day in Paris, YYYY-MM-DD; an unknown birth date counts as minor */
export function isMajeur(naissance: string | null | undefined, aujourdhui: string): boolean {
  return Boolean(naissance) && String(naissance) <= addMonths(aujourdhui, -12 * MAJORITE)
}

type Choice = { visibilite: Visibilite; naissance: string | null | undefined }

/** Effective visibility: public requires a known age of majority. */
export function getVisibilite({ visibilite, naissance }: Choice, aujourdhui: string): Visibilite {
  return visibilite === 'public' && !isMajeur(naissance, aujourdhui) ? 'membres' : visibilite
}

type Sharing = { partage: Partage; naissance: string | null | undefined }

export const getPartage = ({ partage, naissance }: Sharing, aujourdhui: string): Partage =>
  partage === 'membres' && !isMajeur(naissance, aujourdhui) ? 'abonnes' : partage

/**
 * Relationship of the viewer. `abonne` follows the profile; `bloque` blocks or is blocked
 * (produit 7.19); `staff` handles reports.
 */
export type Regard = 'visiteur' | 'membre' | 'abonne' | 'bloque' | 'staff' | 'soi'

const SEEN_BY: Readonly<Record<Visibilite, readonly Regard[]>> = {
  public: ['visiteur', 'membre', 'abonne', 'staff', 'soi'],
  membres: ['membre', 'abonne', 'staff', 'soi'],
  abonnes: ['abonne', 'staff', 'soi'],
  personne: ['staff', 'soi'],
}

export function canSeeProfil(profil: Choice, regard: Regard, aujourdhui: string): boolean {
  return SEEN_BY[getVisibilite(profil, aujourdhui)].includes(regard)
}
