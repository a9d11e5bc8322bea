import { sql } from 'drizzle-orm'
import type { Tx } from './connect.ts'

/** How long the database may take; 0 for as long as it wants. */
export type Limits = {
  /** For a new connection, and for a turn at one that is open. */
  connectMs: number
  /** For one statement, the wait for others' locks included. */
  statementMs: number
  /** For a transaction in which nobody says anything. */
  idleTransactionMs: number
}

export const NO_LIMITS: Limits = { connectMs: 0, statementMs: 0, idleTransactionMs: 0 }

/** Enough for the largest work there is, and an end for what never ends. */
const LONG = '20min'

/** What this transaction does is known to be long: the limits are lifted for it alone. */
export async function takeTime(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${LONG}, true),
    set_config('idle_in_transaction_session_timeout', ${LONG}, true)`)
}
