import { isApiError } from '@foulee/contract/shared/call-error'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { AuthPage } from '#ui/auth-page.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { NewPasswordField } from '#ui/form/new-password-field.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AccesFields } from './acces-fields.tsx'
import { useReset } from './compte.mutations.ts'
import { Notice } from './notice.tsx'
import { useLinkToken } from './use-link-token.ts'

export const headers = publicHeaders

const EXCEPTION = 'Le mot de passe n’a pas pu être changé. Veuillez réessayer ultérieurement.'

export default function Reinitialiser() {
  const token = useLinkToken()
  return (
    <AuthPage slug="connexion" title="Nouveau mot de passe">
      <PageHead
        description="Choisissez un nouveau mot de passe Foulée."
        isPrivate
        path="/reinitialiser-mot-de-passe"
        title="Nouveau mot de passe"
      />
      {token === undefined && <Skeleton className="h-40" />}
      {token === null && <DeadLink />}
      {token && <Choice token={token} />}
    </AuthPage>
  )
}

function Choice({ token }: { token: string }) {
  const reset = useReset(token)
  if (reset.isSuccess) return <Changed />
  if (isApiError(reset.error) && reset.error.code === 'lien_perime') return <DeadLink />
  return (
    <SessionForm exception={EXCEPTION} mutation={reset} submit="Changer le mot de passe">
      {(errors) => (
        <>
          <NewPasswordField error={errors.password} label="Nouveau mot de passe" />
          <AccesFields />
        </>
      )}
    </SessionForm>
  )
}

function Changed() {
  return (
    <>
      <Notice icon="check" title="Votre mot de passe est changé" tone="success">
        <p>Tous vos appareils ont été déconnectés. Connectez-vous avec le nouveau.</p>
      </Notice>
      <ButtonLink isWide to="/connexion" variant="primary">
        Se connecter
      </ButtonLink>
    </>
  )
}

function DeadLink() {
  return (
    <>
      <Notice icon="alert" title="Ce lien n’est plus valable" tone="danger">
        <p>
          Un lien sert une fois, pendant une heure (sept jours pour reprendre un compte dont
          l’adresse a changé), et un nouveau remplace les précédents. Demandez-en un autre, puis
          ouvrez le dernier message reçu.
        </p>
      </Notice>
      <ButtonLink isWide to="/mot-de-passe-oublie" variant="primary">
        Recevoir un nouveau lien
      </ButtonLink>
    </>
  )
}
