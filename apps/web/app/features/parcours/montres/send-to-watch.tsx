import { useState } from 'react'
import { useLocation } from 'react-router'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { toReturnState } from '#platform/session/return-to.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useSync } from './montres.queries.ts'

const SendDialog = lazyHydrate(
  () => import('./send-dialog.tsx'),
  () => null,
)

export function SendToWatch({ parcours_id }: { parcours_id: number | null }) {
  const { boot, isAuth } = useSession()
  const location = useLocation()
  const [isOpen, setOpen] = useState(false)
  const sync = useSync()
  if (boot !== 'done' || !isAuth) {
    return (
      <ButtonLink icon="stopwatch" state={toReturnState(location)} to="/connexion">
        Envoyer à ma montre
      </ButtonLink>
    )
  }
  const send = () => {
    setOpen(true)
    sync.mutate(parcours_id)
  }
  return (
    <>
      <Button icon="stopwatch" isLoading={sync.isPending} onClick={send}>
        Envoyer à ma montre
      </Button>
      {isOpen && !sync.isPending && (
        <SendDialog
          error={sync.error}
          onClose={() => setOpen(false)}
          onRetry={send}
          sent={sync.data}
        />
      )}
    </>
  )
}
