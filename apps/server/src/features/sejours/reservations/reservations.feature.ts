import * as reservationContract from '@foulee/contract/sejours/reservation'
import * as reservationsContract from '@foulee/contract/sejours/reservations'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { work } from '#kernel/jobs/work.ts'
import { reservationCanal } from './reservation.canal.ts'
import { reservationAgenda } from './reservations.agenda.ts'
import { echeancesReservations, settleTime } from './reservations.jobs.ts'
import { reservationsPersonal } from './reservations.personal.ts'
import { reservationsRoutes } from './reservations.routes.ts'

export const reservations: Feature = {
  parts: [
    {
      id: 'sejours-reservations',
      titre: 'Réservations de séjours',
      routes: reservationsRoutes,
      schemas: { ...schemasOf(reservationContract), ...schemasOf(reservationsContract) },
    },
  ],
  works: [work(echeancesReservations, settleTime)],
  personal: reservationsPersonal,
  agenda: [reservationAgenda],
  channelKinds: [reservationCanal],
}
