import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { TextLink } from './text-link.tsx'

type Toast = {
  message: string
  tone?: 'success' | 'danger' | 'info'
  action?: { label: string; onPress: () => void }
  link?: { label: string; to: string }
  isLasting?: boolean
  /** Subject: a later toast on the same one replaces it. */
  topic?: string
}

/** `cover`: the modal element open when it was emitted. */
type ShownToast = Toast & { id: number; cover: HTMLElement | undefined }

const ToastContext = createContext<(toast: Toast) => void>(() => undefined)

/**
 * Registers the modal element that covers the page.
 * @returns unregisters it
 */
type Cover = (modal: HTMLElement) => () => void
const CoverContext = createContext<Cover>(() => () => undefined)

/** Toasts below a modal element are inert and silent: they are rendered inside. */
export function useCover(): Cover {
  return use(CoverContext)
}

export function useToast(): (toast: Toast) => void {
  return use(ToastContext)
}

/** Milliseconds; an undo is open for ten seconds, like the decisions of staff (0083). */
const SHOWN_FOR = { words: 6_000, action: 10_000 }
const icons = { success: 'check', danger: 'alert', info: 'info' } as const

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const [covers, setCovers] = useState<readonly HTMLElement[]>([])
  const lastId = useRef(0)
  const top = useRef<HTMLElement>(undefined)
  const cover = useCallback<Cover>((modal) => {
    const under = top.current
    top.current = modal
    setCovers((open) => [...open, modal])
    return () => {
      if (top.current === modal) top.current = under
      setCovers((open) => open.filter((element) => element !== modal))
      setToasts((shown) =>
        shown.map((toast) => (toast.cover === modal ? { ...toast, cover: undefined } : toast)),
      )
    }
  }, [])
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }, [])
  const add = useCallback((toast: Toast) => {
    const id = ++lastId.current
    const said = { ...toast, id, cover: top.current }
    setToasts((shown) => {
      return withToast(shown, said)
    })
  }, [])
  // Earlier toasts stay below a modal element, where they cover none of its buttons.
  const beneath = toasts.filter((toast) => !toast.cover)
  return (
    <ToastContext value={add}>
      <CoverContext value={cover}>{children}</CoverContext>
      <ToastRegion dismiss={dismiss} toasts={beneath} />
      {covers.map((modal, index) =>
        createPortal(
          <ToastRegion
            dismiss={dismiss}
            toasts={toasts.filter((toast) => toast.cover === modal)}
          />,
          modal,
          `${index}`,
        ),
      )}
    </ToastContext>
  )
}

/** Three at most: transient ones give way, lasting ones never do. */
export function withToast<T extends Pick<Toast, 'topic' | 'isLasting'>>(
  shown: readonly T[],
  said: T,
): T[] {
  const otherToasts = shown.filter(({ topic }) => !topic || topic !== said.topic)
  const going = otherToasts.filter(({ isLasting }) => !isLasting)
  const left = going.slice(0, Math.max(0, otherToasts.length - 2))
  return [...otherToasts.filter((item) => !left.includes(item)), said]
}

type RegionProps = { toasts: ShownToast[]; dismiss: (id: number) => void }

function ToastRegion({ toasts, dismiss }: RegionProps) {
  return (
    <section aria-label="Notifications" aria-live="polite" className="toast-region no-print">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} onDismiss={() => dismiss(toast.id)} toast={toast} />
      ))}
    </section>
  )
}

function ToastLine({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { message, tone = 'info', action, link } = toast
  const hold = useGoing(toast, onDismiss)
  const act = () => {
    action?.onPress()
    onDismiss()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: who reads it, or is about to press it, keeps it
    <div
      className="toast"
      onBlur={({ currentTarget, relatedTarget }) =>
        hold(currentTarget.matches(':hover') || currentTarget.contains(relatedTarget))
      }
      onFocus={() => hold(true)}
      onPointerEnter={() => hold(true)}
      onPointerLeave={({ currentTarget }) => hold(currentTarget.matches(':focus-within'))}
    >
      <Icon className={`toast-${tone} shrink-0`} name={icons[tone]} />
      <p className="grow py-2.5">
        {message}
        {link && (
          <>
            {' '}
            <TextLink to={link.to}>{link.label}</TextLink>
          </>
        )}
      </p>
      {action && (
        <Button onClick={act} variant="quiet">
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label="Fermer la notification" onClick={onDismiss} />
    </div>
  )
}

/** Dismissed by a timer, which restarts after the pointer or the focus has left. */
function useGoing({ action, isLasting }: Toast, onDismiss: () => void) {
  const [isHeld, setHeld] = useState(false)
  const dismiss = useEffectEvent(onDismiss)
  const time = action ? SHOWN_FOR.action : SHOWN_FOR.words
  useEffect(() => {
    if (isLasting || isHeld) return
    const timer = setTimeout(() => dismiss(), time)
    return () => clearTimeout(timer)
  }, [isLasting, isHeld, time])
  return setHeld
}
