import { NameFields } from '../../form/name-fields.tsx'
import { NewPasswordField } from '../../form/new-password-field.tsx'
import { TermsCheckbox } from '../../form/terms-checkbox.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { NewEmailField } from './new-email-field.tsx'

/** What an account needs, and nothing else (decisions §2). */
export function RegisterFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <NameFields errors={errors} />
      <NewEmailField error={errors.email} />
      <NewPasswordField error={errors.password} />
      <div className="grid">
        <TermsCheckbox error={errors.cgu} />
        <Checkbox hint="À éviter sur un appareil partagé." name="remember">
          Se souvenir de moi
        </Checkbox>
      </div>
    </>
  )
}
