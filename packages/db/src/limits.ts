/** How long the database may take; 0 for as long as it wants. */
export type Limits = {
  /** For a new connection, and for a turn at one that is open. */
  connectMs: number
  /** For one statement, the wait for others' locks included. */
  statementMs: number
  /** For any sign of life: then what waits for it is given up, and what comes is refused at once. */
  silenceMs?: number
  /** For a transaction in which nobody says anything. */
  idleTransactionMs: number
}

export const NO_LIMITS: Limits = { connectMs: 0, statementMs: 0, idleTransactionMs: 0 }
