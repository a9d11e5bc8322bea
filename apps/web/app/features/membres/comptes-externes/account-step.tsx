import { EmailField } from '#ui/form/email-field.tsx'
import { NameFields } from '#ui/form/name-fields.tsx'
import { TermsCheckbox } from '#ui/form/terms-checkbox.tsx'

type AccountFieldsProps = {
  errors: Record<string, string>
  account: { email: string; email_verifie: boolean; prenom: string; nom: string }
  label: string
}

export function AccountFields({ errors, account, label }: AccountFieldsProps) {
  return (
    <>
      <NameFields errors={errors} personne={account} />
      {account.email_verifie ? (
        <GivenEmail email={account.email} label={label} />
      ) : (
        <EmailField
          defaultValue={account.email}
          error={errors.email}
          hint="Un message vous sera envoyé pour la vérifier."
        />
      )}
      <TermsCheckbox error={errors.cgu} />
    </>
  )
}

function GivenEmail({ email, label }: { email: string; label: string }) {
  return (
    <p className="grid gap-1.5">
      <span className="font-semibold">Email</span>
      <span className="break-all">{email}</span>
      <span className="text-sm text-ink-soft">Vérifié par {label}.</span>
    </p>
  )
}
