import type { AdminBadge } from '@foulee/contract/club/badges'
import type { FamilleBadge } from '@foulee/domain/club/badge'
import type { BadgeRegle, Calcul, Filtre } from '@foulee/domain/club/badge-regle'
import type { FaitKind } from '@foulee/domain/club/fait'
import type { Medaille } from '@foulee/domain/club/medaille'

export const NUMBERS = {
  distance_min: 'Distance d’au moins (m)',
  distance_max: 'Distance de moins de (m)',
  denivele_min: 'Dénivelé d’au moins (m)',
  duree_min: 'Durée d’au moins (s)',
  heure_debut: 'Commence à partir de (heure, 0 à 23)',
  heure_fin: 'Commence avant (heure, 0 à 23)',
  courses_id: 'Une course (son numéro)',
} as const satisfies Partial<Record<keyof Filtre, string>>
export type NumberName = keyof typeof NUMBERS
export const NUMBER_NAMES = Object.keys(NUMBERS) as NumberName[]

export type BadgeDraft = {
  titre: string
  description: string
  famille: FamilleBadge
  fait: FaitKind
  calcul: Calcul
  cible: string
  nombres: Partial<Record<NumberName, string>>
  genres: string[]
  mois: number[]
  medaille: Medaille
}

export const EMPTY: BadgeDraft = {
  titre: '',
  description: '',
  famille: 'premieres',
  fait: 'sortie',
  calcul: 'nombre',
  cible: '1',
  nombres: {},
  genres: [],
  mois: [],
  medaille: { forme: 'rond', teinte: 'sapin', icone: 'chaussure', rang: 1, texte: '' },
}

export const toDraft = ({ regle, ...badge }: AdminBadge): BadgeDraft => ({
  titre: badge.titre,
  description: badge.description,
  famille: badge.famille,
  fait: regle.fait,
  calcul: regle.calcul,
  cible: String(regle.cible),
  nombres: Object.fromEntries(
    NUMBER_NAMES.flatMap((name) => {
      const value = regle.filtre[name]
      return value === undefined ? [] : [[name, String(value)]]
    }),
  ),
  genres: regle.filtre.genres ?? [],
  mois: regle.filtre.mois ?? [],
  medaille: badge.medaille,
})

export function toRegle({ fait, calcul, cible, nombres, genres, mois }: BadgeDraft): BadgeRegle {
  const numbers = NUMBER_NAMES.flatMap((name) => {
    const text = nombres[name]?.trim()
    return text ? [[name, Number(text)]] : []
  })
  return {
    fait,
    calcul,
    cible: Number(cible),
    filtre: {
      ...Object.fromEntries(numbers),
      ...(genres.length > 0 && { genres }),
      ...(mois.length > 0 && { mois }),
    },
  }
}
