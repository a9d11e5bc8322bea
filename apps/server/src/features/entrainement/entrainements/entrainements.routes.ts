import { entrainementFilters, entrainements } from '@foulee/contract/entrainement/entrainements'
import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import type { ContenuSeance } from '@foulee/domain/entrainement/seance'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { getRelation, requireCalendars } from '#features/entrainement/athletes/athletes.queries.ts'
import { getVisibleSeance } from '#features/entrainement/seances/seances.policy.ts'
import { readSteps } from '#features/entrainement/seances/seances-steps.ts'
import { implement } from '#kernel/calls/feature.ts'
import { buildFilters } from '#kernel/search/build-filters.ts'
import type { User } from '#platform/http/user.ts'
import { adaptCalendar } from './adapter.commands.ts'
import { undoGestes } from './annulation.commands.ts'
import {
  createEntrainements,
  dropEntrainement,
  moveEntrainement,
  swapEntrainements,
  tagEntrainement,
  updateEntrainement,
} from './entrainements.commands.ts'
import { findEntrainements, readEntrainement, readEntrainements } from './entrainements.queries.ts'
import { writeEntrainementFile } from './entrainements-fichiers.ts'
import { findEtapes } from './etapes.queries.ts'
import { markEntrainement, markSeance } from './faits.commands.ts'
import { findGestes, getGeste } from './gestes.ts'
import { findParcoursSortie } from './parcours-sortie.queries.ts'
import { findPropositions } from './propositions.queries.ts'
import { removeEntrainement, restoreEntrainement } from './suppression.commands.ts'

async function readAthletes(db: Db, user: User, ids: readonly number[] | undefined) {
  if (!ids?.length) return [user.id]
  const unique = [...new Set(ids)]
  await requireCalendars(db, user.id, unique)
  return unique
}

async function readContent(
  db: Db,
  user: User,
  body: Body<'POST /api/training/create'>,
): Promise<ContenuSeance> {
  const { titre, sport, objectif, description, denivele, raccourci, steps, seances_id } = body
  if (seances_id) {
    const seance = await getVisibleSeance(db, user, String(seances_id))
    return titre ? { ...seance, titre } : seance
  }
  if (!titre) {
    throw new ApiError('champs_invalides', { errors: { titre: 'Donnez un titre.' } })
  }
  const content = { titre, sport, objectif, description, denivele }
  return { ...content, steps: readSteps({ raccourci, steps }) ?? [] }
}

export const entrainementsRoutes = implement(entrainements, {
  'GET /api/filtres/trainings': async ({ log }) => ({
    data: buildFilters(log, entrainementFilters, {}),
    tags: [],
  }),

  'POST /api/training': async ({ db, user, query, body }) => {
    const { athlete } = body
    if (!athlete) return findEntrainements(db, { users_id: user.id }, query)
    const { partages } = await getRelation(db, user.id, athlete, 'calendrier')
    // A filter would reveal done trainings to a coach without access.
    const visibleQuery = partages.includes('faits') ? query : { ...query, etat: undefined }
    return findEntrainements(db, { users_id: athlete, partages }, visibleQuery)
  },

  'POST /api/training/{id}': async ({ db, user, params }) => ({
    data: await readEntrainement(db, user, params.id),
  }),

  'POST /api/training/{id}/parcours': async ({ db, lieux, user, params, clock }) => {
    const query = { users_id: user.id, id: params.id, today: parisDate(clock()) }
    return { data: await findParcoursSortie({ db, lieux }, query) }
  },

  'POST /api/training/{id}/etapes': async ({ user, params, clock, ...services }) => ({
    data: await findEtapes(services, { user, id: params.id, today: parisDate(clock()) }),
  }),

  'POST /api/training/create': async ({ db, user, body, limits, clock }) => {
    await limits.consume('envoi', [`compte ${user.id}`])
    const { jour, seances_id = null, note, athletes } = body
    const { ids, gestes } = await createEntrainements(db, {
      user,
      users_ids: await readAthletes(db, user, athletes),
      jour,
      content: await readContent(db, user, body),
      seances_id,
      note: note || null,
      now: clock(),
    })
    const [id = 0] = ids
    return { id, data: { ...(await readEntrainement(db, user, id)), gestes } }
  },

  'POST /api/training/update/{id}': async ({ db, user, params, body, clock }) => {
    await updateEntrainement(db, { id: params.id, user, changes: body, now: clock() })
    return { data: await readEntrainement(db, user, params.id) }
  },

  'POST /api/training/del/{id}': async ({ db, user, params, clock }) => ({
    data: { retour: await removeEntrainement(db, { id: params.id, user, now: clock() }) },
  }),

  'POST /api/training/retablir': async ({ db, user, body, clock }) => {
    const id = await restoreEntrainement(db, { retour: body.retour, user, now: clock() })
    return { data: await readEntrainement(db, user, id) }
  },

  'POST /api/training/{id}/fichier': async ({ db, user, params, query, config, clock }) => {
    const input = { id: params.id, format: query.format, publicUrl: config.publicUrl }
    return writeEntrainementFile(db, { ...input, user, now: clock() })
  },

  'POST /api/training/change': async ({ db, user, body, clock }) => {
    const { id, jour, avec } = body
    if (!avec && !jour) {
      throw new ApiError('champs_invalides', { errors: { jour: 'Choisissez un jour.' } })
    }
    const geste = avec
      ? await swapEntrainements(db, { user, id, avec, now: clock() })
      : await moveEntrainement(db, { user, id, jour: jour ?? '', now: clock() })
    const changed = await readEntrainements(db, user, avec ? [id, avec] : [id])
    return { data: changed.map((item) => ({ ...item, gestes: [geste] })) }
  },

  'POST /api/training/drop': async ({ db, user, body, clock }) => {
    const geste = await dropEntrainement(db, { user, ...body, now: clock() })
    return { data: { ...(await readEntrainement(db, user, body.id)), gestes: [geste] } }
  },

  'POST /api/training/tags': async ({ db, user, body, clock }) => {
    await tagEntrainement(db, { user, ...body, now: clock() })
    return { data: await readEntrainement(db, user, body.id) }
  },

  'POST /api/training/done/{id}': async ({ db, user, params, body, clock }) => {
    await markEntrainement(db, { user, id: params.id, done: body, now: clock() })
    return { data: await readEntrainement(db, user, params.id) }
  },

  'POST /api/training-session/{id}': async ({ db, user, params, body, clock }) => {
    const { jour, ...done } = body
    const input = { user, seances_id: params.id, done, jour, now: clock() }
    const { id, gestes } = await markSeance(db, input)
    return { data: { ...(await readEntrainement(db, user, id)), gestes } }
  },

  'POST /api/training/gestes': async ({ db, user, query }) => findGestes(db, user.id, query),

  'POST /api/training/annuler': async ({ db, user, body, clock }) => {
    await undoGestes(db, { user, ids: [body.id, ...body.avec], now: clock() })
    return { data: await getGeste(db, body.id) }
  },

  'POST /api/training/propositions': async ({ db, user, body, clock }) => {
    const query = { users_id: user.id, pause: body.pause, today: parisDate(clock()) }
    return { data: await findPropositions(db, query) }
  },

  'POST /api/training/adapter': async ({ db, user, body, clock }) => {
    const id = await adaptCalendar(db, { user, ...body, pause: body.pause, now: clock() })
    return { data: await getGeste(db, id) }
  },
})
