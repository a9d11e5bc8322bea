import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to the anchor of the URL once its lazy section is there: the router has looked for it
 * before.
 */
export function useLateAnchor(id: string, isThere: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (isThere && hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [id, isThere, hash])
}
