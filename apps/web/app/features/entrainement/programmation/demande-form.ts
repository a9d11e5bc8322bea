import type { Demande } from '@foulee/contract/entrainement/programmation'
import type { JourSemaine } from '@foulee/domain/entrainement/plan'
import { isDate } from '@foulee/domain/shared/calendrier'

export type Depart = 'debut' | 'liste' | 'fin'

export type Choix = {
  depart: Depart
  debut: string
  fin: string
  epreuve: number | null
  jours: readonly JourSemaine[]
  jour_long: JourSemaine | null
}

export function findPast({ depart, debut, fin }: Choix, today: string): string | null {
  const isPast = (jour: string) => isDate(jour) && jour < today
  if (depart === 'debut' && isPast(debut)) {
    return 'Ce jour est passé\u00a0: commencez aujourd’hui ou plus tard.'
  }
  if (depart === 'fin' && isPast(fin)) {
    return 'Ce jour est passé\u00a0: choisissez-en un à venir.'
  }
  return null
}

export function toDemande(id: number, choix: Choix, today: string): Demande | null {
  const { depart, debut, fin, epreuve, jours, jour_long } = choix
  if (jours.length === 0 || findPast(choix, today)) return null
  const rest = { id, jours: [...jours], ...(jour_long ? { jour_long } : {}) }
  if (depart === 'liste') return epreuve === null ? null : { ...rest, epreuves_id: epreuve }
  if (depart === 'fin') return isDate(fin) ? { ...rest, fin } : null
  return isDate(debut) ? { ...rest, debut } : null
}

export function chooseJours(choix: Choix, jour: JourSemaine, isOn: boolean): Choix {
  const otherJours = choix.jours.filter((item) => item !== jour)
  const jours = isOn ? [...otherJours, jour].sort((a, b) => a - b) : otherJours
  const { jour_long } = choix
  return { ...choix, jours, jour_long: jour_long && jours.includes(jour_long) ? jour_long : null }
}

/** Default days for a number of sessions: spread over the week, the last on Sunday. */
const USUAL: Readonly<Record<number, readonly JourSemaine[]>> = {
  1: [7],
  2: [3, 7],
  3: [2, 4, 7],
  4: [2, 4, 6, 7],
  5: [2, 3, 4, 6, 7],
  6: [1, 2, 3, 4, 6, 7],
}
export const listUsualDays = (nb: number): readonly JourSemaine[] =>
  USUAL[Math.max(1, nb)] ?? [1, 2, 3, 4, 5, 6, 7]
