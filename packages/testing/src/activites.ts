import type { Db } from '@foulee/db/connect'
import { encodeLines } from '@foulee/db/read-models/parcours-trace'
import * as t from '@foulee/db/schema'
import { createUser } from './factories.ts'
import { makeLoop, nextOriginal } from './parcours.ts'

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

export async function createActivite(db: Db, input: New<typeof t.activites> = {}) {
  const [row] = await db
    .insert(t.activites)
    .values({
      titre: 'Sortie du matin',
      sport: 'course_a_pied',
      debut: '2026-03-01T08:00:00Z',
      distance: 8000,
      denivele: 250,
      duree: 3000,
      duree_mouvement: 2900,
      original: nextOriginal('fit'),
      original_nom: 'sortie.fit',
      format: 'fit',
      ...encodeLines(makeLoop()),
      ...input,
      users_id: input.users_id ?? (await createUser(db)).id,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  return row
}
