import type { sondages } from '@foulee/contract/club/sondages'
import { createSondage } from '@foulee/testing/sondages'
import { type Examples, form, MEMBERS, OPEN, STAFF, type World } from '#test/http/examples.ts'

const make = ({ t }: World, etat: 'brouillon' | 'publie' = 'publie') =>
  createSondage(t.db, t.clock.now, { etat })

const contenu = ({ t }: World) => ({
  titre: 'Vos chaussures de trail',
  debut: t.clock.now.toISOString(),
  fin: new Date(t.clock.now.getTime() + 10 * 86_400_000).toISOString(),
  questions: [
    {
      type: 'unique' as const,
      libelle: 'Combien de paires usez-vous par an\u00a0?',
      choix: [{ libelle: 'Une' }, { libelle: 'Deux ou plus' }],
    },
  ],
})

export const sondagesExamples: Examples<keyof typeof sondages> = {
  'POST /api/profile/sondage': { who: MEMBERS, input: () => ({ query: { quoi: 'ouverts' } }) },
  'POST /api/profile/sondage/{id}': {
    who: MEMBERS,
    input: async (world) => ({ params: { id: String((await make(world)).slug) } }),
  },
  'POST /api/profile/sondage/{id}/store': {
    who: MEMBERS,
    input: async (world) => ({
      params: { id: String((await make(world)).id) },
      body: form({ version: '1', q1: 'c2', q5: '4' }),
    }),
  },
  'GET /api/sondages/{id}': {
    who: OPEN,
    input: async (world) => ({ params: { id: (await make(world)).slug } }),
  },
  'POST /api/admin/sondages/list': { who: STAFF, input: () => ({ body: {} }) },
  'POST /api/admin/sondages/detail/{id}': {
    who: STAFF,
    input: async (world) => ({ params: { id: (await make(world)).id } }),
  },
  'POST /api/admin/sondages/create': {
    who: STAFF,
    input: (world) => ({ body: contenu(world) }),
  },
  'POST /api/admin/sondages/update/{id}': {
    who: STAFF,
    input: async (world) => {
      const { id, updated_at } = await make(world)
      const read = new Date(updated_at).toISOString()
      return { params: { id }, body: { ...contenu(world), updated_at: read } }
    },
  },
  'POST /api/admin/sondages/etat/{id}': {
    who: STAFF,
    input: async (world) => ({
      params: { id: (await make(world, 'brouillon')).id },
      body: { etat: 'publie' as const },
    }),
  },
  'POST /api/admin/sondages/del/{id}': {
    who: STAFF,
    input: async (world) => ({ params: { id: (await make(world)).id } }),
  },
  'GET /api/admin/sondages/{id}/resultats.csv': {
    who: STAFF,
    input: async (world) => ({ params: { id: (await make(world)).id } }),
  },
}
