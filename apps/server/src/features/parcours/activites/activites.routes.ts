import { buffer } from 'node:stream/consumers'
import { activiteFilters, activites } from '@foulee/contract/parcours/activites'
import { ApiError } from '@foulee/contract/shared/errors'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { findResultatOf } from '#features/courses/resultats/resultats.palmares.ts'
import { findUsureRemarks } from '#features/parcours/chaussures/chaussures.queries.ts'
import { implement } from '#kernel/calls/feature.ts'
import { buildFilters } from '#kernel/search/build-filters.ts'
import { toHeaderName } from '#kernel/tracks/file-name.ts'
import { findMontage } from './activite-montage.queries.ts'
import { createActivite, removeActivite, separateDoubles } from './activites.commands.ts'
import { findActivites, findDoubles, getOwnActivite, presentActivite } from './activites.queries.ts'
import { drawActivite } from './activites.trace.ts'

export const activitesRoutes = implement(activites, {
  'POST /api/activites/my': async ({ db, user, query, clock }) =>
    findActivites(db, { users_id: user.id, today: parisDate(clock()) }, query),

  'POST /api/activites/create': async ({ body, spooled, user, limits, ...services }) => {
    await limits.consume('envoi', [`compte ${user.id}`])
    const file = spooled.find(({ field, name, size }) => field === 'gpx' && (name || size))
    if (!file) {
      const errors = { gpx: 'Choisissez un fichier FIT, TCX ou GPX.' }
      throw new ApiError('champs_invalides', { errors })
    }
    const now = services.clock()
    const input = { users_id: user.id, file, titre: body.titre, now }
    const { id, otherIds, remarques } = await createActivite(services, input)
    const present = async (id_activite: number) =>
      presentActivite(await getOwnActivite(services.db, user.id, id_activite), parisDate(now))
    const activite = await present(id)
    const autres = []
    for (const other of otherIds) autres.push(await present(other))
    remarques.push(...(await findUsureRemarks(services.db, user.id, [activite, ...autres])))
    return { id, data: { ...activite, autres, remarques } }
  },

  'POST /api/activites/del': async ({ body, user, ...services }) => {
    await removeActivite(services, { users_id: user.id, id: body.id })
    return { data: null }
  },

  'POST /api/activites/separer/{id}': async ({ params, user, clock, ...services }) => {
    const now = clock()
    await separateDoubles(services, { users_id: user.id, id: params.id, now })
    const row = await getOwnActivite(services.db, user.id, params.id)
    return { data: presentActivite(row, parisDate(now)) }
  },

  'POST /api/activites/{id}': async ({ db, params, user, clock, ...services }) => {
    const row = await getOwnActivite(db, user.id, params.id)
    const drawn = await drawActivite(services, row, parisDate(clock()))
    const doubles = await findDoubles(db, row.id)
    const montage = await findMontage(db, row)
    const resultat = await findResultatOf(db, row)
    return { data: { ...drawn, doubles, montage, resultat } }
  },

  'GET /api/activites/{id}/original': async ({ db, storage, params, user }) => {
    const { original, original_nom } = await getOwnActivite(db, user.id, params.id)
    const file = await storage.get(original)
    if (!file) throw new ApiError('activite_introuvable')
    return { content: await buffer(file.stream), filename: toHeaderName(original_nom) }
  },

  'GET /api/filtres/activites': async ({ log }) => ({
    data: buildFilters(log, activiteFilters, {}),
    tags: [],
  }),
})
