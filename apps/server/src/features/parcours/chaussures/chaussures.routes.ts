import { chaussures } from '@foulee/contract/parcours/chaussures'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { getOwnActivite, presentActivite } from '#features/parcours/activites/activites.queries.ts'
import { implement } from '#kernel/calls/feature.ts'
import {
  changeChaussures,
  createChaussures,
  removeChaussures,
  retireChaussures,
  tieChaussures,
} from './chaussures.commands.ts'
import { findChaussures, getOwnChaussures, nameCourses } from './chaussures.queries.ts'

export const chaussuresRoutes = implement(chaussures, {
  'POST /api/chaussures/list': async ({ db, user }) => {
    const data = await nameCourses(db, user.id, await findChaussures(db, user.id))
    return { data, nb: data.length }
  },

  'POST /api/chaussures/create': async ({ db, user, body, clock }) => {
    const id = await createChaussures(db, body, { users_id: user.id, now: clock() })
    return { id, data: await getOwnChaussures(db, user.id, id) }
  },

  'POST /api/chaussures/update/{id}': async ({ db, user, params: { id }, body, clock }) => {
    await changeChaussures(db, body, { id, users_id: user.id, now: clock() })
    return { data: await getOwnChaussures(db, user.id, id) }
  },

  'POST /api/chaussures/retirer/{id}': async ({ db, user, params: { id }, body, clock }) => {
    await retireChaussures(db, body, { id, users_id: user.id, now: clock() })
    return { data: await getOwnChaussures(db, user.id, id) }
  },

  'POST /api/chaussures/del': async ({ db, user, body }) => {
    await removeChaussures(db, user.id, body.id)
    return { data: null }
  },

  'POST /api/activites/chaussures/{id}': async ({ db, user, params, body, clock }) => {
    const { chaussures_id } = body
    await tieChaussures(db, { users_id: user.id, activites_id: params.id, chaussures_id })
    const row = await getOwnActivite(db, user.id, params.id)
    return { data: presentActivite(row, parisDate(clock())) }
  },
})
