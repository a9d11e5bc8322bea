import { useEffect } from 'react'

/** Whoever closes or reloads the page over something that is not saved is asked by the browser. */
export function useLeaveAsk(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
