import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useFlux } from '../../../flux/use-flux.ts'
import { throttle } from '../../../ui/throttle.ts'

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

/** Keeps the list of conversations in step with what is said, read and changed in them. */
export function useLiveCanaux(): void {
  const ask = useOldThing('canaux')
  useFlux('message', ask)
  useFlux('message_lu', ask)
  useFlux('canal', ask)
}

/** Keeps the number of what waits in step, on every page. */
export function useLiveNonLus(): void {
  const client = useQueryClient()
  const ask = useOldThing('non-lus')
  useFlux('message', (data) => {
    ask()
    // What is held of conversations that are not open is old: they are asked again when they are.
    const held = data ? ['messages', 'fil', data.channels_id] : ['messages', 'fil']
    client.removeQueries({ queryKey: held, type: 'inactive' })
  })
  useFlux('message_lu', ask)
  useFlux('canal', ask)
}
