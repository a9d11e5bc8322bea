import type { seances } from '@foulee/contract/entrainement/seances'
import { createSeance } from '@foulee/testing/entrainement'
import {
  type Examples,
  form,
  MEMBERS,
  OPEN,
  OWNER,
  STAFF,
  type World,
} from '#test/http/examples.ts'

const OWNER_AND_STAFF = { ...OWNER, staff: 200 }
const step = {
  type: 'effort',
  fin: { type: 'temps', valeur: 60 },
  cible: { type: 'rpe', min: 7, max: 8 },
} as const

const draft = ({ t }: World, { id: users_id }: { id: number }, etat = 0) =>
  createSeance(t.db, { users_id, etat })
const shown = ({ t }: World) => createSeance(t.db)

const stepOf = async (world: World, owner: { id: number }) => {
  const { steps_ids } = await draft(world, owner)
  return { params: { id: steps_ids[0] ?? 0 } }
}

export const seancesExamples: Examples<keyof typeof seances> = {
  'GET /api/training-session': { who: OPEN, input: () => ({ query: { tri: 'duree' } }) },
  'GET /api/coaching/tsession': { who: OPEN, input: () => ({ query: { objectif: 'vma' } }) },
  'GET /api/filtres/coaching/tsession': { who: OPEN, input: () => ({}) },
  'GET /api/training-session/{id}': {
    who: OPEN,
    input: async (world) => ({ params: { id: (await shown(world)).slug } }),
  },
  'GET /api/training-session/{id}/fichier': {
    who: OPEN,
    input: async (world) => ({
      params: { id: (await shown(world)).slug },
      query: { format: 'txt' },
    }),
  },
  'POST /api/workout/sync/{id}': {
    who: MEMBERS,
    input: async (world) => ({ params: { id: (await shown(world)).id } }),
  },
  'POST /api/coaching/tsession/store': {
    who: MEMBERS,
    input: () => ({ body: { titre: 'Ma séance', raccourci: "20' EF + 6x30/30" } }),
  },
  'POST /api/coaching/tsession/import': {
    who: MEMBERS,
    input: () => ({ body: form({ fichier: new File([ZWO], 'seance.zwo') }) }),
  },
  'GET /api/coaching/tsession/{id}/gestion': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({ params: { id: (await draft(world, owner)).id } }),
  },
  'POST /api/coaching/tsession/{id}/update': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({
      params: { id: (await draft(world, owner)).id },
      body: form({
        titre: 'Côtes courtes',
        raccourci: "15' EF + 10x45\" RPE 8 r=1'30",
        niveau: '',
      }),
    }),
  },
  'POST /api/coaching/tsession/{id}/etat': {
    who: { ...OWNER_AND_STAFF, unverified: 403 },
    input: async (world, owner) => ({
      params: { id: (await draft(world, owner)).id },
      body: { geste: 'soumettre' },
    }),
  },
  'POST /api/coaching/tsession/{id}/destroy': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({ params: { id: (await draft(world, owner)).id } }),
  },
  'GET /api/coaching/tsession/{id}/historique': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({ params: { id: (await draft(world, owner)).id } }),
  },
  'GET /api/coaching/tsession/a-valider': {
    who: STAFF,
    input: async (world, owner) => {
      await draft(world, owner, 1)
      return { query: { nb_page: 2 } }
    },
  },
  'POST /api/coaching/step/store': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({
      body: { seances_id: (await draft(world, owner)).id, step, ordre: 0 },
    }),
  },
  'POST /api/coaching/step/{id}/update': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({ ...(await stepOf(world, owner)), body: step }),
  },
  'POST /api/coaching/step/{id}/destroy': { who: OWNER_AND_STAFF, input: stepOf },
}

const ZWO = `<workout_file><name>Seuil</name><sportType>run</sportType><workout>
  <Warmup Duration="600" PowerLow="0.5" PowerHigh="0.7"/>
  <SteadyState Duration="1200" Power="0.9"/>
</workout></workout_file>`
