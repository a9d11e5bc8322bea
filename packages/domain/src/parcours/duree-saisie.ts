import { isPlausible } from './prediction.ts'

/** « 1h42'30 » and « 1:42:30 », « 52'30 » and « 52:30 », « 45 min » and « 45 ». */
const DURATIONS = [
  /^(?<h>\d{1,2}) ?h ?(?:(?<m>\d{1,2}) ?(?:min|mn|m|['’:])? ?(?:(?<s>\d{1,2}) ?(?:s|''|"|”)?)?)?$/,
  /^(?<h>\d{1,2}):(?<m>\d{1,2}):(?<s>\d{1,2})$/,
  /^(?<m>\d{1,3}) ?(?:min|mn|m|['’:]) ?(?<s>\d{1,2}) ?(?:s|''|"|”)?$/,
  /^(?<m>\d{1,3}) ?(?:min|mn|m|['’])?$/,
]

/** Without a unit, « 3:15 » is also hours and minutes, and « 45 » hours. */
const WITHOUT_UNIT = /^\d{1,2}(?: ?: ?\d{1,2})?$/

/**
 * Seconds of a typed time: « 1h42'30 », « 1:42:30 », « 1 h 42 », « 52:30 » (minutes and seconds), «
 * 45 min », « 45 » (minutes); then as hours where no unit says minutes. Null if invalid.
 */
export function parseDurees(text: string): [number, ...number[]] | null {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const found = DURATIONS.map((form) => form.exec(plain)?.groups).find(Boolean)
  if (!found) return null
  const [h, m, s] = [Number(found.h ?? 0), Number(found.m ?? 0), Number(found.s ?? 0)]
  const isWhole = s < 60 && (found.h === undefined || m < 60)
  const total = h * 3600 + m * 60 + s
  if (!isWhole || total === 0) return null
  return WITHOUT_UNIT.test(plain) ? [total, total * 60] : [total]
}

export const parseDuree = (text: string): number | null => parseDurees(text)?.[0] ?? null

/** Reading of a typed time that goes with the distance: « 3:15 » for a marathon is 3 h 15. */
export const chooseDuree = (durees: readonly [number, ...number[]], distance: number): number =>
  durees.find((temps) => isPlausible({ distance, temps })) ?? durees[0]
