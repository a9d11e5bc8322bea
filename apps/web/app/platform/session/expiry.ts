type Listener = () => void

const listeners = new Set<Listener>()

/** Called when any API call answers 401; the session provider listens. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function endSession(): void {
  for (const listener of listeners) listener()
}
