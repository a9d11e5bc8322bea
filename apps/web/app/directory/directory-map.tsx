import { type ComponentType, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { DirectoryMapCanvasProps } from './directory-map-canvas.tsx'

type Canvas = ComponentType<DirectoryMapCanvasProps>

/** The map of a directory's list, for whoever asks for it: nothing of it is loaded before. */
export function DirectoryMap(props: DirectoryMapCanvasProps) {
  const [Canvas, setCanvas] = useState<Canvas | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    import('./directory-map-canvas.tsx').then(
      (loaded) => setCanvas(() => loaded.default),
      () => setFailed(true),
    )
  }
  return (
    <details className="no-print" onToggle={({ currentTarget }) => currentTarget.open && load()}>
      <summary className="chip inline-flex cursor-pointer list-none">
        <Icon name="map" size={18} />
        Voir sur la carte
      </summary>
      <div className="mt-4 h-[60dvh] min-h-80">
        {Canvas ? (
          <Canvas {...props} />
        ) : hasFailed ? (
          <p>La carte n’a pas pu se charger. La liste est là.</p>
        ) : (
          <Skeleton className="h-full" />
        )}
        <noscript>La carte demande JavaScript. La liste est là.</noscript>
      </div>
    </details>
  )
}
