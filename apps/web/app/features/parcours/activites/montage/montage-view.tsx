import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { useMemo, useState } from 'react'
import { createCursor } from '#kit/track/cursor.ts'
import { ProfileRail } from '#kit/track/profile-rail.tsx'
import { RouteMap } from '#kit/track/route-map.tsx'
import { RouteProfile } from '#kit/track/route-profile.tsx'
import { readSamples } from '#kit/track/route-samples.ts'
import type { Ends, Mode } from './ends.ts'
import './montage.css'

type Handle = { end: keyof Ends; label: string; text: string }

type MontageViewProps = {
  trace: NonNullable<ActiviteEntiere['trace']>
  titre: string
  mode: Mode
  ends: Ends
  handles: readonly Handle[]
  onMove: (end: keyof Ends, metres: number) => void
}

/** Metres per press of an arrow key. */
const STEP = 10

/** Map and profile with handles, moved by hand, by thumb and by keys. */
export function MontageView({ trace, titre, mode, ends, handles, onMove }: MontageViewProps) {
  const [cursor] = useState(createCursor)
  const samples = useMemo(() => readSamples(trace), [trace])
  const { debut, fin } = ends
  const kept =
    mode === 'scinder' ? { debut: 0, fin: debut } : { debut, fin, isLeftOut: mode === 'enlever' }
  return (
    <div className="montage-view">
      <RouteMap
        className="montage-map"
        cursor={cursor}
        kept={kept}
        label={`Carte de la sortie\u00a0: ${titre}`}
        samples={samples}
        trace={trace}
      />
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <ProfileRail
          handles={handles.map(({ end, ...handle }) => ({
            ...handle,
            id: end,
            metres: ends[end],
            look: 'bout',
            onMove: (metres) => {
              cursor.move(metres)
              onMove(end, metres)
            },
          }))}
          length={samples.length}
          step={STEP}
        />
        <RouteProfile cursor={cursor} kept={kept} samples={samples} title="Profil de la sortie" />
      </div>
    </div>
  )
}
