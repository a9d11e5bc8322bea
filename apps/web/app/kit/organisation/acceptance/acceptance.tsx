import type { ReactNode } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

type AcceptanceProps = {
  accept: { error: Error | null; isPending: boolean }
  onAccept: () => void
  doors: ReactNode
}

export function Acceptance({ accept, onAccept, doors }: AcceptanceProps) {
  const { isAuth } = useSession()
  return (
    <>
      {accept.error && (
        <p className="rounded-control bg-rouge-wash p-4" role="alert">
          {accept.error.message}
        </p>
      )}
      {isAuth ? (
        <Button isLoading={accept.isPending} isWide onClick={onAccept} variant="primary">
          Accepter l’invitation
        </Button>
      ) : (
        <div className="grid gap-3">{doors}</div>
      )}
    </>
  )
}

export function Accepted({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <EmptyState action={action} title="C’est accepté">
      <p role="status">{children}</p>
    </EmptyState>
  )
}
