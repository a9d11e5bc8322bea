import { useState } from 'react'
import { useLocation } from 'react-router'
import { getDraftKey, readDraft } from '#platform/drafts/draft.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import type { Mode } from './form-props.ts'

const WRITTEN: readonly Mode[] = ['fait', 'modifier', 'etiquettes', 'retirer']

export const getDraftName = (id: number, mode: Mode) => `entrainement ${id} ${mode}`

export function useMode(id: number) {
  const { pathname } = useLocation()
  const { currentUser } = useSession()
  const users_id = currentUser?.users_id ?? null
  const isBegun = (mode: Mode) => readDraft(getDraftKey(pathname, getDraftName(id, mode)), users_id)
  return useState<Mode | null>(() => WRITTEN.find(isBegun) ?? null)
}
