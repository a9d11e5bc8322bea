import { corrections } from '@foulee/contract/courses/corrections'
import { implement } from '#kernel/calls/feature.ts'
import { addLine, correctLine, getLine, removeLine } from './resultats.correction.ts'
import { findCorrections } from './resultats.corriges.ts'
import { getOwnedEpreuve } from './resultats.policy.ts'

export const correctionsRoutes = implement(corrections, {
  'GET /api/resultats/{id}/ligne': async ({ db, params, user }) => ({
    data: await getLine(db, user, params.id),
  }),

  'POST /api/resultats/{id}/corriger': async ({ db, params, body, user, clock }) => {
    const { version, ...saisie } = body
    return { data: await correctLine(db, saisie, { user, id: params.id, version, now: clock() }) }
  },

  'POST /api/resultats/{id}/supprimer': async ({ db, params, body, user, clock }) => {
    await removeLine(db, { user, id: params.id, version: body.version, now: clock() })
    return { data: null }
  },

  'POST /api/resultats/{epreuves_id}/ajouter': async ({ db, params, body, user, clock }) => ({
    data: await addLine(db, body, { user, epreuves_id: params.epreuves_id, now: clock() }),
  }),

  'GET /api/resultats/{epreuves_id}/corrections': async ({ db, params, query, user }) => {
    const epreuve = await getOwnedEpreuve(db, user, params.epreuves_id)
    const { lignes, nb } = await findCorrections(db, epreuve, query)
    return { data: lignes, nb }
  },
})
