/** Identifies a failed request, in the log too. */
export type FailureContext = { request_id: string; method: string; route: string }

export type Reports = {
  failed: (cause: unknown, context: FailureContext) => void
  /** How long an answer took; a share of them is sent. */
  answered: (answer: { method: string; route: string; status: number; ms: number }) => void
  /** Sends what waits. */
  close: () => Promise<void>
}
