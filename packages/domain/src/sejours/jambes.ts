import { formatDenivele, formatDistance, formatTemps } from '../shared/mesure.ts'

export const VERDICTS = ['a_portee', 'exigeant', 'au_dela'] as const
export type Verdict = (typeof VERDICTS)[number]

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  a_portee: 'À votre portée',
  exigeant: 'Exigeant',
  au_dela: 'Au-delà de ce que vous avez fait',
}

/** Advice only: never prevents a booking. */
export const VERDICT_PHRASES: Readonly<Record<Verdict, string>> = {
  a_portee: 'À votre portée\u00a0: vous avez déjà fait plus.',
  exigeant: 'Exigeant\u00a0: proche du plus que vous ayez fait en douze mois.',
  au_dela: 'Au-delà de ce que vous avez fait en douze mois.',
}

export type Mesures = { temps: number | null; distance: number | null; denivele: number | null }
/**
 * Maximum of each measure in one activity of the last twelve months, and the number of activities.
 */
export type Plafond = Mesures & { nb: number }

/** Share of the personal maximum from which a day is demanding, or beyond it. */
const SHARES = { exigeant: 0.8, au_dela: 1.05 }

export type Jugement = {
  /** Null if nothing is comparable. */
  verdict: Verdict | null
  raisons: string[]
}

type Words = { format: (value: number) => string; most: string }
const LONGUE = 'votre plus longue sortie'
const HAUTE = 'votre plus grande montée'

type Compared = { share: number; raison: string }

/** The worst comparable measure decides: climb, and time or else distance. */
export function judgeJour(jour: Mesures, plafond: Plafond): Jugement {
  const time = compare(jour.temps, plafond.temps, { format: labelTemps, most: LONGUE })
  const compared = [
    time ?? compare(jour.distance, plafond.distance, { format: formatDistance, most: LONGUE }),
    compare(jour.denivele, plafond.denivele, { format: formatDenivele, most: HAUTE }),
  ].filter((compared) => compared !== null)
  if (!compared.length) return { verdict: null, raisons: [] }
  const hardest = Math.max(...compared.map(({ share }) => share))
  const verdict =
    hardest > SHARES.au_dela ? 'au_dela' : hardest >= SHARES.exigeant ? 'exigeant' : 'a_portee'
  return { verdict, raisons: compared.map(({ raison }) => raison) }
}

/** Null without a meaningful reference, such as climb after flat activities only. */
function compare(required: number | null, done: number | null, words: Words): Compared | null {
  if (required === null || !done) return null
  const { format, most } = words
  return {
    share: required / done,
    raison: `${format(required)} ce jour-là\u00a0; ${most}\u00a0: ${format(done)}.`,
  }
}

/** Rounded duration of a planned day: « 50 min », « 4h10 », to five or ten minutes. */
export function labelTemps(seconds: number): string {
  const minutes = seconds / 60
  const step = minutes < 60 ? 5 : 10
  const whole = Math.max(step, Math.round(minutes / step) * step)
  return formatTemps(whole * 60)
}
