import { sql } from 'drizzle-orm'
import type { Tx } from './connect.ts'

/** Enough for the largest work there is, and an end for what never ends. */
const LONG = '20min'

/** What this transaction does is known to be long: the limits are lifted for it alone. */
export async function takeTime(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${LONG}, true),
    set_config('idle_in_transaction_session_timeout', ${LONG}, true)`)
}
