import type { BadgeRegle } from './badge-regle.ts'
import type { Medaille } from './medaille.ts'

export const FAMILLES_BADGE = {
  premieres: 'Premières fois',
  distances: 'Distances',
  denivele: 'Dénivelé',
  regularite: 'Régularité',
  lieux: 'Lieux',
  heures: 'Nuit et petit matin',
  saisons: 'Boue et saisons',
  entrainement: 'Entraînement',
  entraide: 'Entraide',
  evenements: 'Évènements',
  contribution: 'Contribution',
} as const
export type FamilleBadge = keyof typeof FAMILLES_BADGE
export const FAMILLE_NAMES = Object.keys(FAMILLES_BADGE) as [FamilleBadge, ...FamilleBadge[]]

export type BadgeModele = {
  slug: string
  titre: string
  description: string
  famille: FamilleBadge
  regle: BadgeRegle
  medaille: Medaille
}
