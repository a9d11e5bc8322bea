import { sondages } from '@foulee/contract/club/sondages'
import { implement } from '#kernel/calls/feature.ts'
import {
  createSondage,
  moveSondage,
  removeSondage,
  updateSondage,
  writeResultats,
} from './sondages.admin.ts'
import { storeReponse } from './sondages.commands.ts'
import { presentMine, presentSondage } from './sondages.presenter.ts'
import {
  findAdminSondages,
  findDetail,
  findReponse,
  findSondages,
  getSondage,
} from './sondages.queries.ts'

export const sondagesRoutes = implement(sondages, {
  'POST /api/profile/sondage': async ({ db, user, query, clock }) =>
    findSondages(db, { users_id: user.id, ...query }, clock()),

  'POST /api/profile/sondage/{id}': async ({ db, user, params, clock }) => {
    const row = await getSondage(db, params.id)
    return { data: presentMine(row, await findReponse(db, row.id, user.id), { now: clock() }) }
  },

  'POST /api/profile/sondage/{id}/store': async ({ db, user, params, body, clock }) => {
    const { version, ...fields } = body
    const input = { users_id: user.id, version, fields, now: clock() }
    return { data: await storeReponse(db, params.id, input) }
  },

  'GET /api/sondages/{id}': async ({ db, params, clock }) => ({
    data: presentSondage(await getSondage(db, params.id), clock()),
  }),

  'POST /api/admin/sondages/list': async ({ db, body, clock }) =>
    findAdminSondages(db, body, clock()),

  'POST /api/admin/sondages/detail/{id}': async ({ db, params, clock }) => ({
    data: await findDetail(db, params.id, clock()),
  }),

  'POST /api/admin/sondages/create': async ({ db, user, body, clock }) => {
    const id = await createSondage(db, body, { staff_id: user.id, now: clock() })
    return { id, data: await findDetail(db, id, clock()) }
  },

  'POST /api/admin/sondages/update/{id}': async ({ db, user, params, body, clock }) => {
    await updateSondage(db, params.id, body, { staff_id: user.id, now: clock() })
    return { data: await findDetail(db, params.id, clock()) }
  },

  'POST /api/admin/sondages/etat/{id}': async ({ db, user, params, body, clock }) => {
    await moveSondage(db, params.id, body, { staff_id: user.id, now: clock() })
    return { data: await findDetail(db, params.id, clock()) }
  },

  'POST /api/admin/sondages/del/{id}': async ({ db, user, params, clock }) => {
    await removeSondage(db, params.id, { staff_id: user.id, now: clock() })
    return { data: { id: params.id } }
  },

  'GET /api/admin/sondages/{id}/resultats.csv': async ({ db, params }) => {
    const { slug, csv } = await writeResultats(db, params.id)
    return { content: csv, filename: `sondage-${slug}.csv` }
  },
})
