import type { Parcours } from '@foulee/contract/parcours/parcours'
import { formatDistance, formatNombre } from '@foulee/domain/shared/mesure'
import { Stat, StatRow } from '#ui/stat.tsx'

const NBSP = '\u00a0'

function splitUnit(text: string): { value: string; unit: string } {
  const at = text.lastIndexOf(NBSP)
  return { value: text.slice(0, at), unit: text.slice(at + 1) }
}

export function ParcoursFigures({ parcours }: { parcours: Parcours }) {
  const { trace, km_effort } = parcours
  if (!trace) return null
  const { denivele, denivele_negatif, altitude_min, altitude_max } = trace
  const metres = (value: number) => ({ value: formatNombre(value), unit: 'm' })
  return (
    <StatRow>
      <Stat label="Distance" {...splitUnit(formatDistance(trace.distance))} size="large" />
      {denivele.calcule !== null && (
        <Stat label="Montée (D+)" {...metres(denivele.calcule)} size="large" />
      )}
      {denivele_negatif.calcule !== null && (
        <Stat label={`Descente (D\u2212)`} {...metres(denivele_negatif.calcule)} />
      )}
      {altitude_min !== null && altitude_max !== null && (
        <Stat
          label="Altitude"
          unit="m"
          value={`${formatNombre(altitude_min)}\u2013${formatNombre(altitude_max)}`}
        />
      )}
      {km_effort !== null && denivele.calcule !== null && (
        <Stat label="Km-effort" value={formatNombre(km_effort, 1).replace(/,0$/, '')} />
      )}
    </StatRow>
  )
}
