import type { CurrentUser } from '@foulee/contract/membres/session'
import { type ReactNode, useState } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { NameFields } from '#ui/form/name-fields.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { useToast } from '#ui/toast.tsx'
import { useForgot } from './compte.mutations.ts'
import { EmailDialog } from './email-dialog.tsx'
import { EXCEPTION } from './exception.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { ResendButton } from './resend-button.tsx'
import { useRename } from './settings.mutations.ts'

const ID = 'email-et-mot-de-passe'

export function AccessSection() {
  const { currentUser } = useSession()
  if (!currentUser) return null
  return (
    <section aria-labelledby={ID} className="grid gap-4">
      <SectionHeading id={ID} title="Email et mot de passe" />
      <div className="card divide-y divide-line">
        <ProviderNameForm user={currentUser} />
        <EmailRow user={currentUser} />
        {currentUser.avec_mot_de_passe ? (
          <PasswordRow email={currentUser.email} />
        ) : (
          <NoPasswordRow email={currentUser.email} />
        )}
      </div>
    </section>
  )
}

function ProviderNameForm({ user }: { user: CurrentUser }) {
  const rename = useRename()
  const toast = useToast()
  const mutate: typeof rename.mutate = (form) =>
    rename.mutate(form, { onSuccess: () => toast({ message: 'Enregistré', tone: 'success' }) })
  return (
    <div className="p-5">
      <SessionForm
        draft="nom"
        exception={EXCEPTION}
        isPart
        mutation={{ ...rename, mutate }}
        submit="Enregistrer le nom"
      >
        {(errors) => <NameFields errors={errors} personne={user} />}
      </SessionForm>
    </div>
  )
}

type RowProps = { title: ReactNode; children: ReactNode; action?: ReactNode }

function Row({ title, children, action }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-5">
      <div className="grid min-w-0 gap-1">
        <h3 className="flex flex-wrap items-center gap-2 font-sans text-base font-semibold">
          {title}
        </h3>
        {children}
      </div>
      {action}
    </div>
  )
}

function EmailRow({ user }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  const { email, email_verifie, email_attendu, avec_mot_de_passe } = user
  const badge = email_verifie ? (
    <Badge tone="success">Vérifiée</Badge>
  ) : (
    <Badge tone="warning">À vérifier</Badge>
  )
  return (
    <Row
      action={
        avec_mot_de_passe && (
          <Button onClick={() => setOpen(true)}>
            Changer<span className="sr-only"> d’adresse email</span>
          </Button>
        )
      }
      title={<>Adresse email {badge}</>}
    >
      <p className="wrap-anywhere">{email}</p>
      {email_attendu && (
        <p className="text-sm text-ink-soft">
          <strong className="wrap-anywhere text-ink">{email_attendu}</strong> la remplacera dès que
          vous aurez ouvert le lien que nous y avons envoyé.
        </p>
      )}
      {email_attendu && <ResendButton key={email_attendu} />}
      <EmailDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Row>
  )
}

function PasswordRow({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Row
      action={
        <Button onClick={() => setOpen(true)}>
          Changer<span className="sr-only"> de mot de passe</span>
        </Button>
      }
      title="Mot de passe"
    >
      <p className="text-sm text-ink-soft">Les autres appareils seront déconnectés.</p>
      <PasswordDialog email={email} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Row>
  )
}

/** A first password needs a link by email: a session alone must not be able to set one. */
function NoPasswordRow({ email }: { email: string }) {
  const forgot = useForgot()
  const requestReset = () => {
    const form = new FormData()
    form.set('email', email)
    forgot.mutate(form)
  }
  return (
    <Row
      action={
        !forgot.isSuccess && (
          <Button isLoading={forgot.isPending} onClick={requestReset}>
            Choisir un mot de passe
          </Button>
        )
      }
      title="Mot de passe"
    >
      <p className="text-sm text-ink-soft" role="status">
        {forgot.isSuccess
          ? `Un lien vient de partir vers ${email}.`
          : 'Votre compte n’en a pas\u00a0: vous vous connectez par un autre service. Avec un mot de passe, vous pourrez aussi changer d’adresse.'}
      </p>
      {forgot.error && (
        <p className="text-sm font-semibold text-rouge-gr">{forgot.error.message}</p>
      )}
    </Row>
  )
}
