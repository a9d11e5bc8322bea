import { activiteMontage } from '@foulee/contract/parcours/activite-montage'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { implement } from '#kernel/calls/feature.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import {
  cutActivite,
  joinActivites,
  restoreActivite,
  splitActivite,
} from './activite-montage.commands.ts'
import { getOwnActivite, presentMonActivite } from './activites.queries.ts'

type Call = Pick<Services, 'db' | 'clock'> & { user: User }

async function present({ db, user, clock }: Call, id: number) {
  const row = await getOwnActivite(db, user.id, id)
  return presentMonActivite(row, parisDate(clock()))
}

export const activiteMontageRoutes = implement(activiteMontage, {
  'POST /api/activites/couper/{id}': async ({ params: { id }, body, ...call }) => {
    await cutActivite(call, { users_id: call.user.id, id, now: call.clock(), ...body })
    return { data: await present(call, id) }
  },

  'POST /api/activites/scinder/{id}': async ({ params: { id }, body, ...call }) => {
    const change = { users_id: call.user.id, id, now: call.clock(), ...body }
    const autres = await splitActivite(call, change)
    const [first = id] = autres
    return { id: first, data: { id: first, autres } }
  },

  'POST /api/activites/joindre/{id}': async ({ params: { id }, body, ...call }) => {
    await joinActivites(call, { users_id: call.user.id, id, now: call.clock(), ...body })
    return { data: await present(call, id) }
  },

  'POST /api/activites/origine/{id}': async ({ params: { id }, body, ...call }) => {
    const change = { users_id: call.user.id, id, now: call.clock(), ...body }
    return { data: await present(call, await restoreActivite(call, change)) }
  },
})
