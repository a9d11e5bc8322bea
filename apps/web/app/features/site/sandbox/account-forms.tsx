import type { ComponentProps } from 'react'
import { EmailField } from '#ui/form/email-field.tsx'
import { NameFields } from '#ui/form/name-fields.tsx'
import { NewPasswordField } from '#ui/form/new-password-field.tsx'
import { RememberCheckbox } from '#ui/form/remember-checkbox.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { SignInFields } from '#ui/form/sign-in-fields.tsx'
import { TermsCheckbox } from '#ui/form/terms-checkbox.tsx'
import { LONG_MOT } from './long-words.ts'
import { Etats } from './sandbox-section.tsx'
import { BUSY, FAILED, IDLE, refusedWith } from './stubs.ts'

const EXCEPTION = 'Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.'

type Mutation = ComponentProps<typeof SessionForm>['mutation']

const SignIn = ({ mutation }: { mutation: Mutation }) => (
  <div className="max-w-md">
    <SessionForm exception={EXCEPTION} mutation={mutation} submit="Se connecter">
      {(errors) => (
        <>
          <SignInFields errors={errors} />
          <RememberCheckbox />
        </>
      )}
    </SessionForm>
  </div>
)

const SignUp = ({ mutation }: { mutation: Mutation }) => (
  <div className="max-w-md">
    <SessionForm exception={EXCEPTION} mutation={mutation} submit="Créer mon compte">
      {(errors) => (
        <>
          <NameFields errors={errors} personne={{ prenom: 'Léa', nom: LONG_MOT }} />
          <EmailField error={errors.email} />
          <NewPasswordField error={errors.password} />
          <TermsCheckbox error={errors.cgu} />
        </>
      )}
    </SessionForm>
  </div>
)

const REFUSED_FORM = refusedWith({
  prenom: 'Le prénom manque.',
  nom: 'Le nom a 80 signes au plus.',
  email: 'Cette adresse n’est pas complète.',
  password: 'Ce mot de passe est trop court.',
  cgu: 'Acceptez les conditions pour continuer.',
})

/** The forms share field names: one at a time is on the page. */
export const AccountForms = () => (
  <Etats
    etats={{
      Connexion: () => <SignIn mutation={IDLE} />,
      'Envoi en cours': () => <SignIn mutation={BUSY} />,
      'Sans réponse': () => <SignIn mutation={FAILED} />,
      Inscription: () => <SignUp mutation={IDLE} />,
      'Inscription refusée': () => <SignUp mutation={REFUSED_FORM} />,
    }}
    name="Formulaire qui s’envoie en entier"
  />
)
