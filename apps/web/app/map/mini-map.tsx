import type { Position } from '@foulee/domain/geo'
import { useMemo } from 'react'
import { MapFrame } from './map-frame.tsx'
import { importBasemap } from './map-loader.ts'
import { zoneAround } from './zone.ts'

type MiniMapProps = {
  /** Names the map: « Carte de Chamonix-Mont-Blanc ». */
  label: string
  position: Position
  nom: string
  kind: string
  styleUrl: string | null
  className?: string
}

/** Kilometres shown to each side. */
const AROUND = 40

async function loadMiniMap(styleUrl: string | null) {
  const [{ MiniCanvas }, basemap] = await Promise.all([
    import('./mini-canvas.tsx'),
    styleUrl === null ? importBasemap() : null,
  ])
  return { MiniCanvas, basemap }
}

/** Where one thing is. The page scrolls over it; moving it takes two fingers or Ctrl. */
export function MiniMap({ label, position, nom, kind, styleUrl, className }: MiniMapProps) {
  const [lon, lat] = position
  const zone = useMemo(() => zoneAround([lon, lat], AROUND), [lon, lat])
  return (
    <MapFrame className={className} load={loadMiniMap} styleUrl={styleUrl}>
      {({ MiniCanvas, basemap }, shown) => (
        <MiniCanvas
          {...shown}
          basemap={basemap}
          key={shown.styleUrl}
          label={label}
          place={{ id: 'lieu', position, nom, kind }}
          zone={zone}
        />
      )}
    </MapFrame>
  )
}
