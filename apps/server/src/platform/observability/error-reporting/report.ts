export type FailureContext = { request_id: string; method: string; route: string }

export type Reports = {
  failed: (cause: unknown, context: FailureContext) => void
  answered: (answer: { method: string; route: string; status: number; ms: number }) => void
  close: () => Promise<void>
}
