import { magasinFilters } from '@foulee/contract/club/magasin-filters'
import { magasins } from '@foulee/contract/club/magasins'
import { CATEGORIES } from '@foulee/domain/club/magasin'
import { implement } from '#kernel/calls/feature.ts'
import { buildFilters } from '#kernel/search/build-filters.ts'
import { writeCardPage } from '#kernel/search/card-list.ts'
import { labelOptions } from '#kernel/search/label-options.ts'
import { readScope } from '#kernel/search/scope.ts'
import { readMoment } from './magasin-conditions.ts'
import { getVisibleMagasin } from './magasins.policy.ts'
import { countDepartements, countOptions, findBeside, magasinList } from './magasins.queries.ts'
import { buildTile } from './magasins-carte.queries.ts'

/** Opening hours and discounts depend on time: such answers are not cached. */
const tagsOf = ({ ouvert, reductions }: { ouvert?: unknown; reductions?: unknown }) =>
  ouvert || reductions ? {} : { tags: ['magasins' as const] }

export const magasinsRoutes = implement(magasins, {
  'POST /api/shop/categories': async () => ({ data: [...CATEGORIES], nb: CATEGORIES.length }),

  'GET /api/magasins': async ({ db, query, user, listCaches, clock }) => {
    const moment = readMoment(query, clock())
    const found = await magasinList.findPage(db, moment, readScope(query, user), listCaches)
    return { raw: writeCardPage(found), ...tagsOf(query) }
  },

  'GET /api/magasins/{slug}': async ({ db, params, user, clock }) => {
    const { magasins_id, fiche } = await getVisibleMagasin(db, user, params.slug)
    const beside = await findBeside(db, magasins_id, clock())
    const besideFields = JSON.stringify(beside).slice(1)
    return { raw: `{"success":true,"data":${fiche.slice(0, -1)},${besideFields}}` }
  },

  'GET /api/filtres/magasins': async ({ db, log }) => ({
    data: buildFilters(log, magasinFilters, labelOptions(magasinFilters, await countOptions(db))),
    tags: ['magasins'],
  }),

  'GET /api/magasins/tuiles/{z}/{x}/{y}': async ({ db, params, query, listCaches, clock }) => ({
    content: await buildTile(db, readMoment(query, clock()), params, listCaches),
    ...tagsOf(query),
  }),

  'GET /api/magasins/departements': async ({ db }) => ({
    data: await countDepartements(db),
    tags: ['magasins'],
  }),
})
