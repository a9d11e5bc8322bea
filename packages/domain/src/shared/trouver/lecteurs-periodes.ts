import { addDays, addMonths, getMonday } from '../calendrier.ts'
import { formatDate } from '../date.ts'
import { between, dateAt, forRaces, readYear, yearOf } from './lecteurs-temps.ts'
import { countPhrase, findPhrase, wordAt, wordsAt } from './lire.ts'

/** Quarters, years, seasons, and periods named from today. */

const PARTIES: Readonly<Record<string, readonly [nom: string, du: string, au: string]>> = {
  debut: ['Début', '01-01', '03-31'],
  fin: ['Fin', '10-01', '12-31'],
}

/** « début 2027 », « fin d’année »: a quarter. */
export const readPartOfYear = forRaces((mots, at, today) => {
  const led = wordAt(mots, at) === 'en' ? 1 : 0
  const name = wordAt(mots, at + led)
  const part = Object.hasOwn(PARTIES, name) ? PARTIES[name] : undefined
  if (!part) return null
  const [nom, du, au] = part
  const said = readYear(wordAt(mots, at + led + 1), today)
  const isNext = countPhrase(['d annee', 'de l annee'], mots, at + led + 1)
  if (!said && !isNext) return null
  const year = said ?? yearOf(today) + (`${yearOf(today)}-${au}` < today ? 1 : 0)
  return {
    pris: led + 1 + (said ? 1 : isNext),
    label: `${nom} ${year}`,
    filtres: between(`${year}-${du}`, `${year}-${au}`, today),
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
