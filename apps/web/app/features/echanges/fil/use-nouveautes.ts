import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIsLive } from '#platform/realtime/live.ts'
import { useFlux } from '#platform/realtime/use-flux.ts'
import { nouveautesQuery } from './fil.queries.ts'

/** Polling interval without a stream, in milliseconds. */
const POLL_MS = 60_000
/** Spread of refetches for pages that show a count already: it is too low, not wrong. */
const LATER_MS = 5_000

export function useNouveautes(depuis: number | null): number {
  const isLive = useIsLive()
  const { data } = useQuery({
    ...nouveautesQuery(depuis),
    refetchInterval: !isLive && POLL_MS,
    refetchOnWindowFocus: isLive ? false : 'always',
  })
  const nb = data?.nb ?? 0
  useRefetchWhenAnnounced(nb > 0)
  return nb
}

/**
 * Thousands of pages get an event at once: each refetches after a random delay, once for all events
 * received meanwhile.
 */
function useRefetchWhenAnnounced(isAnnounced: boolean): void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const refetchNews = () => {
    timer.current = undefined
    void client.invalidateQueries({ queryKey: ['POST /api/feed/nouveautes'] })
  }
  useFlux('fil', (data) => {
    if (!data) return refetchNews()
    const spread = Math.max(data.etalement, isAnnounced ? LATER_MS : 0)
    timer.current ??= setTimeout(refetchNews, Math.random() * spread)
  })
}
