import type { TableState } from './manifest.ts'

export type Target = {
  name: string
  /** Also true when it does not exist. */
  isEmpty: () => Promise<boolean>
  load: (archive: string) => Promise<{ tables: TableState[]; serveur: string }>
  /** @returns place of the former content, if any */
  swap: () => Promise<string | null>
  close: () => Promise<void>
}
