import { type ComponentProps, useState } from 'react'
import { TextField } from '#ui/text-field.tsx'

type DraftFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string
  /** Called with the typed text; invalid text leaves the value unchanged. */
  onValue: (typed: string) => void
}

/** Text field with its own state while typing: `4'` on the way to `4'30` is another pace. */
export function DraftField({ value, onValue, ...rest }: DraftFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <TextField
      {...rest}
      autoComplete="off"
      onBlur={() => setDraft(null)}
      onChange={({ target }) => {
        setDraft(target.value)
        onValue(target.value)
      }}
      value={draft ?? value}
    />
  )
}
