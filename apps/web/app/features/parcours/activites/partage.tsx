import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { PARTAGE_LABELS } from '@foulee/domain/echanges/publication'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast.tsx'
import { usePartage } from './partage.mutations.ts'
import { type Avant, MOINS_DE_18, PartageDialog } from './partage-dialog.tsx'

type PartageProps = {
  activite: ActiviteEntiere
  apercu: ReactNode
  avant: Avant
}

export function PartageSection({ activite, apercu, avant }: PartageProps) {
  const [isOpen, setOpen] = useState(false)
  const { partage, partage_choisi } = activite
  const isShared = partage !== 'personne'
  return (
    <section aria-labelledby="partage" className="card grid justify-items-start gap-4 p-5">
      <div className="grid gap-1">
        <h2 className="text-xl" id="partage">
          Partage
        </h2>
        <p className="flex gap-2 text-ink-soft">
          <Icon className="mt-0.5 shrink-0" name={isShared ? 'users' : 'lock'} />
          {isShared
            ? `Visible par\u00a0: ${lowerFirst(PARTAGE_LABELS[partage])}.`
            : 'Vous seul voyez cette sortie.'}
        </p>
        {partage !== partage_choisi && <p className="text-sm text-ink-soft">{MOINS_DE_18}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button icon="share" onClick={() => setOpen(true)}>
          {isShared ? 'Changer le partage' : 'Partager'}
        </Button>
        {isShared && <UnshareButton activite={activite} />}
      </div>
      {isShared && (
        <div className="grid w-full max-w-xl gap-2">
          <h3 className="text-base">Ce que les autres voient</h3>
          {apercu}
        </div>
      )}
      {isOpen && <PartageDialog activite={activite} avant={avant} onClose={() => setOpen(false)} />}
    </section>
  )
}

function UnshareButton({ activite }: { activite: ActiviteEntiere }) {
  const { mutate, isPending } = usePartage(activite)
  const toast = useToast()
  const unshare = () =>
    mutate(
      { partage: 'personne' },
      {
        onSuccess: () =>
          toast({ message: 'Vous seul voyez de nouveau cette sortie.', tone: 'success' }),
        onError: ({ message }) => toast({ message, tone: 'danger' }),
      },
    )
  return (
    <Button icon="lock" isLoading={isPending} onClick={unshare} variant="quiet">
      Ne plus partager
    </Button>
  )
}

const lowerFirst = (label: string): string =>
  label.charAt(0).toLocaleLowerCase('fr') + label.slice(1)
