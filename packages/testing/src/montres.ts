import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'

type NewMontre = Partial<typeof t.montres.$inferInsert> & { users_id: number }

export async function createMontre(db: Db, input: NewMontre) {
  const [row] = await db
    .insert(t.montres)
    .values({ service: 'suunto', jetons: 'rien', ...input })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  return row
}
