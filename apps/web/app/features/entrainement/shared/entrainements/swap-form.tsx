import { addDays } from '@foulee/domain/shared/calendrier'
import { formatJour } from '@foulee/domain/shared/date'
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { takeBack, useGeste } from './entrainements.mutations.ts'
import { trainingsQuery } from './entrainements.queries.ts'
import type { EntrainementFormProps } from './form-props.ts'

/** Search window around the training, in days. */
const AROUND = 10

export function SwapForm({ entrainement: { id, jour }, onBack }: EntrainementFormProps) {
  const { data } = useQuery(trainingsQuery(addDays(jour, -AROUND), addDays(jour, AROUND)))
  const swap = useGeste(
    async (body: { id: number; avec: number }) => {
      const { data } = await api('POST /api/training/change', { body })
      return takeBack(data[0]?.gestes ?? [])
    },
    () => 'Les deux entraînements ont échangé leurs jours.',
  )
  if (!data) return <Skeleton className="h-40" />
  const others = data.filter(
    (one) => one.id !== id && one.jour !== jour && (one.etat === 'prevu' || one.etat === 'manque'),
  )
  if (others.length === 0) {
    return <p>Aucun autre entraînement à faire dans les dix jours avant ou après.</p>
  }
  return (
    <ul className="card divide-y divide-line">
      {others.map((one) => (
        <li className="flex flex-wrap items-center justify-between gap-2 p-3" key={one.id}>
          <span>
            <span className="text-ink-soft">{formatJour(one.jour)}</span> {one.titre}
          </span>
          <Button
            aria-label={`Échanger avec ${one.titre}, ${formatJour(one.jour)}`}
            isLoading={swap.isPending && swap.variables.avec === one.id}
            onClick={() => swap.run({ id, avec: one.id }, onBack)}
          >
            Échanger
          </Button>
        </li>
      ))}
    </ul>
  )
}
