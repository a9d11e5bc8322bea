import type { SeanceGestion } from '@foulee/contract/entrainement/seance'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { VersionedSaving } from '#kit/editor/versioned-form.tsx'
import { savingOf } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { updateSeance } from './seance-calls.ts'
import { SEANCE } from './seance-kind.ts'

/**
 * Autosave, one save after the other. Texts and steps share one version on the server: a save of one
 * by this window must not look like a conflict to the other.
 */
export function useSaving(id: number): VersionedSaving<SeanceGestion> {
  const client = useQueryClient()
  const mine = useRef(0)
  return savingOf(client, SEANCE, {
    id,
    update: async ({ fields, version = 0 }) => {
      const data = await updateSeance(api, { id, fields, version: Math.max(version, mine.current) })
      mine.current = data.version
      return data
    },
  })
}
