import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import type { MapFailure } from './map-failure.ts'
import { useSeen } from './use-seen.ts'

/** What the frame gives to a canvas that has loaded. */
type FrameProps = { styleUrl: string | null; onFailure: (failure: MapFailure) => void }

type MapFrameProps<Loaded> = {
  className: string | undefined
  styleUrl: string | null | undefined
  /** Fetches MapLibre and the ground. The same function between renders. */
  load: (styleUrl: string | null) => Promise<Loaded>
  children: (loaded: Loaded, props: FrameProps) => ReactNode
}

/** A place for a map that loads when it is seen. Give it a height; a list must stand beside it. */
export function MapFrame<Loaded>(props: MapFrameProps<Loaded>) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  const { loaded, failure, styleUrl, fail, retry } = useLoaded(isSeen, props.load, props.styleUrl)
  return (
    <div
      className={cx('relative isolate overflow-hidden bg-ciel-wash', props.className)}
      ref={frame}
    >
      {failure ? (
        <MapUnavailable failure={failure} onRetry={retry} />
      ) : loaded ? (
        props.children(loaded.value, { styleUrl, onFailure: fail })
      ) : (
        <MapWaiting />
      )}
    </div>
  )
}

/** Loads once seen. A configured style that does not answer gives way to the embedded one. */
function useLoaded<Loaded>(
  isSeen: boolean,
  load: (styleUrl: string | null) => Promise<Loaded>,
  wantedStyle: string | null = null,
) {
  const [loaded, setLoaded] = useState<{ value: Loaded } | null>(null)
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const [isStyleLost, setIsStyleLost] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const styleUrl = isStyleLost ? null : wantedStyle

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!isSeen) return
    let isCurrent = true
    load(styleUrl).then(
      (value) => isCurrent && setLoaded({ value }),
      () => isCurrent && setFailure('chargement'),
    )
    return () => {
      isCurrent = false
    }
  }, [isSeen, load, styleUrl, attempt])

  const fail = (reason: MapFailure) => {
    setLoaded(null)
    if (reason === 'style') setIsStyleLost(true)
    else setFailure(reason)
  }
  const retry = () => {
    setFailure(null)
    setAttempt(attempt + 1)
  }
  return { loaded, failure, styleUrl, fail, retry }
}

function MapWaiting() {
  return (
    <div className="absolute inset-0 grid place-items-center text-ink-soft" role="status">
      <p className="flex items-center gap-2">
        {/* Words that fade are not read. */}
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
