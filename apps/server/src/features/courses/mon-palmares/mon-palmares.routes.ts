import { buffer } from 'node:stream/consumers'
import { monPalmares } from '@foulee/contract/courses/mon-palmares'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { getVisibleMember } from '#features/membres/profil/profil.policy.ts'
import { implement } from '#kernel/calls/feature.ts'
import {
  changeDeclaree,
  changeReglages,
  declareCourse,
  putOutingAside,
  removeDeclaree,
} from './mon-palmares.commands.ts'
import { presentPalmares, presentPublic } from './mon-palmares.presenter.ts'
import { getPreuveMedia, removePreuve, storePreuve } from './mon-palmares.preuve.ts'
import {
  findDeclarees,
  findOfficielles,
  findPreuve,
  findReglages,
  getDeclaree,
} from './mon-palmares.queries.ts'
import { findPropositions } from './propositions.queries.ts'

const readPalmares = async (db: Db, users_id: number, now: Date) => ({
  officielles: await findOfficielles(db, users_id),
  declarees: await findDeclarees(db, users_id),
  aujourdhui: parisDate(now),
})

export const monPalmaresRoutes = implement(monPalmares, {
  'POST /api/palmares/my': async ({ db, user, clock }) => ({
    data: presentPalmares(
      await readPalmares(db, user.id, clock()),
      await findReglages(db, user.id),
    ),
  }),

  'GET /api/palmares/coureurs/{id}': async ({ db, user, params, clock }) => {
    const { id } = await getVisibleMember(db, user, params.id, clock())
    const reglages = await findReglages(db, id)
    if (!reglages.est_public) return { data: null }
    return { data: presentPublic(await readPalmares(db, id, clock()), reglages) }
  },

  'POST /api/palmares/create': async ({ db, user, body, clock }) => {
    const id = await declareCourse(db, body, { users_id: user.id, now: clock() })
    return { id, data: await getDeclaree(db, user.id, id) }
  },

  'POST /api/palmares/update/{id}': async ({ db, user, params: { id }, body, clock }) => {
    await changeDeclaree(db, body, { id, users_id: user.id, now: clock() })
    return { data: await getDeclaree(db, user.id, id) }
  },

  'POST /api/palmares/del': async ({ db, user, body }) => {
    await removeDeclaree(db, user.id, body.id)
    return { data: null }
  },

  'POST /api/palmares/preuve/{id}': async ({ db, storage, user, params: { id }, files }) => {
    await getDeclaree(db, user.id, id)
    await storePreuve({ db, storage }, files[0], { id, users_id: user.id })
    return { data: await getDeclaree(db, user.id, id) }
  },

  'POST /api/palmares/preuve/{id}/del': async ({ db, user, params: { id } }) => {
    await removePreuve(db, { id, users_id: user.id })
    return { data: await getDeclaree(db, user.id, id) }
  },

  'GET /api/palmares/preuve/{id}': async ({ db, storage, user, params: { id } }) => {
    const { key, filename } = await findPreuve(db, user.id, id)
    const file = await storage.get(key)
    if (!file) throw new ApiError('preuve_introuvable')
    return { content: await buffer(file.stream), filename, media: getPreuveMedia(key) }
  },

  'POST /api/palmares/reglages': async ({ db, user, body }) => {
    await changeReglages(db, body, user.id)
    return { data: await findReglages(db, user.id) }
  },

  'POST /api/palmares/propositions': async ({ db, user, body, clock }) =>
    findPropositions(db, {
      users_id: user.id,
      activites_id: body.activites_id,
      aujourdhui: parisDate(clock()),
    }),

  'POST /api/palmares/propositions/ecarter': async ({ db, user, body }) => {
    await putOutingAside(db, user.id, body.activites_id)
    return { data: null }
  },
})
