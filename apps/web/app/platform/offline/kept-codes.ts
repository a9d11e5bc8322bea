import { forgetPages } from './kept-pages.ts'

/**
 * Codes that open without a network (produit 12.4): a list in the browser's storage, and beside it a finished
 * page for each address.
 */
const KEY = 'codes'
const LISTE = '/mes-evenements'

export type KeptCode = {
  users_id: number
  dates_id: number
  /** The address of its page. */
  page: string
  titre: string
  /** When and where, in words. */
  quand: string
  ou: string
  groupe: string | null
  /** What the QR code holds. */
  adresse: string
  /** An instant: the code is of no use from the day after. */
  fin: string
}

/** Storage may be forbidden by the browser's settings: then nothing is kept, and nothing breaks. */
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

/** Takes away the pages of codes, but for those of these paths. */
export const forgetCodePages = (kept: readonly string[] = []): Promise<void> =>
  forgetPages((path) => isOfCodes(path) && !kept.includes(path))

const isOfCodes = (path: string) => path === LISTE || path.startsWith('/evenements/')

/** Whoever signs out leaves no code for the next one at this screen. */
export function forgetCodes(): Promise<void> {
  attempt(() => localStorage.removeItem(KEY))
  return forgetCodePages()
}
