import { createHash } from 'node:crypto'
import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export async function openSessions(db: Db, users_ids: readonly number[]): Promise<string[]> {
  const tokens = users_ids.map((id) => `banc-${String(id).padStart(30, '0')}`)
  await db.execute(sql`
    insert into sessions (users_id, token_hash, remember, seen_at, expires_at)
    select u.id, u.hash, true, now(), now() + interval '1 day'
    from unnest(${sql.param(users_ids)}::int[], ${sql.param(tokens.map(hashOf))}::text[]) u(id, hash)
    on conflict (token_hash) do update set expires_at = excluded.expires_at`)
  return tokens
}
