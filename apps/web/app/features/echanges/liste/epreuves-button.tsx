import type { Epreuve } from '@foulee/contract/courses/courses'
import type { Liste } from '@foulee/contract/echanges/liste'
import { useState } from 'react'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { useGeste } from '#platform/session/use-pending-action.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { useListe, useRemove, useStore } from './liste.queries.ts'
import { AJOUTE, GESTE, ListeDoor } from './liste-door.tsx'
import { findEntry } from './liste-merge.ts'
import { Registered } from './registered.tsx'

const ChooseDialog = lazyHydrate(
  () => import('./choose-dialog.tsx'),
  () => null,
)

type EpreuvesButtonProps = {
  epreuves: readonly Epreuve[]
  hasLeft: boolean
}

export default function EpreuvesButton(props: EpreuvesButtonProps) {
  const { boot, isAuth } = useSession()
  const { liste, isAsking, ask } = useListe(isAuth)
  const [isOpen, setOpen] = useState(false)
  const store = useStore()
  const remove = useRemove()
  // A cancelled épreuve can only be removed.
  const epreuves = props.epreuves.filter(
    ({ id, annulee }) => !annulee || findEntry(liste, 'epreuve', id),
  )
  const [first, ...otherEpreuves] = epreuves
  const toast = useToast()
  const added = () => toast({ message: AJOUTE, tone: 'success' })
  // Resumes a press made before sign-in or before the list had loaded: opens the choice for several
  // épreuves, and never removes an entry.
  const add = (known: Liste) => {
    if (!first) return
    if (otherEpreuves.length) setOpen(true)
    else if (!findEntry(known, 'epreuve', first.id)) {
      store.mutate({ type: 'epreuve', id: first.id }, { onSuccess: added })
    }
  }
  useGeste(GESTE, liste !== undefined && first !== undefined, () => liste && add(liste))
  if (!first) return null
  if (boot !== 'done' || !isAuth) return <ListeDoor />
  const held = epreuves.filter(({ id }) => findEntry(liste, 'epreuve', id))
  const isThere = held.length > 0
  const thing = { type: 'epreuve', id: first.id } as const
  const press = async () => {
    if (!liste) {
      const known = await ask()
      if (known) add(known)
    } else if (otherEpreuves.length) setOpen(true)
    else if (isThere) remove.mutate(thing)
    else store.mutate(thing)
  }
  return (
    <div className="grid gap-3">
      <Button
        icon={isThere ? 'check' : 'heart'}
        isLoading={isAsking || store.isPending || remove.isPending}
        isWide
        onClick={press}
        {...(otherEpreuves.length ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': isThere })}
      >
        {isThere ? 'Dans ma run list' : 'Ajouter à ma run list'}
      </Button>
      {props.hasLeft && liste && <Registered epreuves={epreuves} liste={liste} />}
      {isOpen && <ChooseDialog epreuves={epreuves} liste={liste} onClose={() => setOpen(false)} />}
    </div>
  )
}
