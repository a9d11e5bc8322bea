import { activiteMemes } from '@foulee/contract/parcours/activite-memes'
import { implement } from '#kernel/calls/feature.ts'
import { findEcart, findMemes } from './activite-memes.queries.ts'
import { getOwnActivite } from './activites.queries.ts'

export const activiteMemesRoutes = implement(activiteMemes, {
  'POST /api/activites/{id}/avant': async ({ params, user, ...services }) => {
    const row = await getOwnActivite(services.db, user.id, params.id)
    return { data: await findMemes(services, row) }
  },

  'POST /api/activites/{id}/ecart/{id_autre}': async ({ params, user, ...services }) => {
    const row = await getOwnActivite(services.db, user.id, params.id)
    return { data: await findEcart(services, row, params.id_autre) }
  },
})
