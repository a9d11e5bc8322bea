import { addDays, addMonths, getMonday, getWeekEnd, isDate } from '../calendrier.ts'
import { formatDate, formatMois } from '../date.ts'
import {
  type Filtres,
  findPhrase,
  indexPhrases,
  type Lecteur,
  type Lu,
  wordAt,
  wordsAt,
} from './lire.ts'
import type { Mot } from './mots.ts'

const NOMS_DE_MOIS =
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' ')
export const JOURS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const isJour = (mot: string) =>
  JOURS.includes(mot) || JOURS.some((jour) => jour.slice(0, 3) === mot)
const YEARS_AHEAD = 5

export const yearOf = (today: string) => Number(today.slice(0, 4))
export const two = (value: number) => String(value).padStart(2, '0')

/** Year with upcoming races; null otherwise, so that the word stays free text. */
export function readYear(mot: string, today: string): number | null {
  const year = /^20\d\d$/.test(mot) ? Number(mot) : 0
  return year >= yearOf(today) && year <= yearOf(today) + YEARS_AHEAD ? year : null
}

/** Past days are cut off. */
export const between = (first: string, last: string, today: string): Filtres => ({
  date_min: first < today && today <= last ? today : first,
  date_max: last,
})

export const forRaces =
  (read: (mots: readonly Mot[], at: number, today: string) => Lu | null): Lecteur =>
  (mots, at, { quoi, today }) =>
    quoi === 'courses' ? read(mots, at, today) : null

/** Month by name or unambiguous prefix of at least three letters, « sept ». */
export function monthOf(mots: readonly Mot[], at: number): number | null {
  const mot = wordAt(mots, at)
  const found = mot.length > 2 ? NOMS_DE_MOIS.filter((nom) => nom.startsWith(mot)) : []
  const [nom = ''] = found
  return found.length === 1 ? NOMS_DE_MOIS.indexOf(nom) + 1 : null
}

const EN = new Set(['en', 'de', 'd'])

export const readMonth = forRaces((mots, at, today) => {
  const isLed = EN.has(wordAt(mots, at)) || wordAt(mots, at) === 'entre'
  const skipped = isLed ? 1 : 0
  const month = monthOf(mots, at + skipped)
  if (!month) return null
  const joint = wordAt(mots, at + skipped + 1)
  const isJoined = joint === 'ou' || (isLed && ['a', 'et'].includes(joint))
  // « Juillet-août », « juillet août »: two consecutive months.
  const next = monthOf(mots, at + skipped + 1)
  const isNext = next === (month % 12) + 1
  const last = isJoined ? monthOf(mots, at + skipped + 2) : isNext ? next : null
  const afterMonths = at + skipped + (last ? (isNext ? 2 : 3) : 1)
  const said = readYear(wordAt(mots, afterMonths), today)
  const isOver = (last ?? month) < Number(today.slice(5, 7))
  const year = said ?? yearOf(today) + (isOver ? 1 : 0)
  const first = `${year}-${two(month)}-01`
  const end = `${last && last < month ? year + 1 : year}-${two(last ?? month)}`
  const label = last ? `${formatMois(first.slice(0, 7))} à ${formatMois(end)}` : formatMois(end)
  return {
    pris: afterMonths + (said ? 1 : 0) - at,
    label,
    filtres: between(first, addDays(addMonths(`${end}-01`, 1), -1), today),
  }
})

const PARTS: Readonly<Record<string, readonly [nom: string, du: number, au: number]>> = {
  debut: ['Début', 1, 10],
  mi: ['Mi-', 11, 20],
  fin: ['Fin', 21, 31],
}

export const readPartOfMonth = forRaces((mots, at, today) => {
  const led = ['a', 'en'].includes(wordAt(mots, at)) ? 1 : 0
  const name = wordAt(mots, at + led)
  const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined
  const month = monthOf(mots, at + led + 1)
  if (!part || !month) return null
  const [nom, du, au] = part
  const said = readYear(wordAt(mots, at + led + 2), today)
  const lastOf = (year: number) => {
    const first = `${year}-${two(month)}-01`
    const end = addDays(addMonths(first, 1), -1)
    return au === 31 ? end : `${year}-${two(month)}-${two(au)}`
  }
  const year = said ?? yearOf(today) + (lastOf(yearOf(today)) < today ? 1 : 0)
  const mois = formatMois(`${year}-${two(month)}`)
  return {
    pris: led + 2 + (said ? 1 : 0),
    label: nom.endsWith('-') ? `${nom}${mois}` : `${nom} ${mois}`,
    filtres: between(`${year}-${two(month)}-${two(du)}`, lastOf(year), today),
  }
})

