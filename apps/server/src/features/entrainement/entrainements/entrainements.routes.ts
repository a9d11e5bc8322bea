import type { Body } from '@foulee/contract/call'
import { entrainementFilters, entrainements } from '@foulee/contract/entrainement/entrainements'
import { ApiError } from '@foulee/contract/errors'
import { describeFilters } from '@foulee/contract/filters'
import type { Db } from '@foulee/db/connect'
import type { ContenuSeance } from '@foulee/domain/entrainement/seance'
import { parisDate } from '@foulee/domain/heure-paris'
import { implement } from '../../../http/feature.ts'
import type { User } from '../../../http/user.ts'
import { getRelation } from '../athletes/athletes.queries.ts'
import { getVisibleSeance } from '../seances/seances.policy.ts'
import { readSteps } from '../seances/seances-steps.ts'
import { adaptCalendar } from './adapter.commands.ts'
import {
  createEntrainements,
  dropEntrainement,
  moveEntrainement,
  removeEntrainement,
  swapEntrainements,
  tagEntrainement,
  updateEntrainement,
} from './entrainements.commands.ts'
import {
  findEntrainements,
  getEntrainement,
  getOwnEntrainement,
  listEntrainements,
} from './entrainements.queries.ts'
import { markEntrainement, markSeance } from './faits.commands.ts'
import { findGestes, getGeste, undoGeste } from './gestes.ts'
import { findPropositions } from './propositions.queries.ts'

/** Whose calendars a new training goes to. @throws ApiError `athlete_introuvable` */
async function readAthletes(db: Db, user: User, ids: readonly number[] | undefined) {
  if (!ids?.length) return [user.id]
  const unique = [...new Set(ids)]
  for (const id of unique) await getRelation(db, user.id, id, 'calendrier')
  return unique
}

/** What a new training says: a session of the library, or what is written here. */
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
  'GET /api/filtres/trainings': async () => ({
    data: describeFilters(entrainementFilters, {}),
    tags: [],
  }),

  'POST /api/training': async ({ db, user, query, body }) => {
    const { athlete } = body
    if (athlete) await getRelation(db, user.id, athlete, 'calendrier')
    return findEntrainements(db, athlete ?? user.id, query)
  },

  'POST /api/training/{id}': async ({ db, user, params }) => {
    await getOwnEntrainement(db, user, params.id)
    return { data: await getEntrainement(db, params.id) }
  },

  'POST /api/training/create': async ({ db, user, body, limits, clock }) => {
    await limits.consume('envoi', [`compte ${user.id}`])
    const { jour, seances_id = null, note, athletes } = body
    const [id = 0] = await createEntrainements(db, {
      user,
      users_ids: await readAthletes(db, user, athletes),
      jour,
      content: await readContent(db, user, body),
      seances_id,
      note: note || null,
      now: clock(),
    })
    return { id, data: await getEntrainement(db, id) }
  },

  'POST /api/training/update/{id}': async ({ db, user, params, body, clock }) => {
    await updateEntrainement(db, { id: params.id, user, changes: body, now: clock() })
    return { data: await getEntrainement(db, params.id) }
  },

  'POST /api/training/del/{id}': async ({ db, user, params }) => {
    await removeEntrainement(db, { id: params.id, user })
    return { data: null }
  },

  'POST /api/training/change': async ({ db, user, body, clock }) => {
    const { id, jour, avec } = body
    if (avec) await swapEntrainements(db, { user, id, avec, now: clock() })
    else if (jour) await moveEntrainement(db, { user, id, jour, now: clock() })
    else throw new ApiError('champs_invalides', { errors: { jour: 'Choisissez un jour.' } })
    return { data: await listEntrainements(db, avec ? [id, avec] : [id]) }
  },

  'POST /api/training/drop': async ({ db, user, body, clock }) => {
    await dropEntrainement(db, { user, ...body, now: clock() })
    return { data: await getEntrainement(db, body.id) }
  },

  'POST /api/training/tags': async ({ db, user, body, clock }) => {
    await tagEntrainement(db, { user, ...body, now: clock() })
    return { data: await getEntrainement(db, body.id) }
  },

  'POST /api/training/done/{id}': async ({ db, user, params, body, clock }) => {
    await markEntrainement(db, { user, id: params.id, done: body, now: clock() })
    return { data: await getEntrainement(db, params.id) }
  },

  'POST /api/training-session/{id}': async ({ db, user, params, body, clock }) => {
    const { jour, ...done } = body
    const given = { user, seances_id: params.id, done, jour, now: clock() }
    return { data: await getEntrainement(db, await markSeance(db, given)) }
  },

  'POST /api/training/gestes': async ({ db, user, query }) => findGestes(db, user.id, query),

  'POST /api/training/annuler': async ({ db, user, body, clock }) => {
    await undoGeste(db, { users_id: user.id, id: body.id, now: clock() })
    return { data: await getGeste(db, body.id) }
  },

  'POST /api/training/propositions': async ({ db, user, body, clock }) => {
    const asked = { users_id: user.id, pause: body.pause, today: parisDate(clock()) }
    return { data: await findPropositions(db, asked) }
  },

  'POST /api/training/adapter': async ({ db, user, body, clock }) => {
    const id = await adaptCalendar(db, { user, ...body, pause: body.pause, now: clock() })
    return { data: await getGeste(db, id) }
  },
})
