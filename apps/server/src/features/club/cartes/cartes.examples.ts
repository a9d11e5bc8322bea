import type { cartes } from '@foulee/contract/club/cartes'
import { createUser } from '@foulee/testing/factories'
import { createMagasin } from '@foulee/testing/magasins'
import { type Examples, MEMBERS, OWNED, OWNER } from '#test/http/examples.ts'
import { createAvantage, createCarte } from './cartes.test-cast.ts'

export const cartesExamples: Examples<keyof typeof cartes> = {
  'POST /api/carte': { who: MEMBERS, input: () => ({}) },
  'POST /api/carte/magasins': { who: MEMBERS, input: () => ({}) },
  'POST /api/carte/lire': {
    who: OWNED,
    input: async ({ t: { db, clock } }, owner) => {
      const { id: magasins_id } = await createMagasin(db, clock.now, { membres: [owner.id] })
      return { body: { magasins_id, numero: await createCarte(db, (await createUser(db)).id) } }
    },
  },
  'POST /api/carte/remettre': {
    who: OWNED,
    input: async ({ t: { db, clock } }, owner) => {
      const { id: magasins_id } = await createMagasin(db, clock.now, { membres: [owner.id] })
      const { id: avantages_id } = await createAvantage(db, magasins_id)
      const numero = await createCarte(db, (await createUser(db)).id)
      return { body: { magasins_id, numero, avantages_id } }
    },
  },
  'POST /api/carte/avantages/create': {
    who: OWNED,
    input: async ({ t: { db, clock } }, owner) => ({
      body: {
        magasins_id: (await createMagasin(db, clock.now, { membres: [owner.id] })).id,
        titre: 'Analyse de foulée offerte',
        niveau: 'foulee',
        frequence: 'par_an',
      },
    }),
  },
  'POST /api/carte/avantages/{id}/fermer': {
    who: OWNER,
    input: async ({ t: { db, clock } }, owner) => {
      const shop = await createMagasin(db, clock.now, { membres: [owner.id] })
      return { params: { id: (await createAvantage(db, shop.id)).id } }
    },
  },
}
