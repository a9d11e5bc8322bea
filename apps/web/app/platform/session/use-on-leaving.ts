import { useEffect } from 'react'
import { onBeforeSignOut } from './before-sign-out.ts'

/** Sends pending work on unmount, `pagehide` or sign-out. */
export function useOnLeaving(send: () => Promise<unknown>): void {
  useEffect(() => {
    const leave = () => void send()
    window.addEventListener('pagehide', leave)
    document.addEventListener('freeze', leave)
    const stop = onBeforeSignOut(send)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('freeze', leave)
      stop()
      leave()
    }
  }, [send])
}
