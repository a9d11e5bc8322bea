/** Takes the new version: the page is loaded again. */
type Take = () => unknown
type Listener = (take: Take) => void

let known: Take | null = null
const listeners = new Set<Listener>()

/** Told once another version than this page's is there, also when it came before one listened. */
export function onNewVersion(listener: Listener): () => void {
  listeners.add(listener)
  if (known) listener(known)
  return () => void listeners.delete(listener)
}

export function tellNewVersion(take: Take): void {
  known = take
  for (const listener of listeners) listener(take)
}
