import { MapFrame } from './map-frame.tsx'
import { loadGround } from './map-loader.ts'
import type { PinProps } from './pin-canvas.tsx'

async function loadPinMap() {
  const [{ PinCanvas }, ground] = await Promise.all([import('./pin-canvas.tsx'), loadGround()])
  return { PinCanvas, ground }
}

/** Map with a draggable pin, placed by a click. It needs a height, and fields beside it. */
export function PinMap(props: PinProps & { className?: string }) {
  return (
    <MapFrame className={props.className} load={loadPinMap}>
      {({ PinCanvas, ground }, onFailure) => (
        <PinCanvas {...props} ground={ground} onFailure={onFailure} />
      )}
    </MapFrame>
  )
}
