import type { Key } from './call.ts'

/** Subject of a call: the first segment of its path. */
export type Tag = Key extends `${string} /api/${infer Path}`
  ? Path extends `${infer First}/${string}`
    ? First
    : Path
  : never

/** Tags that a write changes besides its own. */
const TOUCHES: Partial<Record<Key, readonly Tag[]>> = {
  'POST /api/evenements/inscrire': ['auth', 'profile', 'training'],
  'POST /api/evenements/desinscrire': ['auth', 'profile', 'training'],
  'POST /api/evenements/attente': ['auth', 'profile', 'training'],
  'POST /api/evenements/attente/del': ['auth', 'profile', 'training'],
}

export const tagOf = (key: string): string => key.split('/')[2] ?? ''

/** Tags whose reads are stale after this write. */
export const touchedBy = (key: Key): readonly string[] => [tagOf(key), ...(TOUCHES[key] ?? [])]
