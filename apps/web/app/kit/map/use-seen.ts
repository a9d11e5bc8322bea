import { type RefObject, useEffect, useState } from 'react'

/** Produit 6.13: delay in milliseconds, so that scrolling past loads nothing. */
const delay = 200

export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !element.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setIsSeen(true), delay)
      },
      { rootMargin: '100px' },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element, isSeen])
  return isSeen
}
