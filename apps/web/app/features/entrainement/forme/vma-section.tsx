import type { Forme, Vma } from '@foulee/contract/entrainement/forme'
import { SOURCE_VMA_LABELS } from '@foulee/domain/entrainement/vma'
import { formatDate } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { useState } from 'react'
import { useCall } from '#platform/api/use-call.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { VmaForm } from './vma-form.tsx'

export function VmaSection({ forme: { vma, vmas, phrase } }: { forme: Forme }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="vma" className="grid gap-4">
      <h2 className="text-xl" id="vma">
        Ma VMA
      </h2>
      {vma && (
        <p className="stat-value text-4xl">
          {formatNombre(vma.vma, 1)}
          <span className="stat-unit">{'\u00a0km/h'}</span>
        </p>
      )}
      <p>{phrase}</p>
      {isOpen || !vma ? (
        <VmaForm onDone={() => setOpen(false)} />
      ) : (
        <Button className="justify-self-start" icon="plus" onClick={() => setOpen(true)}>
          Donner une VMA
        </Button>
      )}
      {vmas.length > 0 && <History vmas={vmas} />}
    </section>
  )
}

function History({ vmas }: { vmas: readonly Vma[] }) {
  const toast = useToast()
  const remove = useCall('POST /api/training/vma/del', {
    input: (id: number) => ({ body: { id } }),
    renews: 'settled',
  })
  return (
    <div className="grid gap-2">
      <h3 className="text-base font-semibold">Historique</h3>
      <ul className="divide-y divide-line">
        {vmas.map(({ id, vma, source, le }) => (
          <li className="flex items-center justify-between gap-3" key={id}>
            <span className="py-2">
              <strong>{formatNombre(vma, 1)}&nbsp;km/h</strong>, {SOURCE_VMA_LABELS[source]},{' '}
              {formatDate(le)}
            </span>
            <IconButton
              icon="trash"
              label={`Retirer la VMA du ${formatDate(le)}`}
              onClick={() =>
                remove.mutate(id, {
                  onSuccess: () => toast({ message: 'Cette VMA est retirée.', tone: 'success' }),
                  onError: ({ message }) => toast({ message, tone: 'danger' }),
                })
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
