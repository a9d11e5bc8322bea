import { tabStorage } from '#platform/browser-storage.ts'

const KEY = 'lecteurs'

const read = (): string[] => {
  const kept = tabStorage.getJson<unknown>(KEY)
  return Array.isArray(kept) ? kept.map(String) : []
}

export const isLetIn = (service: string): boolean => read().includes(service)

/** Remembered until the tab closes; without storage, consent is asked each time. */
export function letIn(service: string): void {
  tabStorage.setJson(KEY, [...new Set([...read(), service])])
}
