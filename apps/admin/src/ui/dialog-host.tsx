import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { focusHeading, isFocusLost } from './focus-heading.ts'

/** Shows a dialog, or with null none. */
const Host = createContext<(dialog: ReactNode) => void>(() => undefined)

export const useDialogHost = () => use(Host)

/**
 * Where dialogs stand: above the lists, whose rows open them. A row leaves when its list is read again
 * without it; what somebody types in the dialog that it opened does not. There is one at a time.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>(null)
  const isOpen = dialog !== null
  const wasOpen = useRef(false)
  // After the dialog has given the focus back, which it cannot where what opened it is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen && isFocusLost()) focusHeading()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Host value={setDialog}>
      {children}
      {dialog}
    </Host>
  )
}
