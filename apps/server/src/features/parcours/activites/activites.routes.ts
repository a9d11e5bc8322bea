import { buffer } from 'node:stream/consumers'
import { ApiError } from '@foulee/contract/errors'
import { describeFilters } from '@foulee/contract/filters'
import { activiteFilters, activites } from '@foulee/contract/parcours/activites'
import { implement } from '../../../http/feature.ts'
import { toHeaderName } from '../../../traces/file-name.ts'
import { createActivite, removeActivite } from './activites.commands.ts'
import { findActivites, getOwnActivite, presentActivite } from './activites.queries.ts'
import { drawActivite } from './activites.trace.ts'

export const activitesRoutes = implement(activites, {
  'POST /api/activites/my': async ({ db, user, query }) => findActivites(db, user.id, query),

  'POST /api/activites/create': async ({ body, spooled, user, limits, ...services }) => {
    await limits.consume('envoi', [`compte ${user.id}`])
    const file = spooled.find(({ field, name, size }) => field === 'gpx' && (name || size))
    if (!file) {
      const errors = { gpx: 'Choisissez un fichier FIT, TCX ou GPX.' }
      throw new ApiError('champs_invalides', { errors })
    }
    const now = services.clock()
    const id = await createActivite(services, { users_id: user.id, file, titre: body.titre, now })
    return { id, data: presentActivite(await getOwnActivite(services.db, user.id, id)) }
  },

  'POST /api/activites/del': async ({ body, user, ...services }) => {
    await removeActivite(services, { users_id: user.id, id: body.id })
    return { data: null }
  },

  'POST /api/activites/{id}': async ({ db, params, user, traces }) => ({
    data: await drawActivite(traces, await getOwnActivite(db, user.id, params.id)),
  }),

  'GET /api/activites/{id}/original': async ({ db, storage, params, user }) => {
    const { original, original_nom } = await getOwnActivite(db, user.id, params.id)
    const file = await storage.get(original)
    if (!file) throw new ApiError('activite_introuvable')
    return { content: await buffer(file.stream), filename: toHeaderName(original_nom) }
  },

  'GET /api/filtres/activites': async () => ({
    data: describeFilters(activiteFilters, {}),
    tags: [],
  }),
})
