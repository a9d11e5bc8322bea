import type { FilterDefinition } from '@foulee/contract/shared/filters'
import { isDate } from '@foulee/domain/shared/calendrier'
import { formatDate, formatDateRange } from '@foulee/domain/shared/date'
import { parseAutour } from '@foulee/domain/shared/geo'
import { nommerCercle } from '@foulee/domain/shared/trouver/autour'
import type { Definitions, ListKind } from './list-kind.ts'
import { type FilterChange, type FilterValues, splitValues, toggleValue } from './list-url.ts'
import { rangeText } from './measures.ts'
import { datePresets, isPresetOn, type Preset, withoutPreset } from './presets.ts'
import type { Part } from './words-chips.ts'

export type ActiveFilter = { filter: string; key: string; label: string; change: FilterChange }

const silent = ['tri']

export function activeFilters(
  filters: FilterValues,
  definitions: Definitions,
  today: string,
  kind: Pick<ListKind, 'distances' | 'measures' | 'dates' | 'demande'>,
): ActiveFilter[] {
  const { distances, measures, dates = datePresets, demande } = kind
  const preset = distances.find((distance) => isPresetOn(filters, distance))
  return Object.entries(definitions).flatMap(([filter, definition]) => {
    if (silent.includes(filter)) return []
    if (filter === 'texte' && demande && filters.texte) {
      return wordChips(demande.readParts(filters.texte, { quoi: demande.quoi, today }))
    }
    if (filter === 'type' && preset?.change.type) return []
    if (filter === 'distance' && preset) return [presetChip(filter, preset)]
    return describe(filter, definition, filters, { today, measures, presets: dates(today) })
  })
}

/**
 * Chips of recognised words: « Trail », « 30 km ± 10 % », « Isère »; the cross removes them from
 * the field.
 */
const wordChips = (parts: readonly Part[]): ActiveFilter[] =>
  parts.map(({ label, texte: left }, at) => ({
    filter: 'texte',
    key: `texte-${at}`,
    label,
    change: { texte: left || null },
  }))

const presetChip = (filter: string, preset: Preset): ActiveFilter => ({
  filter,
  key: filter,
  label: preset.label,
  change: withoutPreset(preset),
})

type ChipContext = {
  today: string
  measures: ListKind['measures']
  presets: readonly Preset[]
}

function describe(
  filter: string,
  { type, nom, possibles }: FilterDefinition,
  filters: FilterValues,
  { today, measures, presets }: ChipContext,
): ActiveFilter[] {
  const value = filters[filter]
  const [min, max] = [filters[`${filter}_min`], filters[`${filter}_max`]]
  const off: FilterChange = { [filter]: null }
  const bothOff: FilterChange = { [`${filter}_min`]: null, [`${filter}_max`]: null }
  switch (type) {
    case 'range':
      return min || max
        ? [{ filter, key: filter, label: rangeText(filter, min, max, measures), change: bothOff }]
        : []
    case 'dateRange':
      return min || max
        ? [
            {
              filter,
              key: filter,
              label: dateText(filters, { min, max, today, presets }),
              change: bothOff,
            },
          ]
        : []
    case 'boolean':
      return value ? [{ filter, key: filter, label: nom, change: off }] : []
    case 'multivalue':
      return splitValues(value).map((item) => ({
        filter,
        key: `${filter}-${item}`,
        label: possibles[item]?.nom ?? labelMissing(filter, nom, item),
        change: { [filter]: toggleValue(value, item) },
      }))
    case 'text':
      return value
        ? [{ filter, key: filter, label: plainText(filter, value, filters.lieu), change: off }]
        : []
  }
}

/** Whether the codes of a filter are known to people and shown beside the name. */
export const isNumbered = (filter: string) => filter === 'departement'

const IS_ID = /^\d+$/

const labelMissing = (filter: string, nom: string, value: string) =>
  IS_ID.test(value) && !isNumbered(filter) ? nom : value

type Days = {
  min: string | undefined
  max: string | undefined
  today: string
  presets: readonly Preset[]
}

function dateText(filters: FilterValues, { min, max, today, presets }: Days): string {
  const preset = presets.find((preset) => isPresetOn(filters, preset))
  if (preset) return preset.label
  if ([min, max].some((day) => day && !isDate(day))) return [min, max].filter(Boolean).join(' – ')
  if (min && max) return formatDateRange(min, max)
  return min ? `Dès le ${formatDate(min)}` : `Jusqu’au ${formatDate(max ?? today)}`
}

function plainText(filter: string, value: string, lieu = ''): string {
  if (filter === 'zone') return 'Zone de la carte'
  const near = filter === 'autour' ? parseAutour(value) : null
  return near ? nommerCercle(lieu, near.rayon_km) : `«\u00a0${value}\u00a0»`
}
