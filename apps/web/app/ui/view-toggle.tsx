import { Icon, type IconName } from './icon.tsx'

export type ToggleOption<Value extends string> = { value: Value; label: string; icon?: IconName }

type ViewToggleProps<Value extends string> = {
  label: string
  value: Value
  options: ToggleOption<Value>[]
  onChange: (value: Value) => void
}

export function ViewToggle<Value extends string>(props: ViewToggleProps<Value>) {
  const { label, value, options, onChange } = props
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          aria-pressed={option.value === value}
          className="segment"
          key={option.value}
          onClick={() => onChange(option.value)}
          type="button"
        >
          {option.icon && <Icon name={option.icon} size={18} />}
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}

const listAndMap: ToggleOption<'liste' | 'carte'>[] = [
  { value: 'liste', label: 'Liste', icon: 'list' },
  { value: 'carte', label: 'Carte', icon: 'map' },
]

type ListMapToggleProps = { value: 'liste' | 'carte'; onChange: (value: 'liste' | 'carte') => void }

export function ListMapToggle({ value, onChange }: ListMapToggleProps) {
  return <ViewToggle label="Affichage" onChange={onChange} options={listAndMap} value={value} />
}
