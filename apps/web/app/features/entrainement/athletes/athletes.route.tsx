import type { AthleteLigne } from '@foulee/contract/entrainement/athletes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddDialog } from '#features/entrainement/shared/entrainements/add-dialog.tsx'
import { ATHLETES } from '#features/entrainement/shared/entrainements/paths.ts'
import { useToday } from '#kit/list-page/use-today.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { AthleteLine } from './athlete-line.tsx'
import { athletesQuery } from './athletes.queries.ts'

const INVITE = '/invitations?type=athlete'

export default function MesAthletes() {
  const { currentUser } = useSession()
  const isCoach = currentUser?.droits.includes('gerer_plans') ?? false
  const mayInvite = currentUser?.droits.includes('inviter_athlete') ?? false
  return (
    <main className="page grid content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Les athlètes que vous suivez."
        isPrivate
        path={ATHLETES}
        title="Mes athlètes"
      />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">Mes athlètes</h1>
        {mayInvite && (
          <ButtonLink icon="plus" to={INVITE}>
            Inviter un athlète
          </ButtonLink>
        )}
      </header>
      {isCoach ? <Athletes /> : <ForCoaches />}
    </main>
  )
}

const ForCoaches = () => (
  <EmptyState
    action={<ButtonLink to="/inscription/club-et-coach">Devenir coach sur Foulée</ButtonLink>}
    title="Pour les coachs"
  >
    Suivre des athlètes demande un compte de coach.
  </EmptyState>
)

function Athletes() {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((item) => item !== id) : [...chosen, id])
  return (
    <PagedItems
      empty={
        <EmptyState
          action={<ButtonLink to={INVITE}>Inviter un athlète</ButtonLink>}
          title="Aucun athlète"
        >
          Invitez par email ceux que vous entraînez&nbsp;: chacun choisit ce qu’il vous montre.
        </EmptyState>
      }
      query={useInfiniteQuery(athletesQuery)}
      waiting={<Waiting />}
    >
      {(athletes, nb) => (
        <div className="grid gap-4">
          <p className="text-ink-soft" role="status">
            {nb > 1 ? `${nb}\u00a0athlètes` : '1\u00a0athlète'}, d’abord ceux à qui dire un mot.
          </p>
          <Group athletes={athletes} chosen={chosen} onEmpty={() => setChosen([])} />
          <ul className="grid gap-3">
            {athletes.map((athlete) => (
              <AthleteLine
                athlete={athlete}
                isChosen={chosen.includes(athlete.id)}
                key={athlete.id}
                onToggle={() => toggle(athlete.id)}
              />
            ))}
          </ul>
        </div>
      )}
    </PagedItems>
  )
}

type GroupProps = {
  athletes: readonly AthleteLigne[]
  chosen: readonly number[]
  onEmpty: () => void
}

function Group({ athletes, chosen, onEmpty }: GroupProps) {
  const today = useToday()
  const [isOpen, setOpen] = useState(false)
  const group = athletes.filter(({ id }) => chosen.includes(id))
  const names = group.map(({ nom }) => nom)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        disabled={chosen.length === 0}
        icon="plus"
        onClick={() => setOpen(true)}
        variant="primary"
      >
        {chosen.length > 1
          ? `Donner une séance à ${chosen.length}\u00a0athlètes`
          : 'Donner une séance'}
      </Button>
      <p aria-live="polite" className="text-ink-soft">
        {names.length > 0
          ? `Pour ${names.join(', ')}`
          : 'Cochez un ou plusieurs athlètes qui partagent leur calendrier.'}
      </p>
      <AddDialog
        athletes={group}
        jour={isOpen ? today : null}
        onClose={() => {
          setOpen(false)
          onEmpty()
        }}
      />
    </div>
  )
}

const Waiting = () => (
  <Loading label="Chargement de vos athlètes…">
    <div className="grid gap-3">
      {[1, 2, 3].map((place) => (
        <Skeleton className="h-28 rounded-card" key={place} />
      ))}
    </div>
  </Loading>
)
