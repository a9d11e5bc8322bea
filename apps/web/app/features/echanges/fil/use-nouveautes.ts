import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIsLive } from '#platform/realtime/live.ts'
import { useFlux } from '#platform/realtime/use-flux.ts'
import { nouveautesQuery } from './fil.queries.ts'

/** How often a page asks that is not told. */
const POLL_MS = 60_000
/** Over how long a page asks that announces something already: what it says is not wrong, only low. */
const LATER_MS = 5_000

/** How many items came since this one: asked when the stream says so, or without a stream each minute. */
export function useNouveautes(depuis: number | null): number {
  const isLive = useIsLive()
  const { data } = useQuery({
    ...nouveautesQuery(depuis),
    refetchInterval: !isLive && POLL_MS,
    refetchOnWindowFocus: isLive ? false : 'always',
  })
  const nb = data?.nb ?? 0
  useAskWhenTold(nb > 0)
  return nb
}

/** Thousands of pages are told at once: each waits for a moment of its own, and asks once for all it was told. */
function useAskWhenTold(isAnnounced: boolean): void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = () => {
    timer.current = undefined
    void client.invalidateQueries({ queryKey: ['fil', 'nouveautes'] })
  }
  useFlux('fil', (data) => {
    if (!data) return ask()
    const spread = Math.max(data.etalement, isAnnounced ? LATER_MS : 0)
    timer.current ??= setTimeout(ask, Math.random() * spread)
  })
}
