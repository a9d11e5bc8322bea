import { FILTER_DISTANCES } from '@foulee/domain/courses/filtre-distance'
import { addDays, addMonths, getDayNumber } from '@foulee/domain/shared/calendrier'
import { formatMois } from '@foulee/domain/shared/date'
import type { FilterChange, FilterValues } from './list-url.ts'

export type Preset = { key: string; label: string; change: FilterChange }

const numberText = (value: number | null) => (value === null ? null : String(value))

/**
 * « 10 km », « Marathon », « Trail court »… A distance without a type leaves that filter unchanged.
 */
export const distancePresets: readonly Preset[] = FILTER_DISTANCES.map(
  ({ key, label, type, min, max }) => ({
    key,
    label,
    change: {
      ...(type && { type }),
      distance_min: numberText(min),
      distance_max: numberText(max),
    },
  }),
)

function weekEnd(today: string): [string, string] {
  // Day 0 was a Thursday: 2 is a Saturday, 3 a Sunday.
  const weekday = ((getDayNumber(today) % 7) + 7) % 7
  const sunday = addDays(today, (3 - weekday + 7) % 7)
  return [weekday === 3 ? today : addDays(sunday, -1), sunday]
}

function month(today: string, ahead: number): [string, string] {
  const first = addMonths(`${today.slice(0, 7)}-01`, ahead)
  return [ahead === 0 ? today : first, addDays(addMonths(first, 1), -1)]
}

const MONTHS_AHEAD = 12

export function datePresets(today: string): Preset[] {
  const rows: [string, string, [string, string]][] = [
    ['week-end', 'Ce week-end', weekEnd(today)],
    ['week-end-prochain', 'Le week-end prochain', weekEnd(addDays(weekEnd(today)[1], 1))],
    ['mois', 'Ce mois-ci', month(today, 0)],
    ['mois-prochain', 'Le mois prochain', month(today, 1)],
    ['trois-mois', 'D’ici trois mois', [today, addMonths(today, 3)]],
  ]
  return rows.map(([key, label, [date_min, date_max]]) => ({
    key,
    label,
    change: { date_min, date_max },
  }))
}

export function monthPresets(today: string): Preset[] {
  return Array.from({ length: MONTHS_AHEAD }, (_, ahead) => {
    const [date_min, date_max] = month(today, ahead)
    return {
      key: date_min.slice(0, 7),
      label: formatMois(date_min.slice(0, 7)),
      change: { date_min, date_max },
    }
  })
}

export function isPresetOn(filters: FilterValues, { change }: Preset): boolean {
  return Object.entries(change).every(([name, value]) => (filters[name] ?? null) === value)
}

export function withoutPreset({ change }: Preset): FilterChange {
  return Object.fromEntries(Object.keys(change).map((name) => [name, null]))
}
