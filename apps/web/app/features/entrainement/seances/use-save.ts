import type { SeanceGestion } from '@foulee/contract/entrainement/seance'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { VersionedSaving } from '#kit/editor/versioned-form.tsx'
import { api } from '#platform/api/api.ts'
import { updateSeance } from './seance-calls.ts'
import { gestionQuery } from './seances.queries.ts'

/** Stores the server's answer; lists and the public page are refetched. */
export function useShowSaved() {
  const client = useQueryClient()
  return (data: SeanceGestion) => {
    const { queryKey } = gestionQuery(data.seance.id)
    client.setQueryData(queryKey, data)
    void client.invalidateQueries({
      queryKey: ['seances'],
      predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
    })
  }
}

/**
 * Autosave, one save after the other. Texts and steps share one version on the server: a save of one
 * by this window must not look like a conflict to the other.
 */
export function useSaving(id: number): VersionedSaving<SeanceGestion> {
  const show = useShowSaved()
  const mine = useRef(0)
  return {
    scope: { id: `seance ${id}` },
    mutationFn: ({ fields, version = 0 }) =>
      updateSeance(api, { id, fields, version: Math.max(version, mine.current) }),
    onSuccess: (data) => {
      if (!data) return
      mine.current = data.version
      show(data)
    },
  }
}
