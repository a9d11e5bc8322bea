import { athletes } from '@foulee/contract/entrainement/athletes'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Partage } from '@foulee/domain/entrainement/partages'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { readDays } from '#features/entrainement/agenda/agenda.queries.ts'
import { findBetween } from '#features/entrainement/entrainements/entrainements.queries.ts'
import { findCharge } from '#features/entrainement/forme/charge.queries.ts'
import { findDouleurs } from '#features/entrainement/forme/forme.queries.ts'
import { implement } from '#kernel/calls/feature.ts'
import { endRelation, recordViews, share } from './athletes.commands.ts'
import { findAthletes, getAthlete } from './athletes.list.ts'
import { findCoachs, getCoach } from './coachs.queries.ts'

const AROUND = 28
const LISTED: readonly Partage[] = ['allures', 'faits', 'courses', 'charge', 'douleurs']

export const athletesRoutes = implement(athletes, {
  'POST /api/coaching/athletes/list': async ({ db, user, query, clock }) => {
    const today = parisDate(clock())
    const found = await findAthletes(db, user.id, { today, ...query })
    const seen = found.data.map(({ id, partages }) => ({
      id,
      vu: LISTED.filter((item) => partages.includes(item)),
    }))
    await recordViews(db, user.id, seen, today)
    return found
  },

  'POST /api/coaching/athletes/{id}': async ({ db, user, params, query, clock }) => {
    const today = parisDate(clock())
    const line = await getAthlete(db, user.id, params.id, today)
    const has = (partage: Partage) => line.partages.includes(partage)
    const days = readDays(
      { du: query.du ?? addDays(today, -AROUND), au: query.au ?? addDays(today, AROUND) },
      today,
    )
    const athlete = { users_id: params.id, partages: line.partages }
    const found = has('calendrier') ? await findBetween(db, athlete, days) : []
    await recordViews(db, user.id, [{ ...line, vu: line.partages }], today)
    return {
      data: {
        ...line,
        entrainements: found,
        charge: has('charge') ? await findCharge(db, athlete, today) : null,
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
