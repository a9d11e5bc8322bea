import type { MonCoach } from '@foulee/contract/entrainement/athletes'
import { PARTAGES, type Partage } from '@foulee/domain/entrainement/partages'
import { formatDateLongue, formatJour } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DiscussionButton } from '#kit/messages/discussion-button.tsx'
import { EcrireButton } from '#kit/messages/ecrire-button.tsx'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/choice.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { coachsQuery } from './athletes.queries.ts'
import { formatPartages, PARTAGE_LABELS } from './partages.ts'

export function MesCoachs() {
  const query = useQuery(coachsQuery)
  return (
    <section aria-labelledby="coachs" className="grid gap-4">
      <h2 className="text-xl" id="coachs">
        Mes coachs
      </h2>
      <Query
        empty={{
          is: ({ length }) => length === 0,
          show: (
            <p className="text-ink-soft">
              Personne ne suit votre entraînement. Un coach vous invite par email&nbsp;; rien ne lui
              est montré avant que vous ayez accepté.
            </p>
          ),
        }}
        label="Chargement de vos coachs…"
        query={query}
        skeleton={<Skeleton className="h-40 rounded-card" />}
      >
        {(coachs) => coachs.map((coach) => <Coach coach={coach} key={coach.id} />)}
      </Query>
    </section>
  )
}

function Coach({ coach }: { coach: MonCoach }) {
  const { id, nom, depuis, partages, consultations } = coach
  const toast = useToast()
  const fail = ({ message }: Error) => toast({ message, tone: 'danger' })
  const choose = useCall('POST /api/training/coachs/{id}', {
    input: (chosen: Partage[]) => ({ params: { id }, body: { partages: chosen } }),
    renews: 'settled',
  })
  const shown = choose.isPending ? choose.variables : partages
  const toggle = (partage: Partage) =>
    choose.mutate(
      shown.includes(partage) ? shown.filter((other) => other !== partage) : [...shown, partage],
      {
        onError: fail,
      },
    )
  return (
    <article aria-labelledby={`coach-${id}`} className="card grid gap-4 p-5">
      <div>
        <h3 className="text-lg" id={`coach-${id}`}>
          {nom}
        </h3>
        <p className="text-sm text-ink-soft">
          Vous suit depuis le {formatDateLongue(parisDate(new Date(depuis)))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <EcrireButton nom={nom} users_id={id} />
        <DiscussionButton id={id} kind="coach" label="Discussion du groupe" />
      </div>
      <fieldset className="grid">
        <legend className="pb-1 font-semibold">Ce que {nom} voit</legend>
        {PARTAGES.map((partage) => (
          <Switch
            checked={shown.includes(partage)}
            hint={PARTAGE_LABELS[partage].hint}
            key={partage}
            onChange={() => toggle(partage)}
          >
            {PARTAGE_LABELS[partage].label}
          </Switch>
        ))}
      </fieldset>
      <div className="grid gap-1">
        <h4 className="font-semibold">Ce qui a été regardé</h4>
        {consultations.length === 0 && <p className="text-ink-soft">Rien pour le moment.</p>}
        <ul>
          {consultations.map(({ jour, partages: seen }) => (
            <li key={jour}>
              {formatJour(jour)}&nbsp;: {formatPartages(seen)}
            </li>
          ))}
        </ul>
      </div>
      <End id={id} nom={nom} />
    </article>
  )
}

function End({ id, nom }: { id: number; nom: string }) {
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const end = useCall('POST /api/training/coachs/{id}/end', {
    input: { params: { id } },
    renews: 'settled',
  })
  if (!isAsked) {
    return (
      <Button className="justify-self-start" onClick={() => setAsked(true)}>
        Mettre fin au suivi
      </Button>
    )
  }
  return (
    <div className="grid gap-3">
      <p>{nom} ne verra plus rien, tout de suite. Vos entraînements restent.</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsked(false)}>Garder</Button>
        <Button
          isLoading={end.isPending}
          onClick={() =>
            end.mutate(undefined, {
              onSuccess: () => toast({ message: `${nom} ne vous suit plus.`, tone: 'success' }),
              onError: ({ message }) => toast({ message, tone: 'danger' }),
            })
          }
          variant="danger"
        >
          Mettre fin maintenant
        </Button>
      </div>
    </div>
  )
}
