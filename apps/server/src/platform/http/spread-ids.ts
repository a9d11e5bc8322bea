import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'

const STEP = 1000

/**
 * Lets each table count from a place of its own. In an empty database the first shop and the first thing
 * of a shop both have the id 1, and an answer that gives one for the other would pass.
 */
export async function spreadIds(db: Db): Promise<void> {
  await db.execute(sql`
    select setval(
      format('%I.%I', schemaname, sequencename)::regclass,
      coalesce(last_value, 0) + ${STEP}::int * row_number() over (order by sequencename)
    )
    from pg_sequences where schemaname = 'public'`)
}
