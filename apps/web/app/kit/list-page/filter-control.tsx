import type { FilterDefinition } from '@foulee/contract/shared/filters'
import type { ReactNode } from 'react'
import { Switch } from '#ui/choice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AroundFilter } from './around-filter.tsx'
import { ChoicesFilter } from './choices-filter.tsx'
import { DateFilter } from './date-filter.tsx'
import { useListKind } from './list-kind.ts'
import { PresetChips } from './preset-chips.tsx'
import { datePresets } from './presets.ts'
import { RangeFilter } from './range-filter.tsx'
import { useDraft } from './use-draft.ts'
import { useListSearch } from './use-list-search.ts'
import { useToday } from './use-today.ts'

type FilterControlProps = {
  filter: string
  definition: FilterDefinition
  isNameHidden?: boolean
}

export function FilterControl({ filter, definition, isNameHidden }: FilterControlProps) {
  const today = useToday()
  const { distances, dates = datePresets } = useListKind()
  const { type, nom, possibles } = definition
  switch (type) {
    case 'boolean':
      return <BooleanFilter definition={definition} filter={filter} />
    case 'text':
      if (filter !== 'autour') return <PlainFilter definition={definition} filter={filter} />
      return <AroundFilter />
    case 'range':
      return (
        <FilterFieldset isHidden={isNameHidden} nom={nom}>
          {filter === 'distance' && distances.length > 0 && (
            <PresetChips label="Distances courantes" presets={distances} />
          )}
          <RangeFilter filter={filter} nom={nom} />
        </FilterFieldset>
      )
    case 'dateRange':
      return (
        <FilterFieldset isHidden={isNameHidden} nom={nom}>
          <PresetChips label="Dates courantes" presets={dates(today)} />
          <DateFilter filter={filter} />
        </FilterFieldset>
      )
    case 'multivalue':
      return (
        <FilterFieldset isHidden={isNameHidden} nom={nom}>
          <ChoicesFilter filter={filter} nom={nom} options={possibles} />
        </FilterFieldset>
      )
  }
}

type FilterFieldsetProps = { nom: string; isHidden: boolean | undefined; children: ReactNode }

function FilterFieldset({ nom, isHidden, children }: FilterFieldsetProps) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className={isHidden ? 'sr-only' : 'mb-3 font-semibold'}>{nom}</legend>
      {children}
    </fieldset>
  )
}

function BooleanFilter({ filter, definition: { nom, description } }: FilterControlProps) {
  const { filters, change } = useListSearch()
  return (
    <Switch
      checked={Boolean(filters[filter])}
      hint={description}
      onChange={(event) => change({ [filter]: event.currentTarget.checked ? '1' : null })}
    >
      {nom}
    </Switch>
  )
}

function PlainFilter({
  filter,
  definition: { nom, description, placeholder },
}: FilterControlProps) {
  const { filters, retype } = useListSearch()
  const { text, type, send } = useDraft({
    value: filters[filter] ?? '',
    onChange: (value) => retype({ [filter]: value }),
  })
  return (
    <TextField
      hint={description}
      label={nom}
      onBlur={send}
      onChange={(event) => type(event.currentTarget.value)}
      placeholder={placeholder}
      value={text}
    />
  )
}
