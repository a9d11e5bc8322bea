import type { ParcoursPrediction } from '@foulee/contract/parcours/parcours-prediction'
import { useQuery } from '@tanstack/react-query'
import { useReference } from '#features/parcours/shared/reference-store.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { predictionQuery } from './parcours-page.queries.ts'

export function usePrediction(slug: string) {
  const { isAuth } = useSession()
  const reference = useReference()
  return useQuery({ ...predictionQuery(slug, reference), enabled: isAuth })
}

/** Median seconds at a distance, interpolated between passages. */
export function passageAt({ passages }: ParcoursPrediction, metres: number): number {
  const after = passages.findIndex((passage) => passage.metres >= metres)
  const next = passages[after] ?? passages.at(-1)
  const before = after > 0 ? passages[after - 1] : { metres: 0, p50: 0 }
  if (!next || !before || next.metres <= before.metres) return next?.p50 ?? 0
  const share = Math.min(1, (metres - before.metres) / (next.metres - before.metres))
  return before.p50 + (next.p50 - before.p50) * share
}
