import type { entrainements } from '@foulee/contract/entrainement/entrainements'
import { createActivite } from '@foulee/testing/activites'
import { createEntrainement, createSeance } from '@foulee/testing/entrainement'
import { makeTcx } from '@foulee/testing/trace-files'
import { storeOriginal } from '#platform/storage/stored-files.ts'
import { type Examples, form, MEMBERS, OPEN, OWNER, type World } from '#test/http/examples.ts'
import { recordGeste } from './gestes.ts'

const own = async ({ t }: World, { id: users_id }: { id: number }) =>
  (await createEntrainement(t.db, { users_id })).id
const byId = async (world: World, owner: { id: number }) => ({
  params: { id: await own(world, owner) },
})

const today = ({ clock }: World['t']) => clock.now.toISOString().slice(0, 10)

async function ranByLaps({ t }: World, { id: users_id }: { id: number }) {
  const original = await t.db.transaction((tx) =>
    storeOriginal(tx, t.storage, Buffer.from(makeTcx()), 'tcx'),
  )
  const { id: activites_id } = await createActivite(t.db, { users_id, original, format: 'tcx' })
  const done = { etat: 'fait' as const, fait_le: t.clock.now.toISOString() }
  const { id } = await createEntrainement(t.db, { users_id, activites_id, ...done })
  return { params: { id } }
}

async function moved({ t }: World, { id: users_id }: { id: number }): Promise<number> {
  const { id, jour } = await createEntrainement(t.db, { users_id })
  const apres = { jour, etat: 'prevu' as const, part: 1, facile: false }
  return t.db.transaction((tx) =>
    recordGeste(tx, {
      users_id,
      auteur_id: users_id,
      geste: 'deplacer',
      raison: 'Déplacé.',
      changements: [{ id, avant: { ...apres, jour: '2027-05-11' }, apres }],
      now: t.clock.now,
    }),
  )
}

export const entrainementsExamples: Examples<keyof typeof entrainements> = {
  'GET /api/filtres/trainings': { who: OPEN, input: () => ({}) },
  'POST /api/training': {
    who: MEMBERS,
    input: async (world, owner) => {
      await own(world, owner)
      return { query: { date_min: '2027-05-01' }, body: {} }
    },
  },
  'POST /api/training/{id}': { who: OWNER, input: byId },
  'POST /api/training/{id}/parcours': { who: OWNER, input: byId },
  'POST /api/training/{id}/etapes': { who: OWNER, input: ranByLaps },
  'POST /api/training/create': {
    who: MEMBERS,
    input: () => ({ body: { jour: '2027-05-12', titre: 'Footing', raccourci: "45' EF" } }),
  },
  'POST /api/training/update/{id}': {
    who: OWNER,
    input: async (world, owner) => ({
      ...(await byId(world, owner)),
      body: form({ titre: 'Footing vallonné', raccourci: "50' EF", note: 'En forêt.' }),
    }),
  },
  'POST /api/training/del/{id}': { who: OWNER, input: byId },
  'POST /api/training/retablir': {
    who: OWNER,
    input: async (world, owner) => {
      const { call } = await world.t.signIn(owner)
      const removed = await call('POST /api/training/del/{id}', await byId(world, owner))
      return { body: removed.data }
    },
  },
  'POST /api/training/{id}/fichier': {
    who: OWNER,
    input: async (world, owner) => ({ ...(await byId(world, owner)), query: { format: 'txt' } }),
  },
  'POST /api/training/change': {
    who: OWNER,
    input: async (world, owner) => ({
      body: { id: await own(world, owner), jour: '2027-05-13' },
    }),
  },
  'POST /api/training/drop': {
    who: OWNER,
    input: async (world, owner) => ({ body: { id: await own(world, owner) } }),
  },
  'POST /api/training/tags': {
    who: OWNER,
    input: async (world, owner) => ({
      body: { id: await own(world, owner), tags: ['piste', 'avec Lina'] },
    }),
  },
  'POST /api/training/done/{id}': {
    who: OWNER,
    input: async ({ t }, { id: users_id }) => ({
      params: { id: (await createEntrainement(t.db, { users_id, jour: today(t) })).id },
      body: { etat: 'fait' as const, duree: 2700, distance: 8200, rpe: 4, mots: 'Facile.' },
    }),
  },
  'POST /api/training-session/{id}': {
    who: MEMBERS,
    input: async ({ t }) => ({
      params: { id: (await createSeance(t.db)).id },
      body: { etat: 'fait' as const, rpe: 7 },
    }),
  },
  'POST /api/training/gestes': {
    who: MEMBERS,
    input: async (world, owner) => {
      await moved(world, owner)
      return {}
    },
  },
  'POST /api/training/annuler': {
    who: OWNER,
    input: async (world, owner) => ({ body: { id: await moved(world, owner) } }),
  },
  'POST /api/training/propositions': {
    who: MEMBERS,
    input: async (world, owner) => {
      await own(world, owner)
      return { body: { pause: { raison: 'malade' as const, du: '2027-05-10', au: '2027-05-14' } } }
    },
  },
  'POST /api/training/adapter': {
    who: OWNER,
    input: async (world, owner) => ({
      body: {
        proposition: {
          code: 'deplacer' as const,
          phrase: 'Un jour plus tard.',
          deplacements: [{ id: await own(world, owner), du: '2027-05-12', au: '2027-05-13' }],
          abandons: [],
          allegements: [],
        },
      },
    }),
  },
}
