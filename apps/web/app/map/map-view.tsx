import { MapFrame } from './map-frame.tsx'
import { loadMap } from './map-loader.ts'
import type { MapProps } from './map-props.ts'

export type { MapProps } from './map-props.ts'
export type { MapPoint } from './points.ts'

/** A map of points that loads when it is seen. Give it a height; a list must stand beside it. */
export function MapView(props: MapProps) {
  return (
    <MapFrame className={props.className} load={loadMap} styleUrl={props.styleUrl}>
      {({ MapCanvas, basemap }, { styleUrl, onFailure }) => (
        <MapCanvas
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
