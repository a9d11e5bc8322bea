import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Field, type FieldProps, splitField } from './field.tsx'
import { GrowingTextarea } from './growing-textarea.tsx'
import { PickerInput } from './picker-input.tsx'

/** Placeholder that makes `:placeholder-shown` match an empty field, which is then not printed. */
const EMPTY = ' '
/** Types with a native picker, without placeholder. */
const WITH_PICKER = ['date', 'datetime-local', 'time']

type TextFieldProps = FieldProps & ComponentProps<'input'> & { unit?: ReactNode }

export function TextField(props: TextFieldProps) {
  const { field, own } = splitField(props)
  const { unit, className, ...rest } = own
  const hasPicker = WITH_PICKER.includes(rest.type ?? 'text')
  const Input = hasPicker ? PickerInput : 'input'
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <Input
            {...(hasPicker ? {} : { placeholder: EMPTY })}
            {...rest}
            {...control}
            className={cx('control', unit !== undefined && 'pe-14', className)}
          />
          {unit && (
            <span className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-ink-soft">
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

type TextAreaProps = FieldProps & ComponentProps<'textarea'>

export function TextArea(props: TextAreaProps) {
  const { field, own } = splitField(props)
  const { className, ...rest } = own
  return (
    <Field {...field}>
      {(control) => (
        <GrowingTextarea
          placeholder={EMPTY}
          rows={4}
          {...rest}
          {...control}
          className={cx('min-h-28 py-2.5', className)}
        />
      )}
    </Field>
  )
}
