import { useEffect } from 'react'
import { canRead, openDetector } from './detector.ts'

/** `sessionStorage` flag against reload loops. */
const RELOADED = 'lecteur-recharge'

/** Loads the reader while online. If the CSP of this document forbids it, reloads the page once. */
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
    // Without a reader, names and numbers are typed.
    prepare().catch(() => undefined)
  }, [])
}
