import { useEffect } from 'react'
import { beforeLeaving } from './before-leaving.ts'

/** Sends what waits when its page is left, closed or frozen, and when its member signs out. */
export function useOnLeaving(send: () => Promise<unknown>): void {
  useEffect(() => {
    const leave = () => void send()
    window.addEventListener('pagehide', leave)
    document.addEventListener('freeze', leave)
    const stop = beforeLeaving(send)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('freeze', leave)
      stop()
      leave()
    }
  }, [send])
}
