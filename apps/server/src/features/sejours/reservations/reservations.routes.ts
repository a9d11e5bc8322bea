import { reservations } from '@foulee/contract/sejours/reservations'
import { implement } from '#kernel/calls/feature.ts'
import { leaveWaitlist, waitForPlaces } from './attente.commands.ts'
import { getFormulaire } from './formulaire.queries.ts'
import { buildReservationCalendar } from './reservations.calendar.ts'
import { changeParticipants, decide, renounce } from './reservations.commands.ts'
import { findMine, getAttente, getReservation } from './reservations.queries.ts'
import { reserve } from './reserve.commands.ts'

export const reservationsRoutes = implement(reservations, {
  'GET /api/voyages/disponibilite/{id}/formulaire': async ({ db, params }) => ({
    data: await getFormulaire(db, params.id),
  }),

  'POST /api/voyages/reserve': async ({ db, body, user, clock, limits }) => {
    const now = clock()
    await limits.consume('reservation', [`compte ${user.id}`])
    const id = await reserve(db, { ...body, users_id: user.id, now })
    return { id, data: await getReservation(db, { id, user, now }) }
  },

  'POST /api/reservations/my': async ({ db, user, clock }) => ({
    data: await findMine(db, user.id, clock()),
  }),

  'POST /api/reservations/{id}': async ({ db, params, user, clock }) => ({
    data: await getReservation(db, { id: params.id, user, now: clock() }),
  }),

  'POST /api/reservations/{id}/annuler': async ({ db, params: { id }, body, user, clock }) => {
    const now = clock()
    await renounce(db, { ...body, id, users_id: user.id, now })
    return { data: await getReservation(db, { id, user, now }) }
  },

  'POST /api/reservations/{id}/participants': async ({ db, params: { id }, body, user, clock }) => {
    const now = clock()
    await changeParticipants(db, { ...body, id, users_id: user.id, now })
    return { data: await getReservation(db, { id, user, now }) }
  },

  'POST /api/reservations/{id}/etat': async ({ db, params: { id }, body, user, clock }) => {
    const now = clock()
    await decide(db, { ...body, id, user, now })
    return { data: await getReservation(db, { id, user, now }) }
  },

  'GET /api/reservations/{id}/calendrier.ics': async ({ db, params, user, clock, config }) => {
    const now = clock()
    const reservation = await getReservation(db, { id: params.id, user, now })
    const content = buildReservationCalendar(reservation, config.publicUrl, now)
    return { content, filename: `sejour-${reservation.voyage.slug}.ics` }
  },

  'POST /api/voyages/attente': async ({ db, body, user, clock, limits }) => {
    const now = clock()
    await limits.consume('reservation', [`compte ${user.id}`])
    const id = await waitForPlaces(db, { ...body, users_id: user.id, now })
    return { id, data: await getAttente(db, { users_id: user.id, id, now }) }
  },

  'POST /api/voyages/attente/del': async ({ db, body, user, clock }) => {
    await leaveWaitlist(db, { ...body, users_id: user.id, now: clock() })
    return { data: null }
  },
})
