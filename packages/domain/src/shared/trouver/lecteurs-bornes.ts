import { addDays, addMonths, getMonday } from '../calendrier.ts'
import { formatDate, formatMois } from '../date.ts'
import { findPaques, readFete, readVacances } from './lecteurs-fetes.ts'
import { readPeriode, readSaison, readWholeYear } from './lecteurs-periodes.ts'
import {
  between,
  forRaces,
  JOURS,
  monthOf,
  readDay,
  readMonth,
  readPartOfMonth,
  readWeekEnd,
  readYear,
  two,
  yearOf,
} from './lecteurs-temps.ts'
import { findPhrase, indexPhrases, type Lecteur, wordAt } from './lire.ts'
import type { Mot } from './mots.ts'

/** Dates before or after a day, and days counted in a month. */

const BORNES = indexPhrases({
  avant: ['avant'],
  apres: ['apres'],
  des: ['a partir de', 'a partir du', 'a partir d', 'a compter de', 'a compter du', 'des'],
  jusque: ['jusqu a', 'jusqu au', 'jusqu en', 'd ici', 'd ici a', 'd ici au', 'd ici le'],
})
/** Days that alone are part of names, « Corrida de Noël ». */
const readFixedDay: Lecteur = forRaces((mots, at, today) => {
  const found = findPhrase(FIXED_DAYS, mots, at)
  if (!found) return null
  const said = readYear(wordAt(mots, at + found.pris), today)
  const year = said ?? yearOf(today) + (found.meant(yearOf(today)) < today ? 1 : 0)
  const jour = found.meant(year)
  const pris = found.pris + (said ? 1 : 0)
  return { pris, label: formatDate(jour), filtres: { date_min: jour, date_max: jour } }
})
const FIXED_DAYS: Readonly<Record<string, (year: number) => string>> = {
  noel: (year) => `${year}-12-25`,
  'nouvel an': (year) => `${year}-01-01`,
  'jour de l an': (year) => `${year}-01-01`,
  paques: findPaques,
}
const ARTICLES = new Set(['le', 'la', 'l', 'les', 'du', 'de', 'd'])
const DATES: readonly Lecteur[] = [
  ...[readFixedDay, readFete, readVacances, readWeekEnd, readPeriode, readDay, readPartOfMonth],
  ...[readMonth, readSaison, readWholeYear],
]

/** « avant juin », « après le 15 mai », « à partir de septembre », « d’ici l’été ». */
export const readBorne: Lecteur = (mots, at, sujet) => {
  const borne = findPhrase(BORNES, mots, at)
  if (!borne) return null
  // « Trail des vacances » is a name; « dès mars » is none.
  const reads = wordAt(mots, at) === 'des' ? [readDay, readPartOfMonth, readMonth] : DATES
  const article = ARTICLES.has(wordAt(mots, at + borne.pris)) ? 1 : 0
  for (const led of [0, article]) {
    const from = at + borne.pris + led
    const found = reads.map((read) => read(mots, from, sujet)).find(Boolean)
    const { date_min, date_max } = found?.filtres ?? {}
    if (!found || !date_min || !date_max) continue
    const pris = borne.pris + led + found.pris
    // « D’ici l’été » ends as it begins, « d’ici juin » with June.
    const isSaison = readSaison(mots, from, sujet) !== null
    const last = borne.meant === 'jusque' && isSaison ? date_min : date_max
    return { pris, ...sayBound(borne.meant, date_min, last) }
  }
  return null
}

function sayBound(borne: (typeof BORNES)[string], first: string, last: string) {
  if (borne === 'avant') {
    return { label: `Avant le ${formatDate(first)}`, filtres: { date_max: addDays(first, -1) } }
  }
  if (borne === 'jusque') {
    return { label: `Jusqu’au ${formatDate(last)}`, filtres: { date_max: last } }
  }
  return borne === 'apres'
    ? { label: `Après le ${formatDate(last)}`, filtres: { date_min: addDays(last, 1) } }
    : { label: `À partir du ${formatDate(first)}`, filtres: { date_min: first } }
}

const RANGS: Readonly<Record<string, readonly [rang: number, mot: string]>> = {
  ...{ premier: [1, '1er'], premiere: [1, '1er'], '1 er': [1, '1er'] },
  ...{ deuxieme: [2, '2e'], second: [2, '2e'], '2 e': [2, '2e'], '2 eme': [2, '2e'] },
  ...{ troisieme: [3, '3e'], '3 e': [3, '3e'], '3 eme': [3, '3e'] },
  ...{ quatrieme: [4, '4e'], '4 e': [4, '4e'], '4 eme': [4, '4e'] },
  dernier: [-1, 'Dernier'],
}
const WEEK_ENDS = { 'week end': true, weekend: true, we: true }

/** « premier week-end de juin », « dernier dimanche de mai ». */
export const readNth = forRaces((mots, at, today) => {
  const led = wordAt(mots, at) === 'le' ? 1 : 0
  const rang = findPhrase(RANGS, mots, at + led)
  if (!rang) return null
  const from = at + led + rang.pris
  const weekEnd = findPhrase(WEEK_ENDS, mots, from)
  const weekday = weekEnd ? 5 : JOURS.indexOf(wordAt(mots, from))
  if (weekday < 0) return null
  const month = readMonthAfter(mots, from + (weekEnd?.pris ?? 1), today)
  if (!month) return null
  const [nth, nom] = rang.meant
  const dayOf = (year: number) => findNth(`${year}-${two(month.month)}`, weekday, nth)
  const year = month.year ?? yearOf(today) + (dayOf(yearOf(today)) < today ? 1 : 0)
  const jour = dayOf(year)
  const last = weekEnd ? addDays(jour, 1) : jour
  const what = weekEnd ? 'week-end' : (JOURS[weekday] ?? '')
  return {
    pris: month.end - at,
    label: `${nom} ${what} de ${formatMois(jour.slice(0, 7))}`.replace(/ de (?=[ao])/, ' d’'),
    filtres: between(jour, last, today),
  }
})

function readMonthAfter(mots: readonly Mot[], at: number, today: string) {
  const led = ['de', 'd', 'du'].includes(wordAt(mots, at)) ? 1 : 0
  const month = monthOf(mots, at + led)
  if (!month) return null
  const year = readYear(wordAt(mots, at + led + 1), today)
  return { month, year, end: at + led + 1 + (year ? 1 : 0) }
}

/** @param mois YYYY-MM @param nth from 1; -1 for the last */
function findNth(mois: string, weekday: number, nth: number): string {
  const end = addDays(addMonths(`${mois}-01`, 1), -1)
  const from = nth < 0 ? addDays(end, -6) : `${mois}-01`
  const day = addDays(getMonday(from), weekday)
  const first = day < from ? addDays(day, 7) : day
  return nth < 0 ? first : addDays(first, 7 * (nth - 1))
}
