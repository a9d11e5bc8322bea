import { MapFrame } from '#kit/map/map-frame.tsx'
import { loadGround } from '#kit/map/map-loader.ts'
import type { DrawingMapProps } from './drawing-canvas.tsx'

async function loadDrawingMap() {
  const [{ DrawingCanvas }, ground] = await Promise.all([
    import('./drawing-canvas.tsx'),
    loadGround(),
  ])
  return { DrawingCanvas, ground }
}

/** Map on which one draws. It needs a height, and the list of points beside it. */
export const DrawingMap = (props: DrawingMapProps & { className?: string }) => (
  <MapFrame className={props.className} load={loadDrawingMap}>
    {({ DrawingCanvas, ground }, onFailure) => (
      <DrawingCanvas {...props} ground={ground} onFailure={onFailure} />
    )}
  </MapFrame>
)
