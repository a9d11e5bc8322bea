import type { VoyageCard } from '@foulee/contract/sejours/voyages'

const PAYS = new Intl.DisplayNames('fr', { type: 'region' })

/** « Chamonix », with the country beyond France: « Zermatt · Suisse ». */
export function placeText({ lieu, pays }: Pick<VoyageCard, 'lieu' | 'pays'>): string {
  const area = pays === 'FR' ? null : PAYS.of(pays)
  return [lieu, area].filter(Boolean).join(' · ')
}

type Places = Pick<NonNullable<VoyageCard['prochain']>, 'etat' | 'places_restantes'>

/** How many places are left of a departure that can still be asked for; nothing of another. */
export function sayPlaces({ etat, places_restantes: nb }: Places): string {
  if (etat !== 'a_confirmer' && etat !== 'garanti') return ''
  return nb === 1 ? 'Une place restante' : `${nb.toLocaleString('fr-FR')}\u00a0places restantes`
}
