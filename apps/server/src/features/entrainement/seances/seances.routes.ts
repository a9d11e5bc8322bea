import { seanceFilters } from '@foulee/contract/entrainement/seance-filters'
import { seances } from '@foulee/contract/entrainement/seances'
import type { Step } from '@foulee/contract/entrainement/step'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { findStep, insertStep, removeStep, replaceStep } from '@foulee/domain/entrainement/steps'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { findReperes } from '#features/entrainement/forme/forme.queries.ts'
import { implement } from '#kernel/calls/feature.ts'
import { buildFilters } from '#kernel/search/build-filters.ts'
import { readScope } from '#kernel/search/scope.ts'
import type { User } from '#platform/http/user.ts'
import { createSeance, removeSeance, updateSeance } from './seances.commands.ts'
import { getOwnedSeance, getVisibleSeance } from './seances.policy.ts'
import { presentCard, presentMine, presentSeance } from './seances.presenter.ts'
import {
  countTags,
  findPhotos,
  findSeances,
  findWaitingSeances,
  type SeanceFacts,
} from './seances.queries.ts'
import { moveSeance } from './seances-etat.commands.ts'
import { writeSeanceEvent, writeSeanceFile } from './seances-fichiers.ts'
import { findSeanceHistory, getSeanceGestion } from './seances-gestion.queries.ts'
import { importSeance } from './seances-import.ts'
import { changeSteps } from './seances-step.commands.ts'
import { readSteps } from './seances-steps.ts'

const copyOf = (source: SeanceFacts, titre: string) => ({
  titre: titre || takeGraphemes(`${source.titre} (copie)`, 120),
  sport: source.sport,
  objectif: source.objectif,
  niveau: source.niveau,
  description: source.description,
  denivele: source.denivele,
  video: source.video,
  tags: source.tags,
})

type ListQuery = Parameters<typeof findSeances>[1]

async function list(db: Db, query: ListQuery, user: User | null) {
  const { rows, nb } = await findSeances(db, query, readScope(query, user))
  if (query.my) return { data: rows.map(presentMine), nb }
  return { data: rows.map(presentCard), nb, tags: ['seances' as const] }
}

export const seancesRoutes = implement(seances, {
  'GET /api/training-session': async ({ db, query, user }) => list(db, query, user),
  'GET /api/coaching/tsession': async ({ db, query, user }) => list(db, query, user),

  'GET /api/filtres/coaching/tsession': async ({ db, log }) => {
    const tags = await countTags(db)
    const options = Object.fromEntries(tags.map(({ tag, nb }) => [tag, { nom: tag, nb }]))
    return { data: buildFilters(log, seanceFilters, { tags: options }), tags: ['seances'] }
  },

  'GET /api/training-session/{id}': async ({ db, params, user }) => {
    const row = await getVisibleSeance(db, user, params.id)
    const data = presentSeance(row, await findPhotos(db, row.id))
    return { data, tags: [`seance:${row.id}`] }
  },

  'GET /api/training-session/{id}/fichier': async ({ db, params, query, user, config }) => {
    const { format, jour } = query
    const row = await getVisibleSeance(db, user, params.id)
    const tags = [`seance:${row.id}`] as const
    if (format !== 'ics') return { ...(await writeSeanceFile(row, format)), tags }
    if (!jour) throw new ApiError('champs_invalides', { errors: { jour: 'Choisissez un jour.' } })
    return { ...writeSeanceEvent(row, jour, config.publicUrl), tags }
  },

  'POST /api/workout/sync/{id}': async ({ db, params, user, clock }) => {
    const row = await getVisibleSeance(db, user, params.id)
    return writeSeanceFile(row, 'fit', await findReperes(db, user.id, parisDate(clock())))
  },

  'POST /api/coaching/tsession/store': async ({ db, body, user, limits, clock }) => {
    await limits.consume('envoi', [`compte ${user.id}`])
    const source = body.copie ? await getVisibleSeance(db, user, String(body.copie)) : null
    const steps = readSteps({ raccourci: body.raccourci }) ?? source?.steps ?? []
    const content = source ? copyOf(source, body.titre) : { titre: body.titre }
    const id = await createSeance(db, { user, content, steps, now: clock() })
    return { id, data: (await getSeanceGestion(db, user, id)).seance }
  },

  'POST /api/coaching/tsession/import': async ({ db, files, user, limits, clock }) => {
    await limits.consume('envoi', [`compte ${user.id}`])
    const [file] = files.filter(({ field }) => field === 'fichier')
    if (!file) {
      const errors = { fichier: 'Choisissez un fichier FIT, ZWO, ERG ou MRC.' }
      throw new ApiError('champs_invalides', { errors })
    }
    const { content, steps } = importSeance(file)
    const id = await createSeance(db, { user, content, steps, now: clock() })
    return { id, data: (await getSeanceGestion(db, user, id)).seance }
  },

  'GET /api/coaching/tsession/{id}/gestion': async ({ db, params, user }) => ({
    data: await getSeanceGestion(db, user, params.id),
  }),

  'POST /api/coaching/tsession/{id}/update': async ({ db, params, body, user, clock }) => {
    await updateSeance(db, { id: params.id, user, changes: body, now: clock() })
    return { data: await getSeanceGestion(db, user, params.id) }
  },

  'POST /api/coaching/tsession/{id}/etat': async ({ db, params, body, user, clock }) => {
    await moveSeance(db, { id: params.id, user, ...body, now: clock() })
    return { data: await getSeanceGestion(db, user, params.id) }
  },

  'POST /api/coaching/tsession/{id}/destroy': async ({ db, params, user }) => {
    await removeSeance(db, { id: params.id, user })
    return { data: null }
  },

  'GET /api/coaching/tsession/{id}/historique': async ({ db, params, query, user }) => {
    const { id } = await getOwnedSeance(db, user, params.id)
    const { lines, nb } = await findSeanceHistory(db, { id, ...query })
    return { data: lines, nb }
  },

  'GET /api/coaching/tsession/a-valider': async ({ db, query }) => {
    const { rows, nb } = await findWaitingSeances(db, query)
    return { data: rows.map(presentCard), nb }
  },

  'POST /api/coaching/step/store': async ({ db, body, user, clock }) => {
    const { seances_id, step, parent = null, ordre } = body
    const change = await changeSteps(db, {
      of: { seances_id },
      user,
      now: clock(),
      edit: (steps) => insertStep(steps, { step, parent, ordre }),
    })
    const id = change.added ?? 0
    const { seance } = await getSeanceGestion(db, user, seances_id)
    const found = findStep(seance.steps, id)
    if (!found) throw new ApiError('step_introuvable')
    return { id, data: found.step as Step }
  },

  'POST /api/coaching/step/{id}/update': async ({ db, params: { id }, body, user, clock }) => {
    const { seances_id } = await changeSteps(db, {
      of: { step: id },
      user,
      now: clock(),
      edit: (steps) => replaceStep(steps, id, 'step' in body ? body.step : body),
    })
    return { data: await getSeanceGestion(db, user, seances_id) }
  },

  'POST /api/coaching/step/{id}/destroy': async ({ db, params: { id }, user, clock }) => {
    const { seances_id } = await changeSteps(db, {
      of: { step: id },
      user,
      now: clock(),
      edit: (steps) => removeStep(steps, id),
    })
    return { data: await getSeanceGestion(db, user, seances_id) }
  },
})
