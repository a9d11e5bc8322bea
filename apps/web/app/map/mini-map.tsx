import type { Position } from '@foulee/domain/geo'
import { useMemo } from 'react'
import { MapView } from './map-view.tsx'
import { zoneAround } from './zone.ts'

interface MiniMapProps {
  /** Names the map: « Carte de Chamonix-Mont-Blanc ». */
  label: string
  position: Position
  nom: string
  kind: string
  /** Kilometres shown to each side. */
  rayon_km?: number
  line?: readonly Position[]
  styleUrl?: string | null
  className?: string
}

/** Where one thing is. The page scrolls over it; moving it takes two fingers or Ctrl. */
export function MiniMap({ position, nom, kind, rayon_km = 40, ...rest }: MiniMapProps) {
  const [lon, lat] = position
  const points = useMemo(
    () => [{ id: 'lieu', position: [lon, lat] as const, nom, kind }],
    [lon, lat, nom, kind],
  )
  const zone = useMemo(() => zoneAround([lon, lat], rayon_km), [lon, lat, rayon_km])
  return <MapView {...rest} isCooperative points={points} zone={zone} />
}
