import { badgeFilters } from '@foulee/contract/club/badge-filters'
import { badges } from '@foulee/contract/club/badges'
import { invalidate } from '@foulee/db/invalidation'
import { implement } from '#kernel/calls/feature.ts'
import { buildFilters } from '#kernel/search/build-filters.ts'
import {
  createBadge,
  findAdminBadges,
  getAdminBadge,
  switchBadge,
  tryRegle,
  updateBadge,
} from './badges.admin.ts'
import { settleMember } from './badges.award.ts'
import { presentAdminBadge, presentBadge } from './badges.presenter.ts'
import {
  countFamilles,
  findBadges,
  findProgres,
  getProgres,
  getPublicBadge,
  showBadge,
} from './badges.queries.ts'

export const badgesRoutes = implement(badges, {
  'GET /api/badges': async ({ db, query }) => {
    const { rows, nb } = await findBadges(db, query)
    return { data: rows.map(presentBadge), nb, tags: ['badges'] }
  },

  'GET /api/filtres/badges': async ({ db, log }) => {
    const options = { famille: await countFamilles(db) }
    return { data: buildFilters(log, badgeFilters, options), tags: ['badges'] }
  },

  'POST /api/badges/{id}': async ({ db, params }) => {
    const row = await getPublicBadge(db, params.id)
    return { data: presentBadge(row), tags: [`badge:${row.id}`] }
  },

  'POST /api/badges/my': async ({ db, user }) => {
    const data = await findProgres(db, user.id)
    return { data, nb: data.length }
  },

  'POST /api/badges/valider/{id}': async ({ db, params, user, clock }) => {
    const { id, regle } = await getPublicBadge(db, params.id)
    await db.transaction((tx) =>
      settleMember(tx, { users_id: user.id, kinds: [regle.fait], now: clock() }),
    )
    return { data: await getProgres(db, user.id, id) }
  },

  'POST /api/badges/montrer/{id}': async ({ db, params, body, user }) => {
    await db.transaction(async (tx) => {
      await showBadge(tx, { users_id: user.id, badges_id: params.id, montre: body.montre })
      await invalidate(tx, [`profil:${user.id}`])
    })
    return { data: await getProgres(db, user.id, params.id) }
  },

  'POST /api/admin/badges/list': async ({ db, body }) => {
    const { rows, nb } = await findAdminBadges(db, body)
    return { data: rows.map(presentAdminBadge), nb }
  },

  'POST /api/admin/badges/create': async ({ db, body, user, clock }) => {
    const id = await createBadge(db, body, { staff_id: user.id, now: clock() })
    return { id, data: presentAdminBadge(await getAdminBadge(db, id)) }
  },

  'POST /api/admin/badges/update/{id}': async ({ db, params: { id }, body, user, clock }) => {
    await updateBadge(db, id, body, { staff_id: user.id, now: clock() })
    return { data: presentAdminBadge(await getAdminBadge(db, id)) }
  },

  'POST /api/admin/badges/essai': async ({ db, body }) => ({
    data: await tryRegle(db, body.regle),
  }),

  'POST /api/admin/badges/activer/{id}': async ({ db, params: { id }, body, user, clock }) => {
    await switchBadge(db, { id, actif: body.actif }, { staff_id: user.id, now: clock() })
    return { data: presentAdminBadge(await getAdminBadge(db, id)) }
  },
})
