import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Goes to what the address names once it is there: its script comes after the router has looked for it. */
export function useLateAnchor(id: string, isThere: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isThere && hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [id, isThere, hash])
}
