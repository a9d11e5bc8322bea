/**
 * Dates of a series (produit 12.3). The library works in UTC, without clock changes; the local time
 * is applied afterwards to each day.
 */

import rrule from 'rrule'
import { addDays } from '../shared/calendrier.ts'
import { formatDateLongue } from '../shared/date.ts'
import { localInstant, PARIS } from '../shared/fuseau.ts'
import {
  formatSerieDates,
  getJoursRegle,
  getLastDay,
  JOUR_REGLE_LABELS,
  MAX_DATES,
  MAX_MOIS,
  parseRegle,
  type Regle,
} from './regle.ts'

export type SerieInput = {
  jour: string
  heure: string
  duree_minutes: number
  regle: string
  exclusions: readonly string[]
  fuseau?: string | undefined
}

/** One date: its local day, used as key, and instants. */
export type DatePrevue = { jour: string; debut: Date; fin: Date }

export type Serie = {
  dates: DatePrevue[]
  mots: string | null
  exclusions: string[]
}

export type SerieErrors = Partial<Record<'regle' | 'jour' | 'exclusions', string>>
export type SerieFound = { serie: Serie; errors?: never } | { errors: SerieErrors; serie?: never }

const { RRule } = rrule
const FREQUENCES = {
  DAILY: RRule.DAILY,
  WEEKLY: RRule.WEEKLY,
  MONTHLY: RRule.MONTHLY,
  YEARLY: RRule.YEARLY,
} as const

const toUtc = (jour: string) => new Date(`${jour}T00:00:00Z`)
const toJour = (instant: Date) => instant.toISOString().slice(0, 10)

/** Rule for the library: days at midnight UTC. The end is checked during the iteration. */
function toLibrary(regle: Regle, jour: string) {
  const { frequence, intervalle, rang, jour_du_mois } = regle
  const jours = getJoursRegle(regle, jour)
  const isWeekly = frequence === 'WEEKLY'
  return new RRule({
    freq: FREQUENCES[frequence],
    interval: intervalle,
    dtstart: toUtc(jour),
    // Some rules never match a day: without `until` the library would iterate to the year 9999.
    until: toUtc(addDays(getLastDay(jour, regle), 1)),
    wkst: RRule.MO,
    ...(isWeekly && { byweekday: jours.map((jour) => RRule[jour]) }),
    ...(rang !== null && { byweekday: jours.map((jour) => RRule[jour].nth(rang)) }),
    ...(jour_du_mois !== null && { bymonthday: jour_du_mois }),
  })
}

const THE_LAST = `${MAX_MOIS}\u00a0mois (dix\u00a0ans pour une date par an)`
const TOO_MANY = `Une série a ${MAX_DATES}\u00a0dates au plus\u00a0: choisissez une fin plus proche.`
const TOO_LONG = `Une série dure au plus ${THE_LAST}\u00a0: choisissez une fin plus proche.`
const ENDLESS = `Dites quand la série se termine\u00a0: un dernier jour, ou un nombre de fois. Elle dure au plus ${THE_LAST}.`
const UNREAD = 'Cette répétition ne se lit pas\u00a0: choisissez-la parmi celles proposées.'
const EMPTY = 'Il ne reste aucune date\u00a0: retirez une exclusion.'

/** All days of the rule, exclusions included; or the French error. */
function listDays(regle: Regle, jour: string): string[] | string {
  const { fin } = regle
  if (fin === null) return ENDLESS
  const last = getLastDay(jour, regle)
  const until = 'jusqu_au' in fin ? fin.jusqu_au : last
  if (until < jour) return 'La série se termine avant de commencer.'
  if (until > last) return TOO_LONG
  const wanted = 'fois' in fin ? fin.fois : MAX_DATES + 1
  if ('fois' in fin && wanted > MAX_DATES) return TOO_MANY
  const days: string[] = []
  toLibrary(regle, jour).all((instant) => {
    const day = toJour(instant)
    if (day > until || days.length === wanted) return false
    days.push(day)
    return true
  })
  if (days.length > MAX_DATES) return TOO_MANY
  return 'fois' in fin && days.length < wanted ? TOO_LONG : days
}

function formatFirst(regle: Regle, jour: string): string {
  const { frequence, rang, jours } = regle
  if (frequence !== 'WEEKLY' || rang !== null || !jours.length)
    return 'Le premier jour n’est pas de ceux de la répétition\u00a0: changez l’un ou l’autre.'
  const names = jours.map((jour) => `un ${JOUR_REGLE_LABELS[jour]}`).join(' ou ')
  return `Le ${formatDateLongue(jour)} n’est pas un jour de la répétition\u00a0: choisissez ${names}.`
}

const toDate = (jour: string, { heure, duree_minutes, fuseau }: SerieInput): DatePrevue => {
  const debut = localInstant(jour, heure, fuseau ?? PARIS)
  return { jour, debut, fin: new Date(debut.getTime() + duree_minutes * 60_000) }
}

export function findSerie(input: SerieInput): SerieFound {
  const { jour, heure, exclusions } = input
  if (!input.regle) {
    return { serie: { dates: [toDate(jour, input)], mots: null, exclusions: [] } }
  }
  const regle = parseRegle(input.regle)
  if (!regle) return { errors: { regle: UNREAD } }
  const days = listDays(regle, jour)
  if (typeof days === 'string') return { errors: { regle: days } }
  if (days[0] !== jour) return { errors: { jour: formatFirst(regle, jour) } }
  const left = new Set(exclusions)
  const kept = days.filter((day) => !left.has(day))
  if (!kept.length) return { errors: { exclusions: EMPTY } }
  const excluded = days.filter((day) => left.has(day))
  return {
    serie: {
      dates: kept.map((day) => toDate(day, input)),
      mots: formatSerieDates({ jour, heure, regle, exclusions: excluded }),
      exclusions: excluded,
    },
  }
}
