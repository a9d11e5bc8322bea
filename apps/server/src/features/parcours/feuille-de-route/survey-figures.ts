import { encodePolyline } from '@foulee/trace/polyline'
import type { Survey } from '@foulee/trace/survey'
import { surveyProfile } from '@foulee/trace/survey-profile'

/** Metres between two samples, and of one hill. */
const STEP = 50
const HILL = 1000

type Figures = { distance: number; denivele: number | null; denivele_negatif: number | null }

/**
 * Synthetic ground of an épreuve known by figures: even hills of a kilometre with the same totals,
 * so that length and climb count without their positions.
 */
export function surveyFigures({ distance, denivele, denivele_negatif }: Figures): Survey {
  const count = Math.max(2, Math.round(distance / STEP) + 1)
  const pas = distance / (count - 1)
  const up = denivele ?? 0
  const down = denivele_negatif ?? up
  const hills = Math.max(1, Math.round(distance / HILL))
  const share = up + down > 0 ? up / (up + down) : 0.5
  const height = (place: number) => {
    const along = (place / (count - 1)) * hills
    const within = along - Math.floor(along)
    const climbed = share > 0 ? Math.min(1, within / share) : 1
    const descended = share < 1 ? Math.max(0, (within - share) / (1 - share)) : 0
    return (Math.floor(along) * (up - down) + climbed * up - descended * down) / hills
  }
  const altitudes = Array.from({ length: count }, (_, place) =>
    denivele === null ? null : height(place),
  )
  const nowhere = new Float64Array(count)
  return surveyProfile({
    pas,
    positions: encodePolyline({ lon: nowhere, lat: nowhere }),
    altitudes,
  })
}
