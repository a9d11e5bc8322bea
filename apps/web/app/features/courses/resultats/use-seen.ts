import { useEffect } from 'react'
import { track } from '#platform/analytics/track.ts'

/** Produit 14.5: somebody looks at the results of an épreuve. */
export function useSeen(epreuves_id: number): void {
  useEffect(() => track('resultats_view', { epreuves_id }), [epreuves_id])
}
