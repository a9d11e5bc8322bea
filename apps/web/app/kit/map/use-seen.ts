import { type RefObject, useEffect, useState } from 'react'

/** Produit 6.13: what is lazy waits this long, so that scrolling past it loads nothing. */
const delay = 200

/** Becomes true, for good, once the element has been on screen (or nearly) for 200 ms. */
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
