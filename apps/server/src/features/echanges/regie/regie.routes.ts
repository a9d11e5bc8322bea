import { regie } from '@foulee/contract/echanges/regie'
import { readHighlights, toViewer } from '#features/echanges/fil/fil.page.ts'
import { implement } from '#kernel/calls/feature.ts'
import { findActualites, getActualite } from './actualites.queries.ts'
import { findVideos } from './videos.queries.ts'

export const regieRoutes = implement(regie, {
  'POST /api/dashboard/push': async ({ db, registry: { fil, kinds }, user, clock }) => {
    const data = await readHighlights({ db, fil, kinds, viewer: toViewer(user, clock()) })
    return { data, nb: data.length }
  },

  'POST /api/dashboard/actualites': ({ db, query, clock }) =>
    findActualites(db, { ...query, now: clock() }),

  'POST /api/actualites/{id}': async ({ db, params, clock }) => ({
    data: await getActualite(db, params.id, clock()),
  }),

  'POST /api/dashboard/tv': async ({ db, clock }) => {
    const data = await findVideos(db, clock())
    return { data, nb: data.length }
  },
})
