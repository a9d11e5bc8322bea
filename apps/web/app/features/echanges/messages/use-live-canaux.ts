import type { Key } from '@foulee/contract/shared/call'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { FluxHandler } from '#platform/realtime/flux-handlers.ts'
import { useFlux } from '#platform/realtime/use-flux.ts'
import { throttle } from '#ui/throttle.ts'

/** Minimum interval between refetches of lists, in milliseconds. */
const OFTEN_MS = 1_500

function useThrottledInvalidation(key: Key): () => void {
  const client = useQueryClient()
  const tell = useMemo(
    () => throttle(() => void client.invalidateQueries({ queryKey: [key] }), OFTEN_MS),
    [client, key],
  )
  useEffect(() => tell.cancel, [tell])
  return tell.call
}

/** All events of messages; a resync is signalled for each type and handled once. */
function useMessages(hear: FluxHandler<'message'>, ask: () => void): void {
  useFlux('message', hear)
  useFlux('message_lu', (data) => data && ask())
  useFlux('canal', (data) => data && ask())
}

export function useLiveCanaux(): void {
  const ask = useThrottledInvalidation('POST /api/messages/list')
  useMessages(ask, ask)
}

export function useLiveNonLus(): void {
  const client = useQueryClient()
  const ask = useThrottledInvalidation('POST /api/messages/non-lus')
  useMessages((data) => {
    ask()
    // Cached parts of closed conversations are outdated: they are refetched when opened.
    const held = data ? ['messages', 'fil', data.channels_id] : ['messages', 'fil']
    client.removeQueries({ queryKey: held, type: 'inactive' })
  }, ask)
}
