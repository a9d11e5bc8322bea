import { isDate } from '@foulee/domain/shared/calendrier'
import { TextField } from '#ui/text-field.tsx'
import { useDraft } from './use-draft.ts'
import { useListSearch } from './use-list-search.ts'

export function DateFilter({ filter }: { filter: string }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Day label="Du" param={`${filter}_min`} />
      <Day label="Au" param={`${filter}_max`} />
    </div>
  )
}

/** While a year is typed, the input yields 0002, 0020 and 0202. */
const toDay = (text: string) => {
  if (text === '') return ''
  return isDate(text) && text >= '1900' ? text : undefined
}

function Day({ label, param }: { label: string; param: string }) {
  const { filters, retype } = useListSearch()
  const { text, type, send } = useDraft({
    value: filters[param] ?? '',
    toValue: toDay,
    onChange: (day) => retype({ [param]: day }),
  })
  return (
    <TextField
      className="px-2"
      label={label}
      onBlur={send}
      onChange={(event) => type(event.currentTarget.value)}
      type="date"
      value={text}
    />
  )
}
