import { Dialog } from '#ui/dialog.tsx'
import { fieldProps } from '#ui/form/field-props.ts'
import { NewPasswordField } from '#ui/form/new-password-field.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { useToast } from '#ui/toast.tsx'
import { AccesFields } from './acces-fields.tsx'
import { EXCEPTION } from './exception.ts'
import { useChangePassword } from './settings.mutations.ts'

type PasswordDialogProps = { email: string; isOpen: boolean; onClose: () => void }

export function PasswordDialog({ email, isOpen, onClose }: PasswordDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Changer de mot de passe">
      <PasswordForm email={email} onClose={onClose} />
    </Dialog>
  )
}

function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const change = useChangePassword(email)
  const toast = useToast()
  const mutate: typeof change.mutate = (form) =>
    change.mutate(form, {
      onSuccess: () => {
        toast({
          message: 'Mot de passe changé. Les autres appareils sont déconnectés.',
          tone: 'success',
        })
        onClose()
      },
    })
  return (
    <SessionForm
      exception={EXCEPTION}
      mutation={{ ...change, mutate }}
      submit="Changer le mot de passe"
    >
      {(errors) => (
        <>
          {/* Password managers store the new password under this user name. */}
          <input autoComplete="username" hidden name="username" readOnly value={email} />
          <PasswordField
            {...fieldProps('current_password', errors)}
            autoComplete="current-password"
            label="Mot de passe actuel"
          />
          <NewPasswordField email={email} error={errors.password} label="Nouveau mot de passe" />
          <AccesFields />
        </>
      )}
    </SessionForm>
  )
}
