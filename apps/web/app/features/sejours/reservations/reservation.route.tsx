import { EditorPage } from '#kit/editor/editor-page.tsx'
import { reservationPath } from './paths.ts'
import { ReservationPage } from './reservation-page.tsx'
import { reservationQuery } from './reservations.queries.ts'

export default function ReservationRoute() {
  return (
    <EditorPage
      description="Une réservation de séjour."
      label="Chargement de la réservation…"
      path={reservationPath}
      query={reservationQuery}
      title="Réservation"
    >
      {(reservation) => <ReservationPage reservation={reservation} />}
    </EditorPage>
  )
}
