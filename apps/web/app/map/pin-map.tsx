import { MapFrame } from './map-frame.tsx'
import { importBasemap } from './map-loader.ts'
import type { PinProps } from './pin-canvas.tsx'

async function loadPinMap(styleUrl: string | null) {
  const [{ PinCanvas }, basemap] = await Promise.all([
    import('./pin-canvas.tsx'),
    styleUrl === null ? importBasemap() : null,
  ])
  return { PinCanvas, basemap }
}

/** A map with one pin to drag, or to place with a click. Give it a height; fields must stand beside it. */
export function PinMap(props: PinProps & { className?: string }) {
  return (
    <MapFrame className={props.className} load={loadPinMap} styleUrl={props.styleUrl}>
      {({ PinCanvas, basemap }, { styleUrl, onFailure }) => (
        <PinCanvas
          {...props}
          basemap={basemap}
          key={styleUrl}
          onFailure={onFailure}
          styleUrl={styleUrl}
        />
      )}
    </MapFrame>
  )
}
