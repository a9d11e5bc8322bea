import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { PageHead } from '../../page-head.tsx'
import { publicHeaders } from '../../prefetch.ts'
import { keepUrl } from '../../session/kept-url.ts'
import { useSession } from '../../session/session-provider.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { AuthPage } from '../session/auth-page.tsx'
import { keepAcceptedToken, takeAcceptedToken } from './accepted-token.ts'
import { useAcceptInvitation } from './invitations.mutations.ts'
import { receivedQuery } from './invitations.queries.ts'
import { ReceivedInvitation } from './received-invitation.tsx'

export const headers = publicHeaders

/** As the mail's link carries it, when it was copied whole. */
const WHOLE = /^[\w-]{43}$/

/** Where the mail of an invitation leads: /invitation#token. What follows # never leaves the browser. */
export default function InvitationPage() {
  const isHydrated = useHydrated()
  const given = useLocation().hash.slice(1)
  const token = WHOLE.test(given) ? given : ''
  return (
    <AuthPage slug="invitation" title="Vous êtes invité">
      <PageHead
        description="Acceptez l’invitation d’un membre de Foulée."
        isPrivate
        path="/invitation"
        title="Vous êtes invité"
      />
      {isHydrated ? <Received token={token} /> : <Waiting />}
    </AuthPage>
  )
}

function Received({ token }: { token: string }) {
  const { boot, isAuth } = useSession()
  const { data: invitation, error, isLoading, refetch } = useQuery(receivedQuery(token))
  const accept = useAcceptInvitation()
  useAgreedAcceptance(isAuth, token, accept.mutate)
  if (!token)
    return <Nowhere>Ce lien est incomplet&nbsp;: ouvrez celui du message en entier.</Nowhere>
  if (isLoading || boot === 'booting') return <Waiting />
  if (error || !invitation) {
    return <Nowhere onRetry={() => void refetch()}>{error?.message}</Nowhere>
  }
  if (accept.isSuccess) return <Welcome inviteur={invitation.inviteur} />
  if (invitation.etat === 'expiree') {
    return <Nowhere>Cette invitation a expiré. Demandez-en une nouvelle.</Nowhere>
  }
  return (
    <>
      <ReceivedInvitation invitation={invitation} />
      {accept.error && (
        <p className="rounded-control bg-rouge-wash p-4" role="alert">
          {accept.error.message}
        </p>
      )}
      {isAuth ? (
        <Button
          isLoading={accept.isPending}
          isWide
          onClick={() => accept.mutate(token)}
          variant="primary"
        >
          Accepter l’invitation
        </Button>
      ) : (
        <Doors email={invitation.email} token={token} />
      )}
    </>
  )
}

/** An account first: the invitation is accepted on coming back. */
function Doors({ email, token }: { email: string; token: string }) {
  const kept = keepUrl(useLocation())
  const agree = () => keepAcceptedToken(token)
  return (
    <div className="grid gap-3">
      <ButtonLink
        isWide
        onClick={agree}
        state={{ ...kept, email }}
        to="/inscription"
        variant="primary"
      >
        Créer mon compte et accepter
      </ButtonLink>
      <ButtonLink isWide onClick={agree} state={kept} to="/connexion">
        J’ai déjà un compte
      </ButtonLink>
    </div>
  )
}

function Welcome({ inviteur }: { inviteur: string }) {
  return (
    <EmptyState
      action={
        <ButtonLink to="/home" variant="primary">
          Continuer
        </ButtonLink>
      }
      title="C’est accepté"
    >
      <p role="status">{inviteur} le verra dans ses invitations.</p>
    </EmptyState>
  )
}

function Nowhere({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <EmptyState
      action={
        <>
          {onRetry && <Button onClick={onRetry}>Réessayer</Button>}
          <ButtonLink to="/">Découvrir Foulée</ButtonLink>
        </>
      }
      title="Cette invitation ne mène à rien"
    >
      {children}
    </EmptyState>
  )
}

function Waiting() {
  return (
    <Loading label="Chargement de l’invitation…">
      <Skeleton className="h-56 rounded-card" />
    </Loading>
  )
}

/** Whoever agreed before signing in has nothing more to press. */
function useAgreedAcceptance(
  isAuth: boolean,
  token: string,
  accept: (token: string) => void,
): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isAuth || !token || isDone.current) return
    isDone.current = true
    if (takeAcceptedToken() === token) accept(token)
  }, [isAuth, token, accept])
}
