import type { Profil } from '@foulee/contract/membres/profil'
import { getDistanceLabel } from '@foulee/domain/membres/profil'
import { useId } from 'react'
import { FieldError } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useOptions } from './options.ts'

type DistanceFieldsProps = { chosen: Profil['distance_courses']; error?: string | undefined }

export function DistanceFields({ chosen, error }: DistanceFieldsProps) {
  const options = useOptions().distance_courses
  const id = useId()
  const select = (name: string, label: string, value: number | undefined) => (
    <Select
      defaultValue={value ? String(value) : ''}
      label={label}
      name={name}
      options={[{ value: '', label: 'Peu importe' }, ...withValue(options, value)]}
    />
  )
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-2 font-semibold">Distances que je cours</legend>
      <div className="grid grid-cols-2 gap-4">
        {select('distance_min', 'De', chosen.min)}
        {select('distance_max', 'À', chosen.max)}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

type Option = { value: string; label: string }

/** Adds a stored distance that is not offered, so that a save keeps it. */
function withValue(options: readonly Option[], value: number | undefined): readonly Option[] {
  if (!value || options.some((option) => option.value === String(value))) return options
  const own = { value: String(value), label: getDistanceLabel(value) }
  return [...options, own].toSorted((a, b) => Number(a.value) - Number(b.value))
}
