import { clearOfflinePages } from './pages.ts'

/**
 * Codes available offline (produit 12.4): a list in `localStorage`, and a static page per address.
 */
const KEY = 'codes'
const LISTE = '/mes-evenements'

export type OfflineCode = {
  users_id: number
  dates_id: number
  page: string
  titre: string
  quand: string
  ou: string
  groupe: string | null
  adresse: string
  /** ISO instant: expired from the next day. */
  fin: string
}

/** Storage may be forbidden: nothing is then kept. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

export const listCodes = (): OfflineCode[] =>
  attempt(() => JSON.parse(localStorage.getItem(KEY) ?? '[]') as OfflineCode[]) ?? []

export const writeCodes = (codes: readonly OfflineCode[]) =>
  attempt(() => localStorage.setItem(KEY, JSON.stringify(codes)))

export const clearCodePages = (kept: readonly string[] = []): Promise<void> =>
  clearOfflinePages((path) => isOfCodes(path) && !kept.includes(path))

const isOfCodes = (path: string) => path === LISTE || path.startsWith('/evenements/')

export function clearCodes(): Promise<void> {
  attempt(() => localStorage.removeItem(KEY))
  return clearCodePages()
}
