import { MapFrame } from './map-frame.tsx'
import { importBasemap } from './map-loader.ts'
import type { PlacesProps } from './places-canvas.tsx'

async function loadPlacesMap(styleUrl: string | null) {
  const [{ PlacesCanvas }, basemap] = await Promise.all([
    import('./places-canvas.tsx'),
    styleUrl === null ? importBasemap() : null,
  ])
  return { PlacesCanvas, basemap }
}

/** A few places with their numbers. Give it a height; the same places must stand beside it as a list. */
export function PlacesMap(props: PlacesProps & { className?: string }) {
  return (
    <MapFrame className={props.className} load={loadPlacesMap} styleUrl={props.styleUrl}>
      {({ PlacesCanvas, basemap }, shown) => (
        <PlacesCanvas {...props} {...shown} basemap={basemap} key={shown.styleUrl} />
      )}
    </MapFrame>
  )
}
