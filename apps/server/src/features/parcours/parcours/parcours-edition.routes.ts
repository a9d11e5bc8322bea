import { buffer } from 'node:stream/consumers'
import { parcoursEdition } from '@foulee/contract/parcours/parcours-edition'
import { ApiError } from '@foulee/contract/shared/errors'
import { insertActivites } from '#features/parcours/activites/activites.insert.ts'
import { getOwnActivite } from '#features/parcours/activites/activites.queries.ts'
import { implement } from '#kernel/calls/feature.ts'
import { writeCardPage } from '#kernel/search/card-list.ts'
import { findWaitingCards } from '#kernel/search/waiting-cards.ts'
import type { Services } from '#kernel/services.ts'
import { toHeaderName } from '#kernel/tracks/file-name.ts'
import type { SpooledFile } from '#platform/http/spool.ts'
import type { User } from '#platform/http/user.ts'
import { parcoursList } from './parcours.queries.ts'
import {
  createParcours,
  removeParcours,
  updateFields,
  writeFields,
} from './parcours-edition.commands.ts'
import { assertCurrent } from './parcours-empreintes.ts'
import { moveParcours } from './parcours-etat.commands.ts'
import { getGestion } from './parcours-gestion.queries.ts'
import { getOwned } from './parcours-owned.queries.ts'
import { planActivite, planChanges, planFile, touchesTrace } from './parcours-plans.ts'
import { type Change, type Context, changeTrace, type Plan } from './parcours-trace.commands.ts'

const findFile = (spooled: readonly SpooledFile[]) => spooled.find(({ field }) => field === 'gpx')

async function chooseSource(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  user: User,
  file: SpooledFile | undefined,
  activites_id: number | undefined,
): Promise<Plan> {
  if (file) return planFile(file)
  if (activites_id) return planActivite(storage, await getOwnActivite(db, user.id, activites_id))
  const errors = { gpx: 'Choisissez un fichier GPX, TCX ou FIT.' }
  throw new ApiError('champs_invalides', { errors })
}

const recordOuting =
  (registry: Services['registry'], user: User, now: Date): Change['after'] =>
  async (tx, { row, trace }, answer) => {
    if (!trace || row.users_id !== user.id) return
    const { lignes, altitudes } = answer.trace
    const unmasked = { ...trace, lignes, altitudes }
    await insertActivites(tx, registry, { users_id: user.id, trace: unmasked, answer, now })
  }

export const parcoursEditionRoutes = implement(parcoursEdition, {
  'POST /api/parcours/create': async ({ body, user, limits, clock, ...services }) => {
    await limits.consume('envoi', [`compte ${user.id}`])
    const now = clock()
    const id = await createParcours(services.db, { users_id: user.id, titre: body.titre, now })
    return { id, data: (await getGestion(services, user, id, now)).parcours }
  },

  'POST /api/parcours/gpx/{id}': async ({ params, body, spooled, user, limits, ...services }) => {
    const { id } = params
    const now = services.clock()
    await limits.consume('envoi', [`compte ${user.id}`])
    const file = findFile(spooled)
    // The author alone knows whether it was an own outing: organisers upload courses of races.
    const isOuting = file !== undefined && body.sortie === 'true'
    await changeTrace(services, {
      id,
      user,
      now,
      plan: () => chooseSource(services, user, file, body.activites_id),
      ...(isOuting && { after: recordOuting(services.registry, user, now) }),
    })
    return { data: await getGestion(services, user, id, now) }
  },

  'POST /api/parcours/update/{id}': async ({ params, body, user, ...services }) => {
    const { id } = params
    const { db, storage } = services
    const now = services.clock()
    const { rayon_masque, debut, fin, inverser, origine, empreintes: seen, ...fields } = body
    const changes = { rayon_masque, debut, fin, inverser, origine }
    if (touchesTrace(changes, await getOwned(db, user, id))) {
      await changeTrace(services, {
        id,
        user,
        now,
        // A later change of the line or its marks is planned again; a change of texts is not.
        plan: async (owned) => {
          await assertCurrent(db, owned, seen)
          return planChanges({ db, storage }, owned, changes)
        },
        after: (tx, owned) => writeFields(tx, owned, fields, { user, now }),
      })
    } else {
      await updateFields(db, { id, user, fields: { ...fields, rayon_masque }, seen, now })
    }
    return { data: await getGestion(services, user, id, now) }
  },

  'POST /api/parcours/etat/{id}': async ({ params, body, user, ...services }) => {
    const now = services.clock()
    await moveParcours(services.db, { id: params.id, user, ...body, now })
    return { data: await getGestion(services, user, params.id, now) }
  },

  'POST /api/parcours/del/{id}': async ({ params, user, ...services }) => {
    await removeParcours(services, { id: params.id, user, now: services.clock() })
    return { data: null }
  },

  'GET /api/parcours/{id}/gestion': async ({ params, user, ...services }) => ({
    data: await getGestion(services, user, params.id, services.clock()),
  }),

  'GET /api/parcours/{id}/original': async ({ db, storage, params, user }) => {
    const { row, trace } = await getOwned(db, user, params.id)
    // Closed to staff too: the original tells when its author was where.
    const file = trace && row.users_id === user.id ? await storage.get(trace.original) : null
    if (!file || !trace) throw new ApiError('parcours_introuvable')
    return { content: await buffer(file.stream), filename: toHeaderName(trace.original_nom) }
  },

  'GET /api/parcours/a-valider': async ({ db, query }) => {
    return { raw: writeCardPage(await findWaitingCards(db, parcoursList.cards, query)) }
  },
})
