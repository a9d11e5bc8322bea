import type { liste } from '@foulee/contract/echanges/liste'
import * as tables from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { type Examples, MEMBERS, type World } from '#test/http/examples.ts'

async function findEpreuve({ t, course }: World): Promise<number> {
  const [row] = await t.db
    .select({ id: tables.epreuves.id })
    .from(tables.epreuves)
    .innerJoin(tables.editions, eq(tables.editions.id, tables.epreuves.editions_id))
    .where(eq(tables.editions.courses_id, course.id))
  return row?.id ?? 0
}

export const listeExamples: Examples<keyof typeof liste> = {
  'GET /api/liste': {
    who: MEMBERS,
    input: async (world, owner) => {
      const held = [
        { type: 'parcours', objet_id: world.parcours.id },
        { type: 'epreuve', objet_id: await findEpreuve(world) },
      ] as const
      await world.t.db
        .insert(tables.liste)
        .values(held.map((item) => ({ ...item, users_id: owner.id })))
        .onConflictDoNothing()
      return {}
    },
  },
  'POST /api/liste/store': {
    who: MEMBERS,
    input: async (world) => ({
      body: { type: 'epreuve', id: await findEpreuve(world), extra: { etat: 'inscrit' } },
    }),
  },
  'POST /api/liste/delete': {
    who: MEMBERS,
    input: ({ parcours }) => ({ body: { type: 'parcours', id: parcours.id } }),
  },
}
