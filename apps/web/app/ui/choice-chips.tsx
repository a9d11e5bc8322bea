import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

type ChipsProps = {
  legend: ReactNode
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  hint?: ReactNode
  error?: string | undefined
}

/**
 * Checkboxes as chips. An empty value is sent too, so that no tick means « none » and not «
 * unchanged ».
 */
export function ChoiceChips({ legend, name, options, chosen, hint, error }: ChipsProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid content-start gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <input name={name} type="hidden" value="" />
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label className="chip chip-choice max-w-full py-1 whitespace-normal" key={value}>
            <input
              className="sr-only"
              defaultChecked={chosen.includes(value)}
              name={name}
              type="checkbox"
              value={value}
            />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
