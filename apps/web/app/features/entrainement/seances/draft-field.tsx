import { type ComponentProps, useState } from 'react'
import { TextField } from '#ui/text-field.tsx'

type DraftFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  /** What it holds, as it is written. */
  value: string
  /** What was typed; what cannot be read is left as it was. */
  onValue: (typed: string) => void
}

/** A field whose text is its own while one types: `4'` on the way to `4'30` is another pace. */
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
