import { type ReactNode, useEffect, useState } from 'react'
import './reach-bar.css'

type ReachBarProps = {
  label: string
  /** Id of the card that the bar replaces once it has scrolled out. */
  standsFor: string
  children: ReactNode
}

export function ReachBar({ label, standsFor, children }: ReachBarProps) {
  if (!useIsOut(standsFor)) return null
  return (
    <section aria-label={label} className="reach-bar no-print">
      {children}
    </section>
  )
}

const UNDER_BARS = '-104px 0px 0px'

function useIsOut(id: string): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) setOut(!last.isIntersecting && last.boundingClientRect.top < 0)
      },
      { rootMargin: UNDER_BARS },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isOut
}
