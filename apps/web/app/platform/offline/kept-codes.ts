import { forgetPages } from './kept-pages.ts'

/**
 * Codes available offline (produit 12.4): a list in `localStorage`, and a static page per address.
 */
const KEY = 'codes'
const LISTE = '/mes-evenements'

export type KeptCode = {
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

export const listCodes = (): KeptCode[] =>
  attempt(() => JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptCode[]) ?? []

export const writeCodes = (codes: readonly KeptCode[]) =>
  attempt(() => localStorage.setItem(KEY, JSON.stringify(codes)))

export const forgetCodePages = (kept: readonly string[] = []): Promise<void> =>
  forgetPages((path) => isOfCodes(path) && !kept.includes(path))

const isOfCodes = (path: string) => path === LISTE || path.startsWith('/evenements/')

export function forgetCodes(): Promise<void> {
  attempt(() => localStorage.removeItem(KEY))
  return forgetCodePages()
}
