/** Database timeouts in milliseconds; 0 is unlimited. */
export type Limits = {
  /** New connection, and wait for a free pooled one. */
  connectMs: number
  /** One statement, lock waits included. */
  statementMs: number
  /** Silence of the server: pending requests fail, new ones are rejected at once. */
  silenceMs?: number
  idleTransactionMs: number
}

export const NO_LIMITS: Limits = { connectMs: 0, statementMs: 0, idleTransactionMs: 0 }
