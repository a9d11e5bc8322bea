import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/text-field.tsx'

type AccountFieldsProps = {
  errors: Record<string, string>
  given: { email: string; email_verifie: boolean; prenom: string; nom: string }
  label: string
}

/** What a new account needs beside what the provider says, which may be corrected. */
export function AccountFields({ errors, given, label }: AccountFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          autoComplete="given-name"
          defaultValue={given.prenom}
          error={errors.prenom}
          id="prenom"
          label="Prénom"
          maxLength={80}
          name="prenom"
        />
        <TextField
          autoComplete="family-name"
          defaultValue={given.nom}
          error={errors.nom}
          id="nom"
          label="Nom"
          maxLength={80}
          name="nom"
        />
      </div>
      {given.email_verifie ? (
        <GivenEmail email={given.email} label={label} />
      ) : (
        <TextField
          autoCapitalize="off"
          autoComplete="email"
          defaultValue={given.email}
          error={errors.email}
          hint="Un message vous sera envoyé pour la vérifier."
          id="email"
          inputMode="email"
          label="Email"
          maxLength={254}
          name="email"
          type="email"
        />
      )}
      <Checkbox error={errors.cgu} id="cgu" name="cgu">
        J’accepte les{' '}
        <a className="text-link" href="/cgu" rel="noopener" target="_blank">
          conditions générales<span className="sr-only"> (nouvel onglet)</span>
        </a>
      </Checkbox>
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
