import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { AuthPage } from '#ui/auth-page.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const WHOLE = /^[\w-]{43}$/

type InvitationPageProps = {
  path: string
  title: string
  heading?: string
  description: string
  children: (token: string) => ReactNode
}

/** Target of invitation mails: path#token. The fragment is never sent to the server. */
export function InvitationPage(props: InvitationPageProps) {
  const { path, title, heading = title, description, children } = props
  const isHydrated = useHydrated()
  const token = useLocation().hash.slice(1)
  return (
    <AuthPage slug="invitation" title={heading}>
      <PageHead description={description} isPrivate path={path} title={title} />
      {!isHydrated && <Waiting />}
      {isHydrated && WHOLE.test(token) && children(token)}
      {isHydrated && !WHOLE.test(token) && (
        <Nowhere>Ce lien est incomplet&nbsp;: ouvrez celui du message en entier.</Nowhere>
      )}
    </AuthPage>
  )
}

type InvitationProps<T> = { query: UseQueryResult<T>; children: (invitation: T) => ReactNode }

export function Invitation<T>({ query, children }: InvitationProps<T>) {
  const { data, error, isLoading, refetch } = query
  const { boot } = useSession()
  if (isLoading || boot === 'booting') return <Waiting />
  if (error || !data) return <Nowhere onRetry={() => void refetch()}>{error?.message}</Nowhere>
  return children(data)
}

type NowhereProps = { children: ReactNode; onRetry?: () => void }

export function Nowhere({ children, onRetry }: NowhereProps) {
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
