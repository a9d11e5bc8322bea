type ApplyVersion = () => unknown
type Listener = (take: ApplyVersion) => void

let known: ApplyVersion | null = null
const listeners = new Set<Listener>()

export function onNewVersion(listener: Listener): () => void {
  listeners.add(listener)
  if (known) listener(known)
  return () => void listeners.delete(listener)
}

export function emitNewVersion(take: ApplyVersion): void {
  known = take
  for (const listener of listeners) listener(take)
}
