import {
  type ComponentType,
  createElement,
  isValidElement,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { UNSAFE_LocationContext } from 'react-router'
import { followSent, type SentPart } from './sent-part.ts'

/** Delay in milliseconds before a failed chunk is retried once. */
const AGAIN_MS = 3000

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * Lazy hydration: a part outside of the first load. The server renders its HTML, which stays until
 * somebody comes near and its chunk is loaded (decision 168). After a client-side navigation,
 * without HTML, `Waiting` is shown.
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

type SentRef = RefObject<SentPart | null>

function inBrowser<Props extends object>(
  load: Load<Props>,
  Waiting: ComponentType,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function Later(props) {
    const [isSent] = useState(useIsHydrating())
    const [Part, setPart] = useState(() => loaded)
    const part = useRef<HTMLDivElement>(null)
    const followed = useRef<SentPart>(null)
    useWaking(followed, props)
    useEffect(() => {
      const sent = isSent && part.current ? followSent(part.current) : null
      followed.current = sent
      let isSecond = false
      const begin = () => {
        return Promise.resolve(sent?.wanted)
          .then(load)
          .then(async (module) => {
            loaded = module.default
            await sent?.left()
            // `startTransition` keeps input responsive.
            startTransition(() => setPart(() => module.default))
          })
          .catch(fail)
      }
      const fail = (cause: unknown) => {
        // The server's HTML is usable without the script.
        if (isSent) return window.addEventListener('online', begin, { once: true })
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
      return () => sent?.stop()
    }, [isSent])
    if (Part) {
      return (
        <Live key="live" sent={followed}>
          {createElement(Part, props)}
        </Live>
      )
    }
    return isSent ? <SentHtml key="sent" ref={part} /> : <Waiting />
  }
}

/** Adopts the server's HTML: during hydration React does not inspect it. */
function SentHtml({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never written
  return <div dangerouslySetInnerHTML={{ __html: '' }} ref={ref} suppressHydrationWarning />
}

type LiveProps = { sent: SentRef; children: ReactNode }

function Live({ sent, children }: LiveProps) {
  const live = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (live.current) sent.current?.handOver(live.current)
    sent.current = null
  }, [sent])
  return <div ref={live}>{children}</div>
}

/**
 * The server's HTML would stay as it is: a part wakes when the address or the data given to it
 * change.
 */
function useWaking(sent: SentRef, props: object): void {
  const search = use(UNSAFE_LocationContext)?.location.search
  const given = { ...props, search }
  const before = useRef(given)
  useEffect(() => {
    if (!isSame(before.current, given)) sent.current?.wake()
    before.current = given
  })
}

/** Functions and elements are made anew at each rendering, and tell nothing. */
const isSame = (before: object, after: object): boolean =>
  Object.entries(after).every(
    ([name, value]) =>
      typeof value === 'function' ||
      isValidElement(value) ||
      Object.is(value, before[name as keyof typeof before]),
  )

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
