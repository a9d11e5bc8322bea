import { useEffect, useState } from 'react'
import { throttle } from './throttle.ts'

export function useScrolled(offset = 8): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = throttle(() => setScrolled(window.scrollY > offset), 100)
    look.call()
    window.addEventListener('scroll', look.call, { passive: true })
    return () => {
      window.removeEventListener('scroll', look.call)
      look.cancel()
    }
  }, [offset])
  return isScrolled
}
