import type { itineraires } from '@foulee/contract/parcours/itineraires'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { sql } from 'drizzle-orm'
import { type Examples, MEMBERS } from '#test/http/examples.ts'
import type { TestApp } from '#test/test-app.ts'

const GRENOBLE: [number, number] = [5.7245, 45.1885]
const BASTILLE: [number, number] = [5.7249, 45.1987]

/** A race with a route, whose ground a loop should have. */
async function linkRoute(t: TestApp, courses_id: number, parcours_id: number): Promise<number> {
  const { rows } = await t.db.execute<{ id: number }>(sql`
    update epreuves e set parcours_id = ${parcours_id} from editions d
    where d.id = e.editions_id and d.courses_id = ${courses_id} returning e.id`)
  await rebuildCourseCards(t.db, [courses_id], t.clock.now)
  await rebuildParcoursCards(t.db, [parcours_id], t.clock.now)
  return rows[0]?.id ?? 0
}

export const itinerairesExamples: Examples<keyof typeof itineraires> = {
  'GET /api/itineraires/etat': { who: MEMBERS, input: () => ({}) },
  'POST /api/itineraires/troncons': {
    who: MEMBERS,
    input: () => ({ body: { troncons: [{ de: GRENOBLE, a: BASTILLE, mode: 'chemin' }] } }),
  },
  'POST /api/itineraires/boucles': {
    who: MEMBERS,
    input: async ({ t, course, parcours }) => ({
      body: {
        depart: GRENOBLE,
        longueur: 8000,
        denivele: 200,
        terrain: 'path',
        epreuves_id: await linkRoute(t, course.id, parcours.id),
      },
    }),
  },
}
