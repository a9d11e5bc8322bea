import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageHead } from '../../page-head.tsx'
import { publicHeaders } from '../../prefetch.ts'
import { keepUrl } from '../../session/kept-url.ts'
import { useSession } from '../../session/session-provider.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../use-hydrated.ts'
import { AuthPage } from '../session/auth-page.tsx'
import { useAcceptMembership } from './organisateurs.mutations.ts'
import { receivedQuery } from './organisateurs.queries.ts'
import { editorPath } from './paths.ts'

export const headers = publicHeaders

/** As the mail's link carries it, when it was copied whole. */
const WHOLE = /^[\w-]{43}$/

/** Where the mail leads: /organisateur/invitation#token. What follows # never leaves the browser. */
export default function MembershipInvitation() {
  const isHydrated = useHydrated()
  const given = useLocation().hash.slice(1)
  return (
    <AuthPage slug="invitation" title="Gérer des courses à plusieurs">
      <PageHead
        description="Acceptez de gérer les courses d’un organisateur."
        isPrivate
        path="/organisateur/invitation"
        title="Invitation d’un organisateur"
      />
      {isHydrated ? <Received token={WHOLE.test(given) ? given : ''} /> : <Waiting />}
    </AuthPage>
  )
}

function Received({ token }: { token: string }) {
  const { boot, isAuth } = useSession()
  const { data: invite, error, isLoading, refetch } = useQuery(receivedQuery(token))
  const accept = useAcceptMembership()
  const kept = keepUrl(useLocation())
  if (!token)
    return <Nowhere>Ce lien est incomplet&nbsp;: ouvrez celui du message en entier.</Nowhere>
  if (accept.data) return <Welcome id={accept.data.organisateurs_id} nom={accept.data.nom} />
  if (isLoading || boot === 'booting') return <Waiting />
  if (error || !invite) {
    return <Nowhere onRetry={() => void refetch()}>{error?.message}</Nowhere>
  }
  if (invite.etat !== 'envoyee') {
    return <Nowhere>Cette invitation a expiré ou a déjà servi.</Nowhere>
  }
  return (
    <>
      <Card className="grid gap-3">
        <p className="text-lg">
          <strong className="break-words">{invite.inviteur}</strong> vous propose de gérer avec lui
          ou avec elle les courses de{' '}
          <strong className="break-words">«&nbsp;{invite.nom}&nbsp;»</strong>
          {invite.ville && ` (${invite.ville})`}.
        </p>
        <p className="text-ink-soft">
          Vous pourrez modifier les courses, leurs éditions et leurs actualités. Vous pouvez quitter
          l’organisateur à tout moment.
        </p>
      </Card>
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
        <div className="grid gap-3">
          <ButtonLink isWide state={kept} to="/inscription" variant="primary">
            Créer mon compte
          </ButtonLink>
          <ButtonLink isWide state={kept} to="/connexion">
            J’ai déjà un compte
          </ButtonLink>
        </div>
      )}
    </>
  )
}

function Welcome({ id, nom }: { id: number; nom: string }) {
  return (
    <EmptyState
      action={
        <ButtonLink to={editorPath(id)} variant="primary">
          Ouvrir l’organisateur
        </ButtonLink>
      }
      title="C’est accepté"
    >
      <p role="status">Vous gérez désormais «&nbsp;{nom}&nbsp;».</p>
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
