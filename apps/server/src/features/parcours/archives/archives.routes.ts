import { archives } from '@foulee/contract/parcours/archives'
import { ApiError } from '@foulee/contract/shared/errors'
import { MORCEAU } from '@foulee/domain/parcours/archive'
import { implement } from '#kernel/calls/feature.ts'
import { createSpoolBuffer } from '#platform/http/spool.ts'
import { writeCsv } from '#platform/spreadsheets/csv/write-csv.ts'
import {
  createArchive,
  receivePiece,
  removeArchive,
  resumeArchive,
  stopArchive,
} from './archives.commands.ts'
import { findArchives, findRefus, getOwnArchive, presentArchive } from './archives.queries.ts'

const withPiece = createSpoolBuffer(MORCEAU)

export const archivesRoutes = implement(archives, {
  'POST /api/archives/my': async ({ db, user }) => findArchives(db, user.id),

  'POST /api/archives/create': async ({ db, body, user, limits, clock }) => {
    await limits.consume('envoi', [`compte ${user.id}`])
    const id = await createArchive(db, body, { users_id: user.id, now: clock() })
    return { id, data: presentArchive(await getOwnArchive(db, user.id, id)) }
  },

  'POST /api/archives/morceaux/{id}': async ({
    params,
    body,
    spooled,
    user,
    clock,
    ...services
  }) => {
    const file = spooled.find(({ field }) => field === 'morceau')
    if (!file) {
      const errors = { morceau: 'Envoyez le morceau qui commence à cette position.' }
      throw new ApiError('champs_invalides', { errors })
    }
    const mine = { users_id: user.id, id: params.id, now: clock() }
    await withPiece(file, (bytes) =>
      receivePiece(services, mine, { position: body.position, bytes }),
    )
    return { data: presentArchive(await getOwnArchive(services.db, user.id, params.id)) }
  },

  'GET /api/archives/{id}': async ({ db, params, user }) => ({
    data: presentArchive(await getOwnArchive(db, user.id, params.id)),
  }),

  'POST /api/archives/arreter/{id}': async ({ db, params, user, clock }) => {
    await stopArchive(db, { users_id: user.id, id: params.id, now: clock() })
    return { data: presentArchive(await getOwnArchive(db, user.id, params.id)) }
  },

  'POST /api/archives/reprendre/{id}': async ({ db, params, user, clock }) => {
    await resumeArchive(db, { users_id: user.id, id: params.id, now: clock() })
    return { data: presentArchive(await getOwnArchive(db, user.id, params.id)) }
  },

  'POST /api/archives/del': async ({ db, body, user }) => {
    await removeArchive(db, user.id, body.id)
    return { data: null }
  },

  'GET /api/archives/{id}/refus': async ({ db, params, user }) => {
    const { id } = await getOwnArchive(db, user.id, params.id)
    const rows = (await findRefus(db, id)).map(({ fichier, raison }) => [fichier, raison])
    return { content: writeCsv(['Fichier', 'Raison'], rows), filename: 'fichiers-refuses.csv' }
  },
})
