/** Concurrent edits: diff of a save, and the message of a conflict. */

import { formatDateLongue, formatHeure } from './date.ts'
import { parisDate, parisTime } from './heure-paris.ts'

export type Changes = Record<string, [unknown, unknown]>

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Fields that differ; null and undefined are equal. */
export function diffFields(before: object, after: object): Changes {
  const known = before as Record<string, unknown>
  const pairs = Object.entries(after)
    .filter(([field, value]) => value !== undefined && !same(known[field], value))
    .map(([field, value]): [string, [unknown, unknown]] => [field, [known[field] ?? null, value]])
  return Object.fromEntries(pairs)
}

export const formatMoment = (instant: Date): string => formatHeure(parisTime(instant))

/** « Léa Martin a enregistré cette partie à 10h12. », with the day if not today. */
export function describeSave({ qui, le, now }: { qui: string | null; le: Date; now: Date }) {
  const day = parisDate(le)
  const on = day === parisDate(now) ? '' : `le ${formatDateLongue(day)} `
  const when = `enregistré cette partie ${on}à ${formatMoment(le)}`
  return qui ? `${qui} a ${when}.` : `Vous avez ${when}, dans une autre fenêtre.`
}
