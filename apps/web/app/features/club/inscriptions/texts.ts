import type { DateEvenement, Inscription } from '@foulee/contract/club/inscriptions'
import { formatDebut } from '@foulee/domain/club/inscription'
import { formatDateLongue, formatHeure } from '@foulee/domain/shared/date'
import { readLocal } from '@foulee/domain/shared/fuseau'

type Times = Pick<DateEvenement['date'], 'debut' | 'fin' | 'fuseau'>

export const formatDay = ({ debut, fuseau }: Omit<Times, 'fin'>): string =>
  formatDateLongue(readLocal(debut, fuseau).date)

export const formatHours = ({ debut, fin, fuseau }: Times): string =>
  [debut, fin].map((instant) => formatHour(instant, { fuseau })).join('–')

export const formatInstant = (instant: string, { fuseau }: Pick<Times, 'fuseau'>): string =>
  formatDebut(instant, fuseau)

export const formatHour = (instant: string, { fuseau }: Pick<Times, 'fuseau'>): string =>
  formatHeure(readLocal(instant, fuseau).heure)

export const formatPlace = ({ lieu, adresse, ville }: DateEvenement['date']): string =>
  [lieu, adresse, ville].filter(Boolean).join(', ')

export function formatPlaces({ places_restantes }: DateEvenement['date']): string {
  if (places_restantes === null) return 'Autant de places que de monde.'
  if (places_restantes === 0) return 'Cette date est complète.'
  return places_restantes === 1
    ? 'Il reste une place.'
    : `Il reste ${places_restantes}\u00a0places.`
}

export const isOver = ({ etat, date }: Pick<Inscription, 'etat' | 'date'>): boolean =>
  etat === 'annule' || date.phase === 'finie' || date.phase === 'annulee'

export function formatEtat(
  inscription: Pick<Inscription, 'etat' | 'valide_le' | 'annule_par' | 'date'>,
) {
  const { etat, valide_le, annule_par, date } = inscription
  if (annule_par === 'date' || date.phase === 'annulee') {
    return { mot: 'Annulé', tone: 'danger', icon: 'close' } as const
  }
  if (etat === 'annule')
    return { mot: 'Vous avez renoncé', tone: 'neutral', icon: 'minus' } as const
  if (valide_le) return { mot: 'Vous y étiez', tone: 'gold', icon: 'check' } as const
  if (date.phase === 'finie') return { mot: 'Passé', tone: 'neutral', icon: 'clock' } as const
  return { mot: 'Vous venez', tone: 'success', icon: 'check' } as const
}
