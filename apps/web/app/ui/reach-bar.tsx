import { type ReactNode, useEffect, useState } from 'react'
import './reach-bar.css'

type ReachBarProps = {
  label: string
  /** The id of the card that it stands for, once that is out of sight. */
  standsFor: string
  /** A word or two, and one action. */
  children: ReactNode
}

/** The one action of a long page, always in reach: over the bottom bar on phones, at the end of its parts elsewhere. */
export function ReachBar({ label, standsFor, children }: ReachBarProps) {
  if (!useIsOut(standsFor)) return null
  return (
    <section aria-label={label} className="reach-bar no-print">
      {children}
    </section>
  )
}

/** What is under the two bars at the top of the window is no longer seen. */
const UNDER_BARS = '-104px 0px 0px'

/** Whether an element has gone out of the window by its top. */
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