export const readWholeYear = forRaces((mots, at, today) => {
  const skipped = wordAt(mots, at) === 'en' ? 1 : 0
  const year = readYear(wordAt(mots, at + skipped), today)
  if (!year) return null
  return {
    pris: skipped + 1,
    label: String(year),
    filtres: between(`${year}-01-01`, `${year}-12-31`, today),
  }
})

/** « 13 juin », « 1er mai 2027 », « 13/06/2027 »: next occurrence without a year. */
function dateAt(
  mots: readonly Mot[],
  at: number,
  today: string,
): { pris: number; jour: string } | null {
  const figures = /^(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d\d))?$/.exec(wordAt(mots, at))
  if (figures) {
    const [, jour = '', mois = '', annee] = figures
    const found = dayNext(Number(jour), Number(mois), annee ? 2000 + Number(annee) : null, today)
    return found ? { pris: 1, jour: found } : null
  }
  const day = /^\d{1,2}$/.test(wordAt(mots, at)) ? Number(wordAt(mots, at)) : 0
  if (day < 1 || day > 31) return null
  const ordinal = wordAt(mots, at + 1) === 'er' ? 1 : 0
  const named = monthOf(mots, at + 1 + ordinal)
  const written = named ? null : writtenMonth(mots, at)
  const month = named ?? written
  if (!month) return null
  const end = at + 2 + (named ? ordinal : 0)
  const said = readYear(wordAt(mots, end), today)
  const jour = dayNext(day, month, said, today)
  return jour ? { pris: end + (said ? 1 : 0) - at, jour } : null
}

function dayNext(day: number, month: number, said: number | null, today: string): string | null {
  const dayOf = (year: number) => `${year}-${two(month)}-${two(day)}`
  const next = dayOf(yearOf(today)) >= today ? yearOf(today) : yearOf(today) + 1
  const jour = dayOf(said ?? next)
  return isDate(jour) ? jour : null
}

/** Month of « 13-06-2027 » and « 13.06.2027 »: numbers with one separator, followed by a year. */
function writtenMonth(mots: readonly Mot[], at: number): number | null {
  const [day, month, year] = [mots[at], mots[at + 1], mots[at + 2]]
  if (!day || !month || !year || !/^20\d\d$/.test(year.mot) || !/^\d{1,2}$/.test(month.mot))
    return null
  const isClose = month.debut === day.fin + 1 && year.debut === month.fin + 1
  return isClose && Number(month.mot) >= 1 && Number(month.mot) <= 12 ? Number(month.mot) : null
}

export const readWeekday = forRaces((mots, at, today) => {
  const led = ['ce', 'le'].includes(wordAt(mots, at)) ? 1 : 0
  const weekday = JOURS.indexOf(wordAt(mots, at + led))
  if (weekday < 0) return null
  const soon = ['prochain', 'qui'].includes(wordAt(mots, at + led + 1)) ? 1 : 0
  const comes = wordsAt(mots, at + led + 1, 2) === 'qui vient' ? 1 : 0
  if (soon && wordAt(mots, at + led + 1) === 'qui' && !comes) return null
  const thisWeek = addDays(getMonday(today), weekday)
  const jour = thisWeek < today ? addDays(thisWeek, 7) : thisWeek
  return {
    pris: led + 1 + soon + comes,
    label: formatDate(jour),
    filtres: { date_min: jour, date_max: jour },
  }
})

const DAYS: Readonly<Record<string, number>> = {
  'aujourd hui': 0,
  'ce soir': 0,
  demain: 1,
  'apres demain': 2,
}

