import * as t from '@foulee/db/schema'
import { ETAT_RESERVATION_LABELS } from '@foulee/domain/sejours/reservation'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { and, eq, gte, lte } from 'drizzle-orm'
import type { AgendaSource } from '#kernel/agenda/agenda.ts'

/** A member's bookings over their days; cancelled ones do not occupy the calendar. */
export const reservationAgenda: AgendaSource = async (db, { users_id, du, au }) => {
  const rows = await db
    .select({
      id: t.reservations.id,
      etat: t.reservations.etat,
      nb_places: t.reservations.nb_places,
      debut: t.disponibilites.debut,
      fin: t.disponibilites.fin,
      titre: t.voyages.titre,
      lieu: t.voyages.lieu,
    })
    .from(t.reservations)
    .innerJoin(t.disponibilites, eq(t.disponibilites.id, t.reservations.disponibilites_id))
    .innerJoin(t.voyages, eq(t.voyages.id, t.disponibilites.voyages_id))
    .where(
      and(
        eq(t.reservations.users_id, users_id),
        lte(t.disponibilites.debut, au),
        gte(t.disponibilites.fin, du),
      ),
    )
  return rows.map((row) => {
    const { id, etat, debut, fin, lieu } = row
    const titre = row.titre || SANS_TITRE
    const cle = `reservation:${id}`
    return {
      item: {
        cle,
        nature: 'voyage',
        jour: debut,
        fin: fin === debut ? null : fin,
        heure: null,
        titre,
        detail: [ETAT_RESERVATION_LABELS[etat], lieu].filter(Boolean).join(' · '),
        url: `/mes-reservations/${id}`,
        etat: etat === 'annulee' ? 'annule' : etat === 'terminee' ? 'fait' : 'prevu',
        charge: null,
        entrainements_id: null,
      },
      element: etat === 'annulee' ? null : { type: 'sejour', id: cle, titre, debut, fin },
    }
  })
}
