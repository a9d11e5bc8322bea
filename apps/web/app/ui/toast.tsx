import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

type Toast = {
  message: string
  tone?: 'success' | 'danger' | 'info'
  action?: { label: string; onPress: () => void }
  /** It stays until it is read. */
  isLasting?: boolean
}

type ShownToast = Toast & { id: number }

const ToastContext = createContext<(toast: Toast) => void>(() => undefined)

/** Says something once, away from the finger: `const toast = useToast(); toast({ message })`. */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext)
}

const shownFor = 6_000
const icons = { success: 'check', danger: 'alert', info: 'info' } as const

/** Holds the region at the foot of the screen. What offers an action stays until it is closed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const lastId = useRef(0)
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }, [])
  const add = useCallback(
    (toast: Toast) => {
      const id = ++lastId.current
      setToasts((shown) => [...shown.slice(-2), { ...toast, id }])
      if (!toast.action && !toast.isLasting) setTimeout(() => dismiss(id), shownFor)
    },
    [dismiss],
  )
  const region = useMemo(() => <ToastRegion dismiss={dismiss} toasts={toasts} />, [dismiss, toasts])
  return (
    <ToastContext value={add}>
      {children}
      {region}
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
  const { message, tone = 'info', action } = toast
  const act = () => {
    action?.onPress()
    onDismiss()
  }
  return (
    <div className="toast">
      <Icon className={`toast-${tone} shrink-0`} name={icons[tone]} />
      <p className="grow py-2.5">{message}</p>
      {action && (
        <Button onClick={act} variant="quiet">
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label="Fermer la notification" onClick={onDismiss} />
    </div>
  )
}
