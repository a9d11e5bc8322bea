import { randomUUID } from 'node:crypto'
import type { inscriptions } from '@foulee/contract/club/inscriptions'
import {
  evenementAttentes,
  evenementVenus,
  inscriptions as inscriptionsTable,
} from '@foulee/db/schema'
import {
  createEvenement,
  createEvenementDate,
  createInscription,
  type NewEvenementDate,
} from '@foulee/testing/evenements'
import { eq } from 'drizzle-orm'
import { type Examples, MEMBERS, OWNER, VERIFIED, type World } from '#test/http/examples.ts'
import { getCodeKey, signInscription } from './codes.ts'

const dateOf = async ({ t }: World, input: NewEvenementDate = {}) =>
  (await createEvenementDate(t.db, t.clock.now, input)).id

async function deskOf(world: World, owner: { id: number }) {
  const { db, clock } = world.t
  const evenement = await createEvenement(db, clock.now, { membres: [owner.id] })
  const dates_id = await dateOf(world, { evenements_id: evenement.id })
  const row = await createInscription(db, clock.now, { evenement_dates_id: dates_id })
  return { evenement, dates_id, row, hash: signInscription(await getCodeKey(db), row) }
}

export const inscriptionsExamples: Examples<keyof typeof inscriptions> = {
  'POST /api/evenements/inscrire': {
    who: VERIFIED,
    input: async (world) => ({
      body: { dates_id: await dateOf(world), cle: randomUUID(), groupe: null },
    }),
  },
  'POST /api/evenements/desinscrire': {
    who: OWNER,
    input: async (world, owner) => {
      const dates_id = await dateOf(world)
      const { db, clock } = world.t
      await createInscription(db, clock.now, { evenement_dates_id: dates_id, users_id: owner.id })
      return { body: { dates_id } }
    },
  },
  'POST /api/evenements/attente': {
    who: VERIFIED,
    input: async (world) => {
      const dates_id = await dateOf(world, { places: 1 })
      await createInscription(world.t.db, world.t.clock.now, { evenement_dates_id: dates_id })
      return { body: { dates_id } }
    },
  },
  'POST /api/evenements/attente/del': {
    who: OWNER,
    input: async (world, owner) => {
      const dates_id = await dateOf(world, { places: 1 })
      await world.t.db
        .insert(evenementAttentes)
        .values({ evenement_dates_id: dates_id, users_id: owner.id, etat: 'attente' })
      return { body: { dates_id } }
    },
  },
  'POST /api/evenements/inscriptions/my': { who: MEMBERS, input: async () => ({}) },
  'POST /api/evenements/inscriptions/date/{dates_id}': {
    who: MEMBERS,
    input: async (world) => ({ params: { dates_id: await dateOf(world, { places: 20 }) } }),
  },
  'POST /api/evenements/inscription/{id}': {
    who: { ...OWNER, staff: 200 },
    input: async ({ t }, owner) => ({
      params: { id: (await createInscription(t.db, t.clock.now, { users_id: owner.id })).id },
    }),
  },
  'POST /api/evenements/accueil/{dates_id}': {
    who: { ...OWNER, staff: 200 },
    input: async (world, owner) => ({
      params: { dates_id: (await deskOf(world, owner)).dates_id },
    }),
  },
  'GET /api/evenements/accueil/{dates_id}/export.csv': {
    who: { ...OWNER, staff: 200 },
    input: async (world, owner) => ({
      params: { dates_id: (await deskOf(world, owner)).dates_id },
    }),
  },
  'POST /api/evenements/accueil/{dates_id}/valider': {
    who: { ...OWNER, staff: 200 },
    input: async (world, owner) => {
      const { dates_id, row, hash } = await deskOf(world, owner)
      const at = world.t.clock.now.toISOString()
      return { params: { dates_id }, body: { vus: [{ inscription: row.id, hash, at }] } }
    },
  },
  'POST /api/evenements/accueil/{dates_id}/devalider': {
    who: { ...OWNER, staff: 200 },
    input: async (world, owner) => {
      const { dates_id, row } = await deskOf(world, owner)
      const valide_le = world.t.clock.now.toISOString()
      await world.t.db
        .update(inscriptionsTable)
        .set({ valide_le })
        .where(eq(inscriptionsTable.id, row.id))
      return { params: { dates_id }, body: { inscription: row.id, at: valide_le } }
    },
  },
  'POST /api/evenements/accueil/{dates_id}/venus': {
    who: { ...OWNER, staff: 200 },
    input: async (world, owner) => ({
      params: { dates_id: (await deskOf(world, owner)).dates_id },
      body: {
        cle: randomUUID(),
        nom: 'Zoé Lefèvre',
        groupe: null,
        at: world.t.clock.now.toISOString(),
      },
    }),
  },
  'POST /api/evenements/accueil/{dates_id}/venus/del': {
    who: { ...OWNER, staff: 200 },
    input: async (world, owner) => {
      const { dates_id } = await deskOf(world, owner)
      const venu_le = world.t.clock.now.toISOString()
      const [row] = await world.t.db
        .insert(evenementVenus)
        .values({ evenement_dates_id: dates_id, cle: randomUUID(), nom: 'Zoé', venu_le })
        .returning()
      return { params: { dates_id }, body: { id: row?.id ?? 0 } }
    },
  },
  'POST /api/evenements/{id}/valider/{a}/{b}': {
    who: { ...OWNER, staff: 200 },
    input: async (world, owner) => {
      const { evenement, row, hash } = await deskOf(world, owner)
      return { params: { id: evenement.slug, a: row.id, b: hash } }
    },
  },
}
