import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Focuses the new content after a navigation inside the application, since the clicked element may be
 * gone. A full page load keeps the browser's default.
 * @param address key of the content; the focus moves when it changes
 */
export function useArrivalFocus<Element extends HTMLElement>(
  address: string,
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  const { key } = useLocation()
  const isLoadedWhole = key === 'default'
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves for each new address
  useEffect(() => {
    if (!isLoadedWhole) ref.current?.focus({ preventScroll: true })
  }, [address, isLoadedWhole])
  return ref
}
