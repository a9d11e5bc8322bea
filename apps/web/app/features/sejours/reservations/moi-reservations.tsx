import type { MesReservations as Mine } from '@foulee/contract/sejours/reservations'
import { formatDateRange } from '@foulee/domain/shared/date'
import { useQuery } from '@tanstack/react-query'
import { Bloc, BlocVide, Ligne, Lignes } from '#kit/member-page/bloc.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { MES_RESERVATIONS, reservationPath, reserverPath } from './paths.ts'
import { ReservationBadge } from './reservation-badge.tsx'
import { mineQuery } from './reservations.queries.ts'

const SHOWN = 3

export function MesSejours() {
  return (
    <Bloc
      id="sejours"
      more={{ to: MES_RESERVATIONS, label: 'Mes réservations' }}
      query={useQuery(mineQuery)}
      title="Mes séjours"
    >
      {(mine) => <ToCome mine={mine} />}
    </Bloc>
  )
}

function ToCome({ mine: { reservations, attentes } }: { mine: Mine }) {
  const booked = reservations.filter(({ etat }) => etat === 'demande' || etat === 'confirmee')
  const offered = attentes.filter(({ etat }) => etat === 'proposee')
  if (!booked.length && !offered.length) {
    return (
      <BlocVide
        action={
          <ButtonLink icon="mountain" to="/sejours">
            Trouver un séjour
          </ButtonLink>
        }
      >
        Aucun séjour à venir.
      </BlocVide>
    )
  }
  return (
    <Lignes>
      {offered.map(({ id, voyage, depart }) => (
        <Ligne
          key={`attente-${id}`}
          quand={formatDateRange(depart.debut, depart.fin)}
          detail={
            <Badge icon="ticket" tone="success">
              À réserver
            </Badge>
          }
          titre={voyage.titre}
          to={reserverPath(voyage.slug, depart.id)}
        />
      ))}
      {booked.slice(0, SHOWN).map((reservation) => (
        <Ligne
          key={reservation.id}
          quand={formatDateRange(reservation.depart.debut, reservation.depart.fin)}
          detail={<ReservationBadge reservation={reservation} />}
          titre={reservation.voyage.titre}
          to={reservationPath(reservation.id)}
        />
      ))}
    </Lignes>
  )
}
