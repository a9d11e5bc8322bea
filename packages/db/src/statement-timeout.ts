import { sql } from 'drizzle-orm'
import type { Tx } from './connect.ts'

const LONG = '20min'

export async function liftStatementTimeout(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${LONG}, true),
    set_config('idle_in_transaction_session_timeout', ${LONG}, true)`)
}
