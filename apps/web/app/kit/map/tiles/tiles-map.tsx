import { MapFrame } from '../map-frame.tsx'
import { loadGround } from '../map-loader.ts'
import type { TilesMapProps } from './tiles-canvas.tsx'

async function loadTilesMap() {
  const [{ TilesCanvas }, ground] = await Promise.all([import('./tiles-canvas.tsx'), loadGround()])
  return { TilesCanvas, ground }
}

/** A map of the server's tiles that loads when it is seen. Give it a height; a list must stand beside it. */
export function TilesMap(props: TilesMapProps) {
  return (
    <MapFrame className={props.className} load={loadTilesMap}>
      {({ TilesCanvas, ground }, onFailure) => (
        <TilesCanvas {...props} ground={ground} onFailure={onFailure} />
      )}
    </MapFrame>
  )
}
