/** Named distances of the filters; a module of its own because each search page loads it. */

import type { DistanceBand } from './epreuve.ts'

/** Preset distances of the race filters, in display order. Trail: the usual 42 and 80 km. */
export const FILTER_DISTANCES: readonly (DistanceBand & { key: string; label: string })[] = [
  { key: '5k', label: '5\u00a0km', type: null, min: 4_500, max: 5_500 },
  { key: '10k', label: '10\u00a0km', type: null, min: 9_500, max: 10_500 },
  { key: 'semi', label: 'Semi-marathon', type: null, min: 21_000, max: 21_200 },
  { key: 'marathon', label: 'Marathon', type: null, min: 42_000, max: 42_300 },
  { key: 'trail-court', label: 'Trail court', type: 'trail', min: null, max: 41_999 },
  { key: 'trail-long', label: 'Trail long', type: 'trail', min: 42_000, max: 79_999 },
  { key: 'ultra', label: 'Ultra', type: 'trail', min: 80_000, max: null },
]
