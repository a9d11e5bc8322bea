/** Saves of one thing by several people: what a save changed, and what the one who comes late is told. */

import { formatDateLongue, formatHeure } from './date.ts'
import { parisDate, parisTime } from './heure-paris.ts'

/** Field → [before, after]. */
export type Changes = Record<string, [unknown, unknown]>

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The fields of `after` that differ from `before`; null and undefined are the same. */
export function diffFields(before: object, after: object): Changes {
  const known = before as Record<string, unknown>
  const pairs = Object.entries(after)
    .filter(([field, value]) => value !== undefined && !same(known[field], value))
    .map(([field, value]): [string, [unknown, unknown]] => [field, [known[field] ?? null, value]])
  return Object.fromEntries(pairs)
}

/** `10h12`, in Paris. */
export const formatMoment = (instant: Date): string => formatHeure(parisTime(instant))

/** « Léa Martin a enregistré cette partie à 10h12. », with the day when it was another one. */
export function describeSave({ qui, le, now }: { qui: string | null; le: Date; now: Date }) {
  const day = parisDate(le)
  const on = day === parisDate(now) ? '' : `le ${formatDateLongue(day)} `
  const when = `enregistré cette partie ${on}à ${formatMoment(le)}`
  return qui ? `${qui} a ${when}.` : `Vous avez ${when}, dans une autre fenêtre.`
}
