import type { Position } from '@foulee/domain/shared/geo'
import { useMemo } from 'react'
import { MapFrame } from './map-frame.tsx'
import { loadGround } from './map-loader.ts'
import { zoneAround } from './zone.ts'

type MiniMapProps = {
  label: string
  position: Position
  nom: string
  kind: string
  className?: string
}

const AROUND = 40

async function loadMiniMap() {
  const [{ MiniCanvas }, ground] = await Promise.all([import('./mini-canvas.tsx'), loadGround()])
  return { MiniCanvas, ground }
}

export function MiniMap({ label, position, nom, kind, className }: MiniMapProps) {
  const [lon, lat] = position
  const zone = useMemo(() => zoneAround([lon, lat], AROUND), [lon, lat])
  return (
    <MapFrame className={className} load={loadMiniMap}>
      {({ MiniCanvas, ground }, onFailure) => (
        <MiniCanvas
          onFailure={onFailure}
          ground={ground}
          label={label}
          place={{ id: 'lieu', position, nom, kind }}
          zone={zone}
        />
      )}
    </MapFrame>
  )
}
