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

/** How long until a script that could not come is asked for once more. */
const AGAIN_MS = 3000

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part of a page whose script is not in its first load. The server renders the part; its HTML, with
 * its links, stands there until the script has come and the live part takes its place. Reached
 * from another page, where no HTML was sent, `Waiting` is shown meanwhile.
 *
 * A lazy part in a Suspense boundary would do, if React did not take the HTML away as soon as a
 * context above it changes while the script is awaited: the session does, on every load.
 */
export const later = <Props extends object>(load: Load<Props>, Waiting: ComponentType) =>
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
              // In pieces: the thread stays free for a hand between them.
              startTransition(() => setPart(() => module.default))
            })
            // The HTML that was sent is good without its script.
            .catch((cause: unknown) => !isSent && fail(cause))
        )
      }
      const fail = (cause: unknown) => {
        if (navigator.onLine) {
          // A network that is going, or has just come back, may carry nothing: once more before it is a failure.
          if (isSecond) return setPart(() => throwing(cause))
          isSecond = true
          return setTimeout(begin, AGAIN_MS)
        }
        // Loading the page again would bring no more: the rest of it stays, and this comes with the network.
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

/** Adopts what the server put there: while hydrating, React does not look inside. */
function SentHtml({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never written
  return <div dangerouslySetInnerHTML={{ __html: '' }} ref={ref} suppressHydrationWarning />
}

/** Nobody loses their place: a link that has the focus is not replaced under it. */
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

/** A part that fails where it would have stood, for the error boundary above. */
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
