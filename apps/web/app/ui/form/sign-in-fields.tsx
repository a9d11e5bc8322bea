import { PasswordField } from '../password-field.tsx'
import { EmailField } from './email-field.tsx'
import { fieldProps } from './field-props.ts'

export const SignInFields = ({ errors }: { errors: Record<string, string> }) => (
  <>
    <EmailField autoComplete="username" error={errors.email} />
    <PasswordField
      {...fieldProps('password', errors)}
      autoComplete="current-password"
      label="Mot de passe"
    />
  </>
)
