import { formatNombre } from '@foulee/domain/shared/mesure'
import { readNombre, type Unite } from '@foulee/domain/shared/nombre'

/** Non-negative number; null when empty, undefined when invalid. */
export function readNumber(text: string, unite?: Unite): number | null | undefined {
  const value = readNombre(text, unite)
  return typeof value === 'number' && value < 0 ? undefined : value
}

const UNITES: Readonly<Record<number, Unite>> = { 1000: 'km', 100: 'euros', 1: 'm' }

/** The same times `factor`, rounded: kilometres to metres, euros to cents. */
export function readScaled(text: string, factor: 1000 | 100 | 1): number | null | undefined {
  const value = readNumber(text, UNITES[factor])
  return value ? Math.round(value * factor) : value
}

/** The same as sent: invalid text is sent unchanged, and refused with all other errors. */
export function sendScaled(text: string, factor: 1000 | 100 | 1): string {
  const value = readScaled(text, factor)
  return value === undefined ? text : String(value ?? '')
}

/** `6:30`, `6h30`, `6h` as seconds. */
export function readLimit(text: string): number | null | undefined {
  if (!text.trim()) return null
  const [, hours, minutes = '0'] = /^(\d{1,3})\s*[:h]\s*([0-5]\d)?$/i.exec(text.trim()) ?? []
  return hours ? (Number(hours) * 60 + Number(minutes)) * 60 : undefined
}

/** Inverse of `readScaled`: `21,1`. */
export const writeScaled = (value: number | null, factor: number): string => {
  if (value === null) return ''
  const scaled = value / factor
  const decimals = [0, 1, 2].find((digits) => Number(scaled.toFixed(digits)) === scaled) ?? 3
  return formatNombre(scaled, decimals).replace(/[\s\u00a0\u202f]/g, '')
}

export const writeLimit = (seconds: number | null): string => {
  if (seconds === null) return ''
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
