import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { FieldError } from './field.tsx'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  children: ReactNode
  hint?: ReactNode
  error?: string
}

type InputLook = { type: 'checkbox' | 'radio'; role?: 'switch'; inputClass: string }

/** The whole line is the target. */
function Choice(props: ChoiceProps & InputLook) {
  const { children, hint, error, inputClass, className, ...rest } = props
  const errorId = useId()
  return (
    <div className="grid content-start gap-1">
      <label className={cx('choice', className)}>
        <input
          {...rest}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          className={inputClass}
        />
        <span className="grid gap-0.5">
          <span>{children}</span>
          {hint && <span className="text-sm text-ink-soft">{hint}</span>}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} inputClass="tick rounded-[5px]" type="checkbox" />
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} inputClass="tick rounded-full" type="radio" />
}

export function Switch(props: ChoiceProps) {
  return <Choice {...props} inputClass="switch" role="switch" type="checkbox" />
}

type GroupProps = {
  legend: ReactNode
  hint?: ReactNode
  error?: string
  isInline?: boolean
  children: ReactNode
}

export function ChoiceGroup({ legend, hint, error, isInline, children }: GroupProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid content-start gap-1">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <div className={isInline ? 'flex flex-wrap gap-x-6' : 'grid'}>{children}</div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
