import { useEffect, useState } from 'react'

export function useLooked(): boolean {
  const [isLooked, setIsLooked] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setIsLooked(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isLooked
}

/**
 * Keeps the screen on while `isOn`, where supported; the browser releases it when the page is
 * hidden.
 */
export function useWakeLock(isOn: boolean): void {
  const isLooked = useLooked()
  useEffect(() => {
    if (!isOn || !isLooked || !('wakeLock' in navigator)) return
    // Refused on a low battery: the screen then turns off as usual.
    const lock = navigator.wakeLock.request('screen').catch(() => null)
    return () => {
      lock.then((held) => held?.release())
    }
  }, [isOn, isLooked])
}
