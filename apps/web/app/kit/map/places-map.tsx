import { MapFrame } from './map-frame.tsx'
import { loadGround } from './map-loader.ts'
import type { PlacesProps } from './places-canvas.tsx'

async function loadPlacesMap() {
  const [{ PlacesCanvas }, ground] = await Promise.all([
    import('./places-canvas.tsx'),
    loadGround(),
  ])
  return { PlacesCanvas, ground }
}

/** Map of a few numbered places. It needs a height, and the same places beside it as a list. */
export function PlacesMap(props: PlacesProps & { className?: string }) {
  return (
    <MapFrame className={props.className} load={loadPlacesMap}>
      {({ PlacesCanvas, ground }, onFailure) => (
        <PlacesCanvas {...props} onFailure={onFailure} ground={ground} />
      )}
    </MapFrame>
  )
}
