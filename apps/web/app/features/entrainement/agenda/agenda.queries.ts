import type { Agenda } from '@foulee/contract/entrainement/agenda'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { TRAINING_KEY } from '#features/entrainement/shared/entrainements/entrainements.queries.ts'
import { useMove } from '#features/entrainement/shared/entrainements/move-form.tsx'
import { api } from '#platform/api/api.ts'

const AGENDA_KEY = [...TRAINING_KEY, 'agenda'] as const

export const agendaQuery = (du: string, au: string) =>
  queryOptions({
    queryKey: [...AGENDA_KEY, du, au],
    queryFn: async () => (await api('POST /api/auth/agenda', { query: { du, au } })).data,
  })

/** Moves a training; optimistic, then the server's answer. */
export function useAgendaMove() {
  const client = useQueryClient()
  const { run, isPending } = useMove()
  return {
    isPending,
    move: (id: number, jour: string) => {
      client.setQueriesData<Agenda>(
        { queryKey: AGENDA_KEY },
        (agenda) => agenda && { ...agenda, items: moveItem(agenda.items, id, jour) },
      )
      run({ id, jour })
    },
  }
}

const moveItem = (items: Agenda['items'], id: number, jour: string): Agenda['items'] =>
  items
    .map((item) => (item.entrainements_id === id ? { ...item, jour } : item))
    .sort((a, b) => a.jour.localeCompare(b.jour))
