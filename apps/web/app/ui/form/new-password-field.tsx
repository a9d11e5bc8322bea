import { type FocusEvent, useState } from 'react'
import { afterGesture } from '../after-gesture.ts'
import { PasswordField, StrengthMeter } from '../password-field.tsx'

type Rules = typeof import('@foulee/domain/membres/mot-de-passe')

/** The list of common passwords is large: loaded when the field is used. */
const loadRules = () => import('@foulee/domain/membres/mot-de-passe')

type NewPasswordFieldProps = {
  error: string | undefined
  label?: string
  email?: string | undefined
}

export function NewPasswordField({ error, label = 'Mot de passe', email }: NewPasswordFieldProps) {
  const [rules, setRules] = useState<Rules | null>(null)
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState('')
  const check = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const address = email ?? new FormData(currentTarget.form ?? undefined).get('email')
    const refusals = password ? rules?.checkMotDePasse(password, String(address ?? '')) : []
    afterGesture(() => setRefusal(refusals?.join(' ') ?? ''))
  }
  return (
    <PasswordField
      autoComplete="new-password"
      error={refusal || error}
      hint="Au moins 12 caractères. Une phrase de quelques mots fait très bien l’affaire."
      id="password"
      label={label}
      maxLength={200}
      meter={rules && password ? <StrengthMeter level={rules.getForce(password)} /> : null}
      name="password"
      onBlur={check}
      onChange={(event) => {
        setPassword(event.target.value)
        setRefusal('')
      }}
      onFocus={() => void loadRules().then(setRules)}
    />
  )
}
