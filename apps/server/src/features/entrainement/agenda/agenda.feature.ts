import * as agendaContract from '@foulee/contract/entrainement/agenda'
import { agendaFlux } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { type Feature, schemasOf } from '#kernel/feature.ts'
import { agendaRoutes } from './agenda.routes.ts'

export const agenda: Feature = {
  parts: [
    {
      id: 'agenda',
      titre: 'Agenda',
      routes: agendaRoutes,
      schemas: schemasOf(agendaContract),
    },
  ],
  acces: [
    {
      nom: 'agenda',
      cut: (tx, users_id) => tx.delete(agendaFlux).where(eq(agendaFlux.users_id, users_id)),
    },
  ],
  // A secret address: the archive has its content instead.
  personal: { owned: [agendaFlux.users_id] },
}
