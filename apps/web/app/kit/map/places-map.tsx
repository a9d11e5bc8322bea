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

export function PlacesMap(props: PlacesProps & { className?: string }) {
  return (
    <MapFrame className={props.className} load={loadPlacesMap}>
      {({ PlacesCanvas, ground }, onFailure) => (
        <PlacesCanvas {...props} onFailure={onFailure} ground={ground} />
      )}
    </MapFrame>
  )
}
