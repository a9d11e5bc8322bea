import { ApiError } from '@foulee/contract/errors'
import { describeFilters } from '@foulee/contract/filters'
import { parcours } from '@foulee/contract/parcours'
import { parcoursFilters } from '@foulee/contract/parcours-filters'
import { implement, type User } from '../../http/feature.ts'
import { nameOptions } from '../../recherche/name-options.ts'
import { getVisibleParcours } from './parcours.policy.ts'
import { countFilterOptions, findParcoursPage, type Scope } from './parcours.queries.ts'
import type { ParcoursQuery } from './parcours-conditions.ts'

/** Whose routes are asked for; also the one rule between filters that no schema can say. */
function readScope(query: ParcoursQuery, user: User | null): Scope {
  if (query.tri?.[0] === 'distance' && !query.autour) {
    throw new ApiError('champs_invalides', {
      errors: { tri: 'Pour trier par distance, indiquez aussi « autour ».' },
    })
  }
  if (!query.my) return { kind: 'public' }
  if (!user) throw new ApiError('session_absente')
  return { kind: 'mine', users_id: user.id }
}

export const parcoursRoutes = implement(parcours, {
  'GET /api/parcours': async ({ db, query, user, kept }) => {
    const { cards, nb } = await findParcoursPage(db, query, readScope(query, user), kept)
    return { raw: `{"success":true,"data":[${cards}],"nb":${nb}}`, tags: ['parcours'] }
  },

  'GET /api/parcours/{id}': async ({ db, params, user }) => {
    const { parcours_id, fiche } = await getVisibleParcours(db, user, params.id)
    return { raw: `{"success":true,"data":${fiche}}`, tags: [`parcours:${parcours_id}`] }
  },

  'GET /api/filtres/parcours': async ({ db }) => {
    const options = nameOptions(parcoursFilters, await countFilterOptions(db))
    return { data: describeFilters(parcoursFilters, options), tags: ['parcours'] }
  },
})
