import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Says the title of the page that one arrives on, which a browser only does when it loads it whole. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    setTitle(document.title)
  }, [pathname])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
