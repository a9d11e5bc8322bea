import { useId, useState } from 'react'
import { readScaled, writeScaled } from '#ui/form/read-number.ts'

type MetresFieldProps = {
  label: string
  value: number
  max: number
  onChange: (metres: number) => void
}

export function MetresField({ label, value, max, onChange }: MetresFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <label className="font-semibold" htmlFor={id}>
          {label}
        </label>
        <span className="flex items-center gap-2">
          <input
            aria-label={`${label}, en kilomètres`}
            className="control w-28 text-end"
            inputMode="decimal"
            onBlur={() => setTyped(null)}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              const metres = readScaled(currentTarget.value, 1000)
              if (typeof metres === 'number') onChange(Math.min(metres, max))
            }}
            value={typed ?? writeScaled(Math.round(value / 10), 100)}
          />
          km
        </span>
      </div>
      <input
        aria-valuetext={`${Math.round(value / 10) / 100} kilomètres`}
        className="crop-range"
        id={id}
        max={Math.round(max)}
        min={0}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        step={10}
        type="range"
        value={Math.round(value)}
      />
    </div>
  )
}
