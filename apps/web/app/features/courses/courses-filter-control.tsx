import type { FilterDefinition } from '@foulee/contract/filters'
import type { ReactNode } from 'react'
import { Switch } from '../../ui/choice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CoursesAroundFilter } from './courses-around-filter.tsx'
import { CoursesChoicesFilter } from './courses-choices-filter.tsx'
import { CoursesDateFilter } from './courses-date-filter.tsx'
import { useDraft } from './courses-draft.ts'
import { CoursesPresetChips } from './courses-preset-chips.tsx'
import { datePresets, distancePresets } from './courses-presets.ts'
import { CoursesRangeFilter } from './courses-range-filter.tsx'
import { useCoursesSearch } from './courses-search.ts'
import { useToday } from './courses-today.ts'
import type { FilterParam } from './courses-url.ts'

type FilterControlProps = {
  filter: string
  definition: FilterDefinition
  /** Its name stands above already. */
  isNameHidden?: boolean
}

/** The control that a kind of filter asks for, under its name. */
export function CoursesFilterControl({ filter, definition, isNameHidden }: FilterControlProps) {
  const today = useToday()
  const { type, nom, possibles } = definition
  switch (type) {
    case 'boolean':
      return <BooleanFilter definition={definition} filter={filter} />
    case 'text':
      if (filter !== 'autour') return <PlainFilter definition={definition} filter={filter} />
      return <CoursesAroundFilter />
    case 'range':
      return (
        <Named isHidden={isNameHidden} nom={nom}>
          {filter === 'distance' && (
            <CoursesPresetChips label="Distances courantes" presets={distancePresets} />
          )}
          <CoursesRangeFilter filter={filter} nom={nom} />
        </Named>
      )
    case 'dateRange':
      return (
        <Named isHidden={isNameHidden} nom={nom}>
          <CoursesPresetChips label="Dates courantes" presets={datePresets(today)} />
          <CoursesDateFilter filter={filter} />
        </Named>
      )
    case 'multivalue':
      return (
        <Named isHidden={isNameHidden} nom={nom}>
          <CoursesChoicesFilter filter={filter} nom={nom} options={possibles} />
        </Named>
      )
  }
}

type NamedProps = { nom: string; isHidden: boolean | undefined; children: ReactNode }

function Named({ nom, isHidden, children }: NamedProps) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className={isHidden ? 'sr-only' : 'mb-3 font-semibold'}>{nom}</legend>
      {children}
    </fieldset>
  )
}

function BooleanFilter({ filter, definition: { nom, description } }: FilterControlProps) {
  const { filters, change } = useCoursesSearch()
  return (
    <Switch
      checked={Boolean(filters[filter])}
      hint={description}
      onChange={(event) =>
        change({ [filter as FilterParam]: event.currentTarget.checked ? '1' : null })
      }
    >
      {nom}
    </Switch>
  )
}

function PlainFilter({
  filter,
  definition: { nom, description, placeholder },
}: FilterControlProps) {
  const { filters, retype } = useCoursesSearch()
  const { text, type, send } = useDraft({
    value: filters[filter] ?? '',
    onChange: (value) => retype({ [filter as FilterParam]: value }),
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
