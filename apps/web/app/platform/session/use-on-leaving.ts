import { useEffect } from 'react'
import { onBeforeSignOut } from './before-sign-out.ts'

/** Sends pending work on unmount, `pagehide` or sign-out. */
export function useOnLeaving(send: () => Promise<unknown>): void {
  useEffect(() => {
    const sendOnExit = () => void send()
    window.addEventListener('pagehide', sendOnExit)
    document.addEventListener('freeze', sendOnExit)
    const stop = onBeforeSignOut(send)
    return () => {
      window.removeEventListener('pagehide', sendOnExit)
      document.removeEventListener('freeze', sendOnExit)
      stop()
      sendOnExit()
    }
  }, [send])
}
