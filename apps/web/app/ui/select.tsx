import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { Field, type FieldProps, splitField } from './field.tsx'
import { Icon } from './icon.tsx'

export type Option = { value: string; label: string; isDisabled?: boolean }

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'children'> & { options: Option[]; placeholder?: string }

export function Select(props: SelectProps) {
  const { field, own } = splitField(props)
  const { options, placeholder, className, ...rest } = own
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <select {...rest} {...control} className={cx('control appearance-none pe-10', className)}>
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option disabled={option.isDisabled} key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-soft"
            name="chevron-down"
          />
        </div>
      )}
    </Field>
  )
}
