/** Unsent content of a form. `users_id`: its author, null for a visitor. */
export type Draft = { users_id: number | null; fields: Record<string, string[]> }

const PREFIX = 'brouillon '

/** Storage may be forbidden: drafts are then disabled. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

export const getDraftKey = (page: string, form: string) => `${PREFIX}${page} ${form}`

export const writeDraft = (key: string, draft: Draft) =>
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)))

export const clearDraft = (key: string) => attempt(() => sessionStorage.removeItem(key))

/** Sign-out leaves nothing on a shared device. */
export const clearAllDrafts = () =>
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    }
  })

/**
 * Draft of this author. A visitor's draft passes to the member who signs in; a member's is kept
 * while nobody is signed in, and deleted once another member is.
 */
export function readDraft(key: string, users_id: number | null): Draft['fields'] | null {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null)
  if (!draft) return null
  const isMine = draft.users_id === users_id || draft.users_id === null
  if (!isMine && users_id !== null) clearDraft(key)
  return isMine ? draft.fields : null
}
