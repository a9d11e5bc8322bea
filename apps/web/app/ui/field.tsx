import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string
  isLabelHidden?: boolean
  isOptional?: boolean
  isAdvised?: boolean
}

type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

type FieldIds = FieldProps & { id?: string | undefined }

export function splitField<P extends FieldIds>(props: P) {
  const { label, hint, error, isLabelHidden, isOptional, isAdvised, id, ...own } = props
  return { field: { label, hint, error, isLabelHidden, isOptional, isAdvised, id }, own }
}

type Props = FieldIds & { children: (control: ControlProps) => ReactNode }

export function Field(props: Props) {
  const { label, hint, error, isLabelHidden, isOptional, isAdvised, id, children } = props
  const wish = isAdvised ? 'conseillé' : isOptional ? 'facultatif' : null
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className="field grid grid-cols-1 content-start gap-1.5">
      <label className={isLabelHidden ? 'sr-only' : 'font-semibold'} htmlFor={controlId}>
        {label}
        {wish && <span className="font-normal text-ink-soft"> ({wish})</span>}
      </label>
      {hint && (
        <div className="field-hint text-sm text-ink-soft" id={hintId}>
          {hint}
        </div>
      )}
      {children({
        id: controlId,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p className="flex gap-1.5 text-sm font-semibold wrap-anywhere text-rouge-gr" id={id}>
      <Icon className="mt-0.5 shrink-0" name="alert" size={16} />
      {children}
    </p>
  )
}
