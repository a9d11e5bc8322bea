import { pages } from '@foulee/contract/site/pages'
import { implement } from '#kernel/calls/feature.ts'
import { readApercu } from './apercu.ts'
import { findBloc, findMenus, findPage } from './pages.queries.ts'

const tags = ['pages'] as const

export const pagesRoutes = implement(pages, {
  'GET /api/pages': async ({ db, query, clock }) => ({
    data: await findPage(db, query.chemin, clock()),
    tags,
  }),

  'GET /api/pages/menus': async ({ db, clock }) => {
    const data = await findMenus(db, clock())
    return { data, nb: data.length, tags }
  },

  'GET /api/pages/apercu/{jeton}': async ({ db, params, clock }) => ({
    data: await readApercu(db, params.jeton, clock()),
  }),

  'GET /api/pages/blocs/{cle}': async ({ db, params, clock }) => ({
    data: await findBloc(db, params.cle, clock()),
    tags,
  }),
})
