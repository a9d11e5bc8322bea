import { inscriptions } from '@foulee/contract/club/inscriptions'
import { implement } from '#kernel/calls/feature.ts'
import { exportAccueil, getAccueil } from './accueil.queries.ts'
import { leaveDateWaitlist, waitForDate } from './attente.commands.ts'
import {
  findMyInscriptions,
  getInscription,
  getMyAttente,
  getMyDate,
} from './inscriptions.queries.ts'
import { register, unregister } from './inscrire.commands.ts'
import { unvalidate, validateBatch, validateByAddress } from './valider.commands.ts'
import { addVenu, removeVenu } from './venus.commands.ts'

export const inscriptionsRoutes = implement(inscriptions, {
  'POST /api/evenements/inscrire': async ({ db, body, user, clock, limits }) => {
    const now = clock()
    await limits.consume('reservation', [`compte ${user.id}`])
    const id = await register(db, { ...body, users_id: user.id, now })
    return { id, data: await getInscription(db, { id, user, now }) }
  },

  'POST /api/evenements/desinscrire': async ({ db, body, user, clock }) => {
    await unregister(db, { ...body, users_id: user.id, now: clock() })
    return { data: null }
  },

  'POST /api/evenements/attente': async ({ db, body, user, clock, limits }) => {
    const now = clock()
    await limits.consume('reservation', [`compte ${user.id}`])
    const id = await waitForDate(db, { ...body, users_id: user.id, now })
    return { id, data: await getMyAttente(db, { id, user, now }) }
  },

  'POST /api/evenements/attente/del': async ({ db, body, user, clock }) => {
    await leaveDateWaitlist(db, { ...body, users_id: user.id, now: clock() })
    return { data: null }
  },

  'POST /api/evenements/inscriptions/my': async ({ db, user, clock }) => ({
    data: await findMyInscriptions(db, { user, now: clock() }),
  }),

  'POST /api/evenements/inscriptions/date/{dates_id}': async ({ db, params, user, clock }) => ({
    data: await getMyDate(db, { ...params, user, now: clock() }),
  }),

  'POST /api/evenements/inscription/{id}': async ({ db, params, user, clock }) => ({
    data: await getInscription(db, { ...params, user, now: clock() }),
  }),

  'POST /api/evenements/accueil/{dates_id}': async ({ db, params, user, clock }) => ({
    data: await getAccueil(db, { ...params, user, now: clock() }),
  }),

  'GET /api/evenements/accueil/{dates_id}/export.csv': async ({ db, params, user }) =>
    exportAccueil(db, { ...params, user }),

  'POST /api/evenements/accueil/{dates_id}/valider': async ({
    db,
    params: { dates_id },
    body: { vus },
    user,
    clock,
  }) => ({ data: await validateBatch(db, { user, dates_id, vus, now: clock() }) }),

  'POST /api/evenements/accueil/{dates_id}/devalider': async ({
    db,
    params,
    body,
    user,
    clock,
  }) => {
    await unvalidate(db, { ...params, ...body, user, now: clock() })
    return { data: null }
  },

  'POST /api/evenements/accueil/{dates_id}/venus': async ({ db, params, body, user, clock }) => {
    const data = await addVenu(db, { ...params, ...body, user, now: clock() })
    return { id: data.id, data }
  },

  'POST /api/evenements/accueil/{dates_id}/venus/del': async ({
    db,
    params,
    body,
    user,
    clock,
  }) => {
    await removeVenu(db, { ...params, ...body, user, now: clock() })
    return { data: null }
  },

  'POST /api/evenements/{id}/valider/{a}/{b}': async ({ db, params, user, clock }) => {
    const { id, a: inscription, b: hash } = params
    return { data: await validateByAddress(db, { user, id, inscription, hash, now: clock() }) }
  },
})
