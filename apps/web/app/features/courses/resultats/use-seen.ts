import { useEffect } from 'react'
import { track } from '#platform/analytics/track.ts'

/** Tracks a view of results (produit 14.5). */
export function useSeen(epreuves_id: number): void {
  useEffect(() => track('resultats_view', { epreuves_id }), [epreuves_id])
}
