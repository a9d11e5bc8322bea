import {
  formatDistanceShort,
  formatKmEffort,
  formatNombre,
  formatPrix,
} from '@foulee/domain/shared/mesure'
import type { Unite } from '@foulee/domain/shared/nombre'
import { readNumber } from '#ui/form/read-number.ts'

/** Display unit of a quantity that the API carries in its smallest unit. */
type Measure = {
  unit: string
  /** API units per display unit. */
  factor: number
  format: (wire: number) => string
}

const measures = {
  distance: { unit: 'km', factor: 1000, format: formatDistanceShort },
  denivele: {
    unit: 'm',
    factor: 1,
    format: (metres) => `${formatNombre(metres)}\u00a0m\u00a0D+`,
  },
  km_effort: { unit: 'km-e', factor: 1, format: formatKmEffort },
  note: { unit: '/ 5', factor: 1, format: (note) => `${formatNombre(note)}\u00a0/\u00a05` },
  duree: { unit: 'min', factor: 1, format: (minutes) => `${formatNombre(minutes)}\u00a0min` },
  semaines: { unit: 'sem.', factor: 1, format: (nb) => `${formatNombre(nb)}\u00a0semaines` },
  seances: { unit: '', factor: 1, format: (nb) => `${formatNombre(nb)}\u00a0séances` },
  jours: {
    unit: 'jours',
    factor: 1,
    format: (nb) => `${formatNombre(nb)}\u00a0jour${nb > 1 ? 's' : ''}`,
  },
  places: {
    unit: 'places',
    factor: 1,
    format: (nb) => `${formatNombre(nb)}\u00a0place${nb > 1 ? 's' : ''}`,
  },
  prix: { unit: '€', factor: 100, format: formatPrix },
} as const satisfies Readonly<Record<string, Measure>>

export type Measures = Readonly<Record<string, keyof typeof measures>>

const UNITES: Readonly<Record<string, Unite>> = { km: 'km', m: 'm', '€': 'euros' }
const LARGEST = 10_000_000

const plain: Measure = { unit: '', factor: 1, format: (value) => formatNombre(value) }

const byName: Readonly<Record<string, Measure>> = measures

export const measureOf = (filter: string, own: Measures = {}): Measure =>
  byName[own[filter] ?? filter] ?? plain

/** `21100` → `21,1`, for a field; '' for an invalid number. */
export function toField(wire: string | undefined, { factor }: Measure): string {
  if (!wire || !/^\d+$/.test(wire)) return ''
  return String(Number(wire) / factor).replace('.', ',')
}

/** `21,1` → `21100`; null for empty or zero, undefined for an invalid number. */
export function fromField(text: string, { unit, factor }: Measure): string | null | undefined {
  const value = readNumber(text, UNITES[unit])
  if (value === undefined || (value ?? 0) >= LARGEST) return undefined
  const wire = Math.round((value ?? 0) * factor)
  return wire === 0 ? null : String(wire)
}

const readWire = (text: string | undefined) =>
  text && /^\d+$/.test(text) ? Number(text) : undefined

/**
 * « 10 km – 21,1 km », « Dès 500 m D+ », « Jusqu’à 30 € »; an invalid number is kept as written.
 */
export function rangeText(
  filter: string,
  min: string | undefined,
  max: string | undefined,
  own?: Measures,
): string {
  const { format } = measureOf(filter, own)
  const formatBound = (text: string) => {
    const value = readWire(text)
    return value === undefined ? text : format(value)
  }
  if (min && max)
    return min === max ? formatBound(min) : `${formatBound(min)} – ${formatBound(max)}`
  if (min) return `Dès ${formatBound(min)}`
  return max ? `Jusqu’à ${formatBound(max)}` : ''
}