export const readDay = forRaces((mots, at, today) => {
  const soon = findPhrase(DAYS, mots, at)
  if (soon) {
    const jour = addDays(today, soon.meant)
    return { pris: soon.pris, label: formatDate(jour), filtres: { date_min: jour, date_max: jour } }
  }
  const led = ['le', 'du'].includes(wordAt(mots, at)) ? 1 : 0
  const named = isJour(wordAt(mots, at + led)) ? 1 : 0
  const range = readDays(mots, at + led + named, today)
  if (range) return { ...range, pris: led + named + range.pris }
  const date =
    dateAt(mots, at + led + named, today) ?? (named ? dayOfWeekAt(mots, at + led, today) : null)
  if (!date) return null
  return {
    pris: led + named + date.pris,
    label: formatDate(date.jour),
    filtres: { date_min: date.jour, date_max: date.jour },
  }
})

/** After these a number after a weekday counts something else, « samedi 5 km ». */
const COUNTED = new Set([
  ...['km', 'kms', 'k', 'kilometre', 'kilometres', 'bornes', 'mile', 'miles', 'm', 'metres'],
  ...['d+', 'denivele', '€', 'euro', 'euros', 'h', 'heure', 'heures', 'min', 'minutes'],
  ...['ou', 'a', 'et', 'au', '+', 'mois', 'jours', 'semaines'],
])
const MONTHS_AHEAD = 24

/** « dimanche 13 »: the next 13th that is a Sunday. */
function dayOfWeekAt(
  mots: readonly Mot[],
  at: number,
  today: string,
): { pris: number; jour: string } | null {
  const weekday = JOURS.findIndex((jour) => jour.startsWith(wordAt(mots, at)))
  const day = /^\d{1,2}$/.test(wordAt(mots, at + 1)) ? Number(wordAt(mots, at + 1)) : 0
  const next = mots[at + 2]
  const isClose = next?.debut === (mots[at + 1]?.fin ?? Number.NaN) + 1 && /^\d/.test(next.mot)
  if (day < 1 || day > 31 || isClose || COUNTED.has(next?.mot ?? '')) return null
  for (let ahead = 0; ahead < MONTHS_AHEAD; ahead++) {
    const month = addMonths(`${today.slice(0, 7)}-01`, ahead).slice(0, 7)
    const jour = `${month}-${two(day)}`
    const isThere = isDate(jour) && jour >= today
    if (isThere && addDays(getMonday(jour), weekday) === jour) return { pris: 1, jour }
  }
  return null
}

function readDays(mots: readonly Mot[], at: number, today: string): Lu | null {
  const whole = dateAt(mots, at, today)
  const first = whole?.pris ?? 1
  const joint = ['au', 'et'].includes(wordAt(mots, at + first)) ? 1 : 0
  // « 12-13 juin ».
  const isDashed = !whole && mots[at + 1]?.debut === (mots[at]?.fin ?? Number.NaN) + 1
  if (!joint && !isDashed) return null
  const last = dateAt(mots, at + first + joint, today)
  const day = wordAt(mots, at)
  if (!last || (!whole && !/^\d{1,2}$/.test(day))) return null
  const debut = whole?.jour ?? `${last.jour.slice(0, 8)}${two(Number(day))}`
  if (!isDate(debut) || debut > last.jour) return null
  return {
    pris: first + joint + last.pris,
    label: `${formatDate(debut)} au ${formatDate(last.jour)}`,
    filtres: between(debut, last.jour, today),
  }
}

const WEEK_ENDS = indexPhrases({
  ce: ['ce week end', 'ce weekend', 'week end', 'weekend', 'ce we'],
  prochain: ['week end prochain', 'weekend prochain', 'prochain week end', 'prochain weekend'],
  du: ['week end du', 'weekend du', 'we du'],
})

export const readWeekEnd = forRaces((mots, at, today) => {
  const led = wordAt(mots, at) === 'le' ? 1 : 0
  const found = findPhrase(WEEK_ENDS, mots, at + led)
  if (!found) return null
  const pris = led + found.pris
  const dated = found.meant === 'prochain' ? null : readWeekEndOf(mots, at, pris, today)
  if (dated || found.meant === 'du') return dated
  // « week-end de trail » has no date.
  if (['de', 'd', 'des'].includes(wordAt(mots, at + pris))) return null
  const thisOne = getWeekEnd(today)
  const isNext = found.meant === 'prochain'
  const { debut, fin } = isNext ? getWeekEnd(addDays(thisOne.fin, 1)) : thisOne
  return {
    pris,
    label: isNext ? 'Le week-end prochain' : 'Ce week-end',
    filtres: { date_min: debut, date_max: fin },
  }
})

