import type { Attendu } from '@foulee/domain/courses/course-completude'
import type { ComponentProps } from 'react'
import { TextField } from '#ui/text-field.tsx'

export type Filling = {
  values: Record<string, string>
  errors: Record<string, string>
  attendus?: Readonly<Record<string, Attendu>>
}

type FilledFieldProps = Omit<ComponentProps<typeof TextField>, 'defaultValue'> &
  Filling & { name: string }

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

export const Figure = (props: FilledFieldProps) => <FilledField inputMode="decimal" {...props} />
