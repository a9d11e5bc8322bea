import { FilterChip } from '#ui/chip.tsx'
import { isPresetOn, type Preset, withoutPreset } from './presets.ts'
import { useListSearch } from './use-list-search.ts'

type PresetChipsProps = { label: string; presets: readonly Preset[] }

export function PresetChips({ label, presets }: PresetChipsProps) {
  const { filters, change } = useListSearch()
  const chosen = presets.find((preset) => isPresetOn(filters, preset))
  const choose = (preset: Preset) => {
    const off = chosen && withoutPreset(chosen)
    change(preset === chosen ? { ...off } : { ...off, ...preset.change })
  }
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {presets.map((preset) => (
        <FilterChip isSelected={preset === chosen} key={preset.key} onClick={() => choose(preset)}>
          {preset.label}
        </FilterChip>
      ))}
    </fieldset>
  )
}
