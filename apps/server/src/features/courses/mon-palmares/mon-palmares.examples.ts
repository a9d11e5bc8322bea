import type { monPalmares } from '@foulee/contract/courses/mon-palmares'
import * as schema from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { blankPng } from '@foulee/testing/png'
import { type Examples, form, MEMBERS, OPEN, OWNER, type World } from '#test/http/examples.ts'

async function mine({ t }: World, { id: users_id }: { id: number }, more = {}): Promise<number> {
  const race = { nom: 'Corrida d’Issy', date: '2025-12-14', type: 'route', temps: 2700 } as const
  const [row] = await t.db
    .insert(schema.resultatsDeclares)
    .values({ users_id, ...race, distance: 10_000, ...more })
    .returning()
  return row?.id ?? 0
}

const PROOF = `preuve/ab/ab${'0'.repeat(62)}/preuve.pdf`

export const monPalmaresExamples: Examples<keyof typeof monPalmares> = {
  'POST /api/palmares/my': {
    who: MEMBERS,
    input: async (world, owner) => {
      await mine(world, owner)
      return {}
    },
  },
  'GET /api/palmares/coureurs/{id}': {
    who: OPEN,
    input: async (world, owner) => {
      await mine(world, owner)
      const shown = {
        visibilite: 'public',
        naissance: '1990-01-01',
        palmares_public: true,
        palmares_declarees: true,
        palmares_cote: true,
      } as const
      await world.t.db
        .insert(schema.profils)
        .values({ users_id: owner.id, ...shown })
        .onConflictDoUpdate({ target: schema.profils.users_id, set: shown })
      return { params: { id: owner.id } }
    },
  },
  'POST /api/palmares/create': {
    who: MEMBERS,
    input: () => ({
      body: {
        nom: 'Trail des Aiguilles',
        lieu: 'Chamonix',
        date: '2025-07-06',
        type: 'trail',
        distance: 23_000,
        denivele: 1500,
        temps: 12_345,
        rang: 112,
        nb_classes: 640,
        lien: 'https://resultats.example/aiguilles-2025',
      },
    }),
  },
  'POST /api/palmares/update/{id}': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { id: await mine(world, owner) },
      body: { temps: 2695, rang: 40, nb_classes: 300 },
    }),
  },
  'POST /api/palmares/del': {
    who: OWNER,
    input: async (world, owner) => ({ body: { id: await mine(world, owner) } }),
  },
  'POST /api/palmares/preuve/{id}': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { id: await mine(world, owner) },
      body: form({ fichier: new File([new Uint8Array(blankPng(40, 30))], 'Diplôme.png') }),
    }),
  },
  'POST /api/palmares/preuve/{id}/del': {
    who: OWNER,
    input: async (world, owner) => ({ params: { id: await mine(world, owner) } }),
  },
  'GET /api/palmares/preuve/{id}': {
    who: OWNER,
    input: async (world, owner) => {
      await world.t.storage.put(PROOF, Buffer.from('%PDF-1.4 %%EOF'), 'application/pdf')
      const proof = { preuve: PROOF, preuve_nom: 'Diplôme.pdf' }
      return { params: { id: await mine(world, owner, proof) } }
    },
  },
  'POST /api/palmares/reglages': {
    who: MEMBERS,
    input: () => ({ body: { est_public: true } }),
  },
  'POST /api/palmares/propositions': {
    who: MEMBERS,
    input: async ({ t }, owner) => {
      await createActivite(t.db, { users_id: owner.id, titre: 'Corrida de Noël' })
      return { body: {} }
    },
  },
  'POST /api/palmares/propositions/ecarter': {
    who: OWNER,
    input: async ({ t }, owner) => ({
      body: { activites_id: (await createActivite(t.db, { users_id: owner.id })).id },
    }),
  },
}
