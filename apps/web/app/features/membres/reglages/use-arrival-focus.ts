import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Puts the focus on what a click inside the application led to: what was clicked may not be on the screen
 * any more. A page that is loaded whole begins where the browser begins.
 * @param address of what is shown; the focus moves when it changes
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
