import { voyageFilters } from '@foulee/contract/sejours/voyage-filters'
import { voyages } from '@foulee/contract/sejours/voyages'
import type { Db } from '@foulee/db/connect'
import { getVisibleCourse } from '#features/courses/courses/courses.policy.ts'
import { implement } from '#kernel/calls/feature.ts'
import { buildFilters } from '#kernel/search/build-filters.ts'
import { writeCardPage } from '#kernel/search/card-list.ts'
import { labelOptions } from '#kernel/search/label-options.ts'
import type { ListCaches } from '#kernel/search/list-caches.ts'
import { readScope } from '#kernel/search/scope.ts'
import type { User } from '#platform/http/user.ts'
import type { VoyageQuery } from './voyage-conditions.ts'
import { getVisibleVoyage } from './voyages.policy.ts'
import {
  countDestinations,
  countOptions,
  findAgenceOptions,
  findVoyagesOfCourse,
  voyageList,
} from './voyages.queries.ts'

type VoyageSearch = { db: Db; query: VoyageQuery; user: User | null; listCaches: ListCaches }

async function answerList({ db, query, user, listCaches }: VoyageSearch) {
  const found = await voyageList.findPage(db, query, readScope(query, user), listCaches)
  return { raw: writeCardPage(found), tags: ['voyages' as const] }
}

export const voyagesRoutes = implement(voyages, {
  'GET /api/voyages': answerList,
  'POST /api/voyages': answerList,

  'GET /api/voyages/{id}': async ({ db, params, user }) => {
    const voyage = await getVisibleVoyage(db, user, params.id)
    return { raw: `{"success":true,"data":${voyage.fiche}}`, tags: [`voyage:${voyage.voyages_id}`] }
  },

  'GET /api/filtres/voyages': async ({ db, log }) => {
    const options = labelOptions(voyageFilters, await countOptions(db))
    const { agence, ...rest } = buildFilters(log, voyageFilters, options)
    // Shown by name: members do not know the ids.
    const named = agence && {
      agence: { ...agence, type: 'multivalue' as const, possibles: await findAgenceOptions(db) },
    }
    return { data: { ...rest, ...named }, tags: ['voyages'] }
  },

  'GET /api/courses/{id}/voyages': async ({ db, params, user }) => {
    const { courses_id } = await getVisibleCourse(db, user, params.id)
    return {
      data: await findVoyagesOfCourse(db, courses_id),
      tags: ['voyages', `course:${courses_id}`],
    }
  },

  'GET /api/destinations': async ({ db }) => ({
    data: await countDestinations(db),
    tags: ['voyages'],
  }),
})
