import { decodePolyline } from '@foulee/trace/polyline'
import { useMemo, useRef, useState } from 'react'
import { loadEmbeddedGround, type MapGround } from '#kit/map/map-loader.ts'
import { useFirstGesture } from '#kit/map/use-first-gesture.ts'
import { useSeen } from '#kit/map/use-seen.ts'
import { cx } from '#ui/class-names.ts'
import { Croquis } from './croquis.tsx'
import { useLoadedCanvas } from './use-loaded-canvas.ts'

type SketchMapProps = {
  ligne: string
  label: string
  className?: string
}

type Loaded = {
  SketchCanvas: typeof import('./sketch-canvas.tsx').SketchCanvas
  ground: MapGround
}

async function loadCanvas(): Promise<Loaded> {
  const [{ SketchCanvas }, ground] = await Promise.all([
    import('./sketch-canvas.tsx'),
    loadEmbeddedGround(),
  ])
  return { SketchCanvas, ground }
}

/**
 * Small static map of a line, without scroll capture or tab stop. Always on the embedded basemap:
 * no third party learns where somebody runs. The bare line is the fallback.
 */
export function SketchMap({ ligne, label, className }: SketchMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  const isWanted = useFirstGesture() && isSeen
  const { loaded, fail } = useLoadedCanvas(isWanted, loadCanvas)
  const [isDrawn, setDrawn] = useState(false)
  const line = useMemo(() => decodePolyline(ligne), [ligne])
  const hasMap = loaded !== null && isDrawn
  return (
    <div
      aria-label={label}
      className={cx('relative isolate overflow-hidden', className)}
      ref={frame}
      role="img"
    >
      {!hasMap && <Croquis croquis={[ligne]} />}
      {loaded && line.lon.length > 1 && (
        <div className={hasMap ? undefined : 'invisible'} inert>
          <loaded.SketchCanvas
            ground={loaded.ground}
            label={label}
            line={line}
            onDrawn={() => setDrawn(true)}
            onFailure={fail}
          />
        </div>
      )}
    </div>
  )
}
