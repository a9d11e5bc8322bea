import type { Edition, Epreuve } from '@foulee/contract/courses/courses'
import { formatDateLongue, formatHeure } from '@foulee/domain/shared/date'
import { readLocal } from '@foulee/domain/shared/fuseau'
import { listOffered } from './edition-choice.ts'

/** Date or fact behind the registration state, in the time zone of the race; null when unknown. */
export function registrationText(edition: Edition, fuseau: string): string | null {
  const dayOf = (instant: string) => formatDateLongue(readLocal(instant, fuseau).date)
  const timeOf = (instant: string) => formatHeure(readLocal(instant, fuseau).heure)
  const { inscription, inscription_ouverture: opening, inscription_fermeture: closing } = edition
  switch (inscription) {
    case 'a_venir':
      return opening && `Ouverture le ${dayOf(opening)} à ${timeOf(opening)}.`
    case 'ouverte':
      return closing && `Jusqu’au ${dayOf(closing)}.`
    case 'liste_attente':
      return 'Tous les dossards sont partis, une liste d’attente est ouverte.'
    case 'complete':
      return 'Tous les dossards sont partis.'
    case 'close':
      return closing && `Depuis le ${dayOf(closing)}.`
    default:
      return 'L’organisateur n’a pas encore annoncé ses inscriptions.'
  }
}

type Action = { label: string; short: string; isMain: boolean }

export function registrationAction({ inscription, is_past, annulee }: Edition): Action | null {
  if (is_past || annulee) return null
  switch (inscription) {
    case 'ouverte':
      return { label: 'S’inscrire', short: 'S’inscrire', isMain: true }
    case 'liste_attente':
      return { label: 'Rejoindre la liste d’attente', short: 'Liste d’attente', isMain: true }
    case 'a_venir':
    case 'complete':
      return { label: 'Page d’inscription', short: 'Page d’inscription', isMain: false }
    default:
      return null
  }
}

/**
 * Price in euro cents of an épreuve, or the lowest of the edition; `isFrom` when others cost more.
 */
export function registrationPrice(
  edition: Edition,
  epreuve?: Epreuve,
): { cents: number; isFrom: boolean } | null {
  const cents = epreuve ? epreuve.prix : edition.prix_min
  if (cents === null) return null
  const isFrom = !epreuve && listOffered(edition).some(({ prix }) => prix !== null && prix > cents)
  return { cents, isFrom }
}
