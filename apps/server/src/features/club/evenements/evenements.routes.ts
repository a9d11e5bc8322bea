import { evenementFilters } from '@foulee/contract/club/evenement-filters'
import { evenements } from '@foulee/contract/club/evenements'
import { MAX_DATES } from '@foulee/domain/club/regle'
import { implement } from '#kernel/calls/feature.ts'
import { buildFilters } from '#kernel/search/build-filters.ts'
import { labelOptions } from '#kernel/search/label-options.ts'
import { readScope } from '#kernel/search/scope.ts'
import { buildCalendar } from './evenements.calendar.ts'
import { getVisibleEvenement } from './evenements.policy.ts'
import {
  countOptions,
  countSorties,
  findDates,
  findPage,
  findPorteurOptions,
  readEvenement,
} from './evenements.queries.ts'
import { buildTile } from './evenements-carte.queries.ts'

/** Answers change with the hour and with each registration: no caching. */
export const evenementsRoutes = implement(evenements, {
  'GET /api/evenements': ({ db, listCaches, query, user, clock }) =>
    findPage({ db, listCaches }, query, readScope(query, user), clock()),

  'GET /api/evenements/dates': ({ db, listCaches, query, user, clock }) => {
    readScope(query, user)
    return findDates({ db, listCaches }, query, clock())
  },

  'GET /api/evenements/{id}': async ({ db, params, user, clock }) => {
    const { id } = await getVisibleEvenement(db, user, params.id)
    return { data: await readEvenement(db, id, clock()) }
  },

  'GET /api/filtres/evenements': async ({ db, clock, log }) => {
    const now = clock()
    const options = labelOptions(evenementFilters, await countOptions(db, now))
    const { organisateur, magasin, ...rest } = buildFilters(log, evenementFilters, options)
    // Shown by name: members do not know the ids.
    const choice = { type: 'multivalue' as const }
    return {
      data: {
        ...rest,
        ...(organisateur && {
          organisateur: {
            ...organisateur,
            ...choice,
            possibles: await findPorteurOptions(db, 'organisateurs', now),
          },
        }),
        ...(magasin && {
          magasin: {
            ...magasin,
            ...choice,
            possibles: await findPorteurOptions(db, 'magasins', now),
          },
        }),
      },
    }
  },

  'GET /api/evenements/tuiles/{z}/{x}/{y}': async ({ db, listCaches, params, query, clock }) => ({
    content: await buildTile({ db, listCaches }, query, params, clock()),
  }),

  'GET /api/evenements/{id}/calendrier.ics': async ({ db, params, user, config, clock }) => {
    const { id } = await getVisibleEvenement(db, user, params.id)
    const evenement = await readEvenement(db, id, clock(), MAX_DATES)
    return {
      content: buildCalendar(evenement, config.publicUrl),
      filename: `${evenement.slug}.ics`,
    }
  },

  'GET /api/sorties': async ({ db, clock }) => ({ data: await countSorties(db, clock()) }),
})
