import type { Attendu } from '@foulee/domain/courses/course-completude'
import type { ComponentProps } from 'react'
import { TextField } from '#ui/text-field.tsx'

/** What the form was opened with, what is said of it since, and what a check-list asks for, by field. */
export type Filling = {
  values: Record<string, string>
  errors: Record<string, string>
  attendus?: Readonly<Record<string, Attendu>>
}

type FilledFieldProps = Omit<ComponentProps<typeof TextField>, 'defaultValue'> &
  Filling & { name: string }

/** One field of an edition or an épreuve, which may be left out unless the check-list asks for it. */
export function FilledField({ name, values, errors, attendus, ...field }: FilledFieldProps) {
  const attendu = attendus?.[name]
  return (
    <TextField
      autoComplete="off"
      defaultValue={values[name]}
      error={errors[name]}
      isAdvised={attendu === 'conseille'}
      isOptional={attendu !== 'requis'}
      name={name}
      {...field}
    />
  )
}

/** A number. */
export const Figure = (props: FilledFieldProps) => <FilledField inputMode="decimal" {...props} />
