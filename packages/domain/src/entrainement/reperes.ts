/** Figures of a runner; without them targets stay percentages. */
export type Reperes = {
  vma: number | null
  fc_max: number | null
}

export const SANS_REPERES: Reperes = { vma: null, fc_max: null }
