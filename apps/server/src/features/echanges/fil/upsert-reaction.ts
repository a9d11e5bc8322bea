import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'

const TABLES = { publications_id: 'reactions', messages_id: 'message_reactions' } as const

type Reaction = { users_id: number; reaction_types_id: number }

export async function upsertReaction(
  db: Db | Tx,
  to: { of: keyof typeof TABLES; id: number },
  { users_id, reaction_types_id }: Reaction,
): Promise<void> {
  const column = sql.identifier(to.of)
  const { rows } = await db.execute(sql`
    insert into ${sql.identifier(TABLES[to.of])} (${column}, users_id, reaction_types_id)
    select ${to.id}::int, ${users_id}::int, id from reaction_types
      where id = ${reaction_types_id} and est_actif
    on conflict (${column}, users_id) do update set reaction_types_id = excluded.reaction_types_id
    returning reaction_types_id`)
  if (!rows.length) throw new ApiError('reaction_inconnue')
}
