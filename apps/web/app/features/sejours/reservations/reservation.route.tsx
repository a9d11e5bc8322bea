import { EditorPage } from '#kit/editor/editor-page.tsx'
import { reservationPath } from './paths.ts'
import { ReservationPage } from './reservation-page.tsx'
import { reservationQuery } from './reservations.queries.ts'

/** /mes-reservations/{id}, for the traveller and the agency (produit 10.2). */
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
