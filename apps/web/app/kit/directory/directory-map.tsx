import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { DirectoryMapCanvasProps } from './directory-map-canvas.tsx'

type Canvas = ComponentType<DirectoryMapCanvasProps>

const opened = new Set<string>()

export function DirectoryMap(props: DirectoryMapCanvasProps) {
  const { key } = useLocation()
  const [isOpen, setOpen] = useState(opened.has(key))
  useEffect(() => void (isOpen ? opened.add(key) : opened.delete(key)), [key, isOpen])
  const details = useRef<HTMLDetailsElement>(null)
  const [Canvas, setCanvas] = useState<Canvas | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    import('./directory-map-canvas.tsx').then(
      (loaded) => setCanvas(() => loaded.default),
      () => setFailed(true),
    )
  }
  const follow = () => {
    const isNowOpen = details.current?.open ?? false
    setOpen(isNowOpen)
    if (isNowOpen) load()
  }
  // The <details> may have been opened before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes.
  useEffect(follow, [])
  return (
    <details className="no-print" onToggle={follow} open={isOpen} ref={details}>
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
