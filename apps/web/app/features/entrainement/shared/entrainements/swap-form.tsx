import { addDays } from '@foulee/domain/shared/calendrier'
import { formatJour } from '@foulee/domain/shared/date'
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { createUndo, useGeste } from './entrainements.mutations.ts'
import { trainingsQuery } from './entrainements.queries.ts'
import type { EntrainementFormProps } from './form-props.ts'

/** Search window around the training, in days. */
const AROUND = 10

export function SwapForm({ entrainement: { id, jour }, onBack }: EntrainementFormProps) {
  const { data } = useQuery(trainingsQuery(addDays(jour, -AROUND), addDays(jour, AROUND)))
  const swap = useGeste(
    async (body: { id: number; avec: number }) => {
      const { data } = await api('POST /api/training/change', { body })
      return createUndo(data[0]?.gestes ?? [])
    },
    () => 'Les deux entraînements ont échangé leurs jours.',
  )
  if (!data) return <Skeleton className="h-40" />
  const swappable = data.filter(
    (item) =>
      item.id !== id && item.jour !== jour && (item.etat === 'prevu' || item.etat === 'manque'),
  )
  if (swappable.length === 0) {
    return <p>Aucun autre entraînement à faire dans les dix jours avant ou après.</p>
  }
  return (
    <ul className="card divide-y divide-line">
      {swappable.map((item) => (
        <li className="flex flex-wrap items-center justify-between gap-2 p-3" key={item.id}>
          <span>
            <span className="text-ink-soft">{formatJour(item.jour)}</span> {item.titre}
          </span>
          <Button
            aria-label={`Échanger avec ${item.titre}, ${formatJour(item.jour)}`}
            isLoading={swap.isPending && swap.variables.avec === item.id}
            onClick={() => swap.run({ id, avec: item.id }, onBack)}
          >
            Échanger
          </Button>
        </li>
      ))}
    </ul>
  )
}
