type Listener = () => void

const listeners = new Set<Listener>()

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function endSession(): void {
  for (const listener of listeners) listener()
}
