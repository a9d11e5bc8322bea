import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { TextLink } from './text-link.tsx'

type Toast = {
  message: string
  tone?: 'success' | 'danger' | 'info'
  action?: { label: string; onPress: () => void }
  /** Where what was done is seen. */
  link?: { label: string; to: string }
  /** It stays until it is read. */
  isLasting?: boolean
  /** What it speaks of: the next word on the same thing takes its place. */
  topic?: string
}

type ShownToast = Toast & { id: number }

const ToastContext = createContext<(toast: Toast) => void>(() => undefined)

/** Takes in the modal element that now covers the page. @returns what lets it go */
type Cover = (modal: HTMLElement) => () => void
const CoverContext = createContext<Cover>(() => () => undefined)

/** Words said beneath a modal element are neither seen nor heard: they are said within it. */
export function useCover(): Cover {
  return use(CoverContext)
}

/** Says something once, away from the finger: `const toast = useToast(); toast({ message })`. */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext)
}

const shownFor = 6_000
const icons = { success: 'check', danger: 'alert', info: 'info' } as const

/** Holds the region at the foot of the screen. What offers an action stays until it is closed, or its topic goes on. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const [covers, setCovers] = useState<HTMLElement[]>([])
  const lastId = useRef(0)
  const cover = useCallback<Cover>((modal) => {
    setCovers((open) => [...open, modal])
    return () => setCovers((open) => open.filter((one) => one !== modal))
  }, [])
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }, [])
  const add = useCallback(
    (toast: Toast) => {
      const id = ++lastId.current
      setToasts((shown) => {
        const others = shown.filter(({ topic }) => !topic || topic !== toast.topic)
        return [...others.slice(-2), { ...toast, id }]
      })
      if (!toast.action && !toast.isLasting) setTimeout(() => dismiss(id), shownFor)
    },
    [dismiss],
  )
  const region = useMemo(() => <ToastRegion dismiss={dismiss} toasts={toasts} />, [dismiss, toasts])
  const top = covers.at(-1)
  return (
    <ToastContext value={add}>
      <CoverContext value={cover}>{children}</CoverContext>
      {top ? createPortal(region, top) : region}
    </ToastContext>
  )
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
  const act = () => {
    action?.onPress()
    onDismiss()
  }
  return (
    <div className="toast">
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
