import type { archives } from '@foulee/contract/parcours/archives'
import { archives as table } from '@foulee/db/schema'
import { type Examples, form, MEMBERS, OWNER, type World } from '#test/http/examples.ts'
import { nextDossier } from './archives.files.ts'

type New = Partial<typeof table.$inferInsert>

async function mine({ t }: World, { id: users_id }: { id: number }, values: New = {}) {
  const [row] = await t.db
    .insert(table)
    .values({ users_id, nom: 'export.zip', taille: 22, dossier: nextDossier(), ...values })
    .returning({ id: table.id })
  return { id: row?.id ?? 0 }
}

const byId = async (world: World, owner: { id: number }, values: New = {}) => ({
  params: { id: (await mine(world, owner, { etat: 'lue', ...values })).id },
})

export const archivesExamples: Examples<keyof typeof archives> = {
  'POST /api/archives/my': {
    who: MEMBERS,
    input: async (world, owner) => {
      await mine(world, owner, { etat: 'lue' })
      return {}
    },
  },
  'POST /api/archives/create': {
    who: MEMBERS,
    input: () => ({ body: { nom: 'export_123.zip', taille: 1_200_000_000 } }),
  },
  'POST /api/archives/morceaux/{id}': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { id: (await mine(world, owner)).id },
      body: form({ position: '0', morceau: new File([new Uint8Array(EMPTY_ZIP)], 'morceau') }),
    }),
  },
  'GET /api/archives/{id}': { who: OWNER, input: byId },
  'POST /api/archives/arreter/{id}': {
    who: OWNER,
    input: (world, owner) => byId(world, owner, { etat: 'attente' }),
  },
  'POST /api/archives/reprendre/{id}': {
    who: OWNER,
    input: (world, owner) => byId(world, owner, { etat: 'arretee' }),
  },
  'POST /api/archives/del': {
    who: OWNER,
    input: async (world, owner) => ({ body: { id: (await mine(world, owner)).id } }),
  },
  'GET /api/archives/{id}/refus': { who: OWNER, input: byId },
}

/** The end of a directory alone: a zip of no file. */
const EMPTY_ZIP = [0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]
