import type { FilterOption } from '@foulee/contract/shared/filters'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { useState } from 'react'
import { FilterChip } from '#ui/chip.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { TextField } from '#ui/text-field.tsx'
import { isNumbered } from './chips.ts'
import { splitValues, toggleValue } from './list-url.ts'
import { useListSearch } from './use-list-search.ts'

const manyOptions = 20

type ChoicesFilterProps = {
  filter: string
  nom: string
  options: Readonly<Record<string, FilterOption>>
}

export function ChoicesFilter(props: ChoicesFilterProps) {
  const { filter, options } = props
  const { filters, change } = useListSearch()
  const value = filters[filter]
  const toggle = (key: string) => change({ [filter]: toggleValue(value, key) })
  const chosen = splitValues(value)
  const isLong = Object.keys(options).length > manyOptions
  const Choices = isLong ? LongChoices : ShortChoices
  return <Choices {...props} chosen={chosen} onToggle={toggle} />
}

type ChoicesProps = ChoicesFilterProps & { chosen: string[]; onToggle: (key: string) => void }

function ShortChoices({ options, chosen, onToggle }: ChoicesProps) {
  const mostFirst = Object.entries(options).toSorted(([, a], [, b]) => (b.nb ?? 0) - (a.nb ?? 0))
  return (
    <div className="flex flex-wrap gap-2 *:max-w-full *:py-1 *:whitespace-normal">
      {mostFirst.map(([key, { nom, nb }]) => (
        <FilterChip
          count={nb ?? undefined}
          isSelected={chosen.includes(key)}
          key={key}
          onClick={() => onToggle(key)}
        >
          {nom}
        </FilterChip>
      ))}
    </div>
  )
}

function LongChoices({ filter, nom: name, options, chosen, onToggle }: ChoicesProps) {
  const [looked, setLooked] = useState('')
  const hasCodes = isNumbered(filter)
  const wanted = normalizeTexte(looked)
  const found = Object.entries(options)
    .filter(([key, { nom }]) => normalizeTexte(hasCodes ? `${key} ${nom}` : nom).includes(wanted))
    .toSorted(([a, { nom: nomA }], [b, { nom: nomB }]) =>
      hasCodes ? a.localeCompare(b) : nomA.localeCompare(nomB, 'fr'),
    )
  return (
    <div className="grid gap-2">
      <TextField
        autoComplete="off"
        isLabelHidden
        label={`Chercher dans ${name}`}
        onChange={(event) => setLooked(event.currentTarget.value)}
        placeholder={hasCodes ? 'Nom ou numéro' : 'Nom'}
        value={looked}
      />
      <div className="grid max-h-72 overflow-y-auto rounded-control border border-line px-3">
        {found.map(([key, { nom, nb }]) => (
          <Checkbox
            checked={chosen.includes(key)}
            className="w-full"
            key={key}
            onChange={() => onToggle(key)}
          >
            {hasCodes && <span className="text-ink-soft tabular-nums">{`${key} `}</span>}
            {nom}
            {nb !== null && <span className="text-ink-soft tabular-nums">{` (${nb})`}</span>}
          </Checkbox>
        ))}
        {found.length === 0 && <p className="py-3 text-ink-soft">Aucun ne porte ce nom.</p>}
      </div>
    </div>
  )
}
