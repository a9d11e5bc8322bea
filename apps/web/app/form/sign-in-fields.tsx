import { PasswordField } from '../ui/password-field.tsx'
import { EmailField } from './email-field.tsx'

/** For whoever has an account already. */
export const SignInFields = ({ errors }: { errors: Record<string, string> }) => (
  <>
    <EmailField autoComplete="username" error={errors.email} />
    <PasswordField
      autoComplete="current-password"
      error={errors.password}
      id="password"
      label="Mot de passe"
      name="password"
    />
  </>
)
