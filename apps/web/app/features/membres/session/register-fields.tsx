import { NameFields } from '#ui/form/name-fields.tsx'
import { NewPasswordField } from '#ui/form/new-password-field.tsx'
import { RememberCheckbox } from '#ui/form/remember-checkbox.tsx'
import { TermsCheckbox } from '#ui/form/terms-checkbox.tsx'
import { NewEmailField } from './new-email-field.tsx'

export function RegisterFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <NameFields errors={errors} />
      <NewEmailField error={errors.email} />
      <NewPasswordField error={errors.password} />
      <div className="grid">
        <TermsCheckbox error={errors.cgu} />
        <RememberCheckbox />
      </div>
    </>
  )
}
