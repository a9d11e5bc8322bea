import { useEffect } from 'react'
import { canRead, openDetector } from './detector.ts'

/** Set once a page was loaded anew for its policy, so that it is not again and again. */
const RELOADED = 'lecteur-recharge'

/**
 * The reader is made ready while there is a network. Reached from another page, the document may forbid
 * it: it is then loaded anew, once.
 */
export function useReader(): void {
  useEffect(() => {
    const prepare = async () => {
      if (await canRead()) {
        await openDetector()
        return
      }
      if (!navigator.onLine || sessionStorage.getItem(RELOADED)) return
      sessionStorage.setItem(RELOADED, '1')
      location.reload()
    }
    // Without a reader names and numbers are typed.
    prepare().catch(() => undefined)
  }, [])
}
