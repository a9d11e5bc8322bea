import { fieldProps } from '#ui/form/field-props.ts'
import { PasswordField } from '#ui/password-field.tsx'

type PasswordFieldsProps = { errors: Record<string, string>; email: string }

export function PasswordFields({ errors, email }: PasswordFieldsProps) {
  return (
    <>
      <p className="grid gap-1.5">
        <span className="font-semibold">Email</span>
        <span className="break-all">{email}</span>
      </p>
      <input autoComplete="username" name="email" readOnly type="hidden" value={email} />
      <PasswordField
        {...fieldProps('password', errors)}
        autoComplete="current-password"
        label="Mot de passe Foulée"
      />
    </>
  )
}
