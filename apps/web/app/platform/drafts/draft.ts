/** What somebody has begun to write, until it is sent. Whose it is: null for a visitor. */
export type Draft = { users_id: number | null; fields: Record<string, string[]> }

const PREFIX = 'brouillon '

/** Storage may be forbidden by the browser's settings: then nothing is kept, and nothing breaks. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

/** One draft for each form of each page. */
export const getDraftKey = (page: string, form: string) => `${PREFIX}${page} ${form}`

export const writeDraft = (key: string, draft: Draft) =>
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)))

export const forgetDraft = (key: string) => attempt(() => sessionStorage.removeItem(key))

/** Whoever signs out leaves nothing for the next one at this screen. */
export const forgetAllDrafts = () =>
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    }
  })

/**
 * What was begun, for whoever began it. A visitor's draft is taken over by signing in; a member's
 * waits while nobody is signed in, and is gone as soon as somebody else is.
 */
export function readDraft(key: string, users_id: number | null): Draft['fields'] | null {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null)
  if (!draft) return null
  const isMine = draft.users_id === users_id || draft.users_id === null
  if (!isMine && users_id !== null) forgetDraft(key)
  return isMine ? draft.fields : null
}
