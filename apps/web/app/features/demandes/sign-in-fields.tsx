import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** For whoever has an account already. */
export function SignInFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <TextField
        autoCapitalize="off"
        autoComplete="username"
        error={errors.email}
        id="email"
        inputMode="email"
        label="Email"
        name="email"
        type="email"
      />
      <PasswordField
        autoComplete="current-password"
        error={errors.password}
        id="password"
        label="Mot de passe"
        name="password"
      />
    </>
  )
}
