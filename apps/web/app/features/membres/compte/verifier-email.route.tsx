import { isApiError } from '@foulee/contract/shared/call-error'
import { useEffect, useRef } from 'react'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { AuthPage } from '#ui/auth-page.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useVerify } from './compte.mutations.ts'
import { Notice } from './notice.tsx'
import { ResendButton } from './resend-button.tsx'
import { useLinkToken } from './use-link-token.ts'

export const headers = publicHeaders

export default function VerifierEmail() {
  const token = useLinkToken()
  return (
    <AuthPage slug="inscription" title="Votre adresse email">
      <PageHead
        description="Vérifiez l’adresse email de votre compte Foulée."
        isPrivate
        path="/verifier-email"
        title="Votre adresse email"
      />
      {token === undefined && <Skeleton className="h-28" />}
      {token === null && <DeadLink />}
      {token && <Verification token={token} />}
    </AuthPage>
  )
}

function Verification({ token }: { token: string }) {
  const { isSuccess, error, mutate } = useVerification(token)
  if (isSuccess) return <Verified title="Votre adresse est vérifiée" />
  if (!error) {
    return (
      <div aria-busy="true">
        <p role="status">Vérification en cours…</p>
      </div>
    )
  }
  if (isApiError(error) && error.code === 'lien_perime') return <DeadLink />
  return <ErrorState message={error.message} onRetry={() => mutate(token)} />
}

/** Uses the token once, as soon as the page is hydrated. */
function useVerification(token: string) {
  const verification = useVerify()
  const { mutate } = verification
  const used = useRef<string | null>(null)
  useEffect(() => {
    if (used.current === token) return
    used.current = token
    mutate(token)
  }, [mutate, token])
  return verification
}

function Verified({ title }: { title: string }) {
  const { isAuth } = useSession()
  return (
    <>
      <Notice icon="check" title={title} tone="success">
        <p>Vous pouvez publier, écrire aux autres membres et donner votre avis.</p>
      </Notice>
      <ButtonLink isWide to={isAuth ? '/home' : '/connexion'} variant="primary">
        {isAuth ? 'Continuer' : 'Se connecter'}
      </ButtonLink>
    </>
  )
}

/** A second use of a link by a verified member is no error. */
function DeadLink() {
  const { currentUser } = useSession()
  if (currentUser?.email_verifie && !currentUser.email_attendu) {
    return <Verified title="Votre adresse est déjà vérifiée" />
  }
  return (
    <>
      <Notice icon="alert" title="Ce lien n’est plus valable" tone="danger">
        <p>
          Un lien sert une fois, pendant trois jours, et un nouveau remplace les précédents. Si vous
          l’avez déjà ouvert, votre adresse est vérifiée.
        </p>
      </Notice>
      {currentUser ? (
        <ResendButton />
      ) : (
        <ButtonLink isWide to="/connexion" variant="primary">
          Se connecter
        </ButtonLink>
      )}
    </>
  )
}
