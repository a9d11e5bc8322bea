/**
 * Numbers with their units, as French readers write them. Own formatting instead of Intl: server and
 * browser must print the same characters, whatever locale data they carry.
 */

/** Never lets a number part from its unit. */
const NBSP = '\u00a0'
/** Thin, between thousands. */
const NNBSP = '\u202f'
const MINUS = '\u2212'

const pad = (value: number) => String(value).padStart(2, '0')

/** `12345` as `12 345`. */
export function groupThousands(figures: string): string {
  const groups: string[] = []
  for (let end = figures.length; end > 0; end -= 3) {
    groups.push(figures.slice(Math.max(0, end - 3), end))
  }
  return groups.reverse().join(NNBSP)
}

/** `12 345,6` with exactly `decimals` decimals. */
export function formatNombre(value: number, decimals = 0): string {
  const [units = '0', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = groupThousands(units)
  const text = fraction ? `${grouped},${fraction}` : grouped
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text
}

/** A number with at most one decimal, none when it is 0. */
function formatNombreCourt(value: number): string {
  return formatNombre(value, 1).replace(/,0$/, '')
}

/** Produit 6.1: metres below 1000, otherwise km with 2 decimals. `metres` → `850 m`, `21,10 km`. */
export function formatDistance(metres: number): string {
  const whole = Math.round(metres)
  return whole < 1000 ? `${whole}${NBSP}m` : `${formatNombre(whole / 1000, 2)}${NBSP}km`
}

/** A number and its unit, where the one is written larger than the other. */
export type Figure = { value: string; unit: string }

/** `21100` → `21,10` and `km`; `850` → `850` and `m`. */
export function distanceFigure(metres: number): Figure {
  const [value = '', unit = ''] = formatDistance(metres).split(NBSP)
  return { value, unit }
}

/** For round words: `850 m`, `10 km`, `21,1 km`. */
export function formatDistanceShort(metres: number): string {
  const whole = Math.round(metres)
  return whole < 1000 ? `${whole}${NBSP}m` : `${formatNombreCourt(whole / 1000)}${NBSP}km`
}

/** `1 300 m D+` */
export function formatDenivele(metres: number): string {
  return `${formatNombre(metres)}${NBSP}m${NBSP}D+`
}

/** `1 300 m D−` */
export function formatDeniveleNegatif(metres: number): string {
  return `${formatNombre(metres)}${NBSP}m${NBSP}D${MINUS}`
}

/** `53 km-effort`, `42,2 km-effort` */
export function formatKmEffort(kmEffort: number): string {
  return `${formatNombreCourt(kmEffort)}${NBSP}km-effort`
}

/** Seconds as `1h42'30`, `42'30` under an hour. */
export function formatDuree(seconds: number): string {
  const whole = Math.round(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = pad(whole % 60)
  return hours > 0 ? `${hours}h${pad(minutes)}'${rest}` : `${minutes}'${rest}`
}

/** Seconds to the minute, the one way of durations without seconds: `45 min`, `6h`, `4h12`. */
export function formatTemps(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes}${NBSP}min`
  const rest = minutes % 60
  return `${formatNombre(Math.floor(minutes / 60))}h${rest === 0 ? '' : pad(rest)}`
}

/** How long a training is or was: `2h25`, and `1h42'30` where there are seconds to tell. */
export const formatDureeSeance = (seconds: number): string =>
  Math.round(seconds) % 60 === 0 ? formatTemps(seconds) : formatDuree(seconds)

/** Seconds per km as `5'30/km`. */
export function formatAllure(secondsPerKm: number): string {
  const whole = Math.round(secondsPerKm)
  return `${Math.floor(whole / 60)}'${pad(whole % 60)}/km`
}

/** « 4:15 » and « 4' », then the figures alone: « 415 », « 4 ». */
const ALLURES = [
  /^(?<min>\d{1,2}) ?(?:min|mn|m|['’′:]) ?(?:(?<s>[0-5]?\d) ?(?:s|''|["”″])?)?$/,
  /^(?<min>\d{1,2}?) ?(?<s>[0-5]\d)?$/,
]
const PAR_KM = / ?(?:min ?)?\/ ?km$/

/**
 * Seconds per km of a pace as runners write it: « 4:15 », « 4'15 », « 4’15 », « 4'15" », « 4 min 15 », « 4 »
 * (minutes), with or without « /km ». Null when it is none.
 */
export function parseAllure(text: string): number | null {
  const bare = text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replace(PAR_KM, '')
  const found = ALLURES.map((form) => form.exec(bare)?.groups).find(Boolean)
  return found ? Number(found.min) * 60 + Number(found.s ?? 0) : null
}

/** Euro cents as `25 €`, `25,50 €`, « Gratuit » for 0. */
export const formatPrix = (cents: number): string =>
  cents === 0 ? 'Gratuit' : formatMontant(cents)

/** A sum in euro cents as `25 €`, `25,50 €`, `0 €`. */
export const formatMontant = (cents: number): string =>
  `${formatNombre(cents / 100, cents % 100 === 0 ? 0 : 2)}${NBSP}€`
