import { annees } from '@foulee/contract/parcours/annees'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { implement } from '#kernel/calls/feature.ts'
import { findAnnees } from './annees.queries.ts'
import { findCarte, findRecords, putRecordAside } from './records.queries.ts'

export const anneesRoutes = implement(annees, {
  'GET /api/activites/annees': async ({ db, user, query, clock }) => ({
    data: await findAnnees(db, { users_id: user.id, ...query }, parisDate(clock())),
  }),

  'GET /api/activites/records': async ({ db, user, query }) => ({
    data: await findRecords(db, user.id, query.annee),
  }),

  'POST /api/activites/records/ecarter': async ({ db, user, body, clock }) => {
    const ecarte_le = body.est_ecarte ? clock().toISOString() : null
    await putRecordAside(db, { users_id: user.id, id: body.id, ecarte_le })
    return { data: null }
  },

  'GET /api/activites/carte': async ({ db, user, query }) => ({
    data: await findCarte(db, { users_id: user.id, ...query }),
  }),
})
