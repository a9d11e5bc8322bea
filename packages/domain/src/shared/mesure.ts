/**
 * Numbers with units in French typography. Own formatting instead of Intl: server and browser must
 * produce the same characters whatever their locale data.
 */

const NBSP = '\u00a0'
const NNBSP = '\u202f'
const MINUS = '\u2212'

const pad = (value: number) => String(value).padStart(2, '0')

export function groupThousands(figures: string): string {
  const groups: string[] = []
  for (let end = figures.length; end > 0; end -= 3) {
    groups.push(figures.slice(Math.max(0, end - 3), end))
  }
  return groups.reverse().join(NNBSP)
}

export function formatNombre(value: number, decimals = 0): string {
  const [units = '0', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = groupThousands(units)
  const text = fraction ? `${grouped},${fraction}` : grouped
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text
}

function formatNombreCourt(value: number): string {
  return formatNombre(value, 1).replace(/,0$/, '')
}

/** Produit 6.1: metres below 1000, else km with 2 decimals: `850 m`, `21,10 km`. */
export function formatDistance(metres: number): string {
  const whole = Math.round(metres)
  return whole < 1000 ? `${whole}${NBSP}m` : `${formatNombre(whole / 1000, 2)}${NBSP}km`
}

export type Figure = { value: string; unit: string }

export function distanceFigure(metres: number): Figure {
  const [value = '', unit = ''] = formatDistance(metres).split(NBSP)
  return { value, unit }
}

export function formatDistanceShort(metres: number): string {
  const whole = Math.round(metres)
  return whole < 1000 ? `${whole}${NBSP}m` : `${formatNombreCourt(whole / 1000)}${NBSP}km`
}

export function formatDenivele(metres: number): string {
  return `${formatNombre(metres)}${NBSP}m${NBSP}D+`
}

export function formatDeniveleNegatif(metres: number): string {
  return `${formatNombre(metres)}${NBSP}m${NBSP}D${MINUS}`
}

export function formatKmEffort(kmEffort: number): string {
  return `${formatNombreCourt(kmEffort)}${NBSP}km-effort`
}

export function formatDuree(seconds: number): string {
  const whole = Math.round(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = pad(whole % 60)
  return hours > 0 ? `${hours}h${pad(minutes)}'${rest}` : `${minutes}'${rest}`
}

/** Seconds rounded to minutes: `45 min`, `6h`, `4h12`. */
export function formatTemps(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes}${NBSP}min`
  const rest = minutes % 60
  return `${formatNombre(Math.floor(minutes / 60))}h${rest === 0 ? '' : pad(rest)}`
}

/** Duration of a session: `2h25`; `1h42'30` if not whole minutes. */
export const formatDureeSeance = (seconds: number): string =>
  Math.round(seconds) % 60 === 0 ? formatTemps(seconds) : formatDuree(seconds)

export function formatAllure(secondsPerKm: number): string {
  const whole = Math.round(secondsPerKm)
  return `${Math.floor(whole / 60)}'${pad(whole % 60)}/km`
}

const ALLURES = [
  /^(?<min>\d{1,2}) ?(?:min|mn|m|['’′:]) ?(?:(?<s>[0-5]?\d) ?(?:s|''|["”″])?)?$/,
  /^(?<min>\d{1,2}?) ?(?<s>[0-5]\d)?$/,
]
const PAR_KM = / ?(?:min ?)?\/ ?km$/

/**
 * Seconds per km of a typed pace: « 4:15 », « 4'15 », « 4’15 », « 4'15" », « 4 min 15 », « 4 »
 * (minutes), with or without « /km ». Null if invalid.
 */
export function parseAllure(text: string): number | null {
  const bare = text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replace(PAR_KM, '')
  const found = ALLURES.map((form) => form.exec(bare)?.groups).find(Boolean)
  return found ? Number(found.min) * 60 + Number(found.s ?? 0) : null
}

export const formatPrix = (cents: number): string =>
  cents === 0 ? 'Gratuit' : formatMontant(cents)

export const formatMontant = (cents: number): string =>
  `${formatNombre(cents / 100, cents % 100 === 0 ? 0 : 2)}${NBSP}€`
