import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { addDays, countDays, getMonday, isDate } from '@foulee/domain/shared/calendrier'

const SHOWN = 8
const BEHIND = 4

export function readWeeks(du: string | null, today: string): { du: string; au: string } {
  const first = du && isDate(du) ? getMonday(du) : addDays(getMonday(today), -7 * BEHIND)
  return { du: first, au: addDays(first, 7 * SHOWN - 1) }
}

export const shiftWeeks = (du: string, steps: number): string => addDays(du, 7 * SHOWN * steps)

export type AthleteWeek = { lundi: string; entrainements: Entrainement[] }

export function groupWeeks(
  all: readonly Entrainement[],
  { du, au }: { du: string; au: string },
): AthleteWeek[] {
  return Array.from({ length: Math.ceil((countDays(du, au) + 1) / 7) }, (_, week) => {
    const lundi = addDays(du, 7 * week)
    return { lundi, entrainements: all.filter(({ jour }) => getMonday(jour) === lundi) }
  })
}
