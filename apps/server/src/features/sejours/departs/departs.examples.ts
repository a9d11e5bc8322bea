import type { departs } from '@foulee/contract/sejours/departs'
import type * as tables from '@foulee/db/schema'
import { dayFrom } from '@foulee/testing/factories'
import {
  createAgence,
  createDisponibilite,
  createReservation,
  createVoyage,
} from '@foulee/testing/sejours'
import { type Examples, form, OWNED, OWNER, type Who, type World } from '#test/http/examples.ts'

type User = typeof tables.users.$inferSelect

const EDITORS: Who = { ...OWNED, staff: 200 }
const THEIRS: Who = { ...OWNER, staff: 200 }

async function stayOf({ t }: World, owner: User) {
  const agence = await createAgence(t.db, { membres: [owner.id] })
  const { id } = await createVoyage(t.db, t.clock.now, { agences_id: agence.id, departs: [] })
  const depart = await createDisponibilite(t.db, t.clock.now, { voyages_id: id })
  return { id, disponibilites_id: depart.id }
}

export const departsExamples: Examples<keyof typeof departs> = {
  'GET /api/voyages/{id}/departs': {
    who: EDITORS,
    input: async (world, owner) => ({ params: { id: (await stayOf(world, owner)).id } }),
  },
  'POST /api/voyages/disponibilite/{id}': {
    who: EDITORS,
    input: async (world, owner) => ({
      params: { id: (await stayOf(world, owner)).id },
      body: form({
        debut: dayFrom(world.t.clock.now, 90),
        fin: dayFrom(world.t.clock.now, 93),
        places: '12',
        participants_min: '4',
        prix: '89000',
        supplement_single: '12000',
        cloture: dayFrom(world.t.clock.now, 80),
        rythme: 'quinzaine',
        jusqu_au: dayFrom(world.t.clock.now, 150),
      }),
    }),
  },
  'POST /api/voyages/disponibilite/{id}/edit/{disponibilites_id}': {
    who: EDITORS,
    input: async (world, owner) => ({
      params: await stayOf(world, owner),
      body: form({ prix: '79000', places: '14' }),
    }),
  },
  'POST /api/voyages/disponibilite/{id}/del/{disponibilites_id}': {
    who: EDITORS,
    input: async (world, owner) => ({ params: await stayOf(world, owner) }),
  },
  'POST /api/voyages/disponibilite/{id}/annuler/{disponibilites_id}': {
    who: EDITORS,
    input: async (world, owner) => ({
      params: await stayOf(world, owner),
      body: { motif: 'Le refuge ferme pour travaux.' },
    }),
  },
  'POST /api/voyages/depart/{id}': {
    who: THEIRS,
    input: async (world, owner) => {
      const { disponibilites_id } = await stayOf(world, owner)
      await createReservation(world.t.db, world.t.clock.now, { disponibilites_id, nb_places: 2 })
      return { params: { id: disponibilites_id } }
    },
  },
  'POST /api/voyages/depart/{id}/message': {
    who: { ...THEIRS, unverified: 403 },
    input: async (world, owner) => ({
      params: { id: (await stayOf(world, owner)).disponibilites_id },
      body: { sujet: 'Rendez-vous', texte: 'Retrouvons-nous à 9 h devant la gare.' },
    }),
  },
  'GET /api/voyages/depart/{id}/export.csv': {
    who: THEIRS,
    input: async (world, owner) => ({
      params: { id: (await stayOf(world, owner)).disponibilites_id },
    }),
  },
}
