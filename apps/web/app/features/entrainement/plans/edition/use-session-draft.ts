import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { clearDraft, getDraftKey, readDraft, writeDraft } from '#platform/drafts/draft.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { readSession, type SessionDraft, writeSession } from './session-draft.ts'

/**
 * Form values of a session, stored as a draft until confirmed or cancelled.
 * @param name key of the session within the plan
 */
export function useSessionDraft(sessionDraft: SessionDraft, name: string) {
  const { pathname } = useLocation()
  const { currentUser } = useSession()
  const users_id = currentUser?.users_id ?? null
  const key = getDraftKey(pathname, name)
  const [draft, setDraft] = useState(() => readSession(readDraft(key, users_id), sessionDraft))
  const untouched = useRef(draft)
  useEffect(() => {
    if (draft !== untouched.current) writeDraft(key, { users_id, fields: writeSession(draft) })
  }, [draft, key, users_id])
  return {
    draft,
    set: (change: Partial<SessionDraft>) => setDraft((now) => ({ ...now, ...change })),
    forget: () => clearDraft(key),
  }
}
