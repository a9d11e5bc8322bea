import { TextField } from '#ui/text-field.tsx'
import { useListKind } from './list-kind.ts'
import { fromField, measureOf, toField } from './measures.ts'
import { useDraft } from './use-draft.ts'
import { useListSearch } from './use-list-search.ts'

type RangeFilterProps = { filter: string; nom: string }

export function RangeFilter({ filter, nom }: RangeFilterProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Bound end="min" filter={filter} label="De" nom={nom} />
      <Bound end="max" filter={filter} label="À" nom={nom} />
    </div>
  )
}

type BoundProps = RangeFilterProps & { end: 'min' | 'max'; label: string }

function Bound({ filter, nom, end, label }: BoundProps) {
  const { filters, retype } = useListSearch()
  const { measures } = useListKind()
  const param = `${filter}_${end}`
  const measure = measureOf(filter, measures)
  const { text, isWrong, type, send } = useDraft({
    value: filters[param] ?? '',
    toText: (wire) => toField(wire, measure),
    toValue: (typed) => {
      const wire = fromField(typed, measure)
      return wire === null ? '' : wire
    },
    onChange: (wire) => retype({ [param]: wire }),
  })
  return (
    <TextField
      aria-label={`${nom}, ${end === 'min' ? 'au moins' : 'au plus'}`}
      autoComplete="off"
      error={isWrong ? 'Indiquez un nombre.' : undefined}
      inputMode="decimal"
      label={label}
      maxLength={10}
      onBlur={send}
      onChange={(event) => type(event.currentTarget.value)}
      unit={measure.unit}
      value={text}
    />
  )
}
