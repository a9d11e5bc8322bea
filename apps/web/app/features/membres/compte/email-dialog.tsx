import { Dialog } from '#ui/dialog.tsx'
import { EmailField } from '#ui/form/email-field.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { SessionForm } from '#ui/form/session-form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { EXCEPTION } from './exception.ts'
import { useChangeEmail } from './settings.mutations.ts'

type DialogProps = { isOpen: boolean; onClose: () => void }

export function EmailDialog({ isOpen, onClose }: DialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Changer d’adresse email">
      <EmailForm onClose={onClose} />
    </Dialog>
  )
}

function EmailForm({ onClose }: { onClose: () => void }) {
  const change = useChangeEmail()
  const toast = useToast()
  const mutate: typeof change.mutate = (form) =>
    change.mutate(form, {
      onSuccess: () => {
        toast({ message: 'Un lien vient de partir vers la nouvelle adresse.', tone: 'success' })
        onClose()
      },
    })
  return (
    <SessionForm
      draft="email"
      exception={EXCEPTION}
      mutation={{ ...change, mutate }}
      submit="Envoyer le lien"
    >
      {(errors) => (
        <>
          <p className="text-ink-soft">
            Nous enverrons un lien à la nouvelle adresse. L’ancienne sert jusqu’à ce que vous l’ayez
            ouvert.
          </p>
          <EmailField error={errors.email} label="Nouvelle adresse" />
          <PasswordField
            {...fieldProps('current_password', errors)}
            autoComplete="current-password"
            label="Mot de passe actuel"
          />
        </>
      )}
    </SessionForm>
  )
}
