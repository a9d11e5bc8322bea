/** `unreached`: by no test; `ignored`: at import only. */
export type Outcome = 'seen' | 'survived' | 'unreached' | 'ignored'

export type MutantRequest = {
  tests: readonly string[]
  pending: readonly { id: string; key: string }[]
  /** Milliseconds of tests for one change, the quickest first. */
  budget: number
  journal: string
  /** File that names the process and the change that it asks. */
  present: string
}
