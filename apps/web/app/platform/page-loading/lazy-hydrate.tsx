import {
  type ComponentType,
  createElement,
  lazy,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { whenIdle } from './when-idle.ts'

/** Delay in milliseconds before a failed chunk is retried once. */
const AGAIN_MS = 3000

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * Lazy hydration: a part outside of the first load. The server renders its HTML, which stays until
 * its chunk is loaded. After a client-side navigation, without HTML, `Waiting` is shown.
 *
 * `lazy` in a Suspense boundary would do, if React did not drop the server's HTML as soon as a
 * context above changes during the wait: the session does, on every load.
 */
export const lazyHydrate = <Props extends object>(load: Load<Props>, Waiting: ComponentType) =>
  import.meta.env.SSR ? onServer(load) : inBrowser(load, Waiting)

function onServer<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Part = lazy(load) as unknown as ComponentType<Props>
  return (props) => (
    <div>
      <Suspense>{createElement(Part, props)}</Suspense>
    </div>
  )
}

function inBrowser<Props extends object>(
  load: Load<Props>,
  Waiting: ComponentType,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function Later(props) {
    const [isSent] = useState(useIsHydrating())
    const [Part, setPart] = useState(() => loaded)
    const sent = useRef<HTMLDivElement>(null)
    useEffect(() => {
      let isSecond = false
      const begin = () => {
        const ready = isSent ? whenIdle() : Promise.resolve()
        return (
          ready
            .then(load)
            .then(async (module) => {
              loaded = module.default
              await whenLeft(sent)
              // `startTransition` keeps input responsive.
              startTransition(() => setPart(() => module.default))
            })
            // The server's HTML is usable without the script.
            .catch((cause: unknown) => !isSent && fail(cause))
        )
      }
      const fail = (cause: unknown) => {
        if (navigator.onLine) {
          // The network may be flaky: one retry before the failure.
          if (isSecond) return setPart(() => throwing(cause))
          isSecond = true
          return setTimeout(begin, AGAIN_MS)
        }
        // A reload would not help: the page stays, and this part is retried online.
        isSecond = false
        setPart(() => Unreachable)
        window.addEventListener('online', begin, { once: true })
      }
      void begin()
    }, [isSent])
    if (Part) return <div key="live">{createElement(Part, props)}</div>
    return isSent ? <SentHtml key="sent" ref={sent} /> : <Waiting />
  }
}

/** Adopts the server's HTML: during hydration React does not inspect it. */
function SentHtml({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never written
  return <div dangerouslySetInnerHTML={{ __html: '' }} ref={ref} suppressHydrationWarning />
}

/** Replacing a focused link would lose the focus. */
export async function whenLeft(part: RefObject<HTMLElement | null>): Promise<void> {
  const element = part.current
  while (element?.contains(document.activeElement)) {
    await new Promise((resolve) => element.addEventListener('focusout', resolve, { once: true }))
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const Unreachable = () => (
  <p className="text-ink-soft" role="status">
    Pas de réseau&nbsp;: cette partie s’ouvrira quand il sera revenu.
  </p>
)

function throwing(cause: unknown): () => never {
  return () => {
    throw cause
  }
}

const neverChanges = () => () => undefined

const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
