import type { ModelSignalement } from '@foulee/domain/echanges/avis'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { toReturnState } from '#platform/session/return-to.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'

const ReportDialog = lazyHydrate(
  () => import('./report-dialog.tsx'),
  () => null,
)

type ReportButtonProps = {
  model: ModelSignalement
  id: number
  isReported?: boolean
  onReported?: readonly unknown[]
  describedBy?: string
}

export function ReportButton(props: ReportButtonProps) {
  const { model, id, isReported = false, onReported, describedBy } = props
  const { boot, isAuth } = useSession()
  const location = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  if (boot !== 'done') return null
  if (!isAuth) {
    return (
      <ButtonLink icon="flag" state={toReturnState(location)} to="/connexion" variant="quiet">
        Signaler
      </ButtonLink>
    )
  }
  return (
    <>
      <Button
        aria-describedby={describedBy}
        icon={isReported || isDone ? 'check' : 'flag'}
        onClick={() => setOpen(true)}
        variant="quiet"
      >
        {isReported || isDone ? 'Signalé' : 'Signaler'}
      </Button>
      {isOpen && (
        <ReportDialog
          id={id}
          model={model}
          onClose={() => setOpen(false)}
          onDone={() => {
            setDone(true)
            setOpen(false)
          }}
          staleKey={onReported}
        />
      )}
    </>
  )
}
