import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field, type FieldProps, splitField } from './field.tsx'
import { Icon } from './icon.tsx'

type PasswordFieldProps = FieldProps & ComponentProps<'input'> & { meter?: ReactNode }

export function PasswordField(props: PasswordFieldProps) {
  const { field, own } = splitField(props)
  const { meter, ...rest } = own
  const [isShown, setShown] = useState(false)
  return (
    <Field {...field}>
      {(control) => (
        <>
          <div className="relative">
            <input
              autoCapitalize="off"
              spellCheck={false}
              {...rest}
              {...control}
              className="control pe-12"
              type={isShown ? 'text' : 'password'}
            />
            <button
              aria-label="Afficher le mot de passe"
              aria-pressed={isShown}
              className="absolute inset-y-0 end-0 grid w-11 place-items-center text-ink-soft hover:text-ink"
              onClick={() => setShown(!isShown)}
              type="button"
            >
              <Icon name={isShown ? 'eye-off' : 'eye'} />
            </button>
          </div>
          {meter}
        </>
      )}
    </Field>
  )
}

const levels = [
  { label: 'Très faible', color: 'bg-rouge-gr' },
  { label: 'Faible', color: 'bg-rouge-gr' },
  { label: 'Correct', color: 'bg-jaune-pr' },
  { label: 'Bon', color: 'bg-sapin' },
  { label: 'Excellent', color: 'bg-sapin' },
] as const

/** Strength from 0 (refused) to 4; the word says it, the colour repeats it. */
export function StrengthMeter({ level }: { level: 0 | 1 | 2 | 3 | 4 }) {
  const { label, color } = levels[level]
  return (
    <div className="flex items-center gap-3">
      <div aria-hidden="true" className="grid grow grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            className={`h-1.5 rounded-full ${step <= Math.max(level, 1) ? color : 'bg-line'}`}
            key={step}
          />
        ))}
      </div>
      <output className="text-sm text-ink-soft">
        <span className="sr-only">Solidité du mot de passe&nbsp;: </span>
        {label}
      </output>
    </div>
  )
}
