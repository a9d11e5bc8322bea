import type { Activite } from '@foulee/contract/activites'
import { formatDateLongue } from '@foulee/domain/date'
import { parisDate } from '@foulee/domain/heure-paris'
import { formatDistance } from '@foulee/domain/mesure'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { useToast } from '../../ui/toast.tsx'
import { activitesQuery } from './contribution.queries.ts'
import { editorPath } from './paths.ts'
import { createRoute } from './route-calls.ts'

/** Outings from the files of a watch: seen by their owner only; each can become a route. */
export function MyOutings() {
  const { data, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(activitesQuery)
  const outings = data?.pages.flatMap((page) => page.data) ?? []
  const nb = data?.pages.at(-1)?.nb ?? 0
  if (!nb) return null
  return (
    <section aria-labelledby="sorties" className="grid gap-4">
      <SectionHeading
        id="sorties"
        lead="Les enregistrements de votre montre. Vous seul les voyez."
        title="Mes sorties"
      />
      <ul className="card divide-y divide-line">
        {outings.map((outing) => (
          <li className="p-4" key={outing.id}>
            <Outing outing={outing} />
          </li>
        ))}
      </ul>
      {outings.length < nb && (
        <LoadMore
          isLoading={isFetchingNextPage}
          nb={nb}
          onMore={() => void fetchNextPage()}
          shown={outings.length}
        />
      )}
    </section>
  )
}

function useOuting({ id }: Activite) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const onError = ({ message }: Error) => toast({ message, tone: 'danger' })
  const make = useMutation({
    mutationFn: () =>
      createRoute(
        api,
        { activite: id },
        { reload: () => client.invalidateQueries({ queryKey: ['parcours', 'my'] }) },
      ),
    onSuccess: ({ parcours }) => navigate(editorPath(parcours.id)),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => api('POST /api/activites/del', { body: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['activites'] }),
    onError,
  })
  return { make, remove }
}

function Outing({ outing }: { outing: Activite }) {
  const { make, remove } = useOuting(outing)
  const { titre, debut, distance } = outing
  const day = debut ? formatDateLongue(parisDate(new Date(debut))) : 'Date inconnue'
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">{titre}</p>
        <p className="text-ink-soft">
          {day} · {formatDistance(distance)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon="route" isLoading={make.isPending} onClick={() => make.mutate()}>
          En faire un parcours<span className="sr-only">&nbsp;: {titre}</span>
        </Button>
        <Button
          icon="trash"
          isLoading={remove.isPending}
          onClick={() => remove.mutate()}
          variant="quiet"
        >
          Supprimer<span className="sr-only"> {titre}</span>
        </Button>
      </div>
    </div>
  )
}
