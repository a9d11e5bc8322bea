import type { Key } from './call.ts'

/** Subject of a call: the first segment of its path. */
export type Tag = Key extends `${string} /api/${infer Path}`
  ? Path extends `${infer First}/${string}`
    ? First
    : Path
  : never

/** Tags that a write, or all writes of a tag, change besides their own. */
const TOUCHES: Partial<Record<Key | Tag, readonly Tag[]>> = {
  reservations: ['auth', 'courses', 'training', 'voyages'],
  'POST /api/voyages/attente': ['auth', 'courses', 'reservations', 'training'],
  'POST /api/voyages/attente/del': ['auth', 'courses', 'reservations', 'training'],
  'POST /api/abonnements/store': ['feed', 'profile'],
  'POST /api/profile/bloquer': ['commentaires', 'feed'],
  'POST /api/profile/coach': ['demandes'],
  'POST /api/profile/suivre': ['abonnements'],
  'POST /api/evenements/inscrire': ['auth', 'profile', 'training'],
  'POST /api/evenements/desinscrire': ['auth', 'profile', 'training'],
  'POST /api/evenements/attente': ['auth', 'profile', 'training'],
  'POST /api/evenements/attente/del': ['auth', 'profile', 'training'],
}

export const tagOf = (key: string): Tag => (key.split('/')[2] ?? '') as Tag

/** Tags whose reads are stale after this write. */
export function touchedBy(key: Key): readonly Tag[] {
  const tag = tagOf(key)
  return [...new Set([tag, ...(TOUCHES[tag] ?? []), ...(TOUCHES[key] ?? [])])]
}
