import { cartes } from '@foulee/contract/club/cartes'
import { implement } from '#kernel/calls/feature.ts'
import { addAvantage, closeAvantage, ensureCarte, grantAvantage } from './cartes.commands.ts'
import {
  findCarte,
  findMagasins,
  getAvantage,
  getHolder,
  getMagasin,
  readCarte,
} from './cartes.queries.ts'

export const cartesRoutes = implement(cartes, {
  'POST /api/carte': async ({ db, user }) => {
    await ensureCarte(db, user.id)
    return { data: await findCarte(db, user) }
  },

  'POST /api/carte/magasins': async ({ db, user }) => {
    const data = await findMagasins(db, user.id)
    return { data, nb: data.length }
  },

  'POST /api/carte/lire': async ({ db, user, body, limits, clock }) => {
    await limits.consume('carte', [`compte ${user.id}`])
    const { id } = await getMagasin(db, user.id, body.magasins_id)
    return { data: await readCarte(db, await getHolder(db, body.numero), id, clock()) }
  },

  'POST /api/carte/remettre': async ({ db, user, body, limits, clock }) => {
    await limits.consume('carte', [`compte ${user.id}`])
    const { id } = await getMagasin(db, user.id, body.magasins_id)
    const holder = await getHolder(db, body.numero)
    const { avantages_id } = body
    const now = clock()
    await grantAvantage(db, { holder, magasins_id: id, avantages_id, remis_par: user.id, now })
    return { data: await readCarte(db, holder, id, now) }
  },

  'POST /api/carte/avantages/create': async ({ db, user, body, clock }) => {
    const { id: magasins_id } = await getMagasin(db, user.id, body.magasins_id)
    const id = await addAvantage(db, body, clock())
    return { id, data: await getAvantage(db, user.id, { id, magasins_id }) }
  },

  'POST /api/carte/avantages/{id}/fermer': async ({ db, user, params: { id }, clock }) => {
    const magasins_id = await closeAvantage(db, { id, users_id: user.id, now: clock() })
    return { data: await getMagasin(db, user.id, magasins_id) }
  },
})
