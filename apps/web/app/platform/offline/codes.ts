import { deviceStorage } from '#platform/browser-storage.ts'
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

export const listCodes = (): OfflineCode[] => deviceStorage.getJson(KEY) ?? []

export const writeCodes = (codes: readonly OfflineCode[]) => deviceStorage.setJson(KEY, codes)

export const clearCodePages = (kept: readonly string[] = []): Promise<void> =>
  clearOfflinePages((path) => isOfCodes(path) && !kept.includes(path))

const isOfCodes = (path: string) => path === LISTE || path.startsWith('/evenements/')

export function clearCodes(): Promise<void> {
  deviceStorage.remove(KEY)
  return clearCodePages()
}
