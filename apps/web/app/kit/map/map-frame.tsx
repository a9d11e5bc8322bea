import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { MapFailure } from './map-failure.ts'
import { useSeen } from './use-seen.ts'

type MapFrameProps<Loaded> = {
  className: string | undefined
  /** Loads MapLibre and the basemap. Must be stable between renders. */
  load: () => Promise<Loaded>
  children: (loaded: Loaded, onFailure: (failure: MapFailure) => void) => ReactNode
}

/** Lazy map, loaded when visible, and not printed. It needs a height, and a list beside it. */
export function MapFrame<Loaded>(props: MapFrameProps<Loaded>) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  const { loaded, failure, fail, retry } = useLoaded(isSeen, props.load)
  return (
    <div
      className={cx('no-print relative isolate overflow-hidden bg-ciel-wash', props.className)}
      ref={frame}
    >
      {failure ? (
        <MapUnavailable failure={failure} onRetry={retry} />
      ) : loaded ? (
        props.children(loaded.value, fail)
      ) : (
        <MapWaiting />
      )}
    </div>
  )
}

function useLoaded<Loaded>(isSeen: boolean, load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<{ value: Loaded } | null>(null)
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!isSeen) return
    let isCurrent = true
    load().then(
      (value) => isCurrent && setLoaded({ value }),
      () => isCurrent && setFailure('chargement'),
    )
    return () => {
      isCurrent = false
    }
  }, [isSeen, load, attempt])

  const fail = (reason: MapFailure) => {
    setLoaded(null)
    setFailure(reason)
  }
  const retry = () => {
    setFailure(null)
    setAttempt(attempt + 1)
  }
  return { loaded, failure, fail, retry }
}

function MapWaiting() {
  return (
    <div className="absolute inset-0 grid place-items-center text-ink-soft" role="status">
      <p className="flex items-center gap-2">
        {/* Text that fades out is hidden from screen readers. */}
        <span className="pulse">
          <Icon name="map" />
        </span>
        Chargement de la carte…
      </p>
    </div>
  )
}

function MapUnavailable({ failure, onRetry }: { failure: MapFailure; onRetry: () => void }) {
  const canRetry = failure !== 'webgl'
  return (
    <div
      className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 text-center"
      role="alert"
    >
      <p className="max-w-80 text-balance">
        {canRetry
          ? 'La carte n’a pas pu se charger. La liste reste disponible.'
          : 'La carte ne peut pas s’afficher sur cet appareil. La liste reste disponible.'}
      </p>
      {canRetry && (
        <Button icon="refresh" onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  )
}
