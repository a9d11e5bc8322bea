import type { MagasinCard } from '@foulee/contract/club/magasins'
import {
  CATEGORIE_LABELS,
  type Categorie,
  SERVICE_LABELS,
  type Service,
} from '@foulee/domain/club/magasin'
import { distanceMetres, type Position } from '@foulee/domain/shared/geo'
import { formatDistance, formatNombre } from '@foulee/domain/shared/mesure'

export const magasinsText = (nb: number): string => {
  if (nb === 0) return 'Aucun magasin'
  return `${formatNombre(nb)}\u00a0${magasinsNoun(nb)}`
}

export const magasinsNoun = (nb: number): string => (nb > 1 ? 'magasins' : 'magasin')

export const reductionsText = (nb: number): string =>
  nb === 1 ? '1\u00a0réduction en cours' : `${formatNombre(nb)}\u00a0réductions en cours`

export const formatCategories = (categories: readonly string[]): string =>
  categories.map((category) => CATEGORIE_LABELS[category as Categorie] ?? category).join(' · ')

export const labelService = (service: string): string =>
  SERVICE_LABELS[service as Service] ?? service

export const formatAdresse = ({
  adresse,
  code_postal,
  ville,
}: Pick<MagasinCard, 'adresse' | 'code_postal' | 'ville'>): string =>
  [adresse, [code_postal, ville].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** « à 1,2 km », « à moins de 100 m »; null without a position. */
export function awayText({ position }: MagasinCard, origin: Position): string | null {
  if (!position) return null
  const metres = Math.round(distanceMetres(origin, position))
  return metres < 100 ? 'à moins de 100\u00a0m' : `à\u00a0${formatDistance(metres)}`
}
