import { type Fix, type Located, locateOnWay, type Way } from '@foulee/trace/locate'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LeftAt, type WayBack, wayBackQuery } from './way-back.queries.ts'

export type OnWayBack = {
  found: WayBack | null
  /** Place on the way back. */
  located: Located | null
  isSearching: boolean
  /** No path leads back, as far as is known. */
  isLost: boolean
}

const NOWHERE: OnWayBack = { found: null, located: null, isSearching: false, isLost: false }

/**
 * Way back along paths while one is off the route and wants it; searched anew once one is off it too.
 */
export function useWayBack(
  way: Way,
  { fix, located }: { fix: Fix | null; located: Located | null },
  isWanted: boolean,
): OnWayBack {
  const [passed, setPassed] = useState(0)
  const [left, setLeft] = useState<LeftAt | null>(null)
  const isOff = located?.is_off === true
  if (located && !isOff && located.metres !== passed) setPassed(located.metres)
  const { data, isFetching, isError } = useQuery(wayBackQuery(way, left))
  const found = (left && data) || null
  const onWayBack = found && fix ? locateOnWay(found.way, fix) : null
  const isNeeded = isWanted && isOff && fix !== null
  const isStrayed = onWayBack?.is_off === true
  if (!isNeeded && left) setLeft(null)
  if (isNeeded && !isFetching && (!left || isStrayed)) {
    const position = [round(fix.lon), round(fix.lat)] as const
    if (position.join() !== left?.position.join()) setLeft({ position, metres: passed })
  }
  if (!isNeeded) return NOWHERE
  return {
    found,
    located: onWayBack,
    isSearching: isFetching,
    isLost: !isFetching && left !== null && (isError || data === null),
  }
}

/** Degrees to 5 decimals (1 m), as the engine takes them. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
