import { parcours } from '@foulee/contract/parcours/parcours'
import { parcoursFilters } from '@foulee/contract/parcours/parcours-filters'
import { implement } from '#kernel/calls/feature.ts'
import { buildFilters } from '#kernel/search/build-filters.ts'
import { writeCardPage } from '#kernel/search/card-list.ts'
import { readFacettes } from '#kernel/search/facettes.ts'
import { labelOptions } from '#kernel/search/label-options.ts'
import { readScope } from '#kernel/search/scope.ts'
import { getVisibleParcours } from './parcours.policy.ts'
import { addReasons, parcoursList, parcoursSearch } from './parcours.queries.ts'

export const parcoursRoutes = implement(parcours, {
  'GET /api/parcours': async ({ db, query, user, listCaches, clock }) => {
    const request = await parcoursSearch.understand(db, query, listCaches, clock())
    const found = await parcoursList.findPage(db, request, readScope(query, user), listCaches)
    if (query.my) return { data: await addReasons(db, found.cards), nb: found.nb }
    return { raw: writeCardPage(found), tags: ['parcours'] }
  },

  'GET /api/parcours/desserrer': async ({ db, query, user, listCaches, clock }) => {
    const ways = await parcoursSearch.loosen(db, query, readScope(query, user), listCaches, clock())
    return { data: ways, tags: ['parcours'] }
  },

  'GET /api/parcours/{id}': async ({ db, params, user }) => {
    const { parcours_id, fiche } = await getVisibleParcours(db, user, params.id)
    return { raw: `{"success":true,"data":${fiche}}`, tags: [`parcours:${parcours_id}`] }
  },

  'GET /api/filtres/parcours': async ({ db, log }) => {
    const options = labelOptions(parcoursFilters, await readFacettes(db, 'parcours'))
    return { data: buildFilters(log, parcoursFilters, options), tags: ['parcours'] }
  },
})
