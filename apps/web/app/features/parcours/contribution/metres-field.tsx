import { useId } from 'react'

type MetresFieldProps = {
  label: string
  value: number
  max: number
  onChange: (metres: number) => void
}

/** A place along the route: a slider for the hand, kilometres for the keyboard. */
export function MetresField({ label, value, max, onChange }: MetresFieldProps) {
  const id = useId()
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
            max={max / 1000}
            min={0}
            onChange={({ currentTarget: { valueAsNumber } }) => {
              if (Number.isFinite(valueAsNumber)) onChange(valueAsNumber * 1000)
            }}
            step={0.01}
            type="number"
            value={Math.round(value / 10) / 100}
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
