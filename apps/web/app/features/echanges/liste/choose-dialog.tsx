import type { Epreuve } from '@foulee/contract/courses/courses'
import type { Liste } from '@foulee/contract/echanges/liste'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { useState } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useIsStoring, useRemove, useStore } from './liste.queries.ts'
import { findEntry } from './liste-merge.ts'

type ChooseProps = { epreuves: readonly Epreuve[]; liste: Liste | undefined; onClose: () => void }

export default function ChooseDialog({ epreuves, liste, onClose }: ChooseProps) {
  const [isEmpty, setEmpty] = useState(false)
  const isStoring = useIsStoring()
  const isChosen = isStoring || epreuves.some(({ id }) => findEntry(liste, 'epreuve', id))
  return (
    <Dialog
      footer={
        <>
          <ButtonLink to="/ma-runlist" variant="quiet">
            Voir ma run list
          </ButtonLink>
          <Button onClick={() => (isChosen ? onClose() : setEmpty(true))} variant="primary">
            C’est bon
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={'Quelle distance\u00a0?'}
    >
      <ul className="grid gap-1">
        {epreuves.map((epreuve) => (
          <Choice epreuve={epreuve} key={epreuve.id} liste={liste} />
        ))}
      </ul>
      {isEmpty && !isChosen && (
        <p className="pt-3 font-semibold" role="alert">
          Aucune distance n’est cochée&nbsp;: rien n’est dans votre run list. Cochez-en une, ou
          fermez.
        </p>
      )}
    </Dialog>
  )
}

function Choice({ epreuve, liste }: { epreuve: Epreuve; liste: Liste | undefined }) {
  const { id, nom, distance } = epreuve
  const store = useStore()
  const remove = useRemove()
  const thing = { type: 'epreuve', id } as const
  const isThere = findEntry(liste, 'epreuve', id) !== null
  const isBusy = store.isPending || remove.isPending
  return (
    <li>
      <Checkbox
        checked={store.isPending ? true : remove.isPending ? false : isThere}
        disabled={!liste}
        hint={distance === null ? undefined : formatDistance(distance)}
        onChange={() => isBusy || (isThere ? remove.mutate(thing) : store.mutate(thing))}
      >
        {nom}
      </Checkbox>
    </li>
  )
}
