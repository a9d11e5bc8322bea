import { parcoursDessin } from '@foulee/contract/parcours/parcours-dessin'
import { implement } from '#kernel/calls/feature.ts'
import { drawParcours, readDessin } from './parcours-dessin.commands.ts'
import { getDessin } from './parcours-dessin.queries.ts'
import { createParcours, removeParcours } from './parcours-edition.commands.ts'
import { getGestion } from './parcours-gestion.queries.ts'
import { getOwned } from './parcours-owned.queries.ts'

export const parcoursDessinRoutes = implement(parcoursDessin, {
  'GET /api/parcours/{id}/dessin': async ({ db, user, params }) => ({
    data: await getDessin(db, user, params.id),
  }),

  'POST /api/parcours/traces': async ({ body, user, limits, ...services }) => {
    await limits.consume('envoi', [`compte ${user.id}`])
    const now = services.clock()
    const { titre, ...dessin } = body
    const joined = readDessin(dessin)
    const id = await createParcours(services.db, { users_id: user.id, titre, now })
    try {
      await drawParcours(services, { id, user, dessin, joined, now })
    } catch (cause) {
      // Nothing was drawn: no empty draft stays behind.
      await removeParcours(services, { id, user, now })
      throw cause
    }
    return { id, data: (await getGestion(services, user, id, now)).parcours }
  },

  'POST /api/parcours/traces/{id}': async ({ params, body, user, limits, ...services }) => {
    const { id } = params
    const now = services.clock()
    await getOwned(services.db, user, id)
    await limits.consume('envoi', [`compte ${user.id}`])
    const { version, ...dessin } = body
    const joined = readDessin(dessin)
    await drawParcours(services, { id, user, dessin, joined, version, now })
    return { data: await getGestion(services, user, id, now) }
  },
})
