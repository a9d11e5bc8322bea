type Take = () => unknown
type Listener = (take: Take) => void

let known: Take | null = null
const listeners = new Set<Listener>()

/** Called once a newer version is available, even if detected before the subscription. */
export function onNewVersion(listener: Listener): () => void {
  listeners.add(listener)
  if (known) listener(known)
  return () => void listeners.delete(listener)
}

export function tellNewVersion(take: Take): void {
  known = take
  for (const listener of listeners) listener(take)
}
