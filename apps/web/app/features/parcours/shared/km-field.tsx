import { useState } from 'react'
import { readNumber, writeScaled } from '#ui/form/read-number.ts'
import { TextField } from '#ui/text-field.tsx'

type KmFieldProps = { label: string; metres: number; onChange: (metres: number) => void }

export function KmField({ label, metres, onChange }: KmFieldProps) {
  const [text, setText] = useState<string | null>(null)
  return (
    <TextField
      autoComplete="off"
      inputMode="decimal"
      label={label}
      onBlur={() => setText(null)}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        const read = readNumber(currentTarget.value, 'km')
        if (read !== null && read !== undefined) onChange(read * 1000)
      }}
      unit="km"
      value={text ?? writeScaled(Math.round(metres / 10), 100)}
    />
  )
}
