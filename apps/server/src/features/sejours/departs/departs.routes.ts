import { departs } from '@foulee/contract/sejours/departs'
import { implement } from '#kernel/calls/feature.ts'
import { answerWritten } from '#kernel/publication/answer-written.ts'
import { getBureau, getOwnedDepart } from './bureau.queries.ts'
import { exportDepart } from './bureau-export.ts'
import { cancelDepart } from './depart-annuler.command.ts'
import { createDeparts, removeDepart, updateDepart } from './departs.commands.ts'
import { getDeparts } from './departs.queries.ts'
import { writeToAll } from './message.commands.ts'

export const departsRoutes = implement(departs, {
  'GET /api/voyages/{id}/departs': async ({ db, params, user, clock }) => ({
    data: await getDeparts(db, user, params.id, clock()),
  }),

  'POST /api/voyages/disponibilite/{id}': async ({ db, params, body, user, clock }) => {
    const { version, ...values } = body
    const saving = { voyages_id: params.id, user, now: clock(), version }
    const id = await createDeparts(db, saving, values)
    const ensemble = await getDeparts(db, user, params.id, saving.now)
    return answerWritten(ensemble.departs, id, ensemble)
  },

  'POST /api/voyages/disponibilite/{id}/edit/{disponibilites_id}': async (call) => {
    const { db, params, user, clock } = call
    const { version, ...values } = call.body
    const saving = { voyages_id: params.id, user, now: clock(), version }
    await updateDepart(db, saving, { id: params.disponibilites_id, input: values })
    return { data: await getDeparts(db, user, params.id, saving.now) }
  },

  'POST /api/voyages/disponibilite/{id}/del/{disponibilites_id}': async (call) => {
    const { db, params, user, clock } = call
    const saving = { voyages_id: params.id, user, now: clock() }
    await removeDepart(db, saving, params.disponibilites_id)
    return { data: await getDeparts(db, user, params.id, saving.now) }
  },

  'POST /api/voyages/disponibilite/{id}/annuler/{disponibilites_id}': async (call) => {
    const { db, params, user, clock } = call
    const { version, motif } = call.body
    const saving = { voyages_id: params.id, user, now: clock(), version }
    await cancelDepart(db, saving, { id: params.disponibilites_id, motif })
    return { data: await getDeparts(db, user, params.id, saving.now) }
  },

  'POST /api/voyages/depart/{id}': async ({ db, params, user, clock }) => ({
    data: await getBureau(db, user, params.id, clock()),
  }),

  'POST /api/voyages/depart/{id}/message': async ({
    db,
    params: { id },
    body,
    user,
    limits,
    clock,
  }) => {
    await getOwnedDepart(db, user, id)
    await limits.consume('message_depart', [`compte ${user.id}`, `depart ${id}`])
    return { data: { nb: await writeToAll(db, { ...body, id, user, now: clock() }) } }
  },

  'GET /api/voyages/depart/{id}/export.csv': async ({ db, params, user }) =>
    exportDepart(db, user, params.id),
})
