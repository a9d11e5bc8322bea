import type { ComponentProps } from 'react'
import { TextField } from '../ui/text-field.tsx'

/** What the form was opened with, and what is said of it since, by field. */
export type Filling = { values: Record<string, string>; errors: Record<string, string> }

type FilledFieldProps = Omit<ComponentProps<typeof TextField>, 'defaultValue'> &
  Filling & { name: string }

/** One field of an edition or an épreuve, which may be left out unless told otherwise. */
export function FilledField({ name, values, errors, ...field }: FilledFieldProps) {
  return (
    <TextField
      autoComplete="off"
      defaultValue={values[name]}
      error={errors[name]}
      isOptional
      name={name}
      {...field}
    />
  )
}

/** A number. */
export const Figure = (props: FilledFieldProps) => <FilledField inputMode="decimal" {...props} />
