import { addDays, getDayNumber, getMonday } from '../calendrier.ts'
import { formatDate } from '../date.ts'
import { between, dateAt, forRaces, readMonth, readYear, two, yearOf } from './lecteurs-temps.ts'
import { countPhrase, findPhrase, indexPhrases, type Lu, wordAt, wordsAt } from './lire.ts'
import type { Mot } from './mots.ts'

/** Easter Sunday (anonymous Gregorian computus). */
export function findPaques(year: number): string {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const leaps = Math.floor(century / 4)
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leaps - shift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`
}

type Days = [first: string, last: string]

const after = (year: number, first: number, last: number): Days => {
  const paques = findPaques(year)
  return [addDays(paques, first), addDays(paques, last)]
}

/** A holiday with the week-end that it touches, days between them included. */
function bridgeOf(day: string): Days {
  const saturday = addDays(getMonday(day), 5)
  // Monday and Tuesday follow a week-end, other days lead to one.
  const isAfter = day < addDays(saturday, -3)
  return isAfter
    ? [addDays(saturday, -7), day]
    : [day < saturday ? day : saturday, addDays(saturday, 1)]
}

const FETES = {
  paques: { nom: 'Week-end de Pâques', find: (year: number) => after(year, -1, 1) },
  ascension: { nom: 'Week-end de l’Ascension', find: (year: number) => after(year, 39, 42) },
  pentecote: { nom: 'Week-end de Pentecôte', find: (year: number) => after(year, 48, 50) },
  toussaint: { nom: 'Week-end de la Toussaint', find: (year: number) => bridgeOf(`${year}-11-01`) },
  fetes: {
    nom: 'Entre Noël et le Nouvel An',
    find: (year: number): Days => [`${year}-12-25`, `${year + 1}-01-01`],
  },
}
const PONTS = ['week end', 'weekend', 'we', 'pont']
const ofEach = (nom: string) => PONTS.map((pont) => `${pont} ${nom}`)
const NOUVEL_AN = ['nouvel an', 'le nouvel an', 'jour de l an', 'le jour de l an']
const MOTS_DE_FETES = indexPhrases<keyof typeof FETES>({
  paques: [...ofEach('de paques'), ...ofEach('paques'), 'lundi de paques', 'a paques'],
  ascension: [...ofEach('de l ascension'), 'jeudi de l ascension', 'a l ascension'],
  pentecote: [
    ...ofEach('de pentecote'),
    ...ofEach('de la pentecote'),
    'lundi de pentecote',
    'a la pentecote',
    'a pentecote',
  ],
  toussaint: [
    ...ofEach('de la toussaint'),
    ...ofEach('de toussaint'),
    ...ofEach('toussaint'),
    'jour de la toussaint',
  ],
  fetes: [
    ...NOUVEL_AN.flatMap((an) => [`noel et ${an}`, `noel ${an}`]),
    ...['fetes de fin d annee', 'pendant les fetes'],
  ],
})

function saturdayFrom(day: string): string {
  // Day 0 was a Thursday, so 2 is a Saturday.
  return addDays(day, (((2 - getDayNumber(day)) % 7) + 7) % 7)
}

const weeksFrom = (day: string, weeks: number): Days => {
  const first = saturdayFrom(day)
  return [first, addDays(first, 7 * weeks + 1)]
}

/** Union of all zones, from the calendars of 2023 to 2027. */
const VACANCES = {
  toussaint: {
    nom: 'Vacances de la Toussaint',
    find: (year: number) => weeksFrom(`${year}-10-17`, 2),
  },
  noel: { nom: 'Vacances de Noël', find: (year: number) => weeksFrom(`${year}-12-17`, 2) },
  hiver: { nom: 'Vacances d’hiver', find: (year: number) => weeksFrom(`${year}-02-04`, 4) },
  printemps: {
    nom: 'Vacances de printemps',
    find: (year: number) => weeksFrom(`${year}-04-03`, 4),
  },
  ete: {
    nom: 'Vacances d’été',
    find: (year: number): Days => [saturdayFrom(`${year}-07-03`), `${year}-08-31`],
  },
}
const MOTS_DE_VACANCES = indexPhrases<keyof typeof VACANCES>({
  toussaint: ['toussaint', 'la toussaint', 'automne'],
  noel: ['noel', 'fin d annee'],
  hiver: ['hiver', 'fevrier', 'ski'],
  printemps: ['printemps', 'paques', 'avril'],
  ete: ['ete', 'l ete', 'grandes'],
})

/** Feasts that stand for the holidays around them; alone they are part of names. */
const A_LA_FETE = indexPhrases<'toussaint' | 'noel'>({
  toussaint: ['a la toussaint', 'pour la toussaint'],
  noel: ['a noel', 'pour noel', 'pendant noel'],
})

type Periode = { nom: string; find: (year: number) => Days }

function whenNext({ nom, find }: Periode, mots: readonly Mot[], end: number, today: string) {
  const said = readYear(wordAt(mots, end), today)
  const years = said ? [said] : [-1, 0, 1].map((ahead) => yearOf(today) + ahead)
  const days = years.map(find).find(([, last]) => last >= today)
  if (!days) return null
  return { label: `${nom} ${days[0].slice(0, 4)}`, days, pris: said ? 1 : 0 }
}

const lead = (mots: readonly Mot[], at: number, words: readonly string[]) =>
  words.includes(wordAt(mots, at)) ? 1 : 0

/** « week-end de Pâques », « pont de l’Ascension », « entre Noël et le Nouvel An ». */
export const readFete = forRaces((mots, at, today): Lu | null => {
  const led = lead(mots, at, ['le', 'entre', 'les', 'du'])
  const found = findPhrase(MOTS_DE_FETES, mots, at + led)
  const next = found && whenNext(FETES[found.meant], mots, at + led + found.pris, today)
  if (!found || !next) return readPont(mots, at + led, led, today)
  return {
    pris: led + found.pris + next.pris,
    label: next.label,
    filtres: between(...next.days, today),
  }
})

/** « pont du 8 mai », « ponts de mai ». */
function readPont(mots: readonly Mot[], at: number, led: number, today: string): Lu | null {
  const month = /^ponts? de$/.test(wordsAt(mots, at, 2))
    ? readMonth(mots, at + 2, { quoi: 'courses', today })
    : null
  if (month) return { ...month, pris: led + 2 + month.pris }
  const date = wordsAt(mots, at, 2) === 'pont du' ? dateAt(mots, at + 2, today) : null
  if (!date) return null
  return {
    pris: led + 2 + date.pris,
    label: `Pont du ${formatDate(date.jour)}`,
    filtres: between(...bridgeOf(date.jour), today),
  }
}

const PROCHAINES = [
  ...['vacances scolaires', 'pendant les vacances', 'durant les vacances'],
  ...['prochaines vacances', 'les prochaines vacances', 'vacances prochaines'],
]

/** « pendant les vacances »: those of now, or the next. */
function readNextVacances(mots: readonly Mot[], at: number, today: string): Lu | null {
  const pris = countPhrase(PROCHAINES, mots, at)
  if (!pris) return null
  const [next] = Object.values(VACANCES)
    .flatMap((periode) => whenNext(periode, [], 0, today) ?? [])
    .toSorted((a, b) => (a.days[0] < b.days[0] ? -1 : 1))
  return next ? { pris, label: next.label, filtres: between(...next.days, today) } : null
}

export const readVacances = forRaces((mots, at, today): Lu | null => {
  const pendant = lead(mots, at, ['pendant', 'durant'])
  const led = pendant + lead(mots, at + pendant, ['les', 'aux', 'des'])
  const named = findPhrase(A_LA_FETE, mots, at)
  if (named) return spanOf(VACANCES[named.meant], mots, at, named.pris, today)
  if (!/^vacances?$/.test(wordAt(mots, at + led))) return readNextVacances(mots, at, today)
  const of = lead(mots, at + led + 1, ['de', 'd', 'scolaires'])
  const start = at + led + 1 + of
  const found = findPhrase(MOTS_DE_VACANCES, mots, start)
  if (!found) return readNextVacances(mots, at, today)
  return spanOf(VACANCES[found.meant], mots, at, start + found.pris - at, today)
})

function spanOf(periode: Periode, mots: readonly Mot[], at: number, led: number, today: string) {
  const next = whenNext(periode, mots, at + led, today)
  return next && { pris: led + next.pris, label: next.label, filtres: between(...next.days, today) }
}
