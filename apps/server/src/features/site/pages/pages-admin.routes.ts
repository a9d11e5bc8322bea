import { pagesAdmin } from '@foulee/contract/site/pages-admin'
import { implement } from '#kernel/calls/feature.ts'
import type { User } from '#platform/http/user.ts'
import { readImage } from '#platform/images/read-image.ts'
import { createApercu } from './apercu.ts'
import {
  addImage,
  createPage,
  publishPage,
  removePage,
  restorePage,
  updatePage,
} from './pages.commands.ts'
import { findAdminPages, findVersions, getAdminPage } from './pages.queries.ts'
import {
  createRedirection,
  findRedirections,
  getRedirection,
  removeRedirection,
  type Staff,
} from './redirections.ts'

const staffOf = ({ user, clock }: { user: User; clock: () => Date }): Staff => ({
  staff_id: user.id,
  now: clock(),
})

export const pagesAdminRoutes = implement(pagesAdmin, {
  'POST /api/admin/pages/list': ({ db, body, clock }) => findAdminPages(db, body, clock()),

  'POST /api/admin/pages/create': async (call) => {
    const id = await createPage(call.db, call.body, staffOf(call))
    return { id, data: await getAdminPage(call.db, id, call.clock()) }
  },

  'POST /api/admin/pages/update/{id}': async (call) => {
    const { id } = call.params
    await updatePage(call.db, { ...call.body, id }, staffOf(call))
    return { data: await getAdminPage(call.db, id, call.clock()) }
  },

  'POST /api/admin/pages/publier/{id}': async (call) => {
    const { id } = call.params
    await publishPage(call.db, { ...call.body, id }, staffOf(call))
    return { data: await getAdminPage(call.db, id, call.clock()) }
  },

  'POST /api/admin/pages/image/{id}': async (call) => {
    const { image } = await readImage(call.files, 'image', undefined)
    return { data: { image: await addImage(call, call.params.id, image) } }
  },

  'POST /api/admin/pages/apercu/{id}': async ({ db, params, clock }) => ({
    data: await createApercu(db, params.id, clock()),
  }),

  'POST /api/admin/pages/versions/{id}': async ({ db, params }) => {
    const data = await findVersions(db, params.id)
    return { data, nb: data.length }
  },

  'POST /api/admin/pages/restaurer/{id}': async (call) => {
    const { id } = call.params
    await restorePage(call.db, { ...call.body, id }, staffOf(call))
    return { data: await getAdminPage(call.db, id, call.clock()) }
  },

  'POST /api/admin/pages/del/{id}': async (call) => {
    await removePage(call, call.params.id, staffOf(call))
    return { data: null }
  },

  'POST /api/admin/redirections/list': ({ db, body }) => findRedirections(db, body),

  'POST /api/admin/redirections/create': async (call) => {
    const id = await createRedirection(call.db, call.body, staffOf(call))
    return { id, data: await getRedirection(call.db, id) }
  },

  'POST /api/admin/redirections/del/{id}': async (call) => {
    await removeRedirection(call.db, call.params.id, staffOf(call))
    return { data: null }
  },
})
