import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { FluxHandler } from '#platform/realtime/flux-handlers.ts'
import { useFlux } from '#platform/realtime/use-flux.ts'
import { throttle } from '#ui/throttle.ts'

/** However much is said, lists are asked again this often at most. */
const OFTEN_MS = 1_500

/** Names something old now and then at most. */
function useOldThing(key: string): () => void {
  const client = useQueryClient()
  const tell = useMemo(
    () => throttle(() => void client.invalidateQueries({ queryKey: ['messages', key] }), OFTEN_MS),
    [client, key],
  )
  useEffect(() => tell.cancel, [tell])
  return tell.call
}

/** Whatever happens to messages; that some may have been missed is told of each type, and heard once. */
function useMessages(hear: FluxHandler<'message'>, ask: () => void): void {
  useFlux('message', hear)
  useFlux('message_lu', (data) => data && ask())
  useFlux('canal', (data) => data && ask())
}

/** Keeps the list of conversations in step with what is said, read and changed in them. */
export function useLiveCanaux(): void {
  const ask = useOldThing('canaux')
  useMessages(ask, ask)
}

/** Keeps the number of what waits in step, on every page. */
export function useLiveNonLus(): void {
  const client = useQueryClient()
  const ask = useOldThing('non-lus')
  useMessages((data) => {
    ask()
    // What is held of conversations that are not open is old: they are asked again when they are.
    const held = data ? ['messages', 'fil', data.channels_id] : ['messages', 'fil']
    client.removeQueries({ queryKey: held, type: 'inactive' })
  }, ask)
}
