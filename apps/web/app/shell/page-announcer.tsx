import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Announces the title after a client-side navigation, as browsers do for documents only. */
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
