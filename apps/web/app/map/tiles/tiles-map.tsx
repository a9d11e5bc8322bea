import { MapFrame } from '../map-frame.tsx'
import { importBasemap } from '../map-loader.ts'
import type { TilesMapProps } from './tiles-canvas.tsx'

async function loadTilesMap(styleUrl: string | null) {
  const [{ TilesCanvas }, basemap] = await Promise.all([
    import('./tiles-canvas.tsx'),
    styleUrl === null ? importBasemap() : null,
  ])
  return { TilesCanvas, basemap }
}

/** A map of the server's tiles that loads when it is seen. Give it a height; a list must stand beside it. */
export function TilesMap(props: TilesMapProps) {
  return (
    <MapFrame className={props.className} load={loadTilesMap} styleUrl={props.styleUrl}>
      {({ TilesCanvas, basemap }, { styleUrl, onFailure }) => (
        <TilesCanvas
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
