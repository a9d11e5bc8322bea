/** Which players the reader let in during this visit: asked once for each service. */
const KEY = 'lecteurs'

const read = (): string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

/** @param service whom the browser contacts, by name */
export const isLetIn = (service: string): boolean => read().includes(service)

/** Remembers it until the tab is closed; without storage it is asked each time. */
export function letIn(service: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...read(), service])]))
  } catch {
    // Nothing is kept.
  }
}
