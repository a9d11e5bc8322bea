import {
  type FinRegle,
  formatFin,
  formatSerieDates,
  getLastDay,
  JOURS_REGLE,
  type JourRegle,
  parseRegle,
  type Rang,
  type Regle,
  writeRegle,
} from '@foulee/domain/club/regle'
import { addDays, addMonths, getDayNumber, isDate } from '@foulee/domain/shared/calendrier'
import { capitalize } from '@foulee/domain/shared/typographie'

/**
 * Recurrences offered by the form. `autre`: a stored rule that the form cannot express and leaves
 * unchanged.
 */
export const RYTHMES = [
  '',
  'jour',
  'semaine',
  'semaines-2',
  'semaines-3',
  'semaines-4',
  'mois-rang',
  'mois-dernier',
  'mois-jour',
  'mois-fin',
  'annee',
  'autre',
] as const
export type Rythme = (typeof RYTHMES)[number]

export type SerieForm = {
  rythme: Rythme
  jours: readonly JourRegle[]
  fin: 'date' | 'fois'
  jusqu_au: string
  fois: string
  regle: string
}

const WEEKS: Partial<Record<Rythme, number>> = {
  semaine: 1,
  'semaines-2': 2,
  'semaines-3': 3,
  'semaines-4': 4,
}

export const isWeekly = (rythme: Rythme): boolean => rythme in WEEKS

const ALONE: Omit<Regle, 'frequence' | 'fin'> = {
  intervalle: 1,
  jours: [],
  rang: null,
  jour_du_mois: null,
}

export const getJourRegle = (date: string): JourRegle =>
  // Day 0 of the count, 1 January 1970, was a Thursday.
  JOURS_REGLE[(((getDayNumber(date) + 3) % 7) + 7) % 7] ?? 'MO'

const isLastOfMonth = (date: string, days: number) =>
  addDays(date, days).slice(0, 7) !== date.slice(0, 7)

/** Rank of the weekday within its month; the fifth counts as last (-1). */
function getRang(date: string): Rang {
  const rang = Math.ceil(Number(date.slice(8)) / 7)
  return rang > 4 ? -1 : (rang as Rang)
}

/** Recurrences possible for a first day: a fourth Tuesday may also be the last. */
export function listRythmes(jour: string, current: Rythme): Rythme[] {
  const known = isDate(jour)
  return RYTHMES.filter((rythme) => {
    if (rythme === current) return true
    if (rythme === 'autre') return false
    if (rythme === 'mois-rang') return known && getRang(jour) !== -1
    if (rythme === 'mois-dernier') return known && isLastOfMonth(jour, 7)
    if (rythme === 'mois-fin') return known && isLastOfMonth(jour, 1)
    return known || rythme === ''
  })
}

function readFin({ fin, jusqu_au, fois }: SerieForm): FinRegle | null {
  if (fin === 'date') return isDate(jusqu_au) ? { jusqu_au } : null
  return /^[1-9]\d{0,3}$/.test(fois) ? { fois: Number(fois) } : null
}

function toRegle(form: SerieForm, jour: string): Regle | null {
  const { rythme, jours } = form
  const fin = readFin(form)
  const weeks = WEEKS[rythme]
  if (weeks) {
    // A series includes its first date.
    const all = new Set([...jours, getJourRegle(jour)])
    const days = JOURS_REGLE.filter((item) => all.has(item))
    return { ...ALONE, frequence: 'WEEKLY', intervalle: weeks, jours: days, fin }
  }
  const monthly = { ...ALONE, frequence: 'MONTHLY' as const, fin }
  switch (rythme) {
    case 'jour':
      return { ...ALONE, frequence: 'DAILY', fin }
    case 'mois-rang':
      return { ...monthly, jours: [getJourRegle(jour)], rang: getRang(jour) }
    case 'mois-dernier':
      return { ...monthly, jours: [getJourRegle(jour)], rang: -1 }
    case 'mois-jour':
      return { ...monthly, jour_du_mois: Number(jour.slice(8)) }
    case 'mois-fin':
      return { ...monthly, jour_du_mois: -1 }
    case 'annee':
      return { ...ALONE, frequence: 'YEARLY', fin }
    default:
      return null
  }
}

export function writeSerie(form: SerieForm, jour: string): string {
  if (form.rythme === 'autre') return form.regle
  const regle = isDate(jour) ? toRegle(form, jour) : null
  return regle ? writeRegle(regle) : ''
}

const EMPTY: SerieForm = { rythme: '', jours: [], fin: 'date', jusqu_au: '', fois: '10', regle: '' }

/** Form values of a rule; `autre` when the form cannot express the rule. */
export function readSerie(text: string | null, jour: string | null): SerieForm {
  const regle = text ? parseRegle(text) : null
  if (!text || !jour) return EMPTY
  if (!regle) return { ...EMPTY, rythme: 'autre', regle: text }
  const form: SerieForm = {
    ...EMPTY,
    regle: text,
    // The weekday of the first date is implicit: it follows when that date moves.
    jours:
      regle.frequence === 'WEEKLY' ? regle.jours.filter((item) => item !== getJourRegle(jour)) : [],
    ...(regle.fin && 'fois' in regle.fin && { fin: 'fois', fois: String(regle.fin.fois) }),
    ...(regle.fin && 'jusqu_au' in regle.fin && { jusqu_au: regle.fin.jusqu_au }),
  }
  const written = writeRegle(regle)
  const found = RYTHMES.find(
    (rythme) => rythme !== 'autre' && isSame(writeSerie({ ...form, rythme }, jour), written, jour),
  )
  return { ...form, rythme: found ?? 'autre' }
}

function isSame(text: string, other: string, jour: string): boolean {
  const regle = parseRegle(other)
  if (text === other || !regle) return text === other
  const named =
    regle.frequence === 'WEEKLY' && !regle.jours.length
      ? { ...regle, jours: [getJourRegle(jour)] }
      : regle.frequence === 'MONTHLY' && !regle.jours.length && regle.jour_du_mois === null
        ? { ...regle, jour_du_mois: Number(jour.slice(8)) }
        : regle
  return text === writeRegle(named)
}

export function formatRythme(rythme: Rythme, form: SerieForm, jour: string): string {
  if (rythme === '') return 'Une seule fois'
  if (rythme === 'autre') return 'Une règle particulière, gardée telle quelle'
  const regle = isDate(jour) ? toRegle({ ...form, rythme, jours: [] }, jour) : null
  if (!regle) return ''
  return capitalize(formatSerieDates({ jour, heure: null, regle, exclusions: [] }))
}

/** A rule and its end in words, for the choice between two conflicting versions. */
export function formatRegle(text: string, jour: string): string {
  const regle = text ? parseRegle(text) : null
  if (!text) return 'Une seule fois'
  if (!regle || !isDate(jour)) return text
  const every = formatSerieDates({ jour, heure: null, regle, exclusions: [] })
  return [capitalize(every), formatFin(regle)].filter(Boolean).join(', ')
}

export function getLatest(jour: string, { rythme }: Pick<SerieForm, 'rythme'>): string | null {
  if (!isDate(jour)) return null
  return getLastDay(jour, { frequence: rythme === 'annee' ? 'YEARLY' : 'WEEKLY' })
}

export const suggestEnd = (jour: string, rythme: Rythme): string =>
  isDate(jour) ? addMonths(jour, rythme === 'annee' ? 36 : 3) : ''
