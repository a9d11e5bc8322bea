import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { useMemo, useState } from 'react'
import { createCursor } from '#kit/track/cursor.ts'
import { RouteGround } from '#kit/track/route-ground.tsx'
import { readSamples } from '#kit/track/route-samples.ts'

type ActiviteTraceProps = { titre: string; trace: NonNullable<ActiviteEntiere['trace']> }

export default function ActiviteTrace({ titre, trace }: ActiviteTraceProps) {
  const [cursor] = useState(createCursor)
  const samples = useMemo(() => readSamples(trace), [trace])
  return (
    <RouteGround
      cursor={cursor}
      labels={{ map: `Carte de la sortie\u00a0: ${titre}`, profile: 'Profil de la sortie' }}
      samples={samples}
      trace={trace}
    />
  )
}
