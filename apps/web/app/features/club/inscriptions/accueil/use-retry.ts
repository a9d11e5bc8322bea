import { useEffect } from 'react'

/** Interval before a failed send is retried, in milliseconds. */
const RETRY_MS = 4_000

/** Retries regardless of `navigator.onLine`, which is unreliable. */
export function useRetry(send: () => Promise<void>, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void send(), RETRY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, send])
}

export function useNetwork(send: () => Promise<void>, setAway: (isAway: boolean) => void): void {
  useEffect(() => {
    const back = () => {
      setAway(false)
      void send()
    }
    const gone = () => setAway(true)
    window.addEventListener('online', back)
    window.addEventListener('offline', gone)
    // Leftovers of an earlier visit.
    void send()
    return () => {
      window.removeEventListener('online', back)
      window.removeEventListener('offline', gone)
    }
  }, [send, setAway])
}
