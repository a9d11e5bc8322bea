const KEY = 'lecteurs'

const read = (): string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

export const isLetIn = (service: string): boolean => read().includes(service)

/** Remembered until the tab closes; without storage, consent is asked each time. */
export function letIn(service: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...read(), service])]))
  } catch {
    // Storage is unavailable.
  }
}
