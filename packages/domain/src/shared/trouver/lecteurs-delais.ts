import { addDays, addMonths, getMonday } from '../calendrier.ts'
import { formatDate, formatMois } from '../date.ts'
import { between, forRaces } from './lecteurs-temps.ts'
import { countPhrase, type Lu, readNumber, wordAt } from './lire.ts'
import type { Mot } from './mots.ts'

/** Numbers that only count days and weeks: in names they are words, « Les Deux Alpes ». */
const NOMBRES: Readonly<Record<string, number>> = { un: 1, une: 1, deux: 2 }
const UNITES: Readonly<Record<string, 'jour' | 'semaine' | 'mois'>> = {
  ...{ jour: 'jour', jours: 'jour', semaine: 'semaine', semaines: 'semaine', mois: 'mois' },
}
const MOST: Readonly<Record<'jour' | 'semaine' | 'mois', number>> = {
  ...{ jour: 365, semaine: 52, mois: 12 },
}
/** « Huit jours » and « quinze jours » count both ends. */
const EN_SEMAINES: Readonly<Record<number, number>> = { 8: 1, 15: 2 }

const JUSQUE = ['d ici', 'sous', 'dans les', 'les', 'pendant les']
const PROCHAINS = new Set(['prochain', 'prochains', 'prochaine', 'prochaines'])
const QUI_VIENNENT = ['qui viennent', 'a venir']

type Delai = { pris: number; nb: number; unite: 'jour' | 'semaine' | 'mois'; isAhead: boolean }

/** « 15 jours », « deux semaines », « 30 prochains jours », « trois mois à venir ». */
function delaiAt(mots: readonly Mot[], at: number): Delai | null {
  const first = wordAt(mots, at)
  const said = Object.hasOwn(NOMBRES, first)
    ? { value: NOMBRES[first] ?? 0, pris: 1 }
    : readNumber(mots, at)
  if (!said) return null
  const before = PROCHAINS.has(wordAt(mots, at + said.pris)) ? 1 : 0
  const unit = wordAt(mots, at + said.pris + before)
  const unite = Object.hasOwn(UNITES, unit) ? UNITES[unit] : undefined
  if (!unite || said.value < 1 || said.value > MOST[unite] || said.value % 1) return null
  const end = at + said.pris + before + 1
  const after = PROCHAINS.has(wordAt(mots, end)) ? 1 : countPhrase(QUI_VIENNENT, mots, end)
  const weeks = unite === 'jour' ? EN_SEMAINES[said.value] : undefined
  return {
    pris: end + after - at,
    nb: weeks ?? said.value,
    unite: weeks ? 'semaine' : unite,
    isAhead: before + after > 0,
  }
}

const dayIn = ({ nb, unite }: Delai, today: string): string =>
  unite === 'mois' ? addMonths(today, nb) : addDays(today, unite === 'semaine' ? 7 * nb : nb)

/** « dans deux semaines »: that week; « dans 3 mois »: that month; « d’ici 15 jours »: until then. */
export const readDelai = forRaces((mots, at, today): Lu | null => {
  const until = countPhrase(JUSQUE, mots, at)
  const led = until || (wordAt(mots, at) === 'dans' ? 1 : 0)
  const delai = led ? delaiAt(mots, at + led) : null
  // « Les 3 jours de l’Ardèche » is a name.
  if (!delai || (/les$/.test(wordAt(mots, at + until - 1)) && !isSpan(mots, at, delai))) return null
  const jour = dayIn(delai, today)
  const pris = led + delai.pris
  if (until) {
    return {
      pris,
      label: `Jusqu’au ${formatDate(jour)}`,
      filtres: { date_min: today, date_max: jour },
    }
  }
  return { pris, ...spanAround(jour, delai.unite, today) }
})

const isSpan = (mots: readonly Mot[], at: number, { isAhead }: Delai): boolean =>
  isAhead || wordAt(mots, at) === 'dans'

function spanAround(jour: string, unite: Delai['unite'], today: string): Omit<Lu, 'pris'> {
  if (unite === 'mois') {
    const first = `${jour.slice(0, 7)}-01`
    const last = addDays(addMonths(first, 1), -1)
    return { label: formatMois(jour.slice(0, 7)), filtres: between(first, last, today) }
  }
  if (unite === 'jour') {
    return { label: formatDate(jour), filtres: { date_min: jour, date_max: jour } }
  }
  const monday = getMonday(jour)
  return {
    label: `Semaine du ${formatDate(monday)}`,
    filtres: between(monday, addDays(monday, 6), today),
  }
}
