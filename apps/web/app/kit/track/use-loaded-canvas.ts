import { useEffect, useState } from 'react'
import type { MapFailure } from '#kit/map/map-failure.ts'

/**
 * A map that stands over a drawing: it loads once it is seen by somebody who moves. A map that cannot be
 * shown gives way to the drawing.
 * @param load fetches MapLibre and the ground; the same function between renders
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
