import { athletes } from '@foulee/contract/entrainement/athletes'
import { ApiError } from '@foulee/contract/errors'
import { addDays } from '@foulee/domain/calendrier'
import { parisDate } from '@foulee/domain/heure-paris'
import { implement } from '../../../http/feature.ts'
import { readDays } from '../agenda/agenda.queries.ts'
import { findBetween } from '../entrainements/entrainements.queries.ts'
import { findCharge } from '../forme/charge.queries.ts'
import { findDouleurs } from '../forme/forme.queries.ts'
import { endRelation, noteLook, share } from './athletes.commands.ts'
import { findAthletes } from './athletes.list.ts'
import { getRelation, type Partage } from './athletes.queries.ts'
import { findCoachs, getCoach } from './coachs.queries.ts'
import { hideUnshared } from './shared-training.ts'

/** What a coach sees of an athlete when no day is named: four weeks back and four ahead. */
const AROUND = 28
/** Everybody whom one coach may look after at once. */
const ALL = 1000

export const athletesRoutes = implement(athletes, {
  'POST /api/coaching/athletes/list': async ({ db, user, query, clock }) =>
    findAthletes(db, user.id, { today: parisDate(clock()), ...query }),

  'POST /api/coaching/athletes/{id}': async ({ db, user, params, query, clock }) => {
    const today = parisDate(clock())
    const relation = await getRelation(db, user.id, params.id)
    const { data } = await findAthletes(db, user.id, { today, page: 1, nb_page: ALL })
    const line = data.find(({ id }) => id === params.id)
    if (!line) throw new ApiError('athlete_introuvable')
    const has = (partage: Partage) => line.partages.includes(partage)
    const days = readDays(
      { du: query.du ?? addDays(today, -AROUND), au: query.au ?? addDays(today, AROUND) },
      today,
    )
    const found = has('calendrier') ? await findBetween(db, params.id, days) : []
    await noteLook(db, relation, line.partages, today)
    return {
      data: {
        ...line,
        entrainements: found.map((one) => hideUnshared(one, line.partages)),
        charge: has('charge') ? await findCharge(db, params.id, today) : null,
        douleurs: has('douleurs') ? await listPains(db, params.id) : [],
      },
    }
  },

  'POST /api/coaching/athletes/{id}/end': async ({ db, user, params, clock }) => {
    const pair = { coach_id: user.id, users_id: params.id, now: clock() }
    if (!(await endRelation(db, pair))) throw new ApiError('athlete_introuvable')
    return { data: null }
  },

  'POST /api/training/coachs': async ({ db, user }) => {
    const data = await findCoachs(db, user.id)
    return { data, nb: data.length }
  },

  'POST /api/training/coachs/{id}': async ({ db, user, params, body }) => {
    await share(db, { coach_id: params.id, users_id: user.id, partages: body.partages })
    return { data: await getCoach(db, user.id, params.id) }
  },

  'POST /api/training/coachs/{id}/end': async ({ db, user, params, clock }) => {
    const pair = { coach_id: params.id, users_id: user.id, now: clock() }
    if (!(await endRelation(db, pair))) throw new ApiError('coach_introuvable')
    return { data: null }
  },
})

const listPains = async (db: Parameters<typeof findDouleurs>[0], users_id: number) =>
  (await findDouleurs(db, users_id)).map(({ id: _, ...pain }) => pain)
