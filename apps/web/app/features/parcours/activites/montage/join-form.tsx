import type { Activite, ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { addDays } from '@foulee/domain/shared/calendrier'
import { localDate } from '@foulee/domain/shared/fuseau'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sortiePath } from '#features/parcours/shared/sortie-paths.ts'
import { queryOf } from '#platform/api/query-of.ts'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, ChoiceGroup } from '#ui/choice.tsx'
import { useToast } from '#ui/toast.tsx'
import { formatStart } from '../activite-facts.ts'

const dayOf = ({ debut, fuseau }: Activite) => debut && localDate(new Date(debut), fuseau)

/** Days of the list are those of Paris; those of an outing, of its place. */
const aroundDay = (day: string) =>
  queryOf('POST /api/activites/my', {
    query: { date_min: addDays(day, -1), date_max: addDays(day, 1), nb_page: 50 },
  })

export function JoinForm({ activite }: { activite: ActiviteEntiere }) {
  const { id, version } = activite
  const day = dayOf(activite)
  const { data } = useQuery({ ...aroundDay(day ?? '2000-01-01'), enabled: day !== null })
  const [ids, setIds] = useState<readonly number[]>([])
  const toast = useToast()
  const navigate = useNavigate()
  const { mutate, isPending } = useCall('POST /api/activites/joindre/{id}', {
    input: { params: { id }, body: { ids: [...ids], version } },
    onSuccess: () => {
      toast({ message: 'Les sorties sont réunies.', tone: 'success' })
      navigate(sortiePath(id))
    },
    onError: ({ message }) => toast({ message, tone: 'danger' }),
    renews: 'settled',
  })
  const others = (data?.data ?? []).filter((other) => other.id !== id && dayOf(other) === day)
  if (!others.length) return null
  return (
    <section aria-labelledby="reunir" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-xl" id="reunir">
        Réunir
      </h2>
      <div className="card grid gap-4 p-5">
        <ChoiceGroup
          hint="Elles en feront partie, avec une pause entre les deux. Celle-ci garde son titre, ses notes et ses chaussures."
          legend="Autres sorties du même jour"
        >
          {others.map((other) => (
            <Checkbox
              checked={ids.includes(other.id)}
              hint={`${formatStart(other)} · ${formatDistance(other.distance)}`}
              key={other.id}
              onChange={({ currentTarget: { checked } }) =>
                setIds((before) =>
                  checked ? [...before, other.id] : before.filter((known) => known !== other.id),
                )
              }
            >
              {other.titre}
            </Checkbox>
          ))}
        </ChoiceGroup>
        <Button
          className="justify-self-start"
          disabled={ids.length === 0}
          isLoading={isPending}
          onClick={() => mutate()}
        >
          Réunir en une sortie
        </Button>
      </div>
    </section>
  )
}
