import type { Agenda } from '@foulee/contract/entrainement/agenda'
import { useQueryClient } from '@tanstack/react-query'
import { useMove } from '#features/entrainement/shared/entrainements/move-form.tsx'
import { queryOf } from '#platform/api/query-of.ts'

const AGENDA = 'POST /api/auth/agenda'

export const agendaQuery = (du: string, au: string) => queryOf(AGENDA, { query: { du, au } })

/** Moves a training; optimistic, then the server's answer. */
export function useAgendaMove() {
  const client = useQueryClient()
  const { run, isPending } = useMove()
  return {
    isPending,
    move: (id: number, jour: string) => {
      client.setQueriesData<Agenda>(
        { queryKey: [AGENDA] },
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
