import { formatNombre } from '@foulee/domain/mesure'

/** Numbers as people write them in a form: « 21,1 », « 1 200 », « 6:30 ». */

/** A number, null for nothing, undefined for what is none. */
export function readNumber(text: string): number | null | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (!plain) return null
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** The same, times `factor` and whole: kilometres to metres, euros to cents. */
export function readScaled(text: string, factor: number): number | null | undefined {
  const value = readNumber(text)
  return value ? Math.round(value * factor) : value
}

/** Hours and minutes, `6:30`, `6h30`, `6h`, as seconds. */
export function readLimit(text: string): number | null | undefined {
  if (!text.trim()) return null
  const [, hours, minutes = '0'] = /^(\d{1,3})\s*[:h]\s*([0-5]\d)?$/i.exec(text.trim()) ?? []
  return hours ? (Number(hours) * 60 + Number(minutes)) * 60 : undefined
}

/** `21,1`: what `readScaled` reads back. */
export const writeScaled = (value: number | null, factor: number): string => {
  if (value === null) return ''
  const scaled = value / factor
  const decimals = [0, 1, 2].find((digits) => Number(scaled.toFixed(digits)) === scaled) ?? 3
  return formatNombre(scaled, decimals).replace(/[\s\u00a0\u202f]/g, '')
}

/** `6:30`. */
export const writeLimit = (seconds: number | null): string => {
  if (seconds === null) return ''
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
