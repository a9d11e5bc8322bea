import type { Appareil } from '@foulee/contract/membres/compte'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Query } from '#ui/query.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { appareilsQuery } from './compte.queries.ts'
import { labelInstant } from './format-instant.ts'
import { useDisconnect } from './settings.mutations.ts'

const ID = 'appareils-connectes'

export function AppareilsSection() {
  const query = useQuery(appareilsQuery)
  return (
    <section aria-labelledby={ID} className="grid gap-4">
      <SectionHeading
        id={ID}
        lead="Vous ne reconnaissez pas un appareil&nbsp;? Déconnectez-le, puis changez de mot de passe."
        title="Appareils connectés"
      />
      <Query
        label="Chargement des appareils…"
        query={query}
        skeleton={<Skeleton className="h-40" />}
      >
        {(data) => <AppareilsList appareils={data} />}
      </Query>
    </section>
  )
}

function AppareilsList({ appareils }: { appareils: readonly Appareil[] }) {
  const { mutate, isPending, variables } = useDisconnect()
  const toast = useToast()
  const disconnect = (which: { id: number } | { autres: true }, done: string) =>
    mutate(which, {
      onSuccess: () => toast({ message: done, tone: 'success' }),
      onError: ({ message }) => toast({ message, tone: 'danger' }),
    })
  const isLeaving = (id: number) =>
    isPending && variables !== undefined && 'id' in variables && variables.id === id
  const isLeavingAll = isPending && variables !== undefined && 'autres' in variables
  const otherAppareils = appareils.filter(({ est_courant }) => !est_courant)
  return (
    <>
      <ul className="card divide-y divide-line">
        {appareils.map((appareil) => (
          <li className="flex flex-wrap items-center justify-between gap-3 p-5" key={appareil.id}>
            <Description appareil={appareil} />
            {!appareil.est_courant && (
              <Button
                isLoading={isLeaving(appareil.id)}
                onClick={() => disconnect({ id: appareil.id }, 'Appareil déconnecté.')}
              >
                Déconnecter<span className="sr-only"> {appareil.appareil}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {otherAppareils.length > 1 && (
        <Button
          className="justify-self-start"
          icon="logout"
          isLoading={isLeavingAll}
          onClick={() =>
            disconnect({ autres: true }, 'Tous les autres appareils sont déconnectés.')
          }
        >
          Déconnecter tous les autres
        </Button>
      )}
    </>
  )
}

function Description({
  appareil: { appareil, created_at, seen_at, est_courant },
}: {
  appareil: Appareil
}) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {appareil}
        {est_courant && <Badge tone="success">Cet appareil</Badge>}
      </span>
      <span className="text-sm text-ink-soft">
        {est_courant ? '' : `Utilisé ${labelInstant(seen_at)}, `}
        {est_courant ? 'Connecté ' : 'connecté '}
        {labelInstant(created_at)}
      </span>
    </div>
  )
}
