import { MapFrame } from '../map-frame.tsx'
import { loadGround } from '../map-loader.ts'
import type { TilesMapProps } from './tiles-canvas.tsx'

async function loadTilesMap() {
  const [{ TilesCanvas }, ground] = await Promise.all([import('./tiles-canvas.tsx'), loadGround()])
  return { TilesCanvas, ground }
}

/** Lazy map of server tiles. It needs a height, and a list beside it. */
export function TilesMap(props: TilesMapProps) {
  return (
    <MapFrame className={props.className} load={loadTilesMap}>
      {({ TilesCanvas, ground }, onFailure) => (
        <TilesCanvas {...props} ground={ground} onFailure={onFailure} />
      )}
    </MapFrame>
  )
}
