import { useEffect, useState } from 'react'
import type { MapFailure } from '../map/map-failure.ts'

/**
 * A map that stands over a drawing: it loads once it is seen by somebody who moves. A configured style that
 * does not answer gives way to the embedded one, that to the drawing.
 * @param load fetches MapLibre and the ground; the same function between renders
 */
export function useLoadedCanvas<Loaded extends object>(
  isWanted: boolean,
  wantedStyle: string | null,
  load: (styleUrl: string | null) => Promise<Loaded>,
) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState(false)
  const [isStyleLost, setIsStyleLost] = useState(false)
  const styleUrl = isStyleLost ? null : wantedStyle
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    load(styleUrl).then(
      (result) => isCurrent && setLoaded(result),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, styleUrl, load])
  const fail = (reason: MapFailure) => {
    setLoaded(null)
    if (reason === 'style') setIsStyleLost(true)
    else setFailed(true)
  }
  return { loaded, failed, styleUrl, fail }
}
