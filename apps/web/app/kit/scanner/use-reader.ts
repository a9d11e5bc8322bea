import { useEffect } from 'react'
import { tabStorage } from '#platform/browser-storage.ts'
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
      if (!navigator.onLine || tabStorage.get(RELOADED)) return
      if (tabStorage.set(RELOADED, '1')) location.reload()
    }
    // Without a reader, names and numbers are typed.
    prepare().catch(() => undefined)
  }, [])
}
