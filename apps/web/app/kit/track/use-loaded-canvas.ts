import { useEffect, useState } from 'react'
import type { MapFailure } from '#kit/map/map-failure.ts'

/**
 * Map over a fallback drawing: it loads once visible and after a user gesture; on failure the
 * drawing stays.
 * @param load loads MapLibre and the basemap; must be stable between renders
 */
export function useLoadedCanvas<Loaded extends object>(
  isWanted: boolean,
  load: () => Promise<Loaded>,
) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    load().then(
      (result) => isCurrent && setLoaded(result),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, load])
  const fail = (_: MapFailure) => {
    setLoaded(null)
    setFailed(true)
  }
  return { loaded, failed, fail }
}
