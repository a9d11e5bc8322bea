import { deviceStorage, tabStorage } from '#platform/browser-storage.ts'

/** Unsent content of a form. `users_id`: its author, null for a visitor. */
export type Draft = { users_id: number | null; fields: Record<string, string[]> }

const PREFIX = 'brouillon '

export const getDraftKey = (page: string, form: string) => `${PREFIX}${page} ${form}`

export const writeDraft = (key: string, draft: Draft) => tabStorage.setJson(key, draft)

export const clearDraft = (key: string) => tabStorage.remove(key)

/** Sign-out leaves nothing on a shared device. */
export function clearAllDrafts(): void {
  for (const storage of [tabStorage, deviceStorage])
    for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key)
}

/**
 * Draft of this author. A visitor's draft passes to the member who signs in; a member's is kept
 * while nobody is signed in, and deleted once another member is.
 */
export function readDraft(key: string, users_id: number | null): Draft['fields'] | null {
  const draft = tabStorage.getJson<Draft>(key)
  if (!draft) return null
  const isMine = draft.users_id === users_id || draft.users_id === null
  if (!isMine && users_id !== null) clearDraft(key)
  return isMine ? draft.fields : null
}
