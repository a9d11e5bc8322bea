import type { ActiviteEntiere } from '@foulee/contract/activites'
import { useMemo, useState } from 'react'
import { useSite } from '../../site.ts'
import { createCursor } from '../../trace/cursor.ts'
import { RouteMap } from '../../trace/route-map.tsx'
import { RouteProfile } from '../../trace/route-profile.tsx'
import { readSamples } from '../../trace/route-samples.ts'

type ActiviteTraceProps = { titre: string; trace: NonNullable<ActiviteEntiere['trace']> }

/** Where it went and how it climbed: pointing at one shows where that is on the other. */
export default function ActiviteTrace({ titre, trace }: ActiviteTraceProps) {
  const { mapStyleUrl } = useSite()
  const [cursor] = useState(createCursor)
  const samples = useMemo(() => readSamples(trace), [trace])
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <RouteMap
        className="h-80 md:h-108"
        cursor={cursor}
        label={`Carte de la sortie\u00a0: ${titre}`}
        samples={samples}
        styleUrl={mapStyleUrl}
        trace={trace}
      />
      <div className="border-t border-line px-3 pb-4 md:px-5">
        <RouteProfile
          climbs={trace.montees}
          cursor={cursor}
          samples={samples}
          title="Profil de la sortie"
        />
      </div>
    </div>
  )
}
