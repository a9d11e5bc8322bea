import { recherche } from '@foulee/contract/site/recherche'
import { readDemande } from '@foulee/domain/site/recherche'
import { implement } from '#kernel/calls/feature.ts'
import { networkKey } from '#platform/http/rate-limit-keys.ts'
import { searchEverywhere } from './recherche.queries.ts'
import { findDoors } from './sens.queries.ts'
import { suggest } from './suggestions.queries.ts'

export const rechercheRoutes = implement(recherche, {
  'GET /api/suggestions': async ({
    db,
    query,
    caller,
    limits,
    registry,
    lieux,
    listCaches,
    clock,
  }) => {
    await limits.consume('suggestions', [`reseau ${networkKey(caller.ip)}`])
    const offers = await suggest(db, registry.recherche, query, { lieux, listCaches, now: clock() })
    return { data: offers, tags: ['courses', 'parcours'] }
  },

  'GET /api/recherche': async ({ db, query, user, caller, limits, registry, lieux, clock }) => {
    const { q, ...shown } = query
    const demande = readDemande(q)
    if (!demande) return { data: { sens: [], groupes: [] } }
    await limits.consume('recherche', [`reseau ${networkKey(caller.ip)}`])
    const now = clock()
    const request = { demande, ...shown, viewer: user?.id ?? null, now }
    const [sens, groupes] = await Promise.all([
      findDoors(registry.recherche, query, { lieux, now }),
      searchEverywhere(db, registry.recherche, request),
    ])
    return { data: { sens, groupes } }
  },
})
