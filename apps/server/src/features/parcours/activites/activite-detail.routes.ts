import { activiteDetail } from '@foulee/contract/parcours/activite-detail'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { implement } from '#kernel/calls/feature.ts'
import { changeActivite } from './activite-change.commands.ts'
import { readDetail } from './activite-detail.trace.ts'
import { getOwnActivite, presentMonActivite } from './activites.queries.ts'

export const activiteDetailRoutes = implement(activiteDetail, {
  'POST /api/activites/{id}/detail': async ({ params, user, clock, ...services }) => {
    const row = await getOwnActivite(services.db, user.id, params.id)
    return { data: await readDetail(services, row, parisDate(clock())) }
  },

  'POST /api/activites/update/{id}': async ({ db, params, body, user, clock }) => {
    await changeActivite(db, { users_id: user.id, id: params.id, changes: body })
    const row = await getOwnActivite(db, user.id, params.id)
    return { data: presentMonActivite(row, parisDate(clock())) }
  },
})
