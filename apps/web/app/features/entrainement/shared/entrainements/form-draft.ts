import { useState } from 'react'
import { useLocation } from 'react-router'
import { getDraftKey, readDraft } from '#platform/drafts/draft.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import type { Mode } from './form-props.ts'

/** The forms over a training in which one writes. */
const WRITTEN: readonly Mode[] = ['fait', 'modifier', 'etiquettes', 'retirer']

/** Under which name what is written of a training is kept. */
export const nameDraft = (id: number, mode: Mode) => `entrainement ${id} ${mode}`

/** The form that is open over a training: at first the one in which something was begun and not sent. */
export function useMode(id: number) {
  const { pathname } = useLocation()
  const { currentUser } = useSession()
  const users_id = currentUser?.users_id ?? null
  const isBegun = (mode: Mode) => readDraft(getDraftKey(pathname, nameDraft(id, mode)), users_id)
  return useState<Mode | null>(() => WRITTEN.find(isBegun) ?? null)
}
