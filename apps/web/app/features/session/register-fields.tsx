import { NewPasswordField } from '../../form/new-password-field.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NewEmailField } from './new-email-field.tsx'

/** What an account needs, and nothing else (decisions §2). */
export function RegisterFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          autoComplete="given-name"
          error={errors.prenom}
          id="prenom"
          label="Prénom"
          maxLength={80}
          name="prenom"
        />
        <TextField
          autoComplete="family-name"
          error={errors.nom}
          id="nom"
          label="Nom"
          maxLength={80}
          name="nom"
        />
      </div>
      <NewEmailField error={errors.email} />
      <NewPasswordField error={errors.password} />
      <div className="grid">
        <Checkbox error={errors.cgu} id="cgu" name="cgu">
          J’accepte les{' '}
          <a className="text-link" href="/cgu" rel="noopener" target="_blank">
            conditions générales<span className="sr-only"> (nouvel onglet)</span>
          </a>
        </Checkbox>
        <Checkbox hint="À éviter sur un appareil partagé." name="remember">
          Se souvenir de moi
        </Checkbox>
      </div>
    </>
  )
}
