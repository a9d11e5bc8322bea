/** What a day of a stay asks of one runner, beside what they did in twelve months (produit 10.3). */

import { formatDenivele, formatDistance, formatTemps } from '../shared/mesure.ts'

export const VERDICTS = ['a_portee', 'exigeant', 'au_dela'] as const
export type Verdict = (typeof VERDICTS)[number]

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  a_portee: 'À votre portée',
  exigeant: 'Exigeant',
  au_dela: 'Au-delà de ce que vous avez fait',
}

/** Honest in one sentence; it advises, and keeps nobody from booking. */
export const VERDICT_PHRASES: Readonly<Record<Verdict, string>> = {
  a_portee: 'À votre portée\u00a0: vous avez déjà fait plus.',
  exigeant: 'Exigeant\u00a0: proche du plus que vous ayez fait en douze mois.',
  au_dela: 'Au-delà de ce que vous avez fait en douze mois.',
}

/** Seconds as predicted, metres; null where nobody knows. */
export type Mesures = { temps: number | null; distance: number | null; denivele: number | null }
/** The most of each in one outing of the last twelve months, and how many outings there were. */
export type Plafond = Mesures & { nb: number }

/** From this share of the most that one did on, a day is demanding; past the other one it is beyond. */
const SHARES = { exigeant: 0.8, au_dela: 1.05 }

export type Jugement = {
  /** Null where there is nothing to compare. */
  verdict: Verdict | null
  /** The numbers that say so, in words. */
  raisons: string[]
}

type Words = { say: (value: number) => string; most: string }
const LONGUE = 'votre plus longue sortie'
const HAUTE = 'votre plus grande montée'

type Compared = { share: number; raison: string }

/** The hardest of what can be compared decides: the climb, and the time, else the distance. */
export function judgeJour(jour: Mesures, plafond: Plafond): Jugement {
  const time = compare(jour.temps, plafond.temps, { say: sayTemps, most: LONGUE })
  const compared = [
    time ?? compare(jour.distance, plafond.distance, { say: formatDistance, most: LONGUE }),
    compare(jour.denivele, plafond.denivele, { say: formatDenivele, most: HAUTE }),
  ].filter((one) => one !== null)
  if (!compared.length) return { verdict: null, raisons: [] }
  const hardest = Math.max(...compared.map(({ share }) => share))
  const verdict =
    hardest > SHARES.au_dela ? 'au_dela' : hardest >= SHARES.exigeant ? 'exigeant' : 'a_portee'
  return { verdict, raisons: compared.map(({ raison }) => raison) }
}

/** A flat outing says nothing of climbs, and nothing is compared with none. */
function compare(asked: number | null, done: number | null, words: Words): Compared | null {
  if (asked === null || !done) return null
  const { say, most } = words
  return {
    share: asked / done,
    raison: `${say(asked)} ce jour-là\u00a0; ${most}\u00a0: ${say(done)}.`,
  }
}

/** Seconds as one says them of a day to come: « 50 min », « 4h10 », to the nearest five or ten minutes. */
export function sayTemps(seconds: number): string {
  const minutes = seconds / 60
  const step = minutes < 60 ? 5 : 10
  const whole = Math.max(step, Math.round(minutes / step) * step)
  return formatTemps(whole * 60)
}
