import type { saison } from '@foulee/contract/entrainement/saison'
import { liste } from '@foulee/db/schema'
import { createCourse } from '@foulee/testing/factories'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { type Examples, MEMBERS, OWNER } from '#test/http/examples.ts'

export const saisonExamples: Examples<keyof typeof saison> = {
  'GET /api/saison': { who: MEMBERS, input: () => ({ query: { annee: 2027 } }) },
  'POST /api/saison/priorite': {
    who: OWNER,
    input: async ({ t }, owner) => {
      const course = await createCourse(t.db, t.clock.now)
      const epreuves_id = await findEpreuveOf(t.db, course.id)
      await t.db
        .insert(liste)
        .values({ users_id: owner.id, type: 'epreuve', objet_id: epreuves_id })
      return { body: { epreuves_id, priorite: 'A' } }
    },
  },
}
