import { addDays, getDayNumber, isDate } from '../shared/calendrier.ts'
import { formatHeure } from '../shared/date.ts'
import { getHorlogeDe } from '../shared/fuseau.ts'
import { capitalize } from '../shared/typographie.ts'
import { findFerie } from './feries.ts'

/** Opening period as `HH:MM`; an end not after the start is on the next day. */
export type Plage = { debut: string; fin: string }

/** Weekly hours, Monday first, and exceptions; an empty list means closed all day. */
export type Horaires = {
  semaine: readonly (readonly Plage[])[]
  exceptions: readonly { jour: string; plages: readonly Plage[]; motif?: string | undefined }[]
  /** Behaviour on public holidays without an exception. */
  feries: 'ferme' | 'comme_la_semaine'
}

/** Hours use the time zone of the shop, public holidays its département. */
export type Lieu = { fuseau: string; pays: string; departement: string | null }

export const JOURS = [
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
] as const

export const MAX_PLAGES = 4
export const MAX_EXCEPTIONS = 60

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const DAY_MIN = 1440
const MINUTE_MS = 60_000

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const lengthOf = ({ debut, fin }: Plage) => {
  const length = minutesOf(fin) - minutesOf(debut)
  return length > 0 ? length : length + DAY_MIN
}

/** 0 is Monday (1 January 1970 was a Thursday). */
export const getJourSemaine = (jour: string): number => (((getDayNumber(jour) + 3) % 7) + 7) % 7

/**
 * French error naming the day; null when the hours are consistent. Hours past midnight belong to
 * the day of their start and may not overlap the next day.
 */
export function findFaute({ semaine, exceptions }: Horaires): string | null {
  if (semaine.length !== 7) return 'Indiquez les sept jours de la semaine.'
  for (const [index, plages] of semaine.entries()) {
    const faute = findFauteOfDay(plages)
    if (faute) return `${capitalize(JOURS[index] ?? '')}\u00a0: ${faute}`
  }
  return findFauteOfWeek(semaine) ?? findFauteOfExceptions(exceptions)
}

function findFauteOfDay(plages: readonly Plage[]): string | null {
  if (plages.length > MAX_PLAGES) return `pas plus de ${MAX_PLAGES}\u00a0plages par jour.`
  for (const { debut, fin } of plages) {
    if (!TIME.test(debut) || !TIME.test(fin)) return 'indiquez des heures comme 10:00 et 19:00.'
    if (debut === fin) return `${labelHeure(debut)} ne peut pas être à la fois le début et la fin.`
  }
  const [first, second] = findOverlap(plages.map((plage) => toSpan(plage, 0))) ?? []
  if (!first || !second) return null
  return `${formatPlage(first.plage)} et ${formatPlage(second.plage)} se chevauchent.`
}

type Span = { from: number; to: number; plage: Plage; day: number }

const toSpan = (plage: Plage, day: number): Span => {
  const from = day * DAY_MIN + minutesOf(plage.debut)
  return { from, to: from + lengthOf(plage), plage, day }
}

function findOverlap(spans: readonly Span[]): [Span, Span] | null {
  const sorted = spans.toSorted((a, b) => a.from - b.from)
  for (const [index, next] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before && before.to > next.from) return [before, next]
  }
  return null
}

/** Also checks Sunday night against Monday morning. */
function findFauteOfWeek(semaine: Horaires['semaine']): string | null {
  const spans = semaine.flatMap((plages, day) => plages.map((plage) => toSpan(plage, day)))
  const monday = (semaine[0] ?? []).map((plage) => toSpan(plage, 7))
  const [before, after] = findOverlap([...spans, ...monday]) ?? []
  if (!before || !after) return null
  const [first, second] = [JOURS[before.day % 7] ?? '', JOURS[after.day % 7] ?? '']
  return `${capitalize(first)}\u00a0: ${formatPlage(before.plage)} déborde sur ${formatPlage(after.plage)} de ${second}.`
}

function findFauteOfExceptions(exceptions: Horaires['exceptions']): string | null {
  if (exceptions.length > MAX_EXCEPTIONS) {
    return `Pas plus de ${MAX_EXCEPTIONS}\u00a0jours d’exception.`
  }
  const seen = new Set<string>()
  for (const { jour, plages } of exceptions) {
    if (!isDate(jour)) return 'Indiquez le jour de chaque exception.'
    if (seen.has(jour)) return `Le ${formatDate(jour)} est indiqué deux fois.`
    seen.add(jour)
    const faute = findFauteOfDay(plages)
    if (faute) return `Le ${formatDate(jour)}\u00a0: ${faute}`
  }
  return null
}

const DATE = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', day: 'numeric', month: 'long' })
const formatDate = (jour: string) =>
  DATE.format(new Date(`${jour}T12:00:00Z`)).replace(/^1 /, '1er ')

export type Jour = { jour: string; plages: readonly Plage[]; motif: string | null }

export function getJour(horaires: Horaires, lieu: Lieu, jour: string): Jour {
  const exception = horaires.exceptions.find((exception) => exception.jour === jour)
  if (exception) {
    return {
      jour,
      plages: sortPlages(exception.plages),
      motif: exception.motif || 'Horaires exceptionnels',
    }
  }
  const ferie = lieu.pays === 'FR' ? findFerie(jour, lieu.departement) : null
  if (ferie && horaires.feries === 'ferme') return { jour, plages: [], motif: ferie }
  return { jour, plages: sortPlages(horaires.semaine[getJourSemaine(jour)] ?? []), motif: ferie }
}

