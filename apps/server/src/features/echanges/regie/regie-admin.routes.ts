import { regieAdmin } from '@foulee/contract/echanges/regie-admin'
import { toViewer } from '#features/echanges/fil/fil.page.ts'
import { implement } from '#kernel/calls/feature.ts'
import type { Staff } from '#kernel/moderation/staff-journal.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { readImage } from '#platform/images/read-image.ts'
import {
  createActualite,
  publishActualite,
  removeActualite,
  updateActualite,
} from './actualites.commands.ts'
import { findAdminActualites, getAdminActualite } from './actualites.queries.ts'
import {
  createMise,
  findChoices,
  findMises,
  getMise,
  removeMise,
  updateMise,
} from './mises-en-avant.ts'
import { putInOrder } from './ordre.ts'
import {
  createReaction,
  findAdminReactions,
  getAdminReaction,
  switchReaction,
  updateReaction,
} from './reactions.admin.ts'
import { createVideo, publishVideo, removeVideo, updateVideo } from './videos.commands.ts'
import { findAdminVideos, getAdminVideo } from './videos.queries.ts'

type Call = Pick<Services, 'db' | 'registry' | 'clock'> & { user: User }

const staffOf = ({ user, clock }: Pick<Call, 'user' | 'clock'>): Staff => ({
  staff_id: user.id,
  now: clock(),
})

const toFilContext = ({ db, registry: { fil, kinds }, user, clock }: Call) => ({
  db,
  fil,
  kinds,
  viewer: toViewer(user, clock()),
})

export const regieAdminRoutes = implement(regieAdmin, {
  'POST /api/admin/mises-en-avant/list': (call) => findMises(toFilContext(call), call.body),

  'POST /api/admin/mises-en-avant/choix': async (call) => {
    const data = await findChoices(toFilContext(call), call.body)
    return { data, nb: data.length }
  },

  'POST /api/admin/mises-en-avant/create': async (call) => {
    const id = await createMise(toFilContext(call), call.body, staffOf(call))
    return { id, data: await getMise(toFilContext(call), id) }
  },

  'POST /api/admin/mises-en-avant/update/{id}': async (call) => {
    const { id } = call.params
    await updateMise(toFilContext(call), { ...call.body, id }, staffOf(call))
    return { data: await getMise(toFilContext(call), id) }
  },

  'POST /api/admin/mises-en-avant/del/{id}': async (call) => {
    await removeMise(call.db, call.params.id, staffOf(call))
    return { data: null }
  },

  'POST /api/admin/actualites/list': ({ db, body, clock }) =>
    findAdminActualites(db, body, clock()),

  'POST /api/admin/actualites/create': async (call) => {
    const { image, ...words } = call.body
    const picture = await readImage(call.files, 'image', image)
    const id = await createActualite(call, { ...words, picture }, staffOf(call))
    return { id, data: await getAdminActualite(call.db, id, call.clock()) }
  },

  'POST /api/admin/actualites/update/{id}': async (call) => {
    const { id } = call.params
    const { image, ...words } = call.body
    const picture = await readImage(call.files, 'image', image)
    await updateActualite(call, { ...words, picture, id }, staffOf(call))
    return { data: await getAdminActualite(call.db, id, call.clock()) }
  },

  'POST /api/admin/actualites/publier/{id}': async (call) => {
    const { id } = call.params
    await publishActualite(call, { ...call.body, id }, staffOf(call))
    return { data: await getAdminActualite(call.db, id, call.clock()) }
  },

  'POST /api/admin/actualites/del/{id}': async (call) => {
    await removeActualite(call, call.params.id, staffOf(call))
    return { data: null }
  },

  'POST /api/admin/videos/list': ({ db, body }) => findAdminVideos(db, body),

  'POST /api/admin/videos/create': async (call) => {
    const { affiche, ...values } = call.body
    const picture = await readImage(call.files, 'affiche', affiche)
    const id = await createVideo(call, { ...values, picture }, staffOf(call))
    return { id, data: await getAdminVideo(call.db, id) }
  },

  'POST /api/admin/videos/update/{id}': async (call) => {
    const { id } = call.params
    const { affiche, ...values } = call.body
    const picture = await readImage(call.files, 'affiche', affiche)
    await updateVideo(call, { ...values, picture, id }, staffOf(call))
    return { data: await getAdminVideo(call.db, id) }
  },

  'POST /api/admin/videos/publier/{id}': async (call) => {
    const { id } = call.params
    await publishVideo(call, { id, est_publiee: call.body.est_publiee }, staffOf(call))
    return { data: await getAdminVideo(call.db, id) }
  },

  'POST /api/admin/videos/ordre': async (call) => {
    await putInOrder(call.db, { ...call.body, what: 'video' }, staffOf(call))
    return { data: null }
  },

  'POST /api/admin/videos/del/{id}': async (call) => {
    await removeVideo(call, call.params.id, staffOf(call))
    return { data: null }
  },

  'POST /api/admin/reactions/list': ({ db, body }) => findAdminReactions(db, body),

  'POST /api/admin/reactions/create': async (call) => {
    const id = await createReaction(call.db, call.body, staffOf(call))
    return { id, data: await getAdminReaction(call.db, id) }
  },

  'POST /api/admin/reactions/update/{id}': async (call) => {
    const { id } = call.params
    await updateReaction(call.db, { ...call.body, id }, staffOf(call))
    return { data: await getAdminReaction(call.db, id) }
  },

  'POST /api/admin/reactions/activer/{id}': async (call) => {
    const { id } = call.params
    await switchReaction(call.db, { id, est_actif: call.body.est_actif }, staffOf(call))
    return { data: await getAdminReaction(call.db, id) }
  },

  'POST /api/admin/reactions/ordre': async (call) => {
    await putInOrder(call.db, { ...call.body, what: 'reaction' }, staffOf(call))
    return { data: null }
  },
})
