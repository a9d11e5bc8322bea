import type { Db } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'

const STEP = 1000

/**
 * Starts each id sequence at a different value. With equal ids in an empty database, tests would
 * miss a confusion of two tables.
 */
export async function spreadIds(db: Db): Promise<void> {
  await db.execute(sql`
    select setval(
      format('%I.%I', schemaname, sequencename)::regclass,
      coalesce(last_value, 0) + ${STEP}::int * row_number() over (order by sequencename)
    )
    from pg_sequences where schemaname = 'public'`)
}
