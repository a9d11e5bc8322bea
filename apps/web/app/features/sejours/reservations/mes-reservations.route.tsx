import type { Attente, ReservationCard } from '@foulee/contract/sejours/reservation'
import type { MesReservations } from '@foulee/contract/sejours/reservations'
import { useQuery } from '@tanstack/react-query'
import { MinePart } from '#kit/member-page/mine-part.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AttenteLine, ReservationLine } from './mes-lignes.tsx'
import { MES_RESERVATIONS } from './paths.ts'
import { mineQuery } from './reservations.queries.ts'

export default function MesReservationsPage() {
  const query = useQuery(mineQuery)
  return (
    <main className="page grid content-start gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Vos réservations de séjours et vos listes d’attente."
        isPrivate
        path={MES_RESERVATIONS}
        title="Mes réservations"
      />
      <h1 className="text-2xl md:text-3xl">Mes réservations</h1>
      <Query
        label="Chargement de vos réservations…"
        query={query}
        skeleton={
          <div className="grid max-w-3xl gap-4">
            <Skeleton className="h-36 rounded-card" />
            <Skeleton className="h-36 rounded-card" />
          </div>
        }
      >
        {(data) => <Shown mine={data} />}
      </Query>
    </main>
  )
}

const isToCome = ({ etat }: ReservationCard) => etat === 'demande' || etat === 'confirmee'

function Shown({ mine: { reservations, attentes } }: { mine: MesReservations }) {
  if (!reservations.length && !attentes.length) {
    return (
      <EmptyState
        action={<ButtonLink to="/sejours">Trouver un séjour</ButtonLink>}
        title="Aucune réservation"
      >
        Les séjours que vous réservez, et ceux où vous attendez une place, se rangent ici.
      </EmptyState>
    )
  }
  const offered = attentes.filter(({ etat }) => etat === 'proposee')
  const otherAttentes = attentes.filter(({ etat }) => etat !== 'proposee')
  const over = reservations.filter((reservation) => !isToCome(reservation))
  return (
    <div className="grid max-w-3xl gap-10">
      <Waiting attentes={offered} title="Des places vous attendent" />
      <Booked reservations={reservations.filter(isToCome)} title="À venir" />
      <Waiting attentes={otherAttentes} title="En liste d’attente" />
      <Booked reservations={over} title="Terminées et annulées" />
    </div>
  )
}

const Booked = ({ reservations, title }: { reservations: ReservationCard[]; title: string }) => (
  <MinePart items={reservations} title={title}>
    {(reservation) => <ReservationLine reservation={reservation} />}
  </MinePart>
)

const Waiting = ({ attentes, title }: { attentes: Attente[]; title: string }) => (
  <MinePart items={attentes} title={title}>
    {(attente) => <AttenteLine attente={attente} />}
  </MinePart>
)
