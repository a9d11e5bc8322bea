import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { focusHeading, isFocusLost } from './focus-heading.ts'

const Host = createContext<(dialog: ReactNode) => void>(() => undefined)

export const useDialogHost = () => use(Host)

/**
 * Hosts one dialog above the lists: a row may disappear on a refetch, but not the text typed in the
 * dialog that it opened.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<ReactNode>(null)
  const isOpen = dialog !== null
  const wasOpen = useRef(false)
  // After the dialog restored the focus, which fails when its opener is gone.
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
