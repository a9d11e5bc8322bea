import type { Db } from '@foulee/db/connect'
import { ETAT_RESERVATION_LABELS, holdsPlaces } from '@foulee/domain/sejours/reservation'
import type { User } from '#platform/http/user.ts'
import { type Cell, writeCsv } from '#platform/spreadsheets/csv/write-csv.ts'
import { findBookings, getOwnedDepart } from './bureau.queries.ts'

const HEADER = [
  'réservation',
  'état',
  'prénom',
  'nom',
  'naissance',
  'chambre',
  'réservé par',
  'email',
  'téléphone',
  'message',
  'total en euros',
  'acompte en euros',
] as const

export async function exportDepart(
  db: Db,
  user: User,
  id: number,
): Promise<{ content: string; filename: string }> {
  const { voyage, depart } = await getOwnedDepart(db, user, id)
  const bookings = (await findBookings(db, id)).filter(({ etat }) => holdsPlaces(etat))
  const rows = bookings.flatMap((booking): Cell[][] =>
    booking.participants.map((participant, at) => [
      booking.id,
      ETAT_RESERVATION_LABELS[booking.etat],
      participant.prenom,
      participant.nom,
      participant.naissance,
      participant.chambre === null ? 'individuelle' : `${booking.id}-${participant.chambre}`,
      booking.membre?.nom ?? 'Compte supprimé',
      booking.membre?.email,
      booking.telephone,
      // Values of the whole booking stand once, so that a column can be summed.
      at === 0 ? booking.message : null,
      at === 0 ? booking.total / 100 : null,
      at === 0 ? booking.acompte / 100 : null,
    ]),
  )
  return { content: writeCsv(HEADER, rows), filename: `${voyage.slug}-${depart.debut}.csv` }
}