function readWeekEndOf(mots: readonly Mot[], at: number, led: number, today: string): Lu | null {
  const days = readDays(mots, at + led, today)
  const date = dateAt(mots, at + led, today)
  const jour = days?.filtres.date_max ?? date?.jour
  const pris = days?.pris ?? date?.pris
  if (!jour || !pris) return null
  const saturday = addDays(getMonday(jour), 5)
  return {
    pris: led + pris,
    label: `Week-end du ${formatDate(saturday)}`,
    filtres: between(saturday, addDays(saturday, 1), today),
  }
}

/** Name, first and last day as MM-DD. */
const SAISONS: Readonly<Record<string, readonly [nom: string, du: string, au: string]>> = {
  printemps: ['Printemps', '03-20', '06-20'],
  ete: ['Été', '06-21', '09-21'],
  automne: ['Automne', '09-22', '12-20'],
  hiver: ['Hiver', '12-21', '03-19'],
}
const AVANT_SAISON = new Set(['ce', 'cet', 'au', 'en', 'l', 'le'])

/**
 * « ce printemps », « cet été », « en hiver », « printemps 2027 »; a bare season may be part of a
 * name.
 */
export const readSaison = forRaces((mots, at, today) => {
  const led = AVANT_SAISON.has(wordAt(mots, at)) ? 1 : 0
  const name = wordAt(mots, at + led)
  const saison = Object.hasOwn(SAISONS, name) ? SAISONS[name] : undefined
  if (!saison) return null
  const soon = /^prochaine?$/.test(wordAt(mots, at + led + 1)) ? 1 : 0
  const said = readYear(wordAt(mots, at + led + 1 + soon), today)
  if (!led && !said && !soon) return null
  const [nom, du, au] = saison
  const spanOf = (year: number) => ({
    du: `${year}-${du}`,
    au: `${au < du ? year + 1 : year}-${au}`,
  })
  const years = said ? [said] : [-1, 0, 1].map((ahead) => yearOf(today) + ahead)
  const span = years.map(spanOf).find(({ au }) => au >= today)
  if (!span) return null
  const label = `${nom} ${span.du.slice(0, 4)}`
  return {
    pris: led + 1 + soon + (said ? 1 : 0),
    label,
    filtres: between(span.du, span.au, today),
  }
})

type Periode = (today: string) => [first: string, last: string]

const weekOf =
  (ahead: number): Periode =>
  (today) => {
    const monday = addDays(getMonday(today), 7 * ahead)
    return [monday, addDays(monday, 6)]
  }
const wholeMonthOf =
  (ahead: number): Periode =>
  (today) => {
    const first = addMonths(`${today.slice(0, 7)}-01`, ahead)
    return [first, addDays(addMonths(first, 1), -1)]
  }
const wholeYearOf =
  (ahead: number): Periode =>
  (today) => {
    const year = yearOf(today) + ahead
    return [`${year}-01-01`, `${year}-12-31`]
  }

const PERIODES: Readonly<Record<string, { label: string; find: Periode }>> = {
  'cette semaine': { label: 'Cette semaine', find: weekOf(0) },
  'semaine prochaine': { label: 'La semaine prochaine', find: weekOf(1) },
  'ce mois ci': { label: 'Ce mois-ci', find: wholeMonthOf(0) },
  'ce mois': { label: 'Ce mois-ci', find: wholeMonthOf(0) },
  'mois prochain': { label: 'Le mois prochain', find: wholeMonthOf(1) },
  'cette annee': { label: 'Cette année', find: wholeYearOf(0) },
  'annee prochaine': { label: 'L’année prochaine', find: wholeYearOf(1) },
}

export const readPeriode = forRaces((mots, at, today) => {
  const led = ['la', 'le', 'l'].includes(wordAt(mots, at)) ? 1 : 0
  const date =
    wordsAt(mots, at + led, 2) === 'semaine du' ? dateAt(mots, at + led + 2, today) : null
  if (date) {
    const monday = getMonday(date.jour)
    return {
      pris: led + 2 + date.pris,
      label: `Semaine du ${formatDate(monday)}`,
      filtres: between(monday, addDays(monday, 6), today),
    }
  }
  const found = findPhrase(PERIODES, mots, at + led)
  if (!found) return null
  const [first, last] = found.meant.find(today)
  return { pris: led + found.pris, label: found.meant.label, filtres: between(first, last, today) }
})
