import type { Seance } from '@foulee/contract/entrainement/seance'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { toReturnState } from '#platform/session/return-to.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { DoneDialog } from './done-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { SendToWatch } from './send-to-watch.tsx'
import { useCreate } from './use-create.ts'

export default function PersonalActions({ seance }: { seance: Seance }) {
  const { boot, isAuth } = useSession()
  const location = useLocation()
  const copy = useCreate()
  const toast = useToast()
  const [open, setOpen] = useState<'agenda' | 'fait' | null>(null)
  if (boot !== 'done' || !isAuth) {
    const door = { state: toReturnState(location), to: '/connexion', isWide: true }
    return (
      <div className="grid gap-3">
        <ButtonLink {...door} icon="calendar" variant="primary">
          Ajouter à mon agenda
        </ButtonLink>
        <ButtonLink {...door} icon="stopwatch">
          Envoyer à ma montre
        </ButtonLink>
      </div>
    )
  }
  const close = () => setOpen(null)
  return (
    <div className="grid gap-3">
      <Button icon="calendar" isWide onClick={() => setOpen('agenda')} variant="primary">
        Ajouter à mon agenda
      </Button>
      <Button icon="check" isWide onClick={() => setOpen('fait')}>
        C’est fait
      </Button>
      <SendToWatch seance={seance} />
      <Button
        icon="copy"
        isLoading={copy.isPending}
        isWide
        onClick={() =>
          copy.mutate(
            { copie: seance.id },
            { onError: ({ message }) => toast({ message, tone: 'danger' }) },
          )
        }
      >
        Copier dans mes séances
      </Button>
      {open === 'agenda' && <PlanDialog onClose={close} seance={seance} />}
      {open === 'fait' && <DoneDialog onClose={close} seance={seance} />}
    </div>
  )
}
