import { addDays, addMonths, getMonday, getWeekEnd, isDate } from '../calendrier.ts'
import { formatDate, formatMois } from '../date.ts'
import {
  type Filtres,
  findPhrase,
  indexPhrases,
  type Lecteur,
  type Lu,
  UNITES,
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
  const figures = readFigures(mots, at, today)
  if (figures) return figures
  const isLed = EN.has(wordAt(mots, at)) || wordAt(mots, at) === 'entre'
  const skipped = isLed ? 1 : 0
  const month = monthOf(mots, at + skipped)
  if (!month) return null
  const isJoined = ['ou', 'a', 'et'].includes(wordAt(mots, at + skipped + 1))
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

/** « 04/2027 », « 04-2027 ». */
function readFigures(mots: readonly Mot[], at: number, today: string): Lu | null {
  const [month, year] = [mots[at], mots[at + 1]]
  const isMonth = /^(?:0?[1-9]|1[0-2])$/.test(month?.mot ?? '')
  const said = readYear(year?.mot ?? '', today)
  if (!isMonth || !month || !said || year?.debut !== month.fin + 1) return null
  const first = `${said}-${two(Number(month.mot))}-01`
  const last = addDays(addMonths(first, 1), -1)
  return { pris: 2, label: formatMois(first.slice(0, 7)), filtres: between(first, last, today) }
}

const PARTS: Readonly<Record<string, readonly [nom: string, du: number, au: number]>> = {
  debut: ['Début', 1, 10],
  mi: ['Mi-', 11, 20],
  fin: ['Fin', 21, 31],
}

/** « fin mai », « fin mai début juin ». */
export const readPartOfMonth = forRaces((mots, at, today) => {
  const first = partOfMonthAt(mots, at, today)
  if (!first) return null
  const joint = ['a', 'et', 'ou'].includes(wordAt(mots, at + first.pris)) ? 1 : 0
  const next = partOfMonthAt(mots, at + first.pris + joint, first.filtres.date_min ?? today)
  if (!next) return first
  const { date_min } = first.filtres
  return {
    pris: first.pris + joint + next.pris,
    label: `${first.label} à ${next.label.charAt(0).toLowerCase()}${next.label.slice(1)}`,
    filtres: { ...(date_min && { date_min }), ...pickEnd(next.filtres) },
  }
})

const pickEnd = ({ date_max }: Filtres): Filtres => (date_max ? { date_max } : {})

function partOfMonthAt(mots: readonly Mot[], at: number, today: string): Lu | null {
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
}

/** « 13 juin », « 1er mai 2027 », « 13/06/2027 »: next occurrence without a year. */
export function dateAt(
  mots: readonly Mot[],
  at: number,
  today: string,
): { pris: number; jour: string } | null {
  const word = wordAt(mots, at)
  // Normalising turned the dashes into spaces.
  const iso = /^20\d\d \d\d \d\d$/.test(word) ? word.replaceAll(' ', '-') : null
  if (iso) return isDate(iso) && iso >= today ? { pris: 1, jour: iso } : null
  const figures =
    /^(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d\d))?$/.exec(word) ??
    /^(\d{1,2})\.(\d{1,2})\.(?:20)?(\d\d)$/.exec(word)
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

/** « dimanche matin »: when nearly all races start. */
const countMatin = (mots: readonly Mot[], at: number) => (wordAt(mots, at) === 'matin' ? 1 : 0)

export const readWeekday = forRaces((mots, at, today) => {
  const led = ['ce', 'le'].includes(wordAt(mots, at)) ? 1 : 0
  const weekday = JOURS.indexOf(wordAt(mots, at + led))
  if (weekday < 0 || wordAt(mots, at + led + 1) === 'gras') return null
  const soon = ['prochain', 'qui'].includes(wordAt(mots, at + led + 1)) ? 1 : 0
  const comes = wordsAt(mots, at + led + 1, 2) === 'qui vient' ? 1 : 0
  if (soon && wordAt(mots, at + led + 1) === 'qui' && !comes) return null
  const thisWeek = addDays(getMonday(today), weekday)
  const jour = thisWeek < today ? addDays(thisWeek, 7) : thisWeek
  const end = led + 1 + soon + comes
  return {
    pris: end + countMatin(mots, at + end),
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
    const pris = soon.pris + countMatin(mots, at + soon.pris)
    return { pris, label: formatDate(jour), filtres: { date_min: jour, date_max: jour } }
  }
  const led = ['le', 'du'].includes(wordAt(mots, at)) ? 1 : 0
  const named = isJour(wordAt(mots, at + led)) ? 1 : 0
  const range = readDays(mots, at + led + named, today)
  if (range) return { ...range, pris: led + named + range.pris }
  const date =
    dateAt(mots, at + led + named, today) ?? (named ? dayOfWeekAt(mots, at + led, today) : null)
  if (!date) return null
  const end = led + named + date.pris
  return {
    pris: end + countMatin(mots, at + end),
    label: formatDate(date.jour),
    filtres: { date_min: date.jour, date_max: date.jour },
  }
})

/** After these a number after a weekday counts something else, « samedi 5 km ». */
const COUNTED = new Set([...UNITES, 'ou', 'a', 'et', 'au', 'mois', 'jours', 'semaines'])
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
  const joined = readJoinedDays(mots, at, today)
  if (joined) return joined
  const whole = dateAt(mots, at, today)
  const first = whole?.pris ?? 1
  const joint = ['au', 'et'].includes(wordAt(mots, at + first)) ? 1 : 0
  // « 12-13 juin ».
  const isDashed = !whole && mots[at + 1]?.debut === (mots[at]?.fin ?? Number.NaN) + 1
  if (!joint && !isDashed) return null
  const named = isJour(wordAt(mots, at + first + joint)) ? 1 : 0
  const last = dateAt(mots, at + first + joint + named, today)
  const day = wordAt(mots, at)
  if (!last || (!whole && !/^\d{1,2}$/.test(day))) return null
  const debut = whole?.jour ?? `${last.jour.slice(0, 8)}${two(Number(day))}`
  if (!isDate(debut) || debut > last.jour) return null
  return {
    pris: first + joint + named + last.pris,
    label: `${formatDate(debut)} au ${formatDate(last.jour)}`,
    filtres: between(debut, last.jour, today),
  }
}

/** « 5/6 décembre »: two days, no date. */
function readJoinedDays(mots: readonly Mot[], at: number, today: string): Lu | null {
  const [, first = '', second = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(wordAt(mots, at)) ?? []
  const month = first ? monthOf(mots, at + 1) : null
  if (!month) return null
  const said = readYear(wordAt(mots, at + 2), today)
  const fin = dayNext(Number(second), month, said, today)
  const debut = fin && `${fin.slice(0, 8)}${two(Number(first))}`
  if (!fin || !debut || debut >= fin) return null
  return {
    pris: said ? 3 : 2,
    label: `${formatDate(debut)} au ${formatDate(fin)}`,
    filtres: between(debut, fin, today),
  }
}

const WEEK_ENDS = indexPhrases({
  ce: ['ce week end', 'ce weekend', 'week end', 'weekend', 'ce we'],
  prochain: ['week end', 'weekend', 'we'].flatMap((we) => [`${we} prochain`, `prochain ${we}`]),
  du: ['week end', 'weekend', 'we'].flatMap((we) => [`${we} du`, `${we} des`]),
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
