/** What is known of the runner for whom a session is told; without any of it, figures stay per cent. */
export type Reperes = {
  /** km/h. */
  vma: number | null
  /** Beats a minute. */
  fc_max: number | null
}

export const SANS_REPERES: Reperes = { vma: null, fc_max: null }
