import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { createUser } from './factories.ts'

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

export async function createCommentaire(
  db: Db,
  values: New<typeof t.commentaires> & { objet_id: number },
) {
  const [row] = await db
    .insert(t.commentaires)
    .values({
      model: 'course',
      texte: 'Une belle journée, et des bénévoles aux petits soins.',
      ...values,
      users_id: values.users_id === undefined ? (await createUser(db)).id : values.users_id,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

export async function createSignalement(
  db: Db,
  values: New<typeof t.signalements> & { model: string; objet_id: number },
) {
  const [row] = await db
    .insert(t.signalements)
    .values({
      motif: 'offensant',
      ...values,
      users_id: values.users_id === undefined ? (await createUser(db)).id : values.users_id,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  return row
}
