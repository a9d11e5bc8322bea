import { reductions } from '@foulee/contract/club/reductions'
import { implement } from '#kernel/calls/feature.ts'
import { writeCsv } from '#platform/spreadsheets/csv/write-csv.ts'
import { findCodes, removeCodes } from './reduction-codes.ts'
import {
  createReduction,
  moveReduction,
  removeReduction,
  updateReduction,
} from './reductions.commands.ts'
import { getEditable } from './reductions.policy.ts'
import {
  findAdminReductions,
  findGestion,
  findMine,
  findPartenaires,
  findReductions,
  findUsage,
} from './reductions.queries.ts'
import { revealReduction } from './reductions.reveal.ts'
import { findDailyUsage } from './reductions-usage.queries.ts'

const USAGE = ['Réduction', 'Partenaire', 'Mois', 'Codes révélés', 'Membres']
const JOURS = ['Jour', 'Codes révélés', 'Membres']

export const reductionsRoutes = implement(reductions, {
  'GET /api/reductions': async ({ db, user, query, clock }) =>
    findReductions(db, { ...query, user, now: clock() }),

  'GET /api/reductions/partenaires': async ({ db, clock }) => ({
    data: await findPartenaires(db, clock()),
  }),

  'POST /api/reductions/{id}/reveler': async ({ db, user, params, clock }) => ({
    data: await revealReduction(db, params.id, { user, now: clock() }),
  }),

  'GET /api/reductions/mes-reductions': async ({ db, user, clock }) => ({
    data: await findMine(db, user.id, clock()),
  }),

  'GET /api/reductions/{id}/gestion': async ({ db, user, params, clock }) => {
    await getEditable(db, user, params.id)
    return { data: await findGestion(db, params.id, clock()) }
  },

  'POST /api/reductions/create': async ({ db, user, body, clock }) => {
    const id = await createReduction(db, body, { user, now: clock() })
    return { id, data: await findGestion(db, id, clock()) }
  },

  'POST /api/reductions/update/{id}': async ({ db, user, params, body, clock }) => {
    await updateReduction(db, params.id, body, { user, now: clock() })
    return { data: await findGestion(db, params.id, clock()) }
  },

  'GET /api/reductions/{id}/codes': async ({ db, user, params, query }) =>
    findCodes(db, { ...params, ...query, user }),

  'POST /api/reductions/{id}/codes/del': async ({ db, user, params, body, clock }) => ({
    data: { retires: await removeCodes(db, { ...params, ...body, user, now: clock() }) },
  }),

  'POST /api/reductions/{id}/etat': async ({ db, user, params, body, clock }) => {
    await moveReduction(db, params.id, body, { user, now: clock() })
    return { data: await findGestion(db, params.id, clock()) }
  },

  'POST /api/reductions/{id}/del': async ({ db, user, params, clock }) => {
    await removeReduction(db, params.id, { user, now: clock() })
    return { data: { id: params.id } }
  },

  'POST /api/admin/reductions/list': async ({ db, body, clock }) =>
    findAdminReductions(db, body, clock()),

  'POST /api/admin/reductions/usage/{id}': async ({ db, params, clock }) => ({
    data: await findDailyUsage(db, params.id, clock()),
  }),

  'GET /api/admin/reductions/{id}/usage.csv': async ({ db, params, clock }) => {
    const { jours } = await findDailyUsage(db, params.id, clock())
    const rows = jours.map(({ jour, nb, membres }) => [jour, nb, membres])
    return { content: writeCsv(JOURS, rows), filename: `usage-reduction-${params.id}.csv` }
  },

  'GET /api/admin/reductions/usage.csv': async ({ db }) => {
    const rows = (await findUsage(db)).map((mois) => [
      mois.titre,
      mois.de,
      mois.mois,
      mois.nb,
      mois.membres,
    ])
    return { content: writeCsv(USAGE, rows), filename: 'usage-reductions.csv' }
  },
})
