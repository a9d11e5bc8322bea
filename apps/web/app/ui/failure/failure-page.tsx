import { useLocation } from 'react-router'
import { toReturnState } from '#platform/session/return-to.ts'
import { ButtonLink } from '../button.tsx'
import { ErrorPage, NotFoundPage, ServerErrorPage } from './error-page.tsx'
import { LostScript } from './lost-script-page.tsx'
import { OfflinePage } from './offline-page.tsx'
import type { Failure } from './read-failure.ts'
import { RetryButton } from './retry-button.tsx'

export function FailurePage({ failure }: { failure: Failure }) {
  return (
    <>
      <title>{failure.status === 404 ? 'Page introuvable · Foulée' : 'Erreur · Foulée'}</title>
      <FailureBody failure={failure} />
    </>
  )
}

function FailureBody({ failure: { status, message, isLostScript } }: { failure: Failure }) {
  if (isLostScript) return <LostScript />
  if (status === 0) return <OfflinePage />
  if (status === 404) return <NotFoundPage />
  if (status === 401) return <SignInFirst message={message} />
  if (status < 500) return <ForbiddenPage message={message} status={status} />
  return <ServerErrorPage action={<RetryButton />} code={status} />
}

function SignInFirst({ message }: { message: string }) {
  const state = toReturnState(useLocation())
  return (
    <ErrorPage
      action={
        <ButtonLink state={state} to="/connexion" variant="primary">
          Se connecter
        </ButtonLink>
      }
      code={401}
      title="Qui va là&nbsp;?"
    >
      <p>{message}</p>
    </ErrorPage>
  )
}

function ForbiddenPage({ status, message }: { status: number; message: string }) {
  return (
    <ErrorPage action={<RetryButton />} code={status} title="On ne passe pas par ici">
      <p>{message}</p>
    </ErrorPage>
  )
}
