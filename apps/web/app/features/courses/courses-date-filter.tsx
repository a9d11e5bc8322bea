import { isDate } from '@foulee/domain/calendrier'
import { TextField } from '../../ui/text-field.tsx'
import { useDraft } from './courses-draft.ts'
import { useCoursesSearch } from './courses-search.ts'
import type { FilterParam } from './courses-url.ts'

/** Two days, by the system's own calendar. */
export function CoursesDateFilter({ filter }: { filter: string }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Day label="Du" param={`${filter}_min`} />
      <Day label="Au" param={`${filter}_max`} />
    </div>
  )
}

/** While a year is typed, the field goes through 0002, 0020 and 0202. */
const toDay = (text: string) => {
  if (text === '') return ''
  return isDate(text) && text >= '1900' ? text : undefined
}

function Day({ label, param }: { label: string; param: string }) {
  const { filters, retype } = useCoursesSearch()
  const { text, type, send } = useDraft({
    value: filters[param] ?? '',
    toValue: toDay,
    onChange: (day) => retype({ [param as FilterParam]: day }),
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
