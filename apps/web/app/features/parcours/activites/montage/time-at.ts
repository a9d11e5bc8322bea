import type { DetailSortie } from '@foulee/contract/parcours/activite-detail'
import { formatDuree } from '@foulee/domain/shared/mesure'
import { rankAt } from '../detail-curve.ts'

/** Time since the start at some metres, pauses counted; null while unknown. */
export function timeAt(detail: DetailSortie | null | undefined, metres: number): string | null {
  const seconds = detail?.series.temps[rankAt(detail.series, metres)]
  return seconds === undefined ? null : formatDuree(seconds)
}
