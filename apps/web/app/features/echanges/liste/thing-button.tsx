import type { Liste } from '@foulee/contract/echanges/liste'
import { useSession } from '#platform/session/session-provider.tsx'
import { useGeste } from '#platform/session/use-pending-action.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { useListe, useRemove, useStore } from './liste.queries.ts'
import { AJOUTE, GESTE, ListeDoor } from './liste-door.tsx'
import type { Thing } from './liste-kinds.ts'
import { findEntry } from './liste-merge.ts'

export function ThingButton({ thing }: { thing: Thing }) {
  const { boot, isAuth } = useSession()
  const { liste, isAsking, ask } = useListe(isAuth)
  const store = useStore()
  const remove = useRemove()
  const toast = useToast()
  const isThere = findEntry(liste, thing.type, thing.id) !== null
  const added = () => toast({ message: AJOUTE, tone: 'success' })
  // Resumes a press made before sign-in or before the list had loaded: never removes an entry.
  const add = (known: Liste) =>
    findEntry(known, thing.type, thing.id) ?? store.mutate(thing, { onSuccess: added })
  useGeste(GESTE, liste !== undefined, () => liste && add(liste))
  if (boot !== 'done' || !isAuth) return <ListeDoor />
  const press = async () => {
    if (!liste) {
      const known = await ask()
      if (known) add(known)
    } else if (isThere) remove.mutate(thing)
    else store.mutate(thing)
  }
  return (
    <Button
      aria-pressed={isThere}
      icon={isThere ? 'check' : 'heart'}
      isLoading={isAsking || store.isPending || remove.isPending}
      isWide
      onClick={press}
    >
      {isThere ? 'Dans ma run list' : 'Ajouter à ma run list'}
    </Button>
  )
}