const sortPlages = (plages: readonly Plage[]) =>
  plages.toSorted((a, b) => a.debut.localeCompare(b.debut))

/** Epoch milliseconds, end excluded. */
export type Ouverture = { debut: number; fin: number }

export function listOuvertures(
  horaires: Horaires,
  lieu: Lieu,
  premier: string,
  jours: number,
): Ouverture[] {
  const { toInstant } = getHorlogeDe(lieu.fuseau)
  const merged: Ouverture[] = []
  for (let index = 0; index < jours; index += 1) {
    const { jour, plages } = getJour(horaires, lieu, addDays(premier, index))
    for (const { debut, fin } of plages) {
      const ends = fin > debut ? jour : addDays(jour, 1)
      const next = { debut: toInstant(jour, debut), fin: toInstant(ends, fin) }
      const last = merged.at(-1)
      // An exception may start before the opening of the previous night has ended.
      if (last && next.debut <= last.fin) last.fin = Math.max(last.fin, next.fin)
      else if (next.fin > next.debut) merged.push(next)
    }
  }
  return merged
}

/** Days searched for the next opening. */
const HORIZON = 15

/** `jusqua` is the end of the current state; null beyond the search horizon. */
export type Etat = { ouvert: boolean; jusqua: number | null }

export function getEtat(horaires: Horaires, lieu: Lieu, now: number): Etat {
  const { date } = getHorlogeDe(lieu.fuseau).read(now)
  const openings = listOuvertures(horaires, lieu, addDays(date, -1), HORIZON)
  const current = openings.find(({ debut, fin }) => debut <= now && now < fin)
  if (current) {
    const isLast = current === openings.at(-1)
    const isAlways = isLast && current.fin - now > (HORIZON - 3) * DAY_MIN * MINUTE_MS
    return { ouvert: true, jusqua: isAlways ? null : current.fin }
  }
  return { ouvert: false, jusqua: openings.find(({ debut }) => debut > now)?.debut ?? null }
}

export const isOpenAt = (horaires: Horaires, lieu: Lieu, now: number): boolean =>
  getEtat(horaires, lieu, now).ouvert

export function labelHeure(time: string): string {
  return time.startsWith('00:00') ? 'minuit' : formatHeure(time)
}

export const formatPlage = ({ debut, fin }: Plage): string =>
  `${labelHeure(debut)}–${labelHeure(fin)}`

export function formatPlages(plages: readonly Plage[]): string {
  if (!plages.length) return 'fermé'
  const said = sortPlages(plages).map(formatPlage)
  const last = said.pop() ?? ''
  return said.length ? `${said.join(', ')} et ${last}` : last
}

/** « Ouvert jusqu’à 19h », « Fermé, ouvre mardi à 10h », in the time zone of the shop. */
export function formatEtat(etat: Etat, { fuseau }: Pick<Lieu, 'fuseau'>, now: number): string {
  if (etat.jusqua === null) return etat.ouvert ? 'Ouvert sans interruption' : 'Fermé'
  const { read } = getHorlogeDe(fuseau)
  const [here, then] = [read(now), read(etat.jusqua)]
  const at = labelHeure(then.heure)
  const days = getDayNumber(then.date) - getDayNumber(here.date)
  const of = formatDay(then.date, days)
  const toHour = at === 'minuit' ? 'à minuit' : `à ${at}`
  if (etat.ouvert) {
    // A closing time after midnight still reads « ce soir ».
    const isTonight = days === 0 || (days === 1 && then.heure < '06:00')
    return `Ouvert jusqu’${toHour}${isTonight ? '' : ` ${of}`}`
  }
  return `Fermé, ouvre ${of ? `${of} ` : ''}${toHour}`
}

function formatDay(jour: string, days: number): string {
  if (days === 0) return ''
  if (days === 1) return 'demain'
  return days < 7 ? (JOURS[getJourSemaine(jour)] ?? '') : `le ${formatDate(jour)}`
}

export type Groupe = { jours: string; heures: string; plages: readonly Plage[]; indices: number[] }

export function groupSemaine({ semaine }: Pick<Horaires, 'semaine'>): Groupe[] {
  const groups: { indices: number[]; plages: readonly Plage[] }[] = []
  for (const [index, plages] of semaine.entries()) {
    const last = groups.at(-1)
    if (last && formatPlages(last.plages) === formatPlages(plages)) last.indices.push(index)
    else groups.push({ indices: [index], plages })
  }
  return groups.map(({ indices, plages }) => ({
    jours: formatJours(indices),
    heures: formatPlages(plages),
    plages: sortPlages(plages),
    indices,
  }))
}

function formatJours(indices: readonly number[]): string {
  const [first = '', last = ''] = [JOURS[indices[0] ?? 0], JOURS[indices.at(-1) ?? 0]]
  if (indices.length === 7) return 'tous les jours'
  if (indices.length === 1) return `le ${first}`
  if (indices.length === 2) return `${first} et ${last}`
  return `du ${first} au ${last}`
}

export const formatSemaine = (horaires: Pick<Horaires, 'semaine'>): string =>
  groupSemaine(horaires)
    .filter(({ plages }) => plages.length)
    .map(({ jours, heures }) => `${jours} ${heures}`)
    .join('\u00a0; ')

export const FERMEE: Horaires = {
  semaine: JOURS.map(() => []),
  exceptions: [],
  feries: 'ferme',
}
